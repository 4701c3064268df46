/**
 * A board on which a move is prepared before it is sent says so here. Whoever would play a move for
 * somebody (a hint that is followed) prepares it instead: the person sends it.
 */

type Prepare = (move: string) => boolean;

let board: Prepare | null = null;

/** A board prepares moves, until the returned function is called. */
export function preparesMoves(prepare: Prepare): () => void {
  board = prepare;
  return () => {
    if (board === prepare) board = null;
  };
}

/** Have a move prepared; false where the board sends moves at once, or does not know this one. */
export const prepareMove: Prepare = (move) => board?.(move) ?? false;

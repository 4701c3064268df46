/**
 * A board on which a move is prepared before it is sent registers here. Code that would play a move for
 * somebody (following a hint) prepares it instead: the player sends it.
 */

export interface Preparing {
  /** Whether it prepares this move; others are sent at once. */
  knows(move: string): boolean;
  prepare(move: string): void;
  /** Whether it would be the seat's last one: nobody makes that for a player. */
  isLast?(move: string): boolean;
}

let board: Preparing | null = null;

/** Registers a board that prepares moves, until the returned function is called. */
export function preparesMoves(preparing: Preparing): () => void {
  board = preparing;
  return () => {
    if (board === preparing) board = null;
  };
}

/** Whether the board prepares this move. */
export const isPrepared = (move: string): boolean => board?.knows(move) ?? false;

/** Whether the board says that it would be the last move of the player there. */
export const isLastMove = (move: string): boolean => board?.isLast?.(move) ?? false;

/** Have a move prepared; false where the board sends moves at once, or does not know this one. */
export function prepareMove(move: string): boolean {
  if (!isPrepared(move)) return false;
  board?.prepare(move);
  return true;
}

/** What a board may use of the table it draws. Live tables, replays and lessons implement this. */

import type { Scene } from "../api/scene";
import type { Data, Previewed, Snapshot, FeedItem } from "../api/schema";
import type { Voice } from "../words/voice";
import type { GainsStore } from "./gains.svelte";
import type { Idea } from "./idea";

/** A place on the screen, in CSS pixels: where somebody tapped. */
export interface Spot {
  x: number;
  y: number;
  /** The box of what was tapped: a message about it does not cover it. */
  box?: DOMRectReadOnly;
}

/** A message beside a place on the screen; `rule` is the id of the rule it quotes, if any. */
export interface Note<At = Spot> {
  readonly words: string;
  readonly rule: string;
  readonly at: At;
  /** Whether something was refused; otherwise it only explains. */
  readonly refused: boolean;
}

/** A table whose game has begun: there is something to draw. */
export type Begun = Snapshot & { view: Record<string, unknown> };

export interface Playable {
  /** The table as this viewer may see it. */
  readonly now: Begun;
  /** The table itself, if this is a copy of it that is drawn later. */
  readonly source?: Playable;
  /** The set-up of the table, including its sheet. */
  readonly options: Data;
  /** Changes whenever `now` does. */
  readonly tick: number;
  /** Moves made here that the server's feed does not contain yet: a move, and the one that replaces it. */
  readonly pending: readonly string[];
  /** The log so far, oldest first. */
  readonly log: readonly FeedItem[];
  readonly voice: Voice;
  /** Whether a wrong move costs nothing, so that no board needs to ask "really?". */
  readonly forgiving?: boolean;
  /** Whether it only advances when the viewer does: there is nobody else to wait for. */
  readonly paused?: boolean;
  /** Whether it is a record, of which the viewer goes to any step: its last one is a step like the others. */
  readonly replayed?: boolean;
  /** Increases when a lesson takes back a move that it did not ask for: the board clears its selection. */
  readonly missed?: number;
  /** Whether this viewer may move at all just now. */
  readonly canMove: boolean;
  /** What moves would score; a replay has none. */
  readonly gains?: GainsStore;
  /** The hint on view: the board draws its steps as numbered ghosts. */
  readonly idea?: Idea | null;
  /** The player prepares something other than the hint on view: it closes. */
  leaveIdea?(): void;
  /** A tap that means this move: it is played if it is legal; otherwise its rule is shown there. */
  tap(move: string, at: Spot): void;
  /** Undo the player's last move and play this one in its place; a replay has no such method. */
  instead?(move: string, at: Spot): void;
  /** Play a legal move. `prepared` by a tap since the position changed: then this tap is not accidental. */
  play(move: string, at?: Spot, prepared?: boolean): void;
  /** The position after moves that are not made; a replay cannot ask for it. */
  preview?(moves: readonly string[]): Promise<Previewed>;
  /** Undo the last move; a replay cannot. */
  undo?(): void;
  /** Show a message beside a place, for a tap that means no move at all, or that is `refused`. */
  tell(sentence: string, at: Spot, refused?: boolean): void;
  /** The generic picture of a seat's sheet. */
  scene(of: number): Promise<Scene>;
}

/** The place of a click or a key press: for keys, the middle of the element. */
export function spotOf(event: MouseEvent | KeyboardEvent): Spot {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  if (event instanceof MouseEvent && event.detail > 0) {
    return { x: event.clientX, y: event.clientY, box };
  }
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, box };
}

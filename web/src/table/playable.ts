/** What a board may ask of the table it draws. A live table, a replay and a lesson are such things. */

import type { Scene } from "../api/scene";
import type { Data, Previewed, Snapshot, FeedItem } from "../api/schema";
import type { Voice } from "../words/voice";
import type { GainsStore } from "./gains.svelte";
import type { Idea } from "./idea";

/** A place on the screen, in CSS pixels: where somebody tapped. */
export interface Spot {
  x: number;
  y: number;
  /** What was tapped there: a sentence about it does not cover it. */
  box?: DOMRectReadOnly;
}

/** A sentence near a place on the screen; `rule` is the id of the rule it tells, if it tells one. */
export interface Note<At = Spot> {
  readonly words: string;
  readonly rule: string;
  readonly at: At;
  /** Whether something was refused; otherwise it only explains. */
  readonly refused: boolean;
}

/** A table whose play has begun: there is something to draw. */
export type Begun = Snapshot & { view: Record<string, unknown> };

export interface Playable {
  /** The table as this viewer may see it. */
  readonly now: Begun;
  /** The table itself, where this is a copy of it that is drawn later. */
  readonly source?: Playable;
  /** How the table was set up, its sheet included. */
  readonly options: Data;
  /** Changes whenever `now` does. */
  readonly tick: number;
  /** What was done here and the server has not told of yet: a move, and the one that is to stand instead of it. */
  readonly pending: readonly string[];
  /** What was told so far, the oldest first. */
  readonly log: readonly FeedItem[];
  readonly voice: Voice;
  /** Whether a wrong move loses nothing, so that no board need ask "really?". */
  readonly forgiving?: boolean;
  /** Whether it goes on only when the viewer does: nobody else is waited for. */
  readonly paused?: boolean;
  /** Grows when a move was taken back because it is not what is asked: what was chosen for it is put away. */
  readonly missed?: number;
  /** Whether this viewer may move at all just now. */
  readonly canMove: boolean;
  /** What moves would bring; a replay has none. */
  readonly gains?: GainsStore;
  /** A hint that is being shown: the board draws its steps as numbered ghosts. */
  readonly idea?: Idea | null;
  /** A tap that means this move: it is played if it is legal; otherwise its rule is shown there. */
  tap(move: string, at: Spot): void;
  /** Play this move in place of one's last one, which is taken back first; a replay has none. */
  instead?(move: string, at: Spot): void;
  /** Play a legal move. `prepared` by a tap since the position changed: then this tap is no slip. */
  play(move: string, at?: Spot, prepared?: boolean): void;
  /** How things would stand after moves that are not made; a replay cannot ask. */
  preview?(moves: readonly string[]): Promise<Previewed>;
  /** Take the last move back; a replay cannot. */
  undo?(): void;
  /** Show a sentence near a place, for a tap that means no move at all, or that is `refused`. */
  tell(sentence: string, at: Spot, refused?: boolean): void;
  /** The generic picture of a seat's sheet. */
  scene(of: number): Promise<Scene>;
}

/** Where a click or a key press was: keys happen in the middle of what they press. */
export function spotOf(event: MouseEvent | KeyboardEvent): Spot {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  if (event instanceof MouseEvent && event.detail > 0) {
    return { x: event.clientX, y: event.clientY, box };
  }
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, box };
}

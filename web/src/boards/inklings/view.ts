/** What the game tells of a play: see src/paintpot/games/inklings/view.py. */

export interface Roll {
  readonly d6: number;
  readonly d8: number;
  readonly d12: number;
  readonly sums: readonly number[];
}

/** A sheet as far as this viewer knows it. */
export interface SheetShown {
  readonly inked: readonly string[];
  readonly inklings: readonly string[];
  /** The letters of the boxes that are not crossed off. */
  readonly boxes: readonly string[];
  /** The spaces whose tunnel is crossed off. */
  readonly crossed: readonly string[];
  /** Whether a move was made that not everybody knows yet. */
  readonly chosen: boolean;
  readonly move: string | null;
  readonly out: boolean;
  readonly stuck: boolean;
}

export interface InklingsView {
  readonly stage: "moves" | "roll" | "over";
  readonly round: number;
  readonly actors: readonly number[];
  readonly roll: Roll | null;
  readonly sheets: readonly SheetShown[];
}

export const viewOf = (view: Record<string, unknown>): InklingsView =>
  view as unknown as InklingsView;

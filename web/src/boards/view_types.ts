// Made from the core's view_types.py by tools/page_schema.py: change that, then run it again.

/** A score as plain data. A line is a name and its points. */
export interface ScoreData {
  readonly deciders: readonly (readonly [string, number])[];
  readonly lines: readonly (readonly [string, number])[];
  readonly tie: readonly number[];
  readonly total: number;
  readonly verdict: string | null;
}

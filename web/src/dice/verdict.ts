/** At the end: does the record match what this browser noted? */

import type { FairShown } from "../api/schema";
import { same, type Fault } from "./keeper";
import type { DiceNote } from "./notes";
import { sha256 } from "./sha256";

export interface Verdict {
  /** Whether this browser had a seat before the start, and so can compare. */
  readonly seen: boolean;
  readonly faults: readonly Fault[];
  /** Own seats whose part is not in the dice, since it was not received in time. */
  readonly missing: readonly number[];
}

export type RecordedFair = Partial<FairShown>;

/** `shown` are the throws as this browser was shown them, `thrown` those of the record. */
export function verdictOf(
  note: DiceNote | null,
  fair: RecordedFair | undefined,
  shown: readonly string[],
  thrown: readonly string[],
): Verdict {
  const seats = Object.keys(note?.own ?? {}).map(Number);
  if (!note?.hashes || !seats.length) return { seen: false, faults: [], missing: [] };
  const faults = new Set<Fault>();
  const parts = fair?.parts ?? [];
  if (fair?.commitment !== note.commitment) faults.add("commitment");
  if (!fair?.secret || sha256(fair.secret) !== note.commitment) faults.add("secret");
  if (!same(note.hashes, parts.map((part) => part.hash))) faults.add("hashes");
  if (note.parts && !same(note.parts, parts.map((part) => part.bytes))) faults.add("parts");
  if (parts.some(({ bytes, hash }) => bytes !== null && sha256(bytes) !== hash)) faults.add("unfit");
  if (!same(shown, thrown)) faults.add("throws");
  const missing: number[] = [];
  for (const seat of seats) {
    const own = note.own[seat];
    const bytes = parts[seat]?.bytes ?? null;
    if (!own || bytes === own.bytes) continue;
    if (bytes !== null) faults.add("own");
    else if (own.received) faults.add("left-out");
    else missing.push(seat);
  }
  return { seen: true, faults: [...faults], missing };
}

/** This browser's part in the dice: it commits, takes notes, reveals, and refuses if it was deceived. */

import type { FairShown, Snapshot } from "../api/schema";
import { draw, readNote, writeNote, type DiceNote } from "./notes";

/** What does not match. Each has a sentence, `fair-fault-…`. */
export type Fault =
  | "commitment"
  | "secret"
  | "hashes"
  | "own"
  | "left-out"
  | "parts"
  | "unfit"
  | "throws";

/** What to send now, or why nothing is sent. */
export interface Errands {
  readonly commits: readonly { seat: number; hash: string }[];
  readonly reveals: readonly { seat: number; bytes: string }[];
  readonly fault: Fault | null;
}

const NOTHING: Errands = { commits: [], reveals: [], fault: null };

/** Examine a table as it is shown, note what has to be noted, and return what to send. */
export function errandsOf(now: Snapshot): Errands {
  const { fair, phase, table } = now;
  if (fair.version < 2) return NOTHING;
  const note = readNote(table) ?? newNote(now);
  if (!note) return NOTHING;
  note.commitment ||= fair.commitment;
  if (note.commitment !== fair.commitment) return { ...NOTHING, fault: "commitment" };
  if (phase === "gathering") return committing(now, note);
  const fault = fixedFault(note, fair);
  if (fault) return { ...NOTHING, fault };
  writeNote(table, note);
  if (phase !== "revealing") return NOTHING;
  const reveals = now.yours.flatMap((seat) => {
    const own = note.own[seat];
    return own && !own.received ? [{ seat, bytes: own.bytes }] : [];
  });
  return { ...NOTHING, reveals };
}

/** Notes begin when this browser takes a seat. After the start there is nothing to compare with. */
function newNote({ phase, yours, fair }: Snapshot): DiceNote | null {
  if (phase !== "gathering" || !yours.length) return null;
  return { at: 0, commitment: fair.commitment, own: {} };
}

/** Before the start this browser has a part for each of its seats, and the server has the hash. */
function committing(now: Snapshot, note: DiceNote): Errands {
  const commits = now.yours.flatMap((seat) => {
    const own = (note.own[seat] ??= draw());
    return now.fair.parts[seat]?.hash === own.hash ? [] : [{ seat, hash: own.hash }];
  });
  // A seat that was given up has no part of ours any more.
  for (const seat of Object.keys(note.own).map(Number)) {
    if (!now.yours.includes(seat)) delete note.own[seat];
  }
  writeNote(now.table, note);
  return { ...NOTHING, commits };
}

/** After the start nothing may change: it is noted when first seen, and compared from then on. */
function fixedFault(note: DiceNote, fair: FairShown): Fault | null {
  const hashes = fair.parts.map((part) => part.hash);
  for (const [seat, own] of Object.entries(note.own)) {
    if (hashes[Number(seat)] !== own.hash) return "own";
  }
  note.hashes ??= hashes;
  if (!same(note.hashes, hashes)) return "hashes";
  if (fair.parts.every((part) => part.bytes === null)) return null;
  const parts = fair.parts.map((part) => part.bytes);
  note.parts ??= parts;
  return same(note.parts, parts) ? null : "parts";
}

export function same(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, k) => value === other[k]);
}

/** The server has confirmed a reveal. */
export function noteReceived(table: string, seat: number): void {
  const note = readNote(table);
  const own = note?.own[seat];
  if (note && own) writeNote(table, { ...note, own: { ...note.own, [seat]: { ...own, received: true } } });
}

/** What a browser does for the dice by itself: it commits, notes, reveals, and refuses if deceived. */

import type { FairShown, Snapshot } from "../api/schema";
import { draw, readNote, writeNote, type DiceNote } from "./notes";

/** What does not fit. Each has a sentence, `fair-fault-…`. */
export type Fault =
  | "commitment"
  | "secret"
  | "hashes"
  | "own"
  | "left-out"
  | "parts"
  | "unfit"
  | "throws";

/** What is to be sent now, or why nothing is. */
export interface Errands {
  readonly commits: readonly { seat: number; hash: string }[];
  readonly reveals: readonly { seat: number; bytes: string }[];
  readonly fault: Fault | null;
}

const NOTHING: Errands = { commits: [], reveals: [], fault: null };

/** Look at a table as it is shown, note what has to be noted, and say what is to be sent. */
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

/** Who has a seat notes from then on. Who comes later has nothing to compare with. */
function newNote({ phase, yours, fair }: Snapshot): DiceNote | null {
  if (phase !== "gathering" || !yours.length) return null;
  return { at: 0, commitment: fair.commitment, own: {} };
}

/** Before the start every seat of this browser has a part, and the server the hash of it. */
function committing(now: Snapshot, note: DiceNote): Errands {
  const commits = now.yours.flatMap((seat) => {
    const own = (note.own[seat] ??= draw());
    return now.fair.parts[seat]?.hash === own.hash ? [] : [{ seat, hash: own.hash }];
  });
  // A seat that was left has no part of ours any more.
  for (const seat of Object.keys(note.own).map(Number)) {
    if (!now.yours.includes(seat)) delete note.own[seat];
  }
  writeNote(now.table, note);
  return { ...NOTHING, commits };
}

/** After the start nothing may change: the first sight of it is noted, and all others compared. */
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

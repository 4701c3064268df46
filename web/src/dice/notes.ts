/**
 * What this browser noted of the dice of a table: its own parts, and what it was shown before any part
 * was revealed. It is stored in the browser, so that a reload loses nothing.
 */

import { keep, kept, keptNames } from "../look/kept";
import { sha256 } from "./sha256";

/** A seat's part of the dice: 32 random bytes as hex digits, and their hash, which is sent first. */
export interface SecretPart {
  readonly bytes: string;
  readonly hash: string;
}

export interface OwnPart extends SecretPart {
  /** Whether the server has confirmed that it received the bytes in time. */
  received?: boolean;
}

export interface DiceNote {
  /** When it was last written, from Date.now(). */
  at: number;
  /** The server's commitment, from when this browser took a seat. */
  commitment: string;
  /** The parts of this browser's seats. */
  own: { [seat: number]: OwnPart };
  /** A part that was sent with the request for a seat, until the seat is known. */
  pending?: SecretPart;
  /** Everybody's hashes, as they were fixed before this browser revealed anything. */
  hashes?: (string | null)[];
  /** Everybody's bytes, as they were shown when play began. */
  parts?: (string | null)[];
}

/** The number of tables remembered; the oldest are forgotten first. */
export const MOST_NOTED = 60;

const key = (table: string): string => `dice/${table}`;

export function draw(): SecretPart {
  const drawn = crypto.getRandomValues(new Uint8Array(32));
  const bytes = [...drawn].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { bytes, hash: sha256(bytes) };
}

/** For browsers without storage: as long as the page is open. */
const here = new Map<string, string>();

export function readNote(table: string): DiceNote | null {
  try {
    const note = JSON.parse(kept(key(table)) || (here.get(table) ?? "null")) as DiceNote | null;
    return note && typeof note.commitment === "string" && note.own ? note : null;
  } catch {
    return null;
  }
}

export function writeNote(table: string, note: DiceNote): void {
  const fresh = !kept(key(table));
  const text = JSON.stringify({ ...note, at: Date.now() });
  if (fresh) forgetOldest();
  keep(key(table), text);
  if (kept(key(table)) !== text) here.set(table, text);
}

function forgetOldest(): void {
  const names = keptNames(key(""));
  const age = (name: string): number => readNote(name.slice(key("").length))?.at ?? 0;
  const oldest = names.sort((a, b) => age(a) - age(b));
  for (const name of oldest.slice(0, Math.max(0, names.length - MOST_NOTED + 1))) keep(name, "");
}

/** Parts for seats that are about to be taken at a table that is about to be opened. */
export function noteOpened(table: string, commitment: string, own: DiceNote["own"]): void {
  writeNote(table, { at: 0, commitment, own });
}

/** The part for a seat that is about to be taken; a retry gets the same part again. */
export function pendingPart(table: string): SecretPart {
  const note = readNote(table) ?? { at: 0, commitment: "", own: {} };
  const part = note.pending ?? draw();
  writeNote(table, { ...note, pending: part });
  return part;
}

/** The seat was taken with the part that was pending. */
export function noteSeated(table: string, seat: number, commitment: string): void {
  const note = readNote(table);
  if (!note?.pending) return;
  const { pending, ...rest } = note;
  const own = { ...note.own, [seat]: pending };
  writeNote(table, { ...rest, own, commitment: note.commitment || commitment });
}

/** The seat was taken over from another device, which has its part. Before the start a new one is drawn here. */
export function forgetSeat(table: string, seat: number): void {
  const note = readNote(table);
  if (!note?.own[seat]) return;
  const { [seat]: _gone, ...own } = note.own;
  writeNote(table, { ...note, own });
}

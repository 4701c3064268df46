/**
 * The commitments to the dice of coming days, which this browser notes the day before. It compares them with
 * the day's own, and later with the revealed secret.
 */

import { sha256 } from "../dice/sha256";
import { keep, keepData, keptData, keptNames } from "../look/kept";

const BEGINNING = "day/";
/** How many days are remembered. */
const MOST = 40;

type Commitments = Readonly<Record<string, string>>;

function isNote(data: unknown): data is Commitments {
  return typeof data === "object" && data !== null && Object.values(data).every((one) => typeof one === "string");
}

const noted = (day: string): Commitments => keptData<Commitments>(BEGINNING + day, {}, isNote);

/** The first commitment seen counts: a later one must not replace it. */
export function noteDay(day: string, commitments: Commitments): void {
  const before = noted(day);
  const all = { ...commitments, ...before };
  if (Object.keys(all).length > Object.keys(before).length) keepData(BEGINNING + day, all);
  for (const old of keptNames(BEGINNING).sort().slice(0, -MOST)) keep(old, "");
}

export type DayVerdict = "unseen" | "same" | "proven" | "other" | "unfit";

/** Whether a day's dice are those that were committed to, as far as this browser knows. */
export function judge(day: string, game: string, commitment: string, secret: string | null): DayVerdict {
  const before = noted(day)[game];
  if (secret && sha256(secret) !== commitment) return "unfit";
  if (before === undefined) return "unseen";
  if (before !== commitment) return "other";
  return secret ? "proven" : "same";
}

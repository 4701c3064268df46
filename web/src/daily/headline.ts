/** A day's result in one sentence. */

import type { DayShown } from "../api/schema";
import { signed } from "../words/voice";
import { say } from "../words/words.svelte";

export function headlineOf({ mine, par }: Pick<DayShown, "mine" | "par">): string {
  if (mine?.state === "given-up") return say("given-up");
  if (!mine || mine.total === null) return "";
  const total = signed(mine.total);
  if (!par) return say("solo-result", { n: Math.abs(mine.total), total });
  const n = Math.abs(mine.total - par.total);
  const how = mine.total > par.total ? "better" : mine.total < par.total ? "worse" : "level";
  return say(`daily-${how}`, { total, points: Math.abs(mine.total), n });
}

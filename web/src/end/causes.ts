/**
 * What happened in the turn that decided a part of the margin: the moment of that turn that its points
 * come from. Independent of the game: it only uses moments, seats, score lines and points.
 */

import type { CourseShown, FeedItem, FeedMoment } from "../api/schema";
import { groupOf, WORTH_TELLING, type Plot, type Sides, type Stretch } from "./story";

/** The moments of each turn; none if the log does not contain all moves of the record. */
export function momentsByTurn(log: readonly FeedItem[], { turns }: Pick<CourseShown, "turns">): FeedMoment[][] {
  const steps: FeedItem[] = [];
  for (const told of log) {
    if (told.what === "move" || told.what === "throw") steps.push(told);
    else if (told.what === "undo") {
      const at = steps.findLastIndex(({ what, seat }) => what === "move" && seat === told.seat);
      if (at >= 0) steps.splice(at, 1);
    }
  }
  if (steps.length !== turns.at(-1)?.step) return [];
  return turns.map(({ step }, k) => steps.slice(turns[k - 1]?.step ?? 0, step).flatMap(({ moments }) => moments ?? []));
}

/** The moment that caused a part, in its turn; null if none did. */
export function causeOf(
  part: Stretch,
  { me, rival }: Pick<Sides, "me" | "rival">,
  { turns }: Pick<CourseShown, "turns">,
  moments: readonly (readonly FeedMoment[])[],
): FeedMoment | null {
  if (!part.turn || part.turns) return null;
  const changes = turns[part.turn - 1]?.changes ?? [];
  /** Whether it is about these groups: a fact names one, or its points come from their lines only. */
  const isAbout = ({ seat, facts, points }: FeedMoment): boolean => {
    if (Object.values(facts ?? {}).some((fact) => part.groups.includes(String(fact)))) return true;
    const lines = changes.filter(([who, , change]) => who === seat && change === points).map(([, line]) => groupOf(line));
    return lines.length > 0 && lines.every((group) => part.groups.includes(group));
  };
  const side = (seat: number | null | undefined): number => (seat === me ? 1 : seat === rival ? -1 : 0);
  const along = (one: FeedMoment): number => (one.points ?? 0) * side(one.seat) * Math.sign(part.difference);
  return (moments[part.turn - 1] ?? [])
    .filter((one) => along(one) > 0 && isAbout(one))
    .reduce<FeedMoment | null>((most, one) => (most && along(most) >= along(one) ? most : one), null);
}

/**
 * The turning point of a game in which the lead changed: the new leader's moment in that turn that
 * scored most; null if none scored.
 */
export function turningMoment(
  { id, turn }: Pick<Plot, "id" | "turn">,
  { me, rival }: Pick<Sides, "me" | "rival">,
  moments: readonly (readonly FeedMoment[])[],
): FeedMoment | null {
  if (id !== "overtook" && id !== "overtaken") return null;
  const seat = id === "overtook" ? me : rival;
  return (moments[turn - 1] ?? [])
    .filter((one) => one.seat === seat && (one.points ?? 0) >= WORTH_TELLING)
    .reduce<FeedMoment | null>((most, one) => (most && (most.points ?? 0) >= (one.points ?? 0) ? most : one), null);
}

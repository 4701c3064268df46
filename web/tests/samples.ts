/** A sample of every moment there is. */

import { MOMENTS } from "../src/moments/table";
import type { Moment } from "../src/moments/stage";

/** Facts and points as the engine would tell them; a moment without a line here has none. */
const FACTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "inkdoms/tamed": { beast: "griffin", kingdom: "Redhill", area: "R4" },
  "inkdoms/capital": { kingdom: "Redhill", area: "R5" },
  "inkdoms/tower": { areas: ["R4", "R5"] },
  "inkdoms/spell-1": { spell: 1 },
  "inkdoms/spell-2": { spell: 2 },
  "inkdoms/spell-3": { spell: 3 },
  "inkdoms/spell-4": { spell: 4 },
  "inkdoms/blot": { n: 2 },
  "inkdoms/kingdom-first": { what: "Umberland" },
  "inkdoms/kingdom-second": { what: "Umberland" },
  "inkdoms/kingdom": { what: "Umberland" },
  "inkdoms/herd-first": { what: "griffins" },
  "inkdoms/herd-second": { what: "griffins" },
  "inkdoms/herd": { what: "griffins" },
  "ink/objective": { n: 5, square: "3b" },
  "ink/bottles": { n: 3, total: 8 },
  "ink/bottle-lost": { n: 1, total: 16 },
  "ink/bonus": { bonus: 6 },
  "ink/tie-round": { n: 1 },
  "ink/apprentice": { n: 2, total: 9, quill: 3 },
  "inklings/tunnel": { spaces: ["d8-1", "d12-6"] },
  "inklings/die": { die: ["d8"] },
  "inklings/lost": { left: 2, spaces: ["d20-7"] },
  "color-in-kingdom/copied": { n: 2 },
  "color-in-kingdom/longest-road": { length: 4 },
  "color-in-kingdom/most-fields": { n: 3 },
  "color-in-kingdom/factory": { n: 1 },
  "color-in-kingdom/duty": { duty: 2, left: 3 },
  "color-in-kingdom/end-called": { cause: "duties", others: 2 },
};

const POINTS: Readonly<Record<string, number>> = {
  "inkdoms/gain": 1,
  "inklings/gain": 1,
  "color-in-kingdom/gain": 6,
  "color-in-kingdom/cost": -1,
  "inkdoms/tamed": 1,
  "inkdoms/capital": 2,
  "inkdoms/blot": -1,
  "inkdoms/kingdom-first": 4,
  "inkdoms/kingdom-second": 2,
  "inkdoms/herd-first": 3,
  "inkdoms/herd-second": 1,
  "inkdoms/three-first": 3,
  "inkdoms/three-second": 1,
  "ink/bottles": 3,
  "inklings/tunnel": -1,
  "inklings/die": 4,
  "color-in-kingdom/copied": 2,
  "color-in-kingdom/longest-road": 10,
  "color-in-kingdom/most-fields": 10,
  "color-in-kingdom/road-lost": -10,
  "color-in-kingdom/fields-lost": -10,
  "color-in-kingdom/factory": 5,
};

export function sample(game: string, name: string): Moment {
  const key = `${game}/${name}`;
  const told = name.startsWith("spell-") ? "spell" : name;
  return { game, name: told, seat: 0, facts: FACTS[key] ?? (name === "dice" ? { n: 4 } : {}), points: POINTS[key] ?? 0 };
}

export const SAMPLES: readonly (readonly [game: string, names: readonly string[]])[] = Object.entries(
  MOMENTS,
).map(([game, entries]) => [game, Object.keys(entries)]);

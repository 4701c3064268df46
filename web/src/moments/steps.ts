/**
 * Small steps of one's own that the engine does not tell as moments: a die taken, a drop painted.
 * They are seen in the notation of the move; the group `at` names their place on the board. A board
 * that plays its steps by itself says so (`steps` in its module), and then none are looked for here.
 */

type StepPattern = readonly [pattern: RegExp, ...names: string[]];

const STEPS: Readonly<Record<string, readonly StepPattern[]>> = {
  inkdoms: [
    [/^(?<at>\w+) (?:as \w+ )?from \w+$/, "die-taken"],
    [/^(?:tower )?(?<ink>\w+) on (?<at>\w+)/, "drop-painted"],
  ],
  // Bottles are heard when they come to stand: the painting sees them.
  ink: [[/^tile at /, "tile-snaps"]],
  inklings: [[/^(?:walk \S+ to|enter) (?<at>\S+)$/, "hop", "ink-spreads"]],
  "color-in-kingdom": [[/ on (?<at>\w+)$/, "hex-coloured"]],
};

/** Where a thing acts that the engine tells without a place, as its move says it. */
const ACTS: Readonly<Record<string, Readonly<Record<string, readonly RegExp[]>>>> = {
  inkdoms: {
    spell: [
      /^spell [13] (?<at>to \w+)$/,
      /^(?:tower )?(?<ink>\w+) on (?<at>\w+) with spell 2$/,
      // The drop that two have become lies among those in hand: it is known by its ink.
      /^spell 4 for (?<at>(?<ink>\w+))$/,
    ],
  },
};

export interface StepSeen {
  readonly name: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly ink?: string;
}

export function stepsIn(game: string, move: string): StepSeen[] {
  for (const [pattern, ...names] of STEPS[game] ?? []) {
    const found = pattern.exec(move);
    if (!found) continue;
    return names.map((name) => ({ name, ...seenIn(found) }));
  }
  return [];
}

/** What a move says of a moment that came of it: its place, and the ink of what is moved. */
export function actsIn(game: string, name: string, move: string): Omit<StepSeen, "name"> {
  for (const pattern of ACTS[game]?.[name] ?? []) {
    const found = pattern.exec(move);
    if (found) return seenIn(found);
  }
  return { facts: {} };
}

function seenIn({ groups: { at, ink } = {} }: RegExpExecArray): Omit<StepSeen, "name"> {
  return { facts: at ? { at } : {}, ...(ink ? { ink: `var(--ink-${ink})` } : {}) };
}

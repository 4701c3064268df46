/**
 * The viewer's own small steps that the engine has no moments for: a die taken, a drop painted. They
 * are recognised by the notation of the move; the group `at` names their place on the board. A board
 * that plays its steps itself sets `steps` in its module, and is skipped here.
 */

type StepPattern = readonly [pattern: RegExp, ...names: string[]];

const STEPS: Readonly<Record<string, readonly StepPattern[]>> = {
  inkdoms: [
    [/^(?<at>\w+) (?:as \w+ )?from \w+$/, "die-taken"],
    [/^(?:tower )?(?<ink>\w+) on (?<at>\w+)/, "drop-painted"],
  ],
  // Bottles are heard when they are placed: the painting detects them.
  ink: [[/^tile at /, "tile-snaps"]],
  inklings: [[/^(?:walk \S+ to|enter) (?<at>\S+)$/, "hop", "ink-spreads"]],
  "color-in-kingdom": [[/ on (?<at>\w+)$/, "hex-coloured"]],
};

/** The place of an effect that the engine reports without one, from its move. */
const ACTS: Readonly<Record<string, Readonly<Record<string, readonly RegExp[]>>>> = {
  inkdoms: {
    spell: [
      /^spell [13] (?<at>to \w+)$/,
      /^(?:tower )?(?<ink>\w+) on (?<at>\w+) with spell 2$/,
      // The drop that two were mixed into is among those in hand: it is identified by its ink.
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

/** What a move adds to a moment it has caused: its place, and the ink of what is moved. */
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

/**
 * Small steps of one's own that the engine does not tell as moments: a die taken, a drop painted.
 * They are seen in the notation of the move; the group `at` names their place on the board. A board
 * that plays its steps by itself says so (`steps` in its module), and then none are looked for here.
 */

type Step = readonly [pattern: RegExp, ...names: string[]];

const STEPS: Readonly<Record<string, readonly Step[]>> = {
  inkdoms: [
    [/^(?<at>\w+) (?:as \w+ )?from \w+$/, "die-taken"],
    [/^(?:tower )?(?<ink>\w+) on (?<at>\w+)/, "drop-painted"],
  ],
  ink: [
    [/^tile at /, "tile-snaps"],
    [/^(?:set on|fill) (?<at>\w+)/, "bottle-set"],
  ],
  inklings: [[/^(?:walk \S+ to|enter) (?<at>\S+)$/, "hop", "ink-spreads"]],
  "color-in-kingdom": [[/ on (?<at>\w+)$/, "hex-coloured"]],
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
    const { at, ink } = found.groups ?? {};
    return names.map((name) => ({
      name,
      facts: at ? { at } : {},
      ...(ink ? { ink: `var(--ink-${ink})` } : {}),
    }));
  }
  return [];
}

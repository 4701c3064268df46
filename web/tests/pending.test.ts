/** What boards draw before the server answers is what the server then shows.
 *
 * A board may foresee less than happens, never something else: over whole games, everything that it
 * changes in a view stands so in the real next view. */

// @vitest-environment node
import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { asIf } from "../src/boards/ink/pending";
import type { InkView } from "../src/boards/ink/view";
import { afterAll } from "../src/boards/inkdoms/pending";
import type { InkdomsView } from "../src/boards/inkdoms/view";

type Data = { readonly [key: string]: unknown };

interface Case {
  readonly seat: number;
  readonly move: string;
  readonly before: Data;
  readonly after: Data;
}

const PYTHON = process.env.PAINTPOT_PYTHON ?? "python3";
const SCRIPT = "tools/pending_cases.py";

function cases(game: string, games: number): Case[] {
  const printed = execFileSync(PYTHON, [SCRIPT, game, String(games)], {
    encoding: "utf-8",
    maxBuffer: 2 ** 30,
  });
  return printed
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Case);
}

/** Open kingdoms are a set: their order tells nothing. */
function sorted(view: unknown): unknown {
  return JSON.parse(JSON.stringify(view), (key: string, value: unknown) =>
    key === "open" && Array.isArray(value) ? value.toSorted() : value,
  );
}

/** The first place where the foreseen view differs from the old one and from the real new one. */
function wrong(before: unknown, foreseen: unknown, after: unknown, path = "$"): string {
  if (JSON.stringify(before) === JSON.stringify(foreseen)) return "";
  if (isData(foreseen) && isData(after)) {
    for (const key of Object.keys({ ...foreseen, ...(before as Data) })) {
      const old = isData(before) ? before[key] : undefined;
      const found = wrong(old, foreseen[key], after[key], `${path}.${key}`);
      if (found) return found;
    }
    return "";
  }
  return JSON.stringify(foreseen) === JSON.stringify(after)
    ? ""
    : `${path}: foreseen ${JSON.stringify(foreseen)}, not ${JSON.stringify(after)}`;
}

function isData(value: unknown): value is Data {
  return typeof value === "object" && value !== null;
}

const BOARDS = {
  inkdoms: ({ before, seat, move }: Case) =>
    afterAll(before as unknown as InkdomsView, seat, [move]),
  ink: ({ before, move }: Case) => asIf(before as unknown as InkView, [move]),
};

describe.each(Object.entries(BOARDS))("what %s foresees", (game, foresee) => {
  it("is what happens", { timeout: 600_000 }, () => {
    const seen = cases(game, 3);
    const faults = seen
      .map((one) => ({
        move: one.move,
        fault: wrong(sorted(one.before), sorted(foresee(one)), sorted(one.after)),
      }))
      .filter(({ fault }) => fault);
    expect(faults.slice(0, 20)).toEqual([]);
    const foreseen = seen.filter((one) => wrong(one.before, foresee(one), one.before) !== "");
    expect(foreseen.length).toBeGreaterThan(seen.length / 3);
  });
});

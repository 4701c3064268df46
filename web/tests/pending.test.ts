/** What boards draw before the server answers is what the server then shows.
 *
 * A board may foresee less than happens, never something else: everything that it changes in a view
 * stands so in the real next view. Compared over whole games of one to four seats, and in arranged
 * positions where these seldom come to. One move is on its way at a time (tests/store.test.ts), or
 * two of which the second is to stand instead of the first. */

// @vitest-environment node
import { execFileSync } from "node:child_process";
import { beforeAll, describe, expect, it } from "vitest";
import { chosenBy } from "../src/boards/color-in-kingdom/notation";
import { paintAfter } from "../src/boards/color-in-kingdom/pending";
import type { KingdomView, SheetView as Sheet } from "../src/boards/color-in-kingdom/view";
import { asIf as inkAsIf } from "../src/boards/ink/pending";
import type { InkView } from "../src/boards/ink/view";
import { asIf as inkdomsAsIf } from "../src/boards/inkdoms/pending";
import type { InkdomsView } from "../src/boards/inkdoms/view";
import { marked, stepOf } from "../src/boards/inklings/steps";
import type { InklingsView, SheetView } from "../src/boards/inklings/view";

type Data = { readonly [key: string]: unknown };

/** A move, and what its seat saw before and after it; and after another, had it made that. */
interface Case<View> {
  readonly seat: number;
  readonly move: string;
  readonly before: View;
  readonly after: View;
  readonly instead?: { readonly move: string; readonly after: View };
}

interface Board<View> {
  readonly foresee: (view: View, seat: number, move: string) => View;
  /** The kinds of moves of which something is foreseen. */
  readonly kinds: readonly (RegExp | ((one: Case<View>) => boolean))[];
  /** Whether another move can be sent instead of one that was made. */
  readonly replaces?: boolean;
}

const PYTHON = process.env.PAINTPOT_PYTHON ?? "python3";
const SCRIPT = "tools/pending_cases.py";

function cases<View>(game: string): Case<View>[] {
  const printed = execFileSync(PYTHON, [SCRIPT, game], { encoding: "utf-8", maxBuffer: 2 ** 30 });
  return printed
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Case<View>);
}

/** Open kingdoms are a set, and so are spaces with ink: their order tells nothing. */
const SETS = /\.(open|inked|inklings|crossed)$/;

/** The first place where the foreseen view differs from the old one and from the real new one. */
function wrong(before: unknown, foreseen: unknown, after: unknown, path = "$"): string {
  if (before === foreseen) return "";
  if (isData(foreseen) && isData(after) && !SETS.test(path)) {
    for (const key of Object.keys({ ...foreseen, ...(before as Data) })) {
      const old = isData(before) ? before[key] : undefined;
      const found = wrong(old, foreseen[key], after[key], `${path}.${key}`);
      if (found) return found;
    }
    return "";
  }
  const [old, told, real] = [before, foreseen, after].map(written);
  return told === old || told === real ? "" : `${path}: foreseen ${told}, not ${real}`;
}

function written(value: unknown): string {
  return JSON.stringify(Array.isArray(value) ? value.toSorted() : value) ?? "nothing";
}

function isData(value: unknown): value is Data {
  return typeof value === "object" && value !== null;
}

const INKDOMS: Board<InkdomsView> = {
  foresee: inkdomsAsIf,
  kinds: [
    /^\w+ from \w+$/,
    /^white as \w+ from \w+$/,
    /^(?!tower)\w+ on \w+$/,
    /^tower \w+ on \w+$/,
    /^(?!tower).* with spell 2$/,
    /^tower .* with spell 2$/,
    /^spell 1 /,
    /^spell 3 /,
    /^spell 4 /,
    /^tower gives /,
    /^done$/,
  ],
};

/** Whether a move puts a black bottle on a square. */
function blackens(verb: string) {
  const blackBottles = (view: InkView) =>
    view.painters.flatMap(({ squares }) => squares.filter(({ bottle }) => bottle === "black").map(({ name }) => name));
  return function putsBlack({ move, after }: Case<InkView>): boolean {
    return move.startsWith(verb) && blackBottles(after).includes(move.slice(verb.length));
  };
}

const INK: Board<InkView> = {
  foresee: (view, _, move) => inkAsIf(view, move),
  kinds: [
    /^quill /,
    /^fetch /,
    /^cross$/,
    /^pass [12]$/,
    /^shift /,
    /^back /,
    /^lift \d+[a-d]$/,
    /^set on /,
    /^fill \w+$/,
    /^fill \w+ with a joker$/,
    /^take off /,
    /^spot on /,
    /^cover \w+ right$/,
    /^cover \w+ down$/,
    /^number /,
    /^(red|yellow|light blue|dark blue|purple) on /,
    /^uncover /,
    blackens("fill "),
    blackens("set on "),
  ],
};

const INKLINGS: Board<InklingsView> = {
  foresee: (view, seat, move) => {
    const sheet = view.sheets[seat] as SheetView;
    const { ways: _, ...next } = marked(sheet, stepOf(move));
    const { chosen, move: told, stuck } = sheet;
    // Who chooses last reveals it: then there is no next view in which it is a secret.
    const secret = view.actors.length > 1 ? {} : { chosen, move: told, stuck };
    return { ...view, sheets: view.sheets.with(seat, { ...next, ways: sheet.ways, ...secret }) };
  },
  kinds: [/^enter /, /^walk /, /^tunnel /, /^lose /],
};

const KINGDOM: Board<KingdomView> = {
  foresee: (view, seat, move) => {
    const sheet = view.sheets[seat] as Sheet;
    const paint = Object.fromEntries(paintAfter(sheet.paint, move));
    const sheets = view.sheets.with(seat, { ...sheet, paint });
    return { ...view, building: chosenBy(move, view.sums) ?? view.building, sheets };
  },
  replaces: true,
  kinds: [
    /^\d and \d$/,
    /^no dice$/,
    /^red field /,
    /^yellow road /,
    /^blue waterway /,
    /^orange factory /,
    /^green farm /,
    /^purple forest /,
  ],
};

function compared<View extends { readonly seats: number }>(game: string, board: Board<View>): void {
  const { foresee, kinds, replaces } = board;
  const fault = (before: View, seat: number, move: string, after: View): object[] => {
    const found = wrong(before, foresee(before, seat, move), after);
    return found ? [{ move, found }] : [];
  };

  describe(`what ${game} foresees`, { timeout: 120_000 }, () => {
    let seen: Case<View>[] = [];
    beforeAll(() => {
      seen = cases<View>(game);
    }, 600_000);

    it("is what happens", () => {
      const faults = seen.flatMap(({ before, seat, move, after }) => fault(before, seat, move, after));
      expect(faults.slice(0, 20)).toEqual([]);
    });

    it.each(replaces ? ["another"] : [])("is what happens instead, with %s move", () => {
      const others = seen.flatMap(({ after, seat, move, instead }) =>
        instead && instead.move !== move ? [{ after, seat, instead }] : [],
      );
      const faults = others.flatMap((one) => fault(one.after, one.seat, one.instead.move, one.instead.after));
      expect(others.length).toBeGreaterThan(0);
      expect(faults.slice(0, 20)).toEqual([]);
    });

    it.each(kinds)("is something at %s", (kind) => {
      const made = seen.filter((one) => (kind instanceof RegExp ? kind.test(one.move) : kind(one)));
      const foreseen = made.filter(({ before, seat, move }) => fault(before, seat, move, before).length);
      expect(foreseen.length).toBeGreaterThan(0);
    });

    it("is looked at for one seat and for more", () => {
      const seats = new Set(seen.map(({ before }) => before.seats));
      expect([...seats].sort()).toEqual([1, 2, 3, 4]);
    });
  });
}

compared("inkdoms", INKDOMS);
compared("ink", INK);
compared("inklings", INKLINGS);
compared("color-in-kingdom", KINGDOM);

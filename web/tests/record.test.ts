import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import type { PlayedGame } from "../src/api/schema";
import { load, saved } from "../src/look/keptFile";
import { forFile, forgetImported, importedGames, takeIn } from "../src/record/imported";
import { figuresOf, groupsOf, merged } from "../src/record/played";
import { Catalogue } from "../src/words/catalogue";

let n = 0;
function game(more: Partial<PlayedGame> = {}): PlayedGame {
  n += 1;
  return {
    table: `table-${n}`,
    game: "inkdoms",
    sheet: "",
    seats: 2,
    total: 50,
    margin: 3,
    won: true,
    ended: n,
    day: "",
    accuracy: null,
    ...more,
  };
}

const numbers = (games: readonly PlayedGame[]) => {
  const [group] = groupsOf(merged(games, []));
  return group ? figuresOf(group) : null;
};

beforeEach(() => localStorage.clear());

describe("one's own record", () => {
  it("counts games, wins, average, best and streaks", () => {
    const won = [true, true, true, false, true, true];
    const games = won.map((one, k) => game({ won: one, total: 40 + k, accuracy: k < 2 ? 80 + 10 * k : null }));
    expect(numbers(games)).toMatchObject({ games: 6, wins: 5, average: 42.5, row: 2, longest: 3, accuracy: 85 });
    expect(numbers(games)?.best.total).toBe(45);
  });

  it("counts no wins alone, unless somebody can lose there", () => {
    const alone = { seats: 1, margin: null };
    expect(numbers([game(alone), game(alone)])).toMatchObject({ games: 2, wins: null, accuracy: null });
    expect(numbers([game(alone), game({ ...alone, won: false })])?.wins).toBe(1);
  });

  it("compares only what can be compared", () => {
    const games = [game(), game(), game({ seats: 1, margin: null }), game({ sheet: "own" }), game({ game: "ink" })];
    expect(groupsOf(merged(games, [])).map(({ id, games }) => [id, games.length])).toEqual([
      ["inkdoms/others/", 2],
      ["inkdoms/alone/", 1],
      ["inkdoms/others/own", 1],
      ["ink/others/", 1],
    ]);
  });

  it("has a table once, as the server knows it, in the order of time", () => {
    const [first, second, third] = [game(), game(), game()];
    const found = merged([second], [third, { ...second, total: 999 }, first]);
    expect(found.map(({ table, total, imported }) => [table, total, imported])).toEqual([
      [first.table, 50, true],
      [second.table, 50, false],
      [third.table, 50, true],
    ]);
  });
});

describe("a record in a file", () => {
  it("is the same in another browser, and once more from there", () => {
    const games = [game({ accuracy: 91.2 }), game({ won: false, margin: -4 })];
    const file = saved(forFile(games));
    localStorage.clear();
    expect(load(file)).toBe(true);
    expect(importedGames()).toEqual(games);
    const mine = game();
    const further = saved(forFile([mine]));
    localStorage.clear();
    expect(load(further)).toBe(true);
    expect(importedGames()).toEqual([...games, mine]);
    load(file);
    expect(importedGames()).toHaveLength(3);
    forgetImported();
    expect(importedGames()).toEqual([]);
  });

  it.each([
    [{ total: 1e9 }],
    [{ total: "50" }],
    [{ accuracy: 101 }],
    [{ seats: 0 }],
    [{ ended: -1 }],
    [{ table: "../../evil" }],
    [{ game: "<b>" }],
    [{ sheet: "x".repeat(65) }],
    [{ won: 1 }],
  ])("is taken without what is not a game: %o", (wrong) => {
    const good = game();
    takeIn(JSON.stringify([{ ...game(), ...wrong }, null, 3, { ...good, more: "than a game has" }]));
    expect(importedGames()).toEqual([good]);
  });

  it.each(["", "{}", "null", "[", '"text"'])("is left alone if it is something else: %s", (text) => {
    takeIn(text);
    expect(importedGames()).toEqual([]);
  });

  it("is bounded: the newest stay", () => {
    const many = Array.from({ length: 2100 }, () => game());
    takeIn(JSON.stringify(many));
    expect(importedGames()).toEqual(many.slice(-2000));
  });
});

it("speaks both languages", () => {
  const read = (language: string) =>
    new Catalogue(language, [readFileSync(`src/record/words.${language}.ftl`, "utf8")]);
  const [english, russian] = [read("en"), read("ru")];
  expect([...russian.ids].sort()).toEqual([...english.ids].sort());
  const facts = { n: 2, share: 40, what: "Points", low: "1", high: "3", last: "2" };
  for (const id of english.ids) {
    expect(english.exact(id, facts)).not.toMatch(/'|"/);
    if (id !== "mine-per-cent") expect(russian.exact(id, facts)).toMatch(/[а-яё]/);
  }
  const sources = import.meta.glob<string>("../src/record/*.svelte", { query: "?raw", import: "default", eager: true });
  const said = Object.values(sources).flatMap((text) => [...text.matchAll(/"(mine-[a-z-]+[a-z])"/g)].map(([, id = ""]) => id));
  expect(said.length).toBeGreaterThan(15);
  expect(said.filter((id) => !english.has(id))).toEqual([]);
});

import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import type { Patch } from "../src/api/scene";
import { fitting, grouped, movesAt, patchOf, placeNames } from "../src/boards/generic/grouping";
import SheetPicture from "../src/ui/SheetPicture.svelte";
import { Voice } from "../src/words/voice";

const patch = (name: string, group = "", moves: string[] = []): Patch => ({
  name,
  label: name,
  group,
  moves,
  outline: [],
  at: [0, 0],
  ink: null,
  fresh: false,
  mark: "",
  sign: "",
  wants: null,
});

const R3 = patch("R3", "Redhill", ["red on R3", "blue on R3", "blue from Redhill"]);
const G5 = patch("G5", "Greenwood", ["red on G5"]);
const realm = [R3, G5];
const names = placeNames(realm);

describe("moves of any game", () => {
  it("stand together if they differ in a place only", () => {
    const groups = grouped(["red on R3", "red on G5", "done", "spell 1 to Redhill"], names);
    expect(groups).toEqual([
      {
        title: "red on …",
        moves: [
          { text: "red on R3", rest: "R3" },
          { text: "red on G5", rest: "G5" },
        ],
      },
      { title: "done", moves: [{ text: "done", rest: "" }] },
      { title: "spell 1 to …", moves: [{ text: "spell 1 to Redhill", rest: "Redhill" }] },
    ]);
  });

  it("stand together if they differ in their only number", () => {
    const titles = grouped(["quill 3", "quill 5", "pass 0", "1 and 6"], new Set()).map(
      (group) => group.title,
    );
    expect(titles).toEqual(["quill …", "pass …", "1 and 6"]);
  });

  it("are those that the patch stands for, whatever it is called", () => {
    const moves = ["red on R3", "blue from Redhill", "red on G5", "done"];
    expect(movesAt(R3, moves)).toEqual(["red on R3", "blue from Redhill"]);
    expect(movesAt(patch("R3", "Redhill"), moves)).toEqual([]);
  });

  it("are never those of another patch, though its name or group may look like it", () => {
    const cells = [2, 7, 9].map((n) => patch(`red ${n}`, "red", [`red ${n}`]));
    const moves = ["red 7", "red 9", "pass"];
    expect(cells.map((cell) => movesAt(cell, moves))).toEqual([[], ["red 7"], ["red 9"]]);
    expect(patchOf("red 7", cells)?.name).toBe("red 7");
    expect(patchOf("pass", cells)).toBeUndefined();
  });

  it("are found by what was typed: each word begins a word, in order", () => {
    const moves = ["red on R3", "red on R3 with spell 2", "tower green on G5"];
    expect(fitting(moves, "re R3")).toEqual(moves.slice(0, 2));
    expect(fitting(moves, "sp 2")).toEqual([moves[1]]);
    expect(fitting(moves, "r3 red")).toEqual([]);
    expect(fitting(moves, " ")).toEqual(moves);
  });
});

it("a hint on any sheet is drawn in its ink, with the numbers of its steps", () => {
  const square = (x: number): [number, number][] => [[x, 0], [x + 4, 0], [x + 4, 4], [x, 4]];
  const patches = ["a", "b", "c"].map((name, k) => ({ ...patch(name), outline: square(4 * k), at: [4 * k + 2, 2] as [number, number] }));
  const shown = mount(SheetPicture, {
    target: document.body,
    props: {
      scene: { size: [12, 4], patches, tokens: [], portrait: null, panels: [], asks: [], fell: [] },
      voice: new Voice("xy", ["Ann"]),
      label: "Ann",
      steps: new Map([["a", { n: 2, ink: "red" }], ["c", { n: 1, ink: null }]]),
      onpatch: () => undefined,
    },
  });
  flushSync();
  const badges = [...document.querySelectorAll("[data-step]")];
  expect(badges.map((one) => one.textContent)).toEqual(["2", "1"]);
  expect(badges[0]?.getAttribute("transform")).toContain("translate(2 2)");
  expect(document.querySelectorAll(".ghost")).toHaveLength(2);
  expect(document.querySelector("[data-patch=a]")?.getAttribute("aria-label")).toContain("2");
  void unmount(shown);
});

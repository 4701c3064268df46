import { describe, expect, it } from "vitest";
import type { Patch } from "../src/api/scene";
import { fitting, grouped, meantBy, movesAt, placeNames } from "../src/boards/generic/grouping";

const patch = (name: string, group = ""): Patch => ({
  name,
  group,
  outline: [],
  at: [0, 0],
  ink: null,
  fresh: false,
  mark: "",
  sign: "",
  wants: null,
});

const R3 = patch("R3", "Redhill");
const G5 = patch("G5", "Greenwood");
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

  it("are found by the place they name, or its group", () => {
    const moves = ["red on R3", "blue from Redhill", "red on G5", "done"];
    expect(movesAt(R3, moves, names)).toEqual(["red on R3", "blue from Redhill"]);
  });

  it("are not found by a group that is only a number", () => {
    const square = patch("3c", "3");
    expect(movesAt(square, ["quill 3", "complete 3c"], placeNames([square]))).toEqual([
      "complete 3c",
    ]);
  });

  it("are found by what was typed: each word begins a word, in order", () => {
    const moves = ["red on R3", "red on R3 with spell 2", "tower green on G5"];
    expect(fitting(moves, "re R3")).toEqual(moves.slice(0, 2));
    expect(fitting(moves, "sp 2")).toEqual([moves[1]]);
    expect(fitting(moves, "r3 red")).toEqual([]);
    expect(fitting(moves, " ")).toEqual(moves);
  });
});

describe("a tap where nothing is open", () => {
  it("means what would be possible elsewhere", () => {
    expect(meantBy(G5, ["done", "red on R3"], realm)).toBe("red on G5");
    expect(meantBy(G5, ["red from Redhill"], realm)).toBe("red from Greenwood");
  });

  it("means the end of a way, not its beginning", () => {
    const spaces = [patch("d8-1"), patch("d8-2"), patch("d8-6")];
    expect(meantBy(spaces[2] as Patch, ["walk d8-1 to d8-2"], spaces)).toBe("walk d8-1 to d8-6");
  });

  it("means nothing if no move ever names a place", () => {
    expect(meantBy(G5, ["done", "keep"], realm)).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { flowsIn } from "../src/boards/ink/flow";
import type { AreaView, PainterView, SquareView } from "../src/boards/ink/view";

const square = (name: string, x: number, y: number): SquareView => ({ name, x, y, colour: "red", mark: "plain" });
const area = (...squares: string[]): AreaView => ({
  colour: "red",
  grown: false,
  numbers: [],
  size: squares.length,
  spots: 0,
  squares,
});
const painting = (squares: SquareView[], ...areas: AreaView[]): PainterView => ({ squares, areas }) as unknown as PainterView;

describe("areas of a painting", () => {
  const [left, right, new1, new2] = [square("0a", 0, 0), square("1a", 3, 0), square("2a", 1, 0), square("2b", 2, 0)];
  const before = painting([left, right], area("0a"), area("1a"));

  it("flow together where a tile joins two of them", () => {
    const now = painting([left, right, new1, new2], area("0a", "2a", "2b", "1a"));
    const [flow, ...others] = flowsIn(before, now);
    expect(flow?.squares.map(({ name }) => name)).toEqual(["0a", "2a", "2b", "1a"]);
    expect(flow?.from, "from the middle of what is new").toEqual([2, 0.5]);
    expect(others).toEqual([]);
  });

  it("also where a square between them changed its colour", () => {
    const were = painting([left, new1, right], area("0a"), area("2a"), area("1a"));
    expect(flowsIn(were, painting([left, new1, right], area("0a", "2a"), area("1a")))).toHaveLength(1);
  });

  it("only grow where a tile is joined to one, or to none", () => {
    const grown = painting([left, right, new1, new2], area("0a", "2a", "2b"), area("1a"));
    expect(flowsIn(before, grown)).toEqual([]);
    expect(flowsIn(before, before)).toEqual([]);
    expect(flowsIn(grown, before), "nor where it is taken back").toEqual([]);
  });
});

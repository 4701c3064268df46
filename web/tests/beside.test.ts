import { describe, expect, it } from "vitest";
import { beside } from "../src/ui/beside";

const PAPER = { width: 200, height: 60 };
const PHONE = { width: 390, height: 844 };

function box(left: number, top: number, width: number, height: number): DOMRectReadOnly {
  const [right, bottom] = [left + width, top + height];
  return { left, top, right, bottom, width, height, x: left, y: top, toJSON: () => "" };
}

function overlaps(at: { left: number; top: number }, one: DOMRectReadOnly): boolean {
  const apart =
    at.left + PAPER.width <= one.left || at.left >= one.right || at.top + PAPER.height <= one.top || at.top >= one.bottom;
  return !apart;
}

describe("a paper beside a place", () => {
  it.each([
    [200, 400, box(170, 370, 60, 60)],
    [200, 20, box(170, 5, 60, 40)],
    [380, 830, box(350, 800, 40, 44)],
    [5, 5, box(0, 0, 100, 100)],
    [195, 422, box(100, 322, 190, 200)],
  ])("at %i, %i stays on the screen and covers nothing that was tapped", (x, y, tapped) => {
    const at = beside({ x, y, box: tapped }, PAPER, PHONE);
    expect(overlaps(at, tapped)).toBe(false);
    expect(at.left).toBeGreaterThanOrEqual(8);
    expect(at.top).toBeGreaterThanOrEqual(8);
    expect(at.left + PAPER.width).toBeLessThanOrEqual(PHONE.width - 8);
    expect(at.top + PAPER.height).toBeLessThanOrEqual(PHONE.height - 8);
  });

  it("goes to a side where there is room neither above nor below", () => {
    const tapped = box(20, 40, 100, 220);
    const at = beside({ x: 70, y: 150, box: tapped }, PAPER, { width: 844, height: 300 });
    expect(overlaps(at, tapped)).toBe(false);
    expect(at.left).toBeGreaterThan(tapped.right);
  });

  it("leaves at least the finger free of what is too large", () => {
    const at = beside({ x: 200, y: 400, box: box(0, 0, 390, 844) }, PAPER, PHONE);
    expect(at.top + PAPER.height).toBeLessThan(400);
    expect(beside({ x: 200, y: 400 }, PAPER, PHONE)).toEqual(at);
  });

  it("goes beside a column of choices, and not over the others of it", () => {
    const column = box(0, 44, 352, 790);
    const row = { x: 80, y: 420, box: box(16, 398, 320, 48) };
    const screen = { width: 1440, height: 900 };
    expect(overlaps(beside(row, PAPER, screen), column)).toBe(true);
    expect(overlaps(beside(row, PAPER, screen, null, column), column)).toBe(false);
  });

  it("goes above a row of choices, and not over the others of it", () => {
    const tray = box(0, 560, 390, 230);
    const die = { x: 60, y: 740, box: box(30, 710, 60, 60) };
    expect(overlaps(beside(die, PAPER, PHONE), tray)).toBe(true);
    expect(overlaps(beside(die, PAPER, PHONE, null, tray), tray)).toBe(false);
  });

  it("goes beside a row above which the scores are, as on a phone in landscape", () => {
    const [tray, scores] = [box(506, 130, 338, 250), box(506, 44, 338, 86)];
    const spell = { x: 540, y: 350, box: box(520, 330, 44, 44) };
    const at = beside(spell, PAPER, { width: 844, height: 390 }, scores, tray);
    expect([overlaps(at, tray), overlaps(at, scores)]).toEqual([false, false]);
  });

  it("goes beside something large, too, if there is room", () => {
    const area = box(20, 300, 330, 260);
    expect(overlaps(beside({ x: 180, y: 520, box: area }, PAPER, PHONE), area)).toBe(false);
  });

  it("leaves the scores to be seen where another place is free", () => {
    const scores = box(0, 44, 390, 80);
    const at = { x: 195, y: 180, box: box(175, 160, 40, 40) };
    expect(overlaps(beside(at, PAPER, PHONE), scores)).toBe(true);
    const free = beside(at, PAPER, PHONE, scores);
    expect(overlaps(free, scores)).toBe(false);
    expect(overlaps(free, at.box)).toBe(false);
  });
});

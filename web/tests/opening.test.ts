import { expect, it } from "vitest";
import type { GameShown } from "../src/api/schema";
import { furtherName, seatsAfter, withNames } from "../src/door/opening";

it("everybody before one screen has a name of their own", () => {
  const seats = [
    { kind: "bot", level: "easy" },
    { kind: "me" },
    { kind: "me", name: " Ben " },
    { kind: "open" },
    { kind: "me", name: " " },
  ] as const;
  expect(withNames(seats, "Ann")).toEqual([
    { kind: "bot", level: "easy" },
    { kind: "me" },
    { kind: "me", name: "Ben" },
    { kind: "open" },
    { kind: "me", name: "Ann 3" },
  ]);
});

it("the first seat has the name above, whatever it was called before", () => {
  expect(withNames([{ kind: "me", name: "Ben" }], "Ann")).toEqual([{ kind: "me" }]);
});

it("a game after a lesson is alone if the lesson was, else against the gentlest bot", () => {
  const of = (...seats: number[]): GameShown => ({ seats }) as unknown as GameShown;
  expect(seatsAfter(of(1, 2, 3), 1)).toEqual([{ kind: "me" }]);
  expect(seatsAfter(of(1, 2, 3), 2)).toEqual([{ kind: "me" }, { kind: "bot", level: "easy" }]);
  expect(seatsAfter(of(2, 3), 1)).toHaveLength(2);
});

it("a name with a number is not too long for the server", () => {
  expect(furtherName("A".repeat(40), 2)).toBe(`${"A".repeat(36)} 2`);
  expect([...furtherName("🎨".repeat(40), 8)]).toHaveLength(38);
});

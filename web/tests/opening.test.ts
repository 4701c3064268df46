import { expect, it } from "vitest";
import { furtherName, withNames } from "../src/door/opening";

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

it("a name with a number is not too long for the server", () => {
  expect(furtherName("A".repeat(40), 2)).toBe(`${"A".repeat(36)} 2`);
  expect([...furtherName("🎨".repeat(40), 8)]).toHaveLength(38);
});

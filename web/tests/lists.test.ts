import { expect, test } from "vitest";

import { listed } from "../src/words/lists";

test("lists read as in the catalogues and the terminal", () => {
  expect(listed([], "en")).toBe("");
  expect(listed(["Ann"], "ru")).toBe("Ann");
  expect(listed(["Ann", "Ben"], "en")).toBe("Ann and Ben");
  expect(listed(["Ann", "Ben", "Cleo"], "en")).toBe("Ann, Ben and Cleo");
  expect(listed(["Аня", "Боря", "Вера"], "ru")).toBe("Аня, Боря и Вера");
});

/** A test waits for what it is about: a number of milliseconds is too long here and too short elsewhere. */

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const FIXED = /setTimeout\(\s*[\w.]+\s*,\s*[\d_]*[1-9]/;

it("no test of the page waits for a fixed time", () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".ts"));
  expect(files.length).toBeGreaterThan(50);
  const waiting = files.filter((name) => FIXED.test(readFileSync(path.join(import.meta.dirname, name), "utf8")));
  expect(waiting).toEqual([]);
});

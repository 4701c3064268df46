/** A test waits for what it is about: a number of milliseconds is too long here and too short elsewhere. */

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const CALL = /\bsetTimeout\(/g;

/** Whether timers are set for some time, given as a number or by name. Without one, or with 0, they only let others go first. */
function waits(text: string): boolean {
  return [...text.matchAll(CALL)].some(({ 0: call, index }) => {
    const time = secondOf(text.slice(index + call.length));
    return !/^(0\s*)?$/.test(time);
  });
}

/** The second argument of a call that has begun; what is in brackets is part of an argument. */
function secondOf(rest: string): string {
  const commas: number[] = [];
  let depth = 0;
  for (const [k, letter] of rest.split("").entries()) {
    if ("([{".includes(letter)) depth += 1;
    else if (")]}".includes(letter)) depth -= 1;
    if (depth < 0) return commas[0] === undefined ? "" : rest.slice(commas[0] + 1, commas[1] ?? k).trim();
    if (letter === "," && !depth) commas.push(k);
  }
  return "";
}

it("finds a fixed time, however it is written", () => {
  const call = "setTimeout"; // or this file would be found
  for (const fixed of ["done, 50", "() => go(1, 2), 5_000", "done, WAIT", "() => {\n  go();\n},\n20,\n", "go, LONG * 2, with"]) {
    expect(waits(`await new Promise((done) => ${call}(${fixed}));`), fixed).toBe(true);
  }
  for (const free of ["done", "() => go(1, 2)", "done, 0", "done,\n"]) {
    expect(waits(`await new Promise((done) => ${call}(${free}));`), free).toBe(false);
  }
});

it("no test of the page waits for a fixed time", () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".ts"));
  expect(files.length).toBeGreaterThan(50);
  const waiting = files.filter((name) => waits(readFileSync(path.join(import.meta.dirname, name), "utf8")));
  expect(waiting).toEqual([]);
});

/** Types: what the server sends gets its type in one place, and one name stands for one thing. */

// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const FOLDER = path.join(import.meta.dirname, "../src");
const SOURCES = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(ts|svelte)$/.test(file))
  .map((file) => ({ file: file.replaceAll(path.sep, "/"), text: readFileSync(path.join(FOLDER, file), "utf8") }));

it("are given to the server's JSON in one place", () => {
  const casts = SOURCES.filter(({ text }) => /\bas unknown as\b/.test(text)).map(({ file }) => file);
  expect(SOURCES.length).toBeGreaterThan(100);
  expect(casts).toEqual(["api/typed.ts"]);
});

/** Names that stand for the same thing of several games: each is the type of its own board, made from Python. */
const SHARED = ["RollView", "SheetView"];
/** A component's own, as Svelte has it. */
const PROPS = "Props";
const DECLARED = /^[ \t]*(?:export )?(?:declare )?(?:interface|type|(?:abstract )?class|enum) (\w+)(?=[ <={])/gm;

const declared = new Map<string, string[]>();
for (const { file, text } of SOURCES)
  for (const [, name = ""] of text.matchAll(DECLARED)) declared.set(name, [...(declared.get(name) ?? []), file]);

it("have one name each", () => {
  expect(declared.size).toBeGreaterThan(300);
  const several = [...declared].filter(([name, files]) => files.length > 1 && name !== PROPS && !SHARED.includes(name));
  expect(several).toEqual([]);
});

it("share a name only between the views of games", () => {
  for (const name of SHARED) {
    const files = declared.get(name) ?? [];
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect(file).toMatch(/^boards\/[\w-]+\/view_types\.ts$/);
  }
});

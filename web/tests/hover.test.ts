import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const SOURCES = path.resolve(import.meta.dirname, "../src");
const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(svelte|css)$/.test(name));

/** Selectors with :hover outside of what only holds for pointers that can hover. */
function alwaysOn(name: string): string[] {
  const text = readFileSync(path.join(SOURCES, name), "utf-8");
  const sheet = name.endsWith(".css") ? text : (/<style>([^]*)<\/style>/.exec(text)?.[1] ?? "");
  const open: string[] = [];
  const found: string[] = [];
  for (const [, head, brace] of sheet.replace(/\/\*[^]*?\*\//g, "").matchAll(/([^{}]*)([{}])/g)) {
    if (brace === "}") open.pop();
    else {
      if (head?.includes(":hover") && !open.some((one) => one.includes("(hover: hover)"))) found.push(head.trim());
      open.push(head ?? "");
    }
  }
  return found;
}

describe("what a pointer lies on", () => {
  it.each(files.filter((name) => readFileSync(path.join(SOURCES, name), "utf-8").includes(":hover")))(
    "is marked only for a pointer that can hover, in %s",
    // For the browser, a lifted finger still hovers there: two choices would look selected.
    (name) => expect(alwaysOn(name)).toEqual([]),
  );
});

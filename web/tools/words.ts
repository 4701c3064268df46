/**
 * Catalogues of the house and the games are shared with the terminal, and have messages that the
 * page does not say by itself: they stay out of what is sent. (Lessons come from the server, step by
 * step.) The page's own catalogues, and those of its boards, are all its own.
 */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Beginnings of the ids of messages that the page does not say by itself. */
const TERMINAL = /^(lesson|review)-/;
/** A message, a term or a comment begins here; anything else goes on with the last one. */
const BEGINS = /^[a-zA-Z#-]/;

/** Catalogues that are shared; the others are the page's own. */
const SHARED = /[\\/]paintpot[\\/](texts|games)[\\/]/;

/** A catalogue in Fluent syntax without what the page never says, and without comments. */
export function forPage(catalogue: string, shared = true): string {
  let left = false;
  const kept = catalogue.split("\n").filter((line) => {
    if (BEGINS.test(line)) left = (shared && TERMINAL.test(line)) || line.startsWith("#");
    return !left;
  });
  return kept.join("\n");
}

export function pageWords(): Plugin {
  return {
    name: "page-words",
    enforce: "pre",
    load(id) {
      const [file = "", query] = id.split("?");
      if (query !== "raw" || !file.endsWith(".ftl")) return undefined;
      this.addWatchFile(file);
      const text = readFileSync(file, "utf8");
      return `export default ${JSON.stringify(forPage(text, SHARED.test(file)))}`;
    },
  };
}

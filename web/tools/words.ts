/**
 * Catalogues are shared with the terminal, and have messages that no page shows: they stay out of
 * what is sent.
 */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Beginnings of the ids of messages that only the terminal says. */
const TERMINAL = /^(lesson|review)-/;
/** A message, a term or a comment begins here; anything else goes on with the last one. */
const BEGINS = /^[a-zA-Z#-]/;

/** Catalogues that the page alone has: all that they say is said there. */
const OWN = /[\\/]web[\\/]src[\\/]/;

/** A catalogue in Fluent syntax without comments and, if it is shared, what the page never says. */
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
      return `export default ${JSON.stringify(forPage(readFileSync(file, "utf8"), !OWN.test(file)))}`;
    },
  };
}

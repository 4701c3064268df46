/**
 * `import layouts from "layout:inkdoms"` gives how the sheets of the house are laid out, by their
 * names: computed here, once, and not by every phone that shows them.
 */

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { layOut, turned, type Layouts, type InkdomsSheetFile } from "../src/boards/inkdoms/layout.ts";

const NAME = "layout:inkdoms";
const SHEETS = path.resolve(import.meta.dirname, "../../src/paintpot/games/inkdoms/sheets");

export function layouts(): Plugin {
  return {
    name: "layouts",
    resolveId: (id) => (id === NAME ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const found = readdirSync(SHEETS).map((name) => {
        const file = path.join(SHEETS, name);
        this.addWatchFile(file);
        const sheet = JSON.parse(readFileSync(file, "utf8")) as InkdomsSheetFile;
        const laid: Layouts = { lying: layOut(sheet), upright: layOut(turned(sheet), "upright") };
        return [path.basename(file, ".json"), laid];
      });
      return `export default ${JSON.stringify(Object.fromEntries(found), rounded)}`;
    },
  };
}

/** A hundredth of a unit of the sheet is not seen. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === "number" ? Math.round(value * 100) / 100 : value;
}

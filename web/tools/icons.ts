/**
 * `import castle from "icon:castle"` gives the outline of one icon of game-icons (a path of a
 * 512 × 512 picture). Only what is imported ends up in the page; an unknown name stops the build.
 */

import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface Family {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const PREFIX = "icon:";

export function outlineOf(family: Family, name: string): string {
  const icon = family.icons[family.aliases?.[name]?.parent ?? name];
  const found = icon?.body.match(/^<path fill="currentColor" d="([^"]+)"\/>$/);
  if (!found?.[1]) throw new Error(`game-icons has no plain icon "${name}".`);
  return found[1];
}

export function icons(): Plugin {
  const require = createRequire(import.meta.url);
  let family: Family | undefined;
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      family ??= require("@iconify-json/game-icons/icons.json") as Family;
      return `export default ${JSON.stringify(outlineOf(family, id.slice(PREFIX.length + 1)))}`;
    },
  };
}

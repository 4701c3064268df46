/**
 * What each place of the page will ask for, written down for the server: it names these files with
 * the page itself, so that a browser fetches them beside the first script and not after it.
 */

import path from "node:path";
import type { Plugin, Rolldown } from "vite";

/** Read by server/pages.py; a name with a dot is not given to anybody. */
const NAME = ".ahead.json";

/** Letters that every place needs, whatever its language. */
const LETTERS = /-latin-.*\.woff2$/;

/** What the page says in one language. */
const SPOKEN = /[\\/]words[\\/]spoken\.(\w+)\.ts$/;

/** A game's own board, and what a game, its board or a part of the page says in one language. */
const BOARD = /[\\/]boards[\\/]([\w-]+)[\\/]index\.ts$/;
const OWN_WORDS = /[\\/]([\w-]+)[\\/](?:texts[\\/]|words\.)(\w+)\.ftl\?raw$/;

type Chunk = Rolldown.OutputChunk;

export function ahead(): Plugin {
  return {
    name: "ahead",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one): one is Chunk => one.type === "chunk");
      const withImports = (chunk: Chunk, found = new Set<Chunk>()): Set<Chunk> => {
        if (found.has(chunk)) return found;
        found.add(chunk);
        for (const one of chunks) if (chunk.imports.includes(one.fileName)) withImports(one, found);
        return found;
      };
      const first = new Set(chunks.filter((one) => one.isEntry).flatMap((one) => [...withImports(one)]));
      const letters = Object.keys(bundle).filter((name) => LETTERS.test(name));
      const spoken = chunks.flatMap((chunk) => {
        const language = SPOKEN.exec(chunk.facadeModuleId ?? "")?.[1];
        return language ? [[`words-${language}`, [chunk.fileName]] as const] : [];
      });
      const filesOf = (chunk: Chunk): string[] => {
        const own = [...withImports(chunk)].filter((one) => !first.has(one));
        return own.flatMap((one) => [one.fileName, ...(one.viteMetadata?.importedCss ?? [])]);
      };
      const later = chunks.filter((one) => one.isDynamicEntry);
      const places = later.flatMap((chunk) => {
        if (!chunk.facadeModuleId?.endsWith(".svelte")) return [];
        return [[path.basename(chunk.facadeModuleId, ".svelte"), [...filesOf(chunk), ...letters]] as const];
      });
      const boards = chunks.flatMap((chunk) => {
        const [index] = chunk.moduleIds.filter((id) => BOARD.test(id));
        return index ? [[`board-${BOARD.exec(index)?.[1]}`, filesOf(chunk)] as const] : [];
      });
      const words = new Map<string, string[]>();
      for (const chunk of later) {
        const [, of, language] = OWN_WORDS.exec(chunk.facadeModuleId ?? "") ?? [];
        if (!of || !language) continue;
        const part = `words-${of.replaceAll("_", "-")}-${language}`;
        words.set(part, [...(words.get(part) ?? []), chunk.fileName]);
      }
      const source = JSON.stringify(Object.fromEntries([...places, ...spoken, ...boards, ...words]));
      this.emitFile({ type: "asset", fileName: NAME, source });
    },
  };
}

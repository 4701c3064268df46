import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { ahead } from "./tools/ahead.ts";
import { icons } from "./tools/icons.ts";
import { layouts } from "./tools/layouts.ts";
import { pageWords } from "./tools/words.ts";

/** Where `npm run dev` finds a running `paintpot serve`. */
const SERVER = process.env["PAINTPOT_URL"] ?? "http://127.0.0.1:8017";

/**
 * Few files: what every place needs, what any places share, and what tables and replays share besides;
 * each board, and the cards. Each is a way to the server and back.
 */
const SHARED =
  /icon:|[\\/]src[\\/](table[\\/]levels|[^\\/]+$|(api|dice|door|faces|look|sound|ui|words)[\\/](?!SheetPicture|TokenShape|Near|Gain|walk|IdeaBadge))/;
/** What a board is made of, but for its words, which come in one language, and for its cards. */
const BOARD = /[\\/]src[\\/]boards[\\/]([\w-]+)[\\/](?!words\.|things\.)/;
const CARDS = /[\\/]src[\\/]cards[\\/]/;
/** Sheets, tiles and the like, which go with the board that draws them. */
const DATA = /[\\/]paintpot[\\/]games[\\/]|layout:/;
const ofNoBoard = (id: string): boolean => ![BOARD, CARDS, DATA].some((own) => own.test(id));
const FILES = [
  { name: "house", tags: ["$initial" as const], priority: 3 },
  { name: "shared", test: SHARED, minShareCount: 2, priority: 2 },
  { name: "play", test: ofNoBoard, minShareCount: 2, priority: 1 },
  // Last, for a group takes along whatever its files need and nobody else has.
  { name: "cards", test: CARDS, priority: 0.5 },
  { name: (id: string) => BOARD.exec(id)?.[1] ?? null, test: BOARD, priority: 0.4 },
];

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), icons(), layouts(), pageWords(), ahead()],
  build: {
    // Fonts and pictures stay files of their own: the server's policy forbids fonts as data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // As old as light-dark() and :has() are.
    cssTarget: ["chrome123", "firefox121", "safari17.5"],
    // Names that can be kept for ever are in one folder, so that the server knows them.
    assetsDir: "assets",
    // How long a slow machine took is no news.
    rolldownOptions: {
      checks: { bundlerTimings: false, pluginTimings: false },
      output: { codeSplitting: { groups: FILES } },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  // Svelte's browser build has to be chosen in tests, too.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    restoreMocks: true,
  },
}));

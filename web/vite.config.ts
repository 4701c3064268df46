import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { ahead } from "./tools/ahead.ts";
import { icons } from "./tools/icons.ts";
import { layouts } from "./tools/layouts.ts";
import { pageWords } from "./tools/words.ts";

/** Where `npm run dev` finds a running `paintpot serve`. */
const SERVER = process.env["PAINTPOT_URL"] ?? "http://127.0.0.1:8017";

/**
 * Few files, for each is a way to the server and back: what every place needs, what any places share,
 * what tables share, each board, and what few visits come to.
 */
const SHARED =
  /icon:|[\\/]src[\\/](table[\\/]levels|[^\\/]+$|(api|dice|door|faces|look|sound|ui|words)[\\/](?!Creature|creatures|SheetPicture|TokenShape|Near|Gain|CautionMark|walk|IdeaBadge|Page|Unfold|Settings|boxes))/;
/** The creatures of the door, which the daily game and puzzles have too, but no table. */
const CREATURES = /[\\/]src[\\/]door[\\/][Cc]reature/;
/**
 * What a board is made of, but for its words, which come in one language, for its cards and pictures of
 * the rules, and for the score sheet that somebody may open.
 */
const BOARD = /[\\/]src[\\/]boards[\\/]([\w-]+)[\\/](?!words\.|things\.|pictures\.|Picture\.|Sign\.|Still\.|Ledger\.|Crown\.|[Rr]acing\.|ring\.|far\.)/;
/** How far a game is, which is said once the board is drawn. */
const FAR = /[\\/]src[\\/]boards[\\/][\w-]+[\\/]far\./;
/** What of a game is drawn in rules and on cards: they share it, and no table waits for it. */
const PICTURES = /[\\/]src[\\/]boards[\\/](.*[\\/])?(pictures|Picture|Sign|Still)\./;
const CARDS = /[\\/]src[\\/]cards[\\/]/;
/** Pages to read are those of the day, of puzzles and of records. */
const TODAY = /[\\/]src[\\/]((daily|puzzles)[\\/]|ui[\\/](Page|Unfold)\.)/;
/** At the foot of the door, and in the menu of a table. */
const SETTINGS = /[\\/]src[\\/]ui[\\/]Settings\./;
const LEARN = /[\\/]src[\\/]learn[\\/]/;
/** What only the end of a game, its replay and its review share. */
const AFTER = /[\\/]src[\\/](end|replay|review)[\\/]/;
/** The lines of a score, which are read after the board, and after the game. */
const SCORE = /[\\/]src[\\/]table[\\/]ScoreLines\./;
/** Sheets, tiles and the like, which go with the board that draws them. */
const DATA = /[\\/]paintpot[\\/]games[\\/]|layout:/;
/** What somebody does, shows or asks for is drawn when they do. */
const SHOWN = /[\\/]src[\\/](reactions[\\/](Bubble|Reaction)|table[\\/](showing|FairDiceLater)|moments[\\/](Moments|stage|kinds))\./;
const LATER = [SHOWN, BOARD, FAR, PICTURES, CARDS, TODAY, SETTINGS, LEARN, AFTER, SCORE, DATA];
const ofTables = (id: string): boolean => !LATER.some((own) => own.test(id));
const FILES = [
  { name: "house", tags: ["$initial" as const], priority: 3 },
  { name: "shared", test: SHARED, minShareCount: 2, priority: 2 },
  { name: "creatures", test: CREATURES, minShareCount: 2, priority: 1.7 },
  { name: "today", test: TODAY, minShareCount: 2, priority: 1.5 },
  { name: "play", test: ofTables, minShareCount: 2, priority: 1 },
  // Last, for a group takes along whatever its files need and nobody else has.
  { name: "cards", test: CARDS, priority: 0.5 },
  { name: (id: string) => BOARD.exec(id)?.[1] ?? null, test: BOARD, priority: 0.4 },
  { name: "learn", test: LEARN, minShareCount: 2, priority: 0.3 },
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
    // A jsdom for each file takes longer than the tests in it; so the files of a worker share one, each with a
    // global object of its own.
    pool: "vmThreads",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/speaking.ts"],
    // So long that only what hangs runs out of time, on a busy machine, too.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    restoreMocks: true,
  },
}));

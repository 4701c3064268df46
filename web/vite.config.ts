import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { ahead } from "./tools/ahead.ts";
import { icons } from "./tools/icons.ts";
import { layouts } from "./tools/layouts.ts";
import { pageWords } from "./tools/words.ts";

/** Where `npm run dev` finds a running `paintpot serve`. */
const SERVER = process.env["PAINTPOT_URL"] ?? "http://127.0.0.1:8017";

/**
 * Few files: what every place needs, what any places share, and what tables and replays share besides.
 * Each is a way to the server and back.
 */
const SHARED =
  /icon:|[\\/]src[\\/](table[\\/]levels|[^\\/]+$|(api|dice|door|faces|look|sound|ui|words)[\\/](?!Creature|creatures|SheetPicture|TokenShape|Near|Gain|walk|IdeaBadge))/;
/** What the daily game and puzzles share, and the creatures that they share with the door: no table needs them. */
const TODAY = /[\\/]src[\\/](daily|puzzles)[\\/]/;
const CREATURES = /[\\/]src[\\/]door[\\/][Cc]reature/;
const FILES = [
  { name: "house", tags: ["$initial" as const], priority: 3 },
  { name: "creatures", test: CREATURES, minShareCount: 2, priority: 1.7 },
  { name: "today", test: TODAY, minShareCount: 2, priority: 1.5 },
  { name: "shared", test: SHARED, minShareCount: 2, priority: 2 },
  { name: "play", minShareCount: 2, priority: 1 },
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

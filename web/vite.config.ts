import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { ahead } from "./tools/ahead.ts";
import { icons } from "./tools/icons.ts";

/** Where `npm run dev` finds a running `paintpot serve`. */
const SERVER = process.env["PAINTPOT_URL"] ?? "http://127.0.0.1:8017";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), icons(), ahead()],
  build: {
    // Fonts and pictures stay files of their own: the server's policy forbids fonts as data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // As old as light-dark() is.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // Names that can be kept for ever are in one folder, so that the server knows them.
    assetsDir: "assets",
    // How long a slow machine took is no news.
    rolldownOptions: { checks: { bundlerTimings: false, pluginTimings: false } },
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

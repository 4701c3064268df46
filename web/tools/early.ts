/** Fonts of the first screen are asked for with the page, not when the first text is laid out. */

import type { Plugin } from "vite";

const EARLY = /-latin-.*\.woff2$/;

export function earlyFonts(): Plugin {
  return {
    name: "early-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, context) =>
        Object.keys(context.bundle ?? {})
          .filter((name) => EARLY.test(name))
          .map((name) => ({
            tag: "link",
            attrs: {
              rel: "preload",
              as: "font",
              type: "font/woff2",
              href: `/${name}`,
              crossorigin: true,
            },
            injectTo: "head" as const,
          })),
    },
  };
}

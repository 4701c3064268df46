/** Before each file of tests: both languages are loaded, and what jsdom lacks is there. */

// Tests of plain data have no document, and say nothing.
if (typeof document !== "undefined") {
  globalThis.matchMedia ??= (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never;
  const { LANGUAGES, words } = await import("../src/words/words.svelte");
  await Promise.all(LANGUAGES.map((language) => words.learn(language)));
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
}

export {};

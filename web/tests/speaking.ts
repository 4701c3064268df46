/** Before each file of tests: both languages are there, as after the page was put up in each. */

// Tests of plain data have no document, and say nothing.
if (typeof document !== "undefined") {
  const { LANGUAGES, words } = await import("../src/words/words.svelte");
  await Promise.all(LANGUAGES.map((language) => words.learn(language)));
}

export {};

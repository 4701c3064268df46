/** Before each file of tests: both languages are there, as after the page was put up in each. */

import { LANGUAGES, words } from "../src/words/words.svelte";

await Promise.all(LANGUAGES.map((language) => words.learn(language)));

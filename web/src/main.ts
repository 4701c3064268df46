import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import { arrive } from "./ui/arrive";
import { yieldToBrowser } from "./ui/yielding";
import { words } from "./words/words.svelte";

/** Shown when the texts themselves could not be loaded. */
const UNREACHED = "Paintpot could not be loaded. Reload the page. — Страница не загрузилась. Обновите её.";

const page = document.getElementById("page") as HTMLElement;
arrive(page);

// A pause between parsing the script and mounting the page splits one long task in two.
void Promise.all([words.learn(), yieldToBrowser()]).then(
  () => mount(App, { target: page }),
  () => (page.textContent = UNREACHED),
);

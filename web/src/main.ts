import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import { arrive } from "./ui/arrive";
import { breath } from "./ui/breath";
import { words } from "./words/words.svelte";

/** Said when the words themselves did not come. */
const UNREACHED = "Paintpot could not be loaded. Reload the page. — Страница не загрузилась. Обновите её.";

const page = document.getElementById("page") as HTMLElement;
arrive(page);

// Reading the script is one piece of work, putting the page up the next.
void Promise.all([words.learn(), breath()]).then(
  () => mount(App, { target: page }),
  () => (page.textContent = UNREACHED),
);

import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import { breath } from "./ui/breath";

// Reading the script is one piece of work, putting the page up the next.
void breath().then(() => mount(App, { target: document.getElementById("page") as HTMLElement }));

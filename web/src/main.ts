import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import { arrive } from "./ui/arrive";
import { breath } from "./ui/breath";

const page = document.getElementById("page") as HTMLElement;
arrive(page);

// Reading the script is one piece of work, putting the page up the next.
void breath().then(() => mount(App, { target: page }));

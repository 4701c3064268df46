import { beforeEach, expect, it } from "vitest";
import { arrive } from "../src/ui/arrive";

const settled = () => new Promise((done) => setTimeout(done));

let page: HTMLElement;

beforeEach(async () => {
  document.body.innerHTML = '<a href="/">x</a><div id="page"></div>';
  page = document.getElementById("page") as HTMLElement;
  arrive(page);
  page.innerHTML = "<main><h1>Door</h1><button>Play now</button></main>";
  await settled();
});

it("the first place is left to the browser", () => {
  expect(document.activeElement).toBe(document.body);
});

it("the next one is begun at its title", async () => {
  (page.querySelector("button") as HTMLElement).focus();
  page.innerHTML = "";
  await settled();
  page.innerHTML = "<main><h1>Inkdoms</h1></main>";
  await settled();
  expect(document.activeElement?.textContent).toBe("Inkdoms");
});

it("or at its beginning, where a title is yet to come", async () => {
  page.innerHTML = "<main><p>…</p></main>";
  await settled();
  expect(document.activeElement?.tagName).toBe("MAIN");
});

it("what has the focus keeps it", async () => {
  (document.querySelector("a") as HTMLElement).focus();
  page.innerHTML = "<main><h1>Rules</h1></main>";
  await settled();
  expect(document.activeElement?.tagName).toBe("A");
});

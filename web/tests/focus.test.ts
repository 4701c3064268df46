import { afterEach, beforeEach, expect, it } from "vitest";
import { goOn, keepFocus } from "../src/ui/keepFocus";

let part: HTMLElement;
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = '<main><section class="tray" tabindex="-1"><button>a</button></section><a href="/">x</a></main>';
  part = document.querySelector("section") as HTMLElement;
  stop = keepFocus(part);
});

afterEach(() => stop());

const settled = () => new Promise((done) => setTimeout(done));

it("the focus stays in its part when what had it is gone", async () => {
  const button = part.querySelector("button") as HTMLElement;
  button.focus();
  button.remove();
  await settled();
  expect(document.activeElement).toBe(part);
});

it("the focus is left alone elsewhere", async () => {
  (document.querySelector("a") as HTMLElement).focus();
  part.querySelector("button")?.remove();
  await settled();
  expect(document.activeElement?.tagName).toBe("A");
});

it("nothing is focused for who uses a pointer elsewhere", async () => {
  const button = part.querySelector("button") as HTMLElement;
  button.focus();
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  button.remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

it("a button that can no longer be pressed gives the focus to its part", async () => {
  const button = part.querySelector("button") as HTMLButtonElement;
  button.focus();
  button.disabled = true;
  await settled();
  expect(document.activeElement).toBe(part);
});

it("from its part the focus goes on to the first thing that is there", () => {
  part.focus();
  goOn("em", "button");
  expect(document.activeElement?.tagName).toBe("BUTTON");
});

it("what has the focus keeps it", () => {
  (document.querySelector("a") as HTMLElement).focus();
  goOn("button");
  expect(document.activeElement?.tagName).toBe("A");
});

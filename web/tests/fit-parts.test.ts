import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fitParts, partsOf } from "../src/table/fitParts";

/** Lines are 10 high, and a letter is 5 wide, the dots after the last part as well. */
const [LINE, LETTER] = [10, 5];
const ROOMS = new WeakMap<HTMLElement, { width: number; lines: number }>();
/** What was done to elements in a row: a measurement after a change lays out the page. */
let done: ("write" | "read")[] = [];

const layouts = (): number => done.filter((one, k) => one === "read" && done[k - 1] === "write").length;

/** The boxes of all parts, in lines of whole letters. */
function laidOut(words: HTMLElement): { bottom: number; right: number; boxes: Map<Element, DOMRect[]> } {
  done.push("read");
  const { width } = ROOMS.get(words)!;
  const boxes = new Map<Element, DOMRect[]>();
  let [line, x, right] = [0, 0, 0];
  const order = [...words.querySelectorAll<HTMLElement>("[data-part]")];
  order.sort((a, b) => Number(b.classList.contains("first")) - Number(a.classList.contains("first")));
  for (const part of order) {
    if (part.hidden) continue;
    const rects: DOMRect[] = [];
    const text = part.textContent + (part.classList.contains("goes-on") ? "…" : "");
    for (const word of text.split(/(?<= )/)) {
      if (x && x + word.trimEnd().length * LETTER > width) [line, x] = [line + 1, 0];
      const wide = word.trimEnd().length * LETTER;
      rects.push(new DOMRect(x, line * LINE, wide, LINE));
      right = Math.max(right, x + wide);
      x += word.length * LETTER;
    }
    boxes.set(part, rects);
    if (part.classList.contains("first")) [line, x] = [line + 1, 0];
  }
  return { bottom: (line + (x ? 1 : 0)) * LINE, right, boxes };
}

const around = (one: Element): HTMLElement => one.closest<HTMLElement>(".words")!;

let look: ((entries: unknown[]) => void)[] = [];

beforeEach(() => {
  [done, look] = [[], []];
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(tell: () => void) {
        look.push(tell);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const page = HTMLElement.prototype;
  const hide = Object.getOwnPropertyDescriptor(page, "hidden")!;
  vi.spyOn(page, "hidden", "set").mockImplementation(function (this: HTMLElement, hidden) {
    done.push("write");
    hide.set!.call(this, hidden);
  });
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockImplementation(function (this: Element) {
    return laidOut(around(this)).bottom;
  });
  vi.spyOn(Element.prototype, "scrollWidth", "get").mockImplementation(function (this: Element) {
    return laidOut(around(this)).right;
  });
  vi.spyOn(Element.prototype, "clientHeight", "get").mockImplementation(function (this: Element) {
    return ROOMS.get(around(this))!.lines * LINE;
  });
  vi.spyOn(Element.prototype, "clientWidth", "get").mockImplementation(function (this: Element) {
    return ROOMS.get(around(this))!.width;
  });
  vi.spyOn(Element.prototype, "getClientRects").mockImplementation(function (this: Element) {
    return (laidOut(around(this)).boxes.get(this) ?? []) as unknown as DOMRectList;
  });
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const { width, lines } = ROOMS.get(around(this))!;
    return new DOMRect(0, 0, width, lines * LINE);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function wordsOf(sentence: string, { width, lines, keep = 0, first = "" }: { width: number; lines: number; keep?: number; first?: string }) {
  const words = document.createElement("p");
  words.className = "words";
  for (const text of [...partsOf(sentence), first].filter(Boolean)) {
    const part = document.createElement("span");
    part.dataset["part"] = "";
    part.textContent = text;
    if (text === first) part.className = "first";
    words.append(part);
  }
  ROOMS.set(words, { width, lines });
  document.body.append(words);
  return { words, leave: fitParts(keep)(words) };
}

/** What is read of it. */
const shown = (words: HTMLElement): string =>
  [...words.querySelectorAll<HTMLElement>("[data-part]")]
    .filter(({ hidden }) => !hidden)
    .map((part) => part.textContent + (part.classList.contains("goes-on") ? "…" : ""))
    .join("");

async function settled(): Promise<void> {
  for (const tell of look) tell([]);
  await new Promise((resolve) => setTimeout(resolve));
}

const LONG = "red on two, blue on five, green on three, brown on one";

it("leaves what has room as it is", async () => {
  const { words } = wordsOf(LONG, { width: 400, lines: 1 });
  await settled();
  expect(shown(words)).toBe(LONG);
});

it("leaves out the last parts, and says so after those that are left", async () => {
  const two = "red on two, blue on five";
  const { words } = wordsOf(LONG, { width: (two.length + 1) * LETTER + 3, lines: 1 });
  await settled();
  expect(shown(words)).toBe(`${two}…`);
  const tight = wordsOf(LONG, { width: two.length * LETTER, lines: 1 }).words;
  await settled();
  expect(shown(tight), "no room for the dots").toBe("red on two…");
});

it("uses all lines", async () => {
  const { words } = wordsOf(LONG, { width: 80, lines: 2 });
  await settled();
  expect(shown(words)).toBe("red on two, blue on five…");
});

it("keeps the first parts, however little room there is", async () => {
  const { words } = wordsOf(LONG, { width: 20, lines: 1, keep: 1 });
  await settled();
  expect(shown(words)).toBe("red on two…");
  const none = wordsOf(LONG, { width: 20, lines: 1 }).words;
  await settled();
  expect(shown(none)).toBe("");
});

it("has the room of what is listed first and left out first", async () => {
  const { words } = wordsOf("red on two, blue on five", { width: 130, lines: 1, first: "before it, green" });
  await settled();
  expect(shown(words)).toBe("red on two, blue on five…");
});

it("shows more again when there is room", async () => {
  const { words } = wordsOf(LONG, { width: 80, lines: 1 });
  await settled();
  expect(shown(words)).toBe("red on two…");
  ROOMS.set(words, { width: 400, lines: 1 });
  await settled();
  expect(shown(words)).toBe(LONG);
});

it("lays out the page for all of them at once, however many parts do not fit", async () => {
  for (let k = 0; k < 6; k++) wordsOf(LONG, { width: 60 + k, lines: 1 });
  await settled();
  expect([...document.querySelectorAll<HTMLElement>(".words")].map(shown)).toEqual(Array(6).fill("red on two…"));
  expect(layouts()).toBe(2);
});

it("no longer looks at what is gone", async () => {
  const { words, leave } = wordsOf(LONG, { width: 60, lines: 1 });
  for (const tell of look) tell([]);
  leave();
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).toEqual([]);
  expect(shown(words)).toBe(LONG);
});

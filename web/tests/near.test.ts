import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Spot } from "../src/table/playable";
import Near from "../src/ui/Near.svelte";

const WORDS = "R9 is painted red already.";
const onclose = vi.fn();
let near: Record<string, unknown> | null = null;

function show(grab = false, at: Spot = { x: 100, y: 100 }, line?: DOMRectReadOnly): HTMLElement {
  const children = createRawSnippet(() => ({
    render: () => `<div><p>${WORDS}</p><a href="#ID-PAINT-2">Rule</a><button>Yes</button></div>`,
  }));
  near = mount(Near, {
    target: document.body,
    props: { at, line, label: "Not allowed", grab, onclose, children },
  });
  flushSync();
  const paper = document.querySelector<HTMLElement>(".near");
  if (!paper) throw new Error("There is no paper.");
  return paper;
}

const press = (key: string, more: KeyboardEventInit = {}): boolean =>
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
const point = (at: Element): boolean => at.dispatchEvent(new Event("pointerdown", { bubbles: true }));

beforeEach(() => {
  vi.useFakeTimers();
  class Watch {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal("ResizeObserver", Watch);
  onclose.mockReset();
});

afterEach(() => {
  if (near) void unmount(near);
  near = null;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("news near a place", () => {
  it("go by themselves, after there was time to read them", () => {
    const paper = show();
    vi.advanceTimersByTime(5_000);
    flushSync();
    expect(paper.classList.contains("fading")).toBe(false);
    vi.advanceTimersByTime(60 * (paper.textContent ?? "").length);
    flushSync();
    expect(paper.classList.contains("fading")).toBe(true);
    expect(onclose).not.toHaveBeenCalled();
    vi.advanceTimersByTime(400);
    expect(onclose).toHaveBeenCalledOnce();
  });

  it.each(["Escape", "ArrowLeft", "a"])("go with the next key, such as %s", (key) => {
    show();
    press("Shift");
    press(key, { repeat: true });
    expect(onclose).not.toHaveBeenCalled();
    press(key);
    expect(onclose).toHaveBeenCalledOnce();
  });

  it("lie over a line that is not needed, if there is no room beside their place", () => {
    const paper = show(false, { x: 300, y: 200 }, new DOMRect(0, 10, 390, 46));
    expect([paper.style.left, paper.style.top]).toEqual(["8px", "33px"]);
    expect(paper.classList.contains("line")).toBe(true);
  });

  it("leave all of the tray visible, if they are about something in it", () => {
    const shell = document.body.appendChild(document.createElement("div"));
    shell.className = "shell";
    shell.innerHTML = '<div class="tray"></div>';
    (shell.firstChild as HTMLElement).getBoundingClientRect = () => new DOMRect(0, 700, 1024, 60);
    // A thing at the foot of the tray: neither it nor the card above it is covered.
    const paper = show(false, { x: 300, y: 745, box: new DOMRect(280, 730, 44, 30) });
    expect(Number.parseFloat(paper.style.top)).toBeLessThanOrEqual(700);
    shell.remove();
  });

  it("go with the next tap, unless it follows their link", () => {
    const paper = show();
    point(paper.querySelector("a") as Element);
    expect(onclose).not.toHaveBeenCalled();
    point(document.body);
    expect(onclose).toHaveBeenCalledOnce();
  });

  it("lead to their rule by a key", () => {
    const followed = vi.fn((event: Event) => event.preventDefault());
    show().querySelector("a")?.addEventListener("click", followed);
    press("?");
    expect(followed).toHaveBeenCalledOnce();
  });

  it("leave Esc to nobody else", () => {
    show();
    const heard = vi.fn();
    document.body.addEventListener("keydown", heard);
    press("Escape");
    press("b");
    expect(heard).toHaveBeenCalledOnce();
    document.body.removeEventListener("keydown", heard);
  });
});

describe("a choice near a place", () => {
  it("waits for an answer, and takes the focus", () => {
    const paper = show(true);
    expect(paper.contains(document.activeElement)).toBe(true);
    vi.advanceTimersByTime(600_000);
    press("a");
    point(paper.querySelector("button") as Element);
    expect(onclose).not.toHaveBeenCalled();
    press("Escape");
    expect(onclose).toHaveBeenCalledOnce();
  });

  it("is closed by Back, which stays on the page; news are none of its business", async () => {
    vi.useRealTimers();
    const layers = (n: number) => vi.waitFor(() => expect((history.state as { layers?: number } | null)?.layers ?? 0).toBe(n));
    show();
    await layers(0);
    if (near) void unmount(near);
    show(true);
    await layers(1);
    history.back();
    await vi.waitFor(() => expect(onclose).toHaveBeenCalledOnce());
    await layers(0);
  });
});

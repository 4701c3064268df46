import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { comeBack, stay } from "../src/ui/comeBack";

let grow: (height: number) => void;
let went: number[];

beforeEach(() => {
  vi.useFakeTimers();
  went = [];
  vi.stubGlobal("innerHeight", 600);
  vi.stubGlobal("scrollTo", (_x: number, y: number) => went.push(y));
  let watching: (() => void) | null = null;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(readonly look: () => void) {}
      observe(): void {
        watching = this.look;
      }
      disconnect(): void {
        watching = null;
      }
    },
  );
  grow = (height) => {
    Object.defineProperty(document.documentElement, "scrollHeight", { value: height, configurable: true });
    watching?.();
  };
});

afterEach(() => {
  stay();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("waits until the page is tall enough, and goes there once", () => {
  comeBack(900);
  grow(700);
  expect(went).toEqual([]);
  grow(1500);
  grow(2000);
  expect(went).toEqual([900]);
});

it("goes there again when something came late above, until all is as it was", () => {
  comeBack(900, 1800);
  grow(1600);
  grow(1800);
  grow(2000);
  expect(went).toEqual([900, 900]);
});

it("goes as far as it can when the page has become shorter", () => {
  comeBack(900);
  grow(1400);
  vi.advanceTimersByTime(5_000);
  expect(went).toEqual([900]);
});

it("goes there however late the page has grown", () => {
  comeBack(900);
  grow(1400);
  vi.advanceTimersByTime(60_000);
  grow(1500);
  grow(2000);
  expect(went).toEqual([900, 900]);
});

it("leaves who does something meanwhile where they are", () => {
  comeBack(900);
  dispatchEvent(new Event("wheel"));
  grow(1500);
  vi.advanceTimersByTime(5_000);
  expect(went).toEqual([]);
});

it("leaves the page alone once somebody has scrolled, in whatever way, but not if the browser did", () => {
  const scrolledTo = (y: number): void => void vi.stubGlobal("scrollY", y);
  vi.stubGlobal("scrollTo", (_x: number, y: number) => {
    went.push(y);
    scrolledTo(y);
  });
  comeBack(900, 5000);
  grow(1600);
  scrolledTo(1100); // as when something of this height appears above
  grow(1800);
  dispatchEvent(new Event("scroll"));
  expect(went).toEqual([900, 900]);
  scrolledTo(700); // by the scroll bar
  dispatchEvent(new Event("scroll"));
  grow(2500);
  expect(went).toEqual([900, 900]);

  went = [];
  comeBack(900, 5000);
  grow(2600);
  scrolledTo(400);
  grow(2610);
  grow(3000);
  vi.advanceTimersByTime(5_000);
  expect(went, "although no event has told it yet").toEqual([900]);
});

/** The router: parses the address, and navigates without a reload. */

import { afterReturn, layered } from "./ui/back";
import { leaveNote } from "./ui/cameFrom";
import { comeBack, stay } from "./ui/comeBack";

export type Route =
  | { at: "door" }
  | { at: "new"; game: string }
  | { at: "table"; table: string }
  | { at: "rules"; game: string }
  | { at: "replay"; table: string; turn?: string }
  | { at: "lessons"; game: string }
  | { at: "lesson"; game: string; lesson: string }
  | { at: "review"; table: string }
  | { at: "today" }
  | { at: "day"; day: string; game: string }
  | { at: "record" }
  | { at: "puzzles" }
  | { at: "puzzle"; game: string }
  | { at: "moments" }
  | { at: "nowhere" };

/** Routes on which the user is in the middle of a game. */
const PLAYED: ReadonlySet<Route["at"]> = new Set(["table", "lesson", "day", "puzzle"]);

export function placeOf(path: string, query = ""): Route {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean).map(decode);
  const [third = ""] = rest;
  if (first === "learn" && second && third && rest.length === 1) {
    return { at: "lesson", game: second, lesson: third };
  }
  if (first === "today") {
    if (!second) return { at: "today" };
    return third && rest.length === 1 ? { at: "day", day: second, game: third } : { at: "nowhere" };
  }
  if (rest.length === 0) {
    if (!first) return { at: "door" };
    if (first === "t" && second) return { at: "table", table: second };
    if (first === "new" && second) return { at: "new", game: second };
    if (first === "record" && !second) return { at: "record" };
    if (first === "puzzles") return second ? { at: "puzzle", game: second } : { at: "puzzles" };
    if (first === "rules") return { at: "rules", game: second };
    if (first === "learn" && second) return { at: "lessons", game: second };
    if (first === "dev" && second === "moments") return { at: "moments" };
    if (first === "review" && !second) {
      return { at: "review", table: new URLSearchParams(query).get("table") ?? "" };
    }
    if (first === "replay" && !second) {
      const asked = new URLSearchParams(query);
      const turn = asked.get("turn");
      return { at: "replay", table: asked.get("table") ?? "", ...(turn ? { turn } : {}) };
    }
  }
  return { at: "nowhere" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  #place = $state.raw<Route>(placeOf(location.pathname, location.search));

  constructor() {
    addEventListener("popstate", () => {
      // Something that lay over the page was closed: the route has not changed.
      if (JSON.stringify(placeOf(location.pathname, location.search)) === JSON.stringify(this.#place)) return;
      this.#look();
      const { height = 0, tall = 0 } = (history.state ?? {}) as { height?: number; tall?: number };
      if (height) comeBack(height, tall);
      else stay();
    });
    addEventListener("click", this.#follow);
  }

  get place(): Route {
    return this.#place;
  }

  go(path: string, instead = false): void {
    afterReturn(() => this.#go(path, instead));
  }

  #go(path: string, instead: boolean): void {
    if (instead || layered()) history.replaceState(null, "", path);
    else {
      // Going back restores the scroll position.
      const left = { height: scrollY, tall: document.documentElement.scrollHeight };
      history.replaceState({ ...(history.state as object | null), ...left }, "");
      history.pushState(null, "", path);
    }
    stay();
    this.#look();
    scrollTo(0, 0);
  }

  #look(): void {
    this.#place = placeOf(location.pathname, location.search);
  }

  /** Rules opened from a game, even in a new tab, offer the way back to it. */
  #leave(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || !PLAYED.has(this.#place.at)) return;
    const url = new URL(link.href, location.href);
    if (url.origin === location.origin && placeOf(url.pathname).at === "rules") {
      leaveNote(location.pathname + location.search);
    }
  }

  /** Plain clicks on our own links stay on the page. */
  #follow = (event: MouseEvent): void => {
    this.#leave(event);
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || placeOf(url.pathname).at === "nowhere") return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  };
}

export const router = new Router();

/** The purpose of a link such as `#join=…`, and its secret word. */
export interface Word {
  kind: string;
  word: string;
}

/**
 * The word of a link, removed from the address bar at once. It is stored until it is dropped, so that a reload
 * does not lose it.
 */
export function takeWord(): Word | null {
  const found = /^#(join|watch|device)=(.+)$/.exec(location.hash);
  if (!found?.[1] || !found[2]) return keptWord();
  history.replaceState({ word: `${found[1]}=${found[2]}` }, "", location.pathname + location.search);
  return { kind: found[1], word: found[2] };
}

/** Forget the word once it was used. */
export function dropWord(): void {
  history.replaceState(null, "", location.pathname + location.search);
}

function keptWord(): Word | null {
  const kept = (history.state as { word?: string } | null)?.word ?? "";
  const [kind = "", ...rest] = kept.split("=");
  return kind ? { kind, word: rest.join("=") } : null;
}

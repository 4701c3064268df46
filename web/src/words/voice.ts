/** Words for a game's data: names of its score lines, texts of its pictures, its players. */

import type { Patch, Span } from "../api/scene";
import { inkOf } from "../look/inks";
import type { Facts } from "./catalogue";
import { shownName } from "./names";
import { say, words } from "./words.svelte";

export class Voice {
  constructor(
    readonly game: string,
    readonly names: readonly string[],
  ) {}

  /** The player on a seat. */
  name(seat: number): string {
    return shownName(this.names[seat] ?? "") || say("person", { n: seat + 1 });
  }

  /** A text of a scene; verbatim where the game's catalogue has none. */
  span(span: Span): string {
    if (span.message === "seat") return this.name(Number(span.facts["seat"]) - 1);
    const own = words.game(this.game);
    if (span.message && (own.has(span.message) || !span.text)) {
      return own.say(span.message, this.#withPlayer(span.facts));
    }
    return span.text;
  }

  /** The facts of a text. `player` is a seat, counted from 1: it is replaced by the player's name. */
  #withPlayer(facts: Span["facts"]): Span["facts"] {
    const { player } = facts;
    return typeof player === "number" ? { ...facts, player: this.name(player - 1) } : facts;
  }

  /** The name of a patch in this language, or that of its move. */
  patch({ name, moves }: Pick<Patch, "name" | "moves">): string {
    const named = words.game(this.game).name(name);
    const [own = "", ...others] = moves.includes(name) ? [name] : moves;
    return named !== name || others.length ? named : (words.game(this.game).move(own, "do") ?? name);
  }

  spans(spans: readonly Span[]): string {
    return spans
      .map((span) => this.span(span))
      .filter(Boolean)
      .join(" ");
  }

  /** A message of the game's catalogue or of its board. */
  say(id: string, facts?: Facts): string {
    return words.game(this.game).say(id, facts);
  }

  /**
   * A message of the page about chance. The page speaks of dice, and has other texts, `<id>-draws`, for a game
   * whose catalogue says that its chance is of that kind: `chance-kind = draws`.
   */
  ofChance(id: string, facts?: Facts): string {
    const own = words.game(this.game);
    const other = own.has("chance-kind") ? `${id}-${own.say("chance-kind")}` : id;
    return say(words.has(other) ? other : id, facts);
  }

  /** What to know before a move, by the name that came with its gain; "" where there is nothing to say. */
  caution(gain: { readonly caution?: string } | undefined): string {
    const id = `caution-${gain?.caution ?? ""}`;
    return gain?.caution && words.game(this.game).has(id) ? this.say(id) : "";
  }

  /** A move in words, from the game's catalogue; otherwise its notation. */
  move(text: string, how: "log" | "do" = "log"): string {
    return words.game(this.game).move(text, how) ?? text;
  }

  /** A name from the game, such as an achievement or an ink. */
  word(name: string): string {
    const own = words.game(this.game);
    const id = `name-${name.replaceAll(" ", "-")}`;
    return own.has(id) ? own.say(id) : inkOf(name) ? say(`ink-${name.replace(" ", "-")}`) : name;
  }

  /** The group and the part of a score line. */
  line(line: string): [group: string, part: string] {
    const [group = "", part = ""] = line.split("/");
    const own = words.game(this.game);
    return [this.word(group), own.has(`part-${part}`) ? own.say(`part-${part}`) : part];
  }

  /**
   * How points on a score line are described once they are scored: in the game's own words, or by the name of
   * the line.
   */
  brought(line: string, points: number): string {
    const own = words.game(this.game);
    const id = `brought-${line.split("/")[1] ?? ""}`;
    return own.has(id) ? own.say(id, { n: points }) : this.line(line).filter(Boolean).join(": ");
  }

  /** What a part of a score line is for; "" if the game does not say. */
  about(line: string): string {
    const own = words.game(this.game);
    const id = `about-part-${line.split("/")[1] ?? ""}`;
    return own.has(id) ? own.say(id) : "";
  }

  /** The verdict on a solo game. */
  verdict(verdict: string): string {
    return words.game(this.game).say(verdict);
  }

  get title(): string {
    const own = words.game(this.game);
    return own.has("title") ? own.say("title") : plainTitle(this.game);
  }
}

/** The name of a game that has no texts of its own: `color-in-kingdom` becomes Color in kingdom. */
function plainTitle(game: string): string {
  return game.charAt(0).toUpperCase() + game.slice(1).replaceAll("-", " ");
}

/** A whole number with a true minus sign. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `${n}`;
}

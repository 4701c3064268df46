/** Project Fluent messages: the same catalogues that the terminal uses. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { listed } from "./lists";

type MessagePattern = NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"];

export type Fact = string | number | readonly string[];
export type Facts = Readonly<Record<string, Fact>>;

/**
 * A number as plain digits. Ours are small, and the first `Intl.NumberFormat` of a page would cost more time
 * than all other texts together. Plural rules work as usual.
 */
class Plain extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    const digits = `${this.value}`;
    return scope?.bundle.locales[0] === "ru" ? digits.replace(".", ",") : digits;
  }
}

/** Numbered places: `numbered-d12` names `d12-8`. */
const NUMBERED = /^([a-z]\w*)-(\d{1,4})$/;

/** A move's notation in a catalogue, `.move = { $ink } on { $area }`, and its placeholders. */
const NOTATION = /^ +\.move *= *(.+)$/m;
const PLACE = /\{\s*\$([A-Za-z][\w-]*)\s*\}/;

/** A notation with placeholders for facts. The fixed parts are at even indices, names at odd ones. */
class Notation {
  readonly #parts: readonly string[];
  /** How much of it is fixed: if two fit, the heavier one is more specific. */
  readonly weight: number;

  constructor(
    readonly id: string,
    text: string,
  ) {
    this.#parts = text.trim().split(PLACE);
    this.weight = this.#parts.filter((_, k) => k % 2 === 0).join("").length;
  }

  /** The value of each placeholder, or null. Each takes as little as possible, the last one the rest. */
  match(text: string): Record<string, string> | null {
    const parts = this.#parts;
    const head = parts[0] ?? "";
    const tail = parts.at(-1) ?? "";
    if (parts.length === 1) return text === head ? {} : null;
    if (!text.startsWith(head) || !text.endsWith(tail)) return null;
    const found: Record<string, string> = {};
    const last = text.length - tail.length;
    let at = head.length;
    for (let k = 1; k < parts.length; k += 2) {
      const fixed = parts[k + 1] ?? "";
      const end = k + 2 === parts.length ? last : text.indexOf(fixed, at + 1);
      if (end <= at || end > last) return null;
      found[parts[k] ?? ""] = text.slice(at, end);
      at = end + fixed.length;
    }
    return found;
  }
}

/** The start of a message or a term, and the references in it. */
const BEGINS = /^(-?[a-zA-Z][\w-]*) *=/gm;
const SPEAKS_OF = /\{\s*(-?[a-zA-Z][\w-]*)/g;

const NONE: Facts = {};
/** The number of sentences cached: more than a table uses in several rounds. */
const KEPT = 2_000;

/**
 * The messages of one language, from one or more files; the first definition counts. A message is parsed when
 * it is first used: of hundreds, a screen uses a few.
 */
export class Catalogue {
  readonly language: string;
  /** All message ids, in the order of the files. */
  readonly ids: readonly string[];
  readonly #bundle: FluentBundle;
  /** Messages that are not parsed yet. */
  readonly #unread = new Map<string, string>();

  /** The notations of moves, most specific first; built when a move is first described. */
  #notations: readonly Notation[] | undefined;
  /** A cache by id and facts: names of places and the like are used hundreds of times per move. */
  readonly #said = new Map<string, string>();
  readonly #texts: readonly string[];

  constructor(language: string, files: readonly string[]) {
    this.language = language;
    // Isolation marks are for mixed writing directions, which we do not have.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#texts = files;
    const ids: string[] = [];
    for (const file of files) {
      const found = [...file.matchAll(BEGINS)];
      found.forEach(({ 1: id = "", index }, k) => {
        ids.push(id);
        if (!this.#unread.has(id)) this.#unread.set(id, file.slice(index, found[k + 1]?.index));
      });
    }
    this.ids = ids;
  }

  has(id: string): boolean {
    return this.#pattern(id) != null;
  }

  #pattern(id: string): MessagePattern | undefined {
    this.#read(id);
    return this.#bundle.getMessage(id)?.value;
  }

  /** Parse a message, and those that it refers to. */
  #read(id: string): void {
    const text = this.#unread.get(id);
    if (text === undefined) return;
    this.#unread.delete(id);
    this.#bundle.addResource(new FluentResource(text));
    for (const [, other = ""] of text.matchAll(SPEAKS_OF)) this.#read(other);
  }

  /** The formatted message; its id if it is missing. */
  say(id: string, facts: Facts = NONE): string {
    const key = facts === NONE ? id : id + JSON.stringify(facts);
    const known = this.#said.get(key);
    if (known !== undefined) return known;
    const pattern = this.#pattern(id);
    if (pattern == null) return id;
    const faults: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, this.#arguments(facts), faults);
    if (this.#said.size >= KEPT) this.#said.clear();
    this.#said.set(key, said);
    return said;
  }

  /** The same for tests: throws if anything at all is missing. */
  exact(id: string, facts: Facts = {}): string {
    const pattern = this.#pattern(id);
    if (pattern == null) throw new Error(`There is no message ${id} in ${this.language}.`);
    return this.#bundle.formatPattern(pattern, this.#arguments(facts));
  }

  /** An attribute of a message, formatted; "" if it has none of that name. */
  part(id: string, attribute: string, facts: Facts = {}): string {
    this.#read(id);
    const pattern = this.#bundle.getMessage(id)?.attributes[attribute];
    return pattern ? this.#bundle.formatPattern(pattern, this.#arguments(facts), []) : "";
  }

  /** A move in words, by the message whose `.move` is its notation; null if there is none. */
  move(text: string, how: "log" | "do" | "hint" = "log"): string | null {
    this.#notations ??= notationsIn(this.#texts);
    for (const notation of this.#notations) {
      const found = notation.match(text);
      if (found) return this.#told(notation.id, how, this.#named(found));
    }
    return null;
  }

  /** The kind of a move: `paint` if `tell-paint` describes it; "" if no message does. */
  kind(text: string): string {
    this.#notations ??= notationsIn(this.#texts);
    const found = this.#notations.find((notation) => notation.match(text));
    return found?.id.replace(/^tell-/, "") ?? "";
  }

  /** The text of a message; `.do` is the imperative, for a button, `.hint` a sentence for a hint. */
  #told(id: string, how: "log" | "do" | "hint", facts: Facts): string {
    return (how !== "log" && this.part(id, how, facts)) || this.say(id, facts);
  }

  /** Facts verbatim, `$ink`, and by name, `$ink-name`; numbers are numbers, for plurals. */
  #named(found: Readonly<Record<string, string>>): Facts {
    const facts: Record<string, string | number> = {};
    for (const [key, value] of Object.entries(found)) {
      facts[key] = /^\d{1,9}$/.test(value) ? Number(value) : value;
      facts[`${key}-name`] = this.name(value);
    }
    return facts;
  }

  /** A name in this language, or unchanged. */
  name(name: string): string {
    const id = `name-${name.replaceAll(" ", "-")}`;
    return this.has(id) ? this.say(id) : this.#numbered(name);
  }

  #numbered(name: string): string {
    const [, kind = "", n = ""] = NUMBERED.exec(name) ?? [];
    return kind && this.has(`numbered-${kind}`)
      ? this.say(`numbered-${kind}`, { n: Number(n) })
      : name;
  }

  /** A list of names, each in this language if it has a `name-` message: "a, b and c". */
  join(names: readonly string[]): string {
    return listed(names.map((name) => this.name(name)), this.language);
  }

  /** Facts as Fluent takes them: a list is joined, and its length is in `<name>-count`. */
  #arguments(facts: Facts): Record<string, string | Plain> {
    const out: Record<string, string | Plain> = {};
    for (const [key, value] of Object.entries(facts)) {
      if (typeof value === "object") {
        out[key] = this.join(value);
        out[`${key}-count`] = new Plain(value.length);
      } else {
        out[key] = typeof value === "number" ? new Plain(value) : this.#numbered(value);
      }
    }
    return out;
  }
}

function notationsIn(files: readonly string[]): Notation[] {
  const found = files.flatMap((file) => {
    const begins = [...file.matchAll(BEGINS)];
    return begins.flatMap(({ 1: id = "", index }, k) => {
      const text = NOTATION.exec(file.slice(index, begins[k + 1]?.index))?.[1];
      return text ? [new Notation(id, text)] : [];
    });
  });
  return found.sort((a, b) => b.weight - a.weight);
}

/** Messages of Project Fluent: the same catalogues that the terminal speaks from. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

type Pattern = NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"];

export type Fact = string | number | readonly string[];
export type Facts = Readonly<Record<string, Fact>>;

/**
 * A number as its digits. Ours are small, and the first `Intl.NumberFormat` of a page would cost
 * more time than all other words together. Plurals are chosen as always.
 */
class Plain extends FluentNumber {
  override toString(): string {
    return `${this.value}`;
  }
}

const AND: Readonly<Record<string, string>> = { en: "and", ru: "и" };

/** Where a message or a term begins, and what it speaks of besides facts. */
const BEGINS = /^(-?[a-zA-Z][\w-]*) *=/gm;
const SPEAKS_OF = /\{\s*(-?[a-zA-Z][\w-]*)/g;

/**
 * The messages of one language, from one or more files; what comes first, counts. A message is read
 * when it is first said: of the hundreds there are, a screen says a few.
 */
export class Catalogue {
  readonly language: string;
  /** All messages, in the order of the files. */
  readonly ids: readonly string[];
  readonly #bundle: FluentBundle;
  /** What has not been read yet. */
  readonly #unread = new Map<string, string>();

  constructor(language: string, files: readonly string[]) {
    this.language = language;
    // Isolation marks are for mixed writing directions, which we do not have.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
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

  #pattern(id: string): Pattern | undefined {
    this.#read(id);
    return this.#bundle.getMessage(id)?.value;
  }

  /** Read a message, and those that it speaks of. */
  #read(id: string): void {
    const text = this.#unread.get(id);
    if (text === undefined) return;
    this.#unread.delete(id);
    this.#bundle.addResource(new FluentResource(text));
    for (const [, other = ""] of text.matchAll(SPEAKS_OF)) this.#read(other);
  }

  /** The message in words; what is missing is said by its id. */
  say(id: string, facts: Facts = {}): string {
    const pattern = this.#pattern(id);
    if (pattern == null) return id;
    const faults: Error[] = [];
    return this.#bundle.formatPattern(pattern, this.#arguments(facts), faults);
  }

  /** The same for tests: an error if anything at all is missing. */
  exact(id: string, facts: Facts = {}): string {
    const pattern = this.#pattern(id);
    if (pattern == null) throw new Error(`There is no message ${id} in ${this.language}.`);
    return this.#bundle.formatPattern(pattern, this.#arguments(facts));
  }

  /** A list of names, each in this language if it has a `name-` message: "a, b and c". */
  join(names: readonly string[]): string {
    const said = names.map((name) => (this.has(`name-${name}`) ? this.say(`name-${name}`) : name));
    const last = said.pop() ?? "";
    return said.length ? `${said.join(", ")} ${AND[this.language] ?? ","} ${last}` : last;
  }

  /** Facts as Fluent takes them: a list is joined, and its length stands in `<name>-count`. */
  #arguments(facts: Facts): Record<string, string | Plain> {
    const out: Record<string, string | Plain> = {};
    for (const [key, value] of Object.entries(facts)) {
      if (typeof value === "object") {
        out[key] = this.join(value);
        out[`${key}-count`] = new Plain(value.length);
      } else {
        out[key] = typeof value === "number" ? new Plain(value) : value;
      }
    }
    return out;
  }
}

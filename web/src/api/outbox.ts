/**
 * The queue of commands that are not acknowledged yet. Each has an id, so that it can be resent after a
 * lost response and is still executed once. The queue is kept in the browser's storage: neither a lost
 * connection nor a reload loses a command.
 */

import { keep, kept, keptNames } from "../look/kept";
import type { Timer } from "../ui/timer";
import { asTrouble, type Trouble } from "./ask";
import type { Done } from "./schema";

export interface Wish {
  readonly id: string;
  readonly seat: number;
  /** A move in notation; null to take one back. */
  readonly move: string | null;
  /** With no move: take back the whole turn. */
  readonly whole: boolean;
}

export interface Post {
  /** Give a wish to the server; a Trouble says why it could not be. */
  send(wish: Wish): Promise<Done>;
  /** The list has changed. */
  changed(waiting: readonly Wish[]): void;
  /** A wish could not be given to the server just now; it is tried again. */
  delayed(trouble: Trouble): void;
  /** A wish was refused. Those after it were meant to follow it, and are gone with it. */
  refused(wish: Wish, trouble: Trouble): void;
  /** A wish was done; the seat has heard of it once it has heard this version. */
  done(wish: Wish, version: number): void;
}

const AGAIN = 1_500;
const LONGEST = 20_000;

export class Outbox {
  #waiting: Wish[] = [];
  #sending = false;
  #timer: Timer | undefined;
  #attempts = 0;
  #closed = false;

  constructor(
    private readonly table: string,
    private readonly post: Post,
  ) {}

  /** Take up what a reload or a crash has left. */
  open(): void {
    this.#waiting = keptNames(this.#key(""))
      .sort()
      .flatMap((name) => readWish(kept(name)) ?? []);
    if (this.#waiting.length) this.post.changed([...this.#waiting]);
    void this.flush();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  get waiting(): readonly Wish[] {
    return this.#waiting;
  }

  add(seat: number, move: string | null, whole = false): void {
    const wish: Wish = { id: newId(), seat, move, whole };
    this.#waiting.push(wish);
    keep(this.#key(wish.id), JSON.stringify(wish));
    this.post.changed([...this.#waiting]);
    void this.flush();
  }

  /** Send what waits, one after the other. Called again whenever the line may be back. */
  async flush(): Promise<void> {
    if (this.#sending || this.#closed) return;
    clearTimeout(this.#timer);
    this.#sending = true;
    try {
      for (let wish = this.#waiting[0]; wish && !this.#closed; wish = this.#waiting[0]) {
        try {
          const done = await this.post.send(wish);
          this.#attempts = 0;
          this.#drop([wish]);
          this.post.done(wish, done.version);
        } catch (error) {
          if (!this.#go(wish, asTrouble(error))) return;
        }
      }
    } finally {
      this.#sending = false;
    }
  }

  /** After something went wrong: whether to go on with the next wish. */
  #go(wish: Wish, trouble: Trouble): boolean {
    if (trouble.passing) {
      const pause = Math.min(AGAIN * 2 ** this.#attempts, LONGEST);
      this.#attempts += 1;
      this.#timer = setTimeout(() => void this.flush(), Math.max(pause, trouble.retry * 1000));
      this.post.delayed(trouble);
      return false;
    }
    this.#drop([...this.#waiting]);
    this.post.refused(wish, trouble);
    return true;
  }

  #drop(gone: readonly Wish[]): void {
    for (const wish of gone) keep(this.#key(wish.id), "");
    this.#waiting = this.#waiting.filter((wish) => !gone.includes(wish));
    this.post.changed([...this.#waiting]);
  }

  #key(id: string): string {
    return `outbox/${this.table}/${id}`;
  }
}

let counter = 0;

/** An id that nobody else makes; ids of one browser sort by the time they were made. */
export function newId(): string {
  counter = (counter + 1) % 1000;
  const random = crypto.getRandomValues(new Uint32Array(2));
  const time = Date.now().toString(36).padStart(9, "0");
  const place = counter.toString().padStart(3, "0");
  return `${time}-${place}-${[...random].map((word) => word.toString(36)).join("")}`;
}

function readWish(text: string): Wish | undefined {
  try {
    const wish = JSON.parse(text) as Wish;
    return typeof wish.id === "string" && typeof wish.seat === "number" ? wish : undefined;
  } catch {
    return undefined;
  }
}

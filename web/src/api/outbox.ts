/**
 * The queue of commands that are not acknowledged yet. Each has an id, so that it can be resent after a
 * lost response and is still executed once. The queue is kept in the browser's storage: neither a lost
 * connection nor a reload loses a command.
 */

import { keep, kept, keptNames } from "../look/kept";
import type { Timer } from "../ui/timer";
import { asTrouble, type Trouble } from "./ask";
import type { Done } from "./schema";

export interface QueuedCommand {
  readonly id: string;
  readonly seat: number;
  /** A move in notation; null to take one back. */
  readonly move: string | null;
  /** With no move: take back the whole turn. */
  readonly whole: boolean;
}

export interface Post {
  /** Send a command to the server; throws a Trouble if that fails. */
  send(queued: QueuedCommand): Promise<Done>;
  /** The queue has changed. */
  changed(waiting: readonly QueuedCommand[]): void;
  /** The server could not be reached; the command is retried later. */
  delayed(trouble: Trouble): void;
  /** The command was rejected. Those queued after it depended on it and are dropped with it. */
  refused(queued: QueuedCommand, trouble: Trouble): void;
  /** The command was executed; the client shows it once its feed reaches `version`. */
  done(queued: QueuedCommand, version: number): void;
}

const AGAIN = 1_500;
const LONGEST = 20_000;

export class Outbox {
  #waiting: QueuedCommand[] = [];
  #sending = false;
  #timer: Timer | undefined;
  #attempts = 0;
  #closed = false;

  constructor(
    private readonly table: string,
    private readonly post: Post,
  ) {}

  /** Resume with the commands that a reload or a crash left behind. */
  open(): void {
    this.#waiting = keptNames(this.#key(""))
      .sort()
      .flatMap((name) => readCommand(kept(name)) ?? []);
    if (this.#waiting.length) this.post.changed([...this.#waiting]);
    void this.flush();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  get waiting(): readonly QueuedCommand[] {
    return this.#waiting;
  }

  add(seat: number, move: string | null, whole = false): void {
    const queued: QueuedCommand = { id: newId(), seat, move, whole };
    this.#waiting.push(queued);
    keep(this.#key(queued.id), JSON.stringify(queued));
    this.post.changed([...this.#waiting]);
    void this.flush();
  }

  /** Send the queued commands in order. Called again whenever the connection may be back. */
  async flush(): Promise<void> {
    if (this.#sending || this.#closed) return;
    clearTimeout(this.#timer);
    this.#sending = true;
    try {
      for (let queued = this.#waiting[0]; queued && !this.#closed; queued = this.#waiting[0]) {
        try {
          const done = await this.post.send(queued);
          this.#attempts = 0;
          this.#drop([queued]);
          this.post.done(queued, done.version);
        } catch (error) {
          if (!this.#go(queued, asTrouble(error))) return;
        }
      }
    } finally {
      this.#sending = false;
    }
  }

  /** After a failure: whether to go on with the next command. */
  #go(queued: QueuedCommand, trouble: Trouble): boolean {
    if (trouble.passing) {
      const pause = Math.min(AGAIN * 2 ** this.#attempts, LONGEST);
      this.#attempts += 1;
      this.#timer = setTimeout(() => void this.flush(), Math.max(pause, trouble.retry * 1000));
      this.post.delayed(trouble);
      return false;
    }
    this.#drop([...this.#waiting]);
    this.post.refused(queued, trouble);
    return true;
  }

  #drop(gone: readonly QueuedCommand[]): void {
    for (const queued of gone) keep(this.#key(queued.id), "");
    this.#waiting = this.#waiting.filter((queued) => !gone.includes(queued));
    this.post.changed([...this.#waiting]);
  }

  #key(id: string): string {
    return `outbox/${this.table}/${id}`;
  }
}

let counter = 0;

/** A unique id; the ids of one browser sort by the time they were made. */
export function newId(): string {
  counter = (counter + 1) % 1000;
  const random = crypto.getRandomValues(new Uint32Array(2));
  const time = Date.now().toString(36).padStart(9, "0");
  const place = counter.toString().padStart(3, "0");
  return `${time}-${place}-${[...random].map((word) => word.toString(36)).join("")}`;
}

function readCommand(text: string): QueuedCommand | undefined {
  try {
    const queued = JSON.parse(text) as QueuedCommand;
    return typeof queued.id === "string" && typeof queued.seat === "number" ? queued : undefined;
  } catch {
    return undefined;
  }
}

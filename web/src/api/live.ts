/**
 * The WebSocket of a table: it reconnects by itself and sends the version it has seen, so that no event is
 * missed or delivered twice.
 */

import type { Timer } from "../ui/timer";
import type { Presence, Reaction, Update } from "./schema";

export interface Hears {
  update(update: Update): void;
  presence(presence: Presence): void;
  /** Somebody reacts; sent once, and only to those who are connected. */
  reaction?(reaction: Reaction): void;
  /** `lost` is being restored; `closed` is final, with the server's close code and reason. */
  state(state: LiveState, code: number, reason: string): void;
}

export type LiveState = "live" | "lost" | "closed";

/** The table is read-only from now on: its rules have changed, or it is damaged. */
export const CLOSED = 4010;
/** Close codes after which reconnecting is no use: see docs/server.md. */
const FINAL: ReadonlySet<number> = new Set([4000, 4001, 4003, 4004, CLOSED]);
const TOO_MUCH = 4029;

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
const AFTER_TOO_MUCH = 10_000;
/** Milliseconds between pings, and after a ping until the connection counts as dead. */
const PING_EVERY = 20_000;
const PATIENCE = 8_000;

export class Live {
  #socket: WebSocket | undefined;
  #wanted = false;
  #attempts = 0;
  #again: Timer | undefined;
  #ping: Timer | undefined;
  #dead: Timer | undefined;

  /** `address` is called for each attempt: it contains the version that was received last. */
  constructor(
    private readonly address: () => string,
    private readonly hears: Hears,
    private readonly connect: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {}

  open(): void {
    this.#wanted = true;
    addEventListener("online", this.#poke);
    document.addEventListener("visibilitychange", this.#poke);
    this.#begin();
  }

  close(): void {
    this.#wanted = false;
    removeEventListener("online", this.#poke);
    document.removeEventListener("visibilitychange", this.#poke);
    this.#drop();
  }

  /** The network is back, or the page is visible again: check the connection. */
  #poke = (): void => {
    if (!this.#wanted || document.visibilityState === "hidden") return;
    if (!this.#socket) this.#begin();
    else if (this.#socket.readyState === WebSocket.OPEN) this.#sayPing();
  };

  #begin(): void {
    this.#drop();
    const socket = this.connect(this.address());
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)));
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code, event.reason);
    };
    // A connection that is never established counts as lost, too.
    this.#dead = setTimeout(() => this.#lost(0, ""), PATIENCE);
  }

  #hear(message: Update | Presence | Reaction | { is: "pong" }): void {
    clearTimeout(this.#dead);
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.#sayPing(), PING_EVERY);
    this.#attempts = 0;
    if (message.is === "update") {
      this.hears.state("live", 0, "");
      this.hears.update(message);
    } else if (message.is === "presence") {
      this.hears.presence(message);
    } else if (message.is === "reaction") {
      this.hears.reaction?.(message);
    }
  }

  #sayPing(): void {
    this.#socket?.send('{"is": "ping"}');
    clearTimeout(this.#dead);
    this.#dead = setTimeout(() => this.#lost(0, ""), PATIENCE);
  }

  #lost(code: number, reason: string): void {
    this.#drop();
    if (FINAL.has(code)) {
      this.close();
      this.hears.state("closed", code, reason);
      return;
    }
    this.hears.state("lost", code, reason);
    this.#again = setTimeout(() => this.#begin(), this.#pause(code));
  }

  /** Exponential backoff with jitter, so that clients do not all come back at once. */
  #pause(code: number): number {
    const pause = Math.min(FIRST_PAUSE * 2 ** this.#attempts, LONGEST_PAUSE);
    this.#attempts += 1;
    return Math.max(pause, code === TOO_MUCH ? AFTER_TOO_MUCH : 0) * (0.75 + Math.random() / 2);
  }

  #drop(): void {
    clearTimeout(this.#again);
    clearTimeout(this.#ping);
    clearTimeout(this.#dead);
    const socket = this.#socket;
    this.#socket = undefined;
    if (socket) {
      socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }
}

/** The address of a table's socket on the server this page came from. */
export function liveAddress(table: string, seat: number | null, since: number): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const mine = seat === null ? "" : `&seat=${seat}`;
  return `${scheme}//${location.host}/api/tables/${table}/live?since=${since}${mine}`;
}

/**
 * When a press means "what is this?": a long press, or a right click. A finger that moves pans or scrolls, two
 * fingers zoom; and a press that opened a card is not a tap.
 */

import type { Timer } from "../ui/timer";

/** How long a finger must rest, in ms, and how far it may slip meanwhile, in pixels. */
export const HOLD = 600;
export const SLIP = 10;
/**
 * The last part of that time, in ms, has a timer of its own: if the page was busy, the event of a finger that
 * was lifted long ago only arrives now, and it was a tap.
 */
const HEARD = 60;

export interface Finger {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly button: number;
  readonly clientX: number;
  readonly clientY: number;
}

interface Waiting {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  timer: Timer;
}

export class Press {
  #waiting: Waiting | null = null;
  /** Fingers on the screen. */
  readonly #down = new Set<number>();
  /** The finger whose press opened a card, until it is lifted. */
  #answered: number | null = null;
  /** Whether the click that may follow belongs to a press that opened a card. */
  #spent = false;

  /** `answer` opens the card of what is there; it returns false if there is none. */
  constructor(private readonly answer: (x: number, y: number) => boolean) {}

  down(event: Finger): void {
    this.cancel();
    this.#spent = false;
    this.#answered = null;
    if (event.pointerType === "mouse") return;
    this.#down.add(event.pointerId);
    if (this.#down.size > 1) return;
    const { pointerId: id, clientX: x, clientY: y } = event;
    const waiting: Waiting = { id, x, y, timer: setTimeout(() => this.#lastPart(waiting), HOLD - HEARD) };
    this.#waiting = waiting;
  }

  /** Whether this movement belongs to a press that opened a card: nothing else reacts to it. */
  move(event: Finger): boolean {
    if (event.pointerId === this.#answered) return true;
    const at = this.#waiting;
    if (at?.id === event.pointerId && Math.hypot(event.clientX - at.x, event.clientY - at.y) > SLIP) {
      this.cancel();
    }
    return false;
  }

  up(event: Finger): void {
    this.#down.delete(event.pointerId);
    if (event.pointerId === this.#answered) this.#answered = null;
    this.cancel();
  }

  /** Stop waiting: what was pressed is being scrolled. */
  cancel(): void {
    if (this.#waiting) clearTimeout(this.#waiting.timer);
    this.#waiting = null;
  }

  /** Whether the finger that opened a card is still down. */
  get holds(): boolean {
    return this.#answered !== null;
  }

  /** Whether a click belongs to a press that opened a card and is therefore not a tap. True once. */
  spent(): boolean {
    const spent = this.#spent;
    this.#spent = false;
    return spent;
  }

  /** The browser wants to open its context menu; true if a card was opened instead. */
  menu(x: number, y: number): boolean {
    if (this.#answered !== null || this.#spent) return true;
    // A long press by the system's own timing, which will do as well.
    if (this.#waiting) return this.#rested();
    return this.answer(x, y);
  }

  #lastPart(waiting: Waiting): void {
    if (waiting === this.#waiting) waiting.timer = setTimeout(() => this.#rested(), HEARD);
  }

  #rested(): boolean {
    const at = this.#waiting;
    this.cancel();
    if (!at || !this.answer(at.x, at.y)) return false;
    this.#answered = at.id;
    this.#spent = true;
    return true;
  }
}

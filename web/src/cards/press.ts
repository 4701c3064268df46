/**
 * When a press means "what is this?": a finger that rests on a thing, or a right click. A finger that
 * moves shifts or scrolls, two fingers zoom; and a press that was answered is no tap.
 */

import type { Timer } from "../ui/timer";

/** How long a finger rests, in ms, and how far it may slip meanwhile, in pixels. */
export const HOLD = 600;
export const SLIP = 10;
/**
 * The last part of it, in ms, is waited for apart: where the page was busy, a finger that has long gone
 * is heard of only now, and it was a tap.
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
  /** The finger whose press was answered, as long as it is there. */
  #answered: number | null = null;
  /** Whether the click that may follow belongs to a press that was answered. */
  #spent = false;

  /** `answer` opens the card of what is there; false: there is none. */
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

  /** Whether this movement belongs to a press that was answered: nothing else follows it. */
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

  /** Nothing is waited for any more: what was pressed is being scrolled. */
  cancel(): void {
    if (this.#waiting) clearTimeout(this.#waiting.timer);
    this.#waiting = null;
  }

  /** Whether the finger is still there whose press was answered. */
  get holds(): boolean {
    return this.#answered !== null;
  }

  /** Whether a click belongs to a press that was answered, and is no tap. Once. */
  spent(): boolean {
    const spent = this.#spent;
    this.#spent = false;
    return spent;
  }

  /** The browser wants to open its menu; true: ours is open instead. */
  menu(x: number, y: number): boolean {
    if (this.#answered !== null || this.#spent) return true;
    // A finger rests: the system's own idea of how long that takes is as good.
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

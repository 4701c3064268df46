/** Touch and mouse on a picture: taps, panning with one finger, zooming with two or the wheel. */

import type { Spot } from "../../table/playable";

/** How far a finger may move in a tap, in pixels. */
const SLIP = 8;
/** The zoom factor for a step of the mouse wheel. */
const WHEEL = 0.0015;

export interface Hands {
  /** Whether a finger drags what is here; otherwise it pans. */
  holds(spot: Spot): boolean;
  carry(spot: Spot): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Spot): void;
  hover(spot: Spot): void;
}

export class Gestures {
  readonly #fingers = new Map<number, Spot>();
  readonly #hands: Hands;
  #began: Spot = { x: 0, y: 0 };
  #dragged = false;
  #holds = false;

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  /** Whether the last press was more than a tap. */
  get dragged(): boolean {
    return this.#dragged;
  }

  get idle(): boolean {
    return this.#fingers.size === 0;
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    const spot = spotUnder(event);
    if (this.idle) {
      this.#began = spot;
      this.#dragged = false;
      this.#holds = this.#hands.holds(spot);
    }
    this.#fingers.set(event.pointerId, spot);
  };

  readonly move = (event: PointerEvent): void => {
    const spot = spotUnder(event);
    const before = this.#fingers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") this.#hands.hover(spot);
      return;
    }
    if (!this.#dragged) {
      if (Math.hypot(spot.x - this.#began.x, spot.y - this.#began.y) < SLIP) return;
      this.#dragged = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    if (this.#fingers.size === 2) this.#pinch(event.pointerId, before, spot);
    else if (this.#holds) this.#hands.carry(spot);
    else this.#hands.pan(spot.x - before.x, spot.y - before.y);
    this.#fingers.set(event.pointerId, spot);
  };

  readonly up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.#hands.zoom(Math.exp(-event.deltaY * WHEEL), { x: event.clientX, y: event.clientY });
  };

  #pinch(finger: number, before: Spot, spot: Spot): void {
    const other = [...this.#fingers].find(([one]) => one !== finger)?.[1];
    if (!other) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(spot.x - other.x, spot.y - other.y);
    const between = { x: (spot.x + other.x) / 2, y: (spot.y + other.y) / 2 };
    if (was > 0) this.#hands.zoom(is / was, between);
    this.#hands.pan((spot.x - before.x) / 2, (spot.y - before.y) / 2);
  }
}

function spotUnder(event: PointerEvent): Spot {
  return { x: event.clientX, y: event.clientY };
}

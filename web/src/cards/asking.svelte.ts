/** Whether somebody asks "what is this?", and about which thing. */

import { announcer } from "../announce.svelte";
import { hoverless } from "../ui/screen";
import { say } from "../words/words.svelte";
import { letTabReach, thingAt, thingInFocus } from "./finding";

export interface Asked {
  /** `data-card` of the thing. */
  readonly card: string;
  readonly element: Element;
  /** Where it was pressed, in screen pixels. */
  readonly x: number;
  readonly y: number;
}

class Asking {
  #asked = $state.raw<Asked | null>(null);
  #armed = $state(false);
  #undo = (): void => undefined;

  /** The thing whose card is open. */
  get asked(): Asked | null {
    return this.#asked;
  }

  /** Whether the next thing that is pressed opens its card, and does nothing else. */
  get armed(): boolean {
    return this.#armed;
  }

  arm(): void {
    if (this.#armed) return;
    this.#armed = true;
    this.#undo = letTabReach();
    announcer.say(say("asking", { mouse: hoverless.current ? "no" : "yes" }));
  }

  disarm(): void {
    this.#armed = false;
    this.#undo();
    this.#undo = (): void => undefined;
  }

  /** Open the card of what is at a point; false if nothing there has one. */
  at(x: number, y: number): boolean {
    return this.#open(thingAt(x, y), x, y);
  }

  /** Open the card of the focused thing. */
  inFocus(): boolean {
    const thing = thingInFocus();
    if (!thing) return false;
    const { x, y, width, height } = thing.getBoundingClientRect();
    return this.#open(thing, x + width / 2, y + height / 2);
  }

  /** Switch to a thing that is related to the one whose card is open. */
  also(card: string): void {
    if (!this.#asked) return;
    const element = document.querySelector(`[data-card="${CSS.escape(card)}"]`) ?? this.#asked.element;
    const { x, y, width, height } = element.getBoundingClientRect();
    this.#asked = { card, element, x: x + width / 2, y: y + height / 2 };
  }

  close(): void {
    this.#asked = null;
  }

  #open(element: Element | null, x: number, y: number): boolean {
    const card = element?.getAttribute("data-card");
    if (!element || !card) return false;
    this.#asked = { card, element, x, y };
    this.disarm();
    return true;
  }
}

export const asking = new Asking();

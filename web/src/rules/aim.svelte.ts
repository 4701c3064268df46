/** The place in the rules that the address points at. Links to such places stay on the page. */

import { tick } from "svelte";

class Aim {
  #id = $state("");

  /** The id of a rule or the anchor of a section; "" for none. */
  get id(): string {
    return this.#id;
  }

  /** Go where the address points; `come` waits until folded parts are open. */
  async look(): Promise<void> {
    this.#id = decoded(location.hash.slice(1));
    if (!this.#id) return;
    await tick();
    const place = document.getElementById(this.#id);
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  }

  /** A click on a link to a place on this page. */
  follow(event: MouseEvent, id: string): void {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.pushState(history.state, "", `#${encodeURIComponent(id)}`);
    void this.look();
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const aim = new Aim();

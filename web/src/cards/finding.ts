/** Finds the thing at a point of the screen, or the one that has the focus. */

const CARD = "[data-card]";
/** Drawn over something that can be tapped, but lets taps through: a tower on a border. */
const THROUGH = "[data-card-through]";
/** Pixels around the point: a finger is wider than what it points at. */
const REACH = 4;

/** The thing at a point; things that let taps through take precedence, if the point is on one. */
export function thingAt(x: number, y: number): Element | null {
  const target = document.elementFromPoint(x, y);
  if (!target) return null;
  return nearest(target.closest("svg")?.querySelectorAll(THROUGH) ?? [], x, y) ?? target.closest(CARD);
}

function nearest(found: Iterable<Element>, x: number, y: number): Element | null {
  let best: Element | null = null;
  let least = Infinity;
  for (const one of found) {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    if (x < left - REACH || x > right + REACH || y < top - REACH || y > bottom + REACH) continue;
    const far = Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
    if (far < least) [best, least] = [one, far];
  }
  return best;
}

/** The focused thing. */
export function thingInFocus(): Element | null {
  const active = document.activeElement;
  return active?.matches(":focus-visible") ? active.closest(CARD) : null;
}

/**
 * While asking, the Tab key reaches everything that has a card, including what cannot be pressed. The returned
 * function undoes this.
 */
export function letTabReach(): () => void {
  const added = [...document.querySelectorAll<HTMLElement | SVGElement>(CARD)].filter(
    (one) =>
      !one.hasAttribute("tabindex") &&
      one.tabIndex < 0 &&
      !one.closest("[aria-hidden=true]") &&
      !one.parentElement?.closest("button, a, [role=button]") &&
      !one.querySelector("button, a, [role=button]"),
  );
  for (const one of added) one.setAttribute("tabindex", "0");
  return () => {
    for (const one of added) one.removeAttribute("tabindex");
  };
}

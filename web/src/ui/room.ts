/**
 * `{@attach room((box) => …)}`: the size of an element; reported at once when it is mounted, and after yielding
 * to the browser when it changes: a whole board is not laid out in the frame in which its size has changed.
 */

import type { Attachment } from "svelte/attachments";
import { yieldToBrowser } from "./yielding";

export function room(tell: (box: DOMRectReadOnly) => void): Attachment {
  return (element) => {
    let known = false;
    let last: DOMRectReadOnly | null = null;
    const seen = new ResizeObserver((entries) => {
      const box = entries.at(-1)?.contentRect;
      if (!box) return;
      last = box;
      if (known) void yieldToBrowser().then(() => last === box && tell(box));
      else tell(box);
      known = true;
    });
    seen.observe(element);
    return () => {
      last = null;
      seen.disconnect();
    };
  };
}

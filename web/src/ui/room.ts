/**
 * `{@attach room((box) => …)}`: how much room there is in an element; at once when it is put up, and a breath
 * after each change. To arrange a whole board anew is no part of the frame in which its room has changed.
 */

import type { Attachment } from "svelte/attachments";
import { breath } from "./breath";

export function room(tell: (box: DOMRectReadOnly) => void): Attachment {
  return (element) => {
    let known = false;
    let last: DOMRectReadOnly | null = null;
    const seen = new ResizeObserver((entries) => {
      const box = entries.at(-1)?.contentRect;
      if (!box) return;
      last = box;
      if (known) void breath().then(() => last === box && tell(box));
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

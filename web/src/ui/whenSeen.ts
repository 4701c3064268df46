/** `{@attach whenSeen(() => …)}`: once the element is on the screen, or is about to be. */

import type { Attachment } from "svelte/attachments";

/** A little ahead of the eye: who scrolls should find it there. */
const AHEAD = "300px";

export function whenSeen(then: () => void): Attachment {
  return (element) => {
    const eye = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        eye.disconnect();
        then();
      },
      { rootMargin: AHEAD },
    );
    eye.observe(element);
    return () => eye.disconnect();
  };
}

/** `{@attach whenSeen(() => …)}`: called once the element is on the screen, or about to be. */

import type { Attachment } from "svelte/attachments";

/** A little early, so that it is there when the user has scrolled to it. */
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

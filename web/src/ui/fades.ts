import { drawn } from "./yielding";

/**
 * Marks a scrolling element with `data-more` while there is more of it below. It looks only once everything is laid
 * out: any earlier, that would have to be done within the update that shows the element.
 */
export function fades(node: HTMLElement): () => void {
  const look = (): void => {
    node.toggleAttribute("data-more", node.scrollTop + node.clientHeight < node.scrollHeight - 2);
  };
  // Its content grows and shrinks as well.
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    for (const part of node.children) sizes.observe(part);
  };
  const parts = new MutationObserver(() => {
    watch();
    void drawn().then(look); // a part within a line has no size that could be observed
  });
  sizes.observe(node);
  parts.observe(node, { childList: true });
  node.addEventListener("scroll", look, { passive: true });
  watch();
  return () => {
    sizes.disconnect();
    parts.disconnect();
    node.removeEventListener("scroll", look);
  };
}

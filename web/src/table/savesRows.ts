/**
 * Marks a list with `data-tight` if what scrolls around it has no room for all of it: the list may then
 * save rows. Whether there is room is tested whenever the room or the list changes.
 */
export function savesRows(list: HTMLElement): (() => void) | undefined {
  const around = list.parentElement;
  if (!around) return undefined;
  const fit = (): void => {
    list.removeAttribute("data-tight");
    list.toggleAttribute("data-tight", around.scrollHeight > around.clientHeight + 1);
  };
  const room = new ResizeObserver(fit);
  room.observe(around);
  const words = new MutationObserver(fit);
  words.observe(list, { childList: true, characterData: true, subtree: true });
  return () => {
    room.disconnect();
    words.disconnect();
  };
}

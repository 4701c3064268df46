/** An item of the list that can do without its words. */
export const SPARE = ".pointed";

/**
 * Marks a list with `data-tight` if what scrolls around it has no room for all of it: the list may then save rows.
 * Items that can do without their words get the class `bare` then, except for as many as there is room for, the first ones
 * first. Whether there is room is tested whenever the room or the list changes; a list with `data-whole` is left alone.
 */
export function savesRows(list: HTMLElement): (() => void) | undefined {
  const around = list.parentElement;
  if (!around) return undefined;
  const full = (): boolean => around.scrollHeight > around.clientHeight + 1;
  const fit = (): void => {
    const spare = [...list.querySelectorAll(SPARE)];
    list.removeAttribute("data-tight");
    for (const item of spare) item.classList.remove("bare");
    if ("whole" in list.dataset || !full()) return;
    list.setAttribute("data-tight", "");
    for (const item of spare) item.classList.add("bare");
    for (const item of spare) {
      item.classList.remove("bare");
      if (full()) item.classList.add("bare");
    }
  };
  const room = new ResizeObserver(fit);
  room.observe(around);
  const words = new MutationObserver(fit);
  words.observe(list, { childList: true, characterData: true, subtree: true, attributeFilter: ["data-whole"] });
  return () => {
    room.disconnect();
    words.disconnect();
  };
}

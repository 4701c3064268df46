/**
 * After navigation without a mouse, moves the focus to the title of the new page: the element that was
 * pressed is gone, and the focus would be lost.
 */
export function arrive(page: HTMLElement): void {
  let at: HTMLElement | null = null;
  const look = (): void => {
    const main = page.querySelector<HTMLElement>(":scope > main");
    if (!main || main === at) return;
    const first = at === null;
    at = main;
    // On the first page the browser starts at the top anyway; and whatever has taken the focus keeps it.
    if (first || document.activeElement !== document.body) return;
    const title = main.querySelector("h1") ?? main;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  };
  new MutationObserver(look).observe(page, { childList: true });
}

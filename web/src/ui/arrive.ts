/**
 * Whoever goes to another place without a mouse begins at its title: what was pressed to go there is
 * gone, and without this the focus would be nowhere.
 */
export function arrive(page: HTMLElement): void {
  let at: HTMLElement | null = null;
  const look = (): void => {
    const main = page.querySelector<HTMLElement>(":scope > main");
    if (!main || main === at) return;
    const first = at === null;
    at = main;
    // Where one comes from elsewhere, the browser has begun at the top; and what took the focus keeps it.
    if (first || document.activeElement !== document.body) return;
    const title = main.querySelector("h1") ?? main;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  };
  new MutationObserver(look).observe(page, { childList: true });
}

/**
 * Fits text into a box of fixed height: the type gets a little smaller while the text does not fit, so that the
 * last line is visible, too. What is still too long scrolls.
 *
 *     <div {@attach fitWords}>   with `font-size: calc(var(--fit, 1) * …)`
 */

/** From the usual size to the smallest legible one. */
export const FITS = [1, 0.94, 0.88] as const;

export function fitWords(place: HTMLElement): () => void {
  const fit = (): void => {
    for (const size of FITS) {
      place.style.setProperty("--fit", String(size));
      if (place.scrollHeight <= place.clientHeight) return;
    }
  };
  const words = new MutationObserver(fit);
  words.observe(place, { childList: true, characterData: true, subtree: true });
  const room = new ResizeObserver(fit);
  room.observe(place);
  return () => {
    words.disconnect();
    room.disconnect();
  };
}

/**
 * A card that lies at the lower edge of a column says how high it is, so that what scrolls there ends above
 * it and nothing is covered: `--<name>-height` on the element around it, as long as the card is there.
 */
export function reserves(name: string): (card: HTMLElement) => () => void {
  return (card) => {
    const around = card.parentElement;
    const height = `--${name}-height`;
    const seen = new ResizeObserver(() => around?.style.setProperty(height, `${card.offsetHeight}px`));
    seen.observe(card);
    return () => {
      seen.disconnect();
      around?.style.removeProperty(height);
    };
  };
}

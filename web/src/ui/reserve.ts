/**
 * A card at the lower edge of a column publishes its height, so that what scrolls there ends above it and
 * nothing is covered: `--<name>-height` on the column, while the card is there. On their common parent, each
 * change would recalculate the style of the whole table.
 */
export function reserves(name: string): (card: HTMLElement) => () => void {
  return (card) => {
    const around = card.parentElement;
    const column = () => around?.querySelector<HTMLElement>(":scope > .side");
    const height = `--${name}-height`;
    const seen = new ResizeObserver(() => column()?.style.setProperty(height, `${card.offsetHeight}px`));
    seen.observe(card);
    return () => {
      seen.disconnect();
      column()?.style.removeProperty(height);
    };
  };
}

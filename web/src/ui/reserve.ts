/**
 * A card that lies at the lower edge of a column says how high it is, so that what scrolls there ends above
 * it and nothing is covered: `--<name>-height` on the column, as long as the card is there. On the element
 * around both it would change the style of all that is at the table, each time.
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

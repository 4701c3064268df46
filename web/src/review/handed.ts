/** A record from a file, on its way from where it was opened to its review. */

type Record_ = Record<string, unknown>;

let handed: Record_ | null = null;

export function hand(record: Record_): void {
  handed = record;
}

/** The record handed over last; none after a reload of the page. */
export function handedRecord(): Record_ | null {
  return handed;
}

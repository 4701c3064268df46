/** Boxes on the screen. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest box around some boxes; null if there are none. */
export function boxAround(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** From pixels of the screen to units of a drawing that is in the middle of its box, as large as that lets it be. */
export function spotOn(box: Box, view: Box): (x: number, y: number) => [number, number] {
  const scale = Math.min(box.width / view.width, box.height / view.height) || 1;
  const middle = (from: number, length: number): number => from + length / 2;
  return (x, y) => [
    middle(view.x, view.width) + (x - middle(box.x, box.width)) / scale,
    middle(view.y, view.height) + (y - middle(box.y, box.height)) / scale,
  ];
}

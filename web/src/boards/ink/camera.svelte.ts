/** What part of a painting is seen: all of it by itself, or what somebody chose by hand. */

export interface Shot {
  /** The middle, in squares. */
  readonly x: number;
  readonly y: number;
  /** How many pixels a square is wide. */
  readonly scale: number;
}

const NEAREST = 130;
const FURTHEST = 12;
const STEP = 1.4;
/** A painting of one tile need not fill the screen. */
const COMFORT = 92;
/** So much smaller than it could be, a painting is shown anew. */
const SMALLEST = 0.6;
/** Squares of a tile: one may be taken back without a jump of the picture. */
const TILE = 4;
/** Pixels kept free for the buttons: above an upright picture, at the right of a wide one. */
const BUTTONS = 52;

export class Camera {
  /** The frame it looks through, once that is laid out. */
  frame = $state.raw<Pick<DOMRectReadOnly, "width" | "height">>();
  #chosen = $state.raw<Shot | null>(null);
  readonly #box: () => Box;

  readonly #head: () => number;
  readonly #size: () => number;

  /** `head`: pixels above that are kept free for words. `size`: how many squares there are. */
  constructor(box: () => Box, head: () => number = () => 0, size: () => number = () => 0) {
    this.#box = box;
    this.#head = head;
    this.#size = size;
  }

  get width(): number {
    return this.frame?.width ?? 0;
  }

  get height(): number {
    return this.frame?.height ?? 0;
  }

  readonly shot = $derived.by(() => this.#chosen ?? this.#steady());
  /** What it showed by itself the last time: the corner of the frame above left, and the scale. */
  #kept: Shot | null = null;
  /** The most squares there were since. */
  #most = 0;

  /** The shot of before, as long as everything is in it: a picture that jumps cannot be followed. */
  #steady(): Shot {
    const [box, width, height, head] = [this.#box(), this.width, this.height, this.#head()];
    const best = fitted(box, width, height, head);
    const size = this.#size();
    // Who looks back to an earlier turn sees a smaller painting: it has to be in the middle again.
    const earlier = size + TILE < this.#most;
    this.#most = earlier ? size : Math.max(size, this.#most);
    const kept = !earlier && this.#kept && keptShot(this.#kept, box, width, height, head);
    const shot = kept && kept.scale >= best.scale * SMALLEST ? kept : best;
    const { x, y, scale } = shot;
    const seen = width > 0 && height > 0;
    this.#kept = seen ? { x: x - width / scale / 2, y: y - height / scale / 2, scale } : null;
    return shot;
  }

  /** Whether there is more room above and below than beside the painting. */
  get isUpright(): boolean {
    return this.height > this.width;
  }

  get isChosen(): boolean {
    return this.#chosen !== null;
  }

  /** The whole painting, and again whenever it grows. */
  fit(): void {
    this.#kept = null;
    this.#chosen = null;
  }

  /** Shift by pixels. */
  pan(dx: number, dy: number): void {
    const { x, y, scale } = this.shot;
    this.#choose({ x: x - dx / scale, y: y - dy / scale, scale });
  }

  /** Nearer or further; what is at a place of the frame, in pixels, stays there. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    const { x, y, scale } = this.shot;
    const next = Math.min(NEAREST, Math.max(FURTHEST, scale * factor));
    const [u, v] = [px - this.width / 2, py - this.height / 2];
    this.#choose({ x: x + u / scale - u / next, y: y + v / scale - v / next, scale: next });
  }

  nearer(): void {
    this.zoom(STEP);
  }

  further(): void {
    this.zoom(1 / STEP);
  }

  /** Have a place in the picture. */
  include(x: number, y: number): void {
    const { x: cx, y: cy, scale } = this.shot;
    const out =
      Math.abs(x - cx) * scale > this.width / 2 - scale ||
      Math.abs(y - cy) * scale > this.height / 2 - scale;
    if (out && this.#chosen) this.#choose({ x, y, scale });
  }

  /** Nobody loses the painting out of sight. */
  #choose({ x, y, scale }: Shot): void {
    const box = this.#box();
    this.#chosen = {
      x: Math.min(box.x + box.width, Math.max(box.x, x)),
      y: Math.min(box.y + box.height, Math.max(box.y, y)),
      scale,
    };
  }
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A shot by its corner above left, for a frame; null if a box is not wholly in it. */
function keptShot(corner: Shot, box: Box, width: number, height: number, head: number): Shot | null {
  const { scale } = corner;
  const [right, top] = margins(width, height, head);
  const inside =
    corner.x <= box.x &&
    corner.y + top / scale <= box.y &&
    corner.x + (width - right) / scale >= box.x + box.width &&
    corner.y + height / scale >= box.y + box.height;
  return inside
    ? { x: corner.x + width / scale / 2, y: corner.y + height / scale / 2, scale }
    : null;
}

/** Pixels kept free at the right and above. */
function margins(width: number, height: number, head: number): [right: number, top: number] {
  return height > width ? [0, Math.max(BUTTONS, head)] : [BUTTONS, head];
}

export function fitted(box: Box, width: number, height: number, head = 0): Shot {
  const [right, top] = margins(width, height, head);
  const scale = Math.max(
    1,
    Math.min((width - right) / box.width, (height - top) / box.height, COMFORT),
  );
  return {
    x: box.x + box.width / 2 + right / scale / 2,
    y: box.y + box.height / 2 - top / scale / 2,
    scale,
  };
}

/** The squares of a painting with room around them. */
export function boxAround(
  squares: readonly { readonly x: number; readonly y: number }[],
  room: number,
): Box {
  const xs = squares.map((square) => square.x);
  const ys = squares.map((square) => square.y);
  if (!xs.length) return { x: -2, y: -2, width: 6, height: 6 };
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return {
    x,
    y,
    width: Math.max(...xs) + 1 + room - x,
    height: Math.max(...ys) + 1 + room - y,
  };
}

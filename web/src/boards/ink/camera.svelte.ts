/**
 * What part of a painting is seen: by itself all of it, or where something can be done if squares would be
 * too small for a finger; or what somebody chose by hand.
 */

import type { Box } from "../../ui/boxes";

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
/** Pixels of a square for a finger: a smaller one is missed, a larger one hides places that can be taken. */
export const FINGER = 26;
/** Where only a part is shown, no more than this: players want to see the surroundings. */
const CLOSE = 44;
/** Squares by which numbers may be off. */
const SLACK = 0.01;
/** A painting shown at less than this share of the best scale is fitted again. */
const SMALLEST = 0.6;
/** Squares of a tile: one may be taken back without a jump of the picture. */
const TILE = 4;
/** A picture counts as upright if its height is more than this share of its width. */
const SQUARE = 0.85;
/** Pixels kept free for the buttons: above an upright picture, at the right of a wide one. */
const BUTTONS = 52;

export class Camera {
  /** The frame it looks through, once that is laid out. */
  frame = $state.raw<Pick<DOMRectReadOnly, "width" | "height">>();
  #chosen = $state.raw<Shot | null>(null);
  readonly #box: () => Box;

  readonly #head: () => number;
  readonly #size: () => number;
  readonly #aims: () => readonly Box[];
  readonly #held: () => Box | null;
  readonly #bare: () => Box;
  /** Somebody wants to see all, however small. */
  #whole = $state(false);

  /**
   * `head`: pixels above that are kept free for words. `size`: how many squares there are. `aims`: where
   * something can be done, what matters most first. `held`: what has to be seen whatever else there is:
   * where the keyboard's focus is, or the tile in hand. `bare`: the painting without room around it, which
   * is what there is to see while nothing can be done.
   */
  constructor(
    box: () => Box,
    head: () => number = () => 0,
    size: () => number = () => 0,
    aims: () => readonly Box[] = () => [],
    held: () => Box | null = () => null,
    bare: () => Box = box,
  ) {
    this.#box = box;
    this.#head = head;
    this.#size = size;
    this.#aims = aims;
    this.#held = held;
    this.#bare = bare;
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
    const all = fitted(box, width, height, head);
    const far = !this.#whole && all.scale < FINGER;
    const held = far ? this.#held() : null;
    const bare = this.#bare();
    const doable = this.#aims().length > 0 || held !== null;
    const aim = far && doable ? aimed([...(held ? [held] : []), ...this.#aims(), bare], width, height, head) : null;
    const needed = aim ?? (far ? bare : box);
    const best = far ? closeTo(needed, box, width, height, head, aim ? FINGER : 1) : all;
    const size = this.#size();
    // Looking back to an earlier turn shows a smaller painting, which has to be centred again.
    const earlier = size + TILE < this.#most;
    this.#most = earlier ? size : Math.max(size, this.#most);
    const kept = !earlier && this.#kept && keptShot(this.#kept, held ?? needed, width, height, head);
    const least = aim ? FINGER : best.scale * SMALLEST;
    const shot = kept && kept.scale >= least ? kept : best;
    const { x, y, scale } = shot;
    const seen = width > 0 && height > 0;
    this.#kept = seen ? { x: x - width / scale / 2, y: y - height / scale / 2, scale } : null;
    return shot;
  }

  /** Whether there is more room above and below than beside the painting. */
  get isUpright(): boolean {
    return upright(this.width, this.height);
  }

  get isChosen(): boolean {
    return this.#chosen !== null;
  }

  /** Whether all of the painting is seen. */
  get seesAll(): boolean {
    const { x, y, scale } = this.shot;
    const [left, top] = [x - this.width / scale / 2, y - this.height / scale / 2];
    const box = this.#aims().length ? this.#box() : this.#bare();
    return (
      left <= box.x + SLACK &&
      top <= box.y + SLACK &&
      left + this.width / scale >= box.x + box.width - SLACK &&
      top + this.height / scale >= box.y + box.height - SLACK
    );
  }

  /** Whether there is another view than this one: all of it, or where something can be done. */
  get canFit(): boolean {
    return this.#chosen !== null || !this.seesAll || (this.#whole && this.#aims().length > 0);
  }

  /** The whole painting, and again whenever it grows; from there, back to where something can be done. */
  fit(): void {
    this.#whole = !this.seesAll;
    this.#kept = null;
    this.#chosen = null;
  }

  /** Nobody wants to see all for ever: what comes next is shown as it is best. */
  settle(): void {
    this.#whole = false;
  }

  /** What is seen, in squares. */
  get window(): Box {
    const { x, y, scale } = this.shot;
    const [width, height] = [this.width / scale, this.height / scale];
    return { x: x - width / 2, y: y - height / 2, width, height };
  }

  /** Go to a place, as near as a finger needs. */
  goTo(x: number, y: number): void {
    this.#choose({ x, y, scale: Math.max(FINGER, this.shot.scale) });
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

  /** Have all of a box in the picture: where somebody went by hand may show too little of it. */
  show(box: Box): void {
    const { x, y, width, height } = this.window;
    const inside =
      x <= box.x && y <= box.y && x + width >= box.x + box.width && y + height >= box.y + box.height;
    if (!inside) this.#chosen = null;
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
  return upright(width, height) ? [0, Math.max(BUTTONS, head)] : [BUTTONS, head];
}

/** A card that takes a little of the height must not turn the row of buttons: about square is upright, too. */
function upright(width: number, height: number): boolean {
  return height > SQUARE * width;
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

/** The first aim, and those after it as long as a finger's view holds them all; null without any. */
function aimed(aims: readonly Box[], width: number, height: number, head: number): Box | null {
  const [right, top] = margins(width, height, head);
  const [most, high] = [(width - right) / FINGER, (height - top) / FINGER];
  return aims.reduce<Box | null>((all, one) => {
    if (!all) return one;
    const both = joined(all, [one]);
    return both.width <= most && both.height <= high ? both : all;
  }, null);
}

/** A shot of an aim, with as much of the painting around it as there is room for. */
function closeTo(aim: Box, box: Box, width: number, height: number, head: number, least: number): Shot {
  const [right, top] = margins(width, height, head);
  const scale = Math.min(CLOSE, Math.max(least, fitted(aim, width, height, head).scale));
  const [wide, high] = [(width - right) / scale, (height - top) / scale];
  return {
    x: within(aim.x + aim.width / 2, box.x, box.x + box.width, wide) + right / scale / 2,
    y: within(aim.y + aim.height / 2, box.y, box.y + box.height, high) - top / scale / 2,
    scale,
  };
}

/** The middle of a view of that length, moved so that it shows nothing beyond the ends, if it can. */
function within(middle: number, from: number, to: number, length: number): number {
  if (to - from <= length) return (from + to) / 2;
  return Math.min(to - length / 2, Math.max(from + length / 2, middle));
}

/** The least box around all of these. */
export function joined(first: Box, others: readonly Box[]): Box {
  return others.reduce((all, one) => {
    const [x, y] = [Math.min(all.x, one.x), Math.min(all.y, one.y)];
    const [right, foot] = [
      Math.max(all.x + all.width, one.x + one.width),
      Math.max(all.y + all.height, one.y + one.height),
    ];
    return { x, y, width: right - x, height: foot - y };
  }, first);
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

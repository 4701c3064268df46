/**
 * Which part of a painting is visible: by default all of it, or where something can be done if squares
 * would be too small to tap; or what the user chose.
 */

import type { Box } from "../../ui/boxes";

export interface Shot {
  /** The centre, in squares. */
  readonly x: number;
  readonly y: number;
  /** Pixels per square. */
  readonly scale: number;
}

const NEAREST = 130;
const FURTHEST = 12;
const STEP = 1.4;
/** A painting of one tile need not fill the screen. */
const COMFORT = 92;
/** Pixels per square for touch: smaller ones are hard to hit, larger ones push available places out of sight. */
export const FINGER = 20;
/** The maximum where only a part is shown: players want to see the surroundings. */
const CLOSE = 44;
/** Squares on each side of a place that is panned to. */
const AROUND = 1.5;
/** Rounding tolerance, in squares. */
const SLACK = 0.01;
/** A painting shown at less than this share of the best scale is fitted again. */
const SMALLEST = 0.6;
/** The squares of a tile: taking one back must not make the view jump. */
const TILE = 4;
/** A picture counts as upright if its height is more than this share of its width. */
const SQUARE = 0.85;
/** The suffix of a scene for which the possible gains are known. */
export const WORTH = "+";
/** Pixels reserved for the buttons: above an upright picture, at the right of a wide one. */
const BUTTONS = 52;

/** What a camera looks at, read anew whenever it changes. */
export interface Subject {
  /** The painting with some room around it, for tiles to be laid there. */
  readonly box: () => Box;
  /** The painting without that room: all there is to see while nothing can be done. */
  readonly bare: () => Box;
  /** Pixels reserved above for words. */
  readonly head: () => number;
  /** The number of squares. */
  readonly size: () => number;
  /** Where something can be done, most important first. */
  readonly aims: () => readonly Box[];
  /** What has to be visible in any case: the focused place, or the tile in hand. */
  readonly held: () => Box | null;
  /**
   * Whether its player is in the middle of a turn; then the view stays, unless what is held would be out of sight,
   * or, when the scene changes, the aims.
   */
  readonly busy: () => boolean;
  readonly scene: () => string;
  /** Whether the game is over; then the painting is in the middle of its frame, like a picture. */
  readonly ended: () => boolean;
}

const QUIET: Omit<Subject, "box" | "bare"> = {
  head: () => 0,
  size: () => 0,
  aims: () => [],
  held: () => null,
  busy: () => false,
  scene: () => "",
  ended: () => false,
};

export class Camera {
  /** The frame it looks through, once that is laid out. */
  frame = $state.raw<Pick<DOMRectReadOnly, "width" | "height">>();
  #chosen = $state.raw<Shot | null>(null);
  readonly #of: Subject;

  /** The user wants to see all of it, however small. */
  #whole = $state(false);

  constructor(subject: Pick<Subject, "box"> & Partial<Subject>) {
    this.#of = { ...QUIET, bare: subject.box, ...subject };
  }

  get width(): number {
    return this.frame?.width ?? 0;
  }

  get height(): number {
    return this.frame?.height ?? 0;
  }

  readonly shot = $derived.by(() => this.#chosen ?? this.#steady());
  /** The last automatic shot: the upper left corner, and the scale. */
  #kept: Shot | null = null;
  /** The highest number of squares since then. */
  #most = 0;
  /** Whether that was in the middle of a turn, and in which scene. */
  #playing = false;
  #seen = "";
  /** The width of the frame: when a phone is turned, the view is fitted again, also in the middle of a turn. */
  #wide = 0;

  /** The previous shot as long as everything is in it: a view that jumps cannot be followed. */
  #steady(): Shot {
    const [box, width, height, head] = [this.#of.box(), this.width, this.height, this.#of.head()];
    if (this.#of.ended()) return middle(box, width, height);
    const all = fitted(box, width, height, head);
    const far = !this.#whole && all.scale < FINGER;
    const [busy, scene] = [this.#of.busy() && !this.#whole, this.#of.scene()];
    const held = far || busy ? this.#of.held() : null;
    const bare = this.#of.bare();
    const doable = this.#of.aims().length > 0 || held !== null;
    const aim = far && doable ? aimed([...(held ? [held] : []), ...this.#of.aims(), bare], width, height, head) : null;
    // A view with all that can be tapped in it stays; while nothing can be, one with the painting does.
    const needed = aim ?? (far || !doable ? bare : joined(bare, [...(held ? [held] : []), ...this.#of.aims()]));
    const best = far ? closeTo(needed, box, width, height, head, aim ? FINGER : 1) : all;
    const size = this.#of.size();
    // Going back to an earlier turn shows a smaller painting, which has to be centred again.
    const earlier = size + TILE < this.#most;
    this.#most = earlier ? size : Math.max(size, this.#most);
    const kept = !earlier && this.#kept && keptShot(this.#kept, held ?? needed, width, height, head);
    const least = aim ? FINGER : best.scale * SMALLEST;
    const within = busy && this.#playing && !earlier && width === this.#wide && this.#kept;
    const shot = within
      ? shifted(within, held ?? this.#news(scene), width, height, head)
      : kept && kept.scale >= least
        ? kept
        : best;
    const { x, y, scale } = shot;
    const seen = width > 0 && height > 0;
    [this.#playing, this.#seen, this.#wide] = [busy && seen, scene, width];
    this.#kept = seen ? { x: x - width / scale / 2, y: y - height / scale / 2, scale } : null;
    return shot;
  }

  /** What to show because the scene has changed; if only the gains became known, the best. */
  #news(scene: string): Box | null {
    const [before, aims] = [this.#seen, this.#of.aims()];
    if (scene === before || scene + WORTH === before) return null;
    if (scene === before + WORTH) return aims[0] ?? null;
    return aimed(aims, this.width, this.height, this.#of.head());
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
    const box = this.#of.aims().length ? this.#of.box() : this.#of.bare();
    return (
      left <= box.x + SLACK &&
      top <= box.y + SLACK &&
      left + this.width / scale >= box.x + box.width - SLACK &&
      top + this.height / scale >= box.y + box.height - SLACK
    );
  }

  /** Whether there is another view than this one: all of it, or the part where something can be done. */
  get canFit(): boolean {
    return this.#chosen !== null || !this.seesAll || (this.#whole && this.#of.aims().length > 0);
  }

  /** The whole painting, and again whenever it grows; the second call returns to where something can be done. */
  fit(): void {
    this.#whole = !this.seesAll;
    this.#kept = null;
    this.#chosen = null;
  }

  /** The full view is not permanent: for the next scene the best view is chosen. */
  settle(): void {
    this.#whole = false;
  }

  /** The visible part, in squares. */
  get window(): Box {
    const { x, y, scale } = this.shot;
    const [width, height] = [this.width / scale, this.height / scale];
    return { x: x - width / 2, y: y - height / 2, width, height };
  }

  /** A choice begins: a view chosen before does not hide what can be tapped now. */
  begin(): void {
    if (this.#chosen) for (const aim of this.#of.aims()) this.show(aim);
  }

  /** Pan to a place, no further than is needed to show it and what is around it. */
  goTo(x: number, y: number): void {
    const { x: left, y: top, width, height } = this.window;
    const around = { x: x - AROUND, y: y - AROUND, width: 2 * AROUND, height: 2 * AROUND };
    const corner = { x: left, y: top, scale: this.shot.scale };
    if (width > 0 && height > 0) this.#choose(shifted(corner, around, this.width, this.height, this.#of.head()));
  }

  /** Pan by pixels. */
  pan(dx: number, dy: number): void {
    const { x, y, scale } = this.shot;
    this.#choose({ x: x - dx / scale, y: y - dy / scale, scale });
  }

  /** Zoom in or out; what is at this point of the frame, in pixels, stays there. */
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

  /** Make a place visible. */
  include(x: number, y: number): void {
    const { x: cx, y: cy, scale } = this.shot;
    const out =
      Math.abs(x - cx) * scale > this.width / 2 - scale ||
      Math.abs(y - cy) * scale > this.height / 2 - scale;
    if (out && this.#chosen) this.#choose({ x, y, scale });
  }

  /** Make a whole box visible: after manual panning it may be partly out of sight. */
  show(box: Box): void {
    const { x, y, width, height } = this.window;
    const inside =
      x <= box.x && y <= box.y && x + width >= box.x + box.width && y + height >= box.y + box.height;
    if (!inside) this.#chosen = null;
  }

  /** The painting cannot be moved out of sight. */
  #choose({ x, y, scale }: Shot): void {
    const box = this.#of.box();
    this.#chosen = {
      x: Math.min(box.x + box.width, Math.max(box.x, x)),
      y: Math.min(box.y + box.height, Math.max(box.y, y)),
      scale,
    };
  }
}

/** A shot by its upper left corner, for a frame; null if a box is not wholly in it. */
function keptShot(corner: Shot, box: Box, width: number, height: number, head: number): Shot | null {
  const { scale } = corner;
  const [right, top] = margins(width, height, head);
  const inside =
    corner.x <= box.x &&
    corner.y + top / scale <= box.y &&
    corner.x + (width - right) / scale >= box.x + box.width &&
    corner.y + height / scale >= box.y + box.height;
  return inside ? centred(corner, width, height) : null;
}

/** A shot by its upper left corner, panned no more than is needed to show a whole box. */
function shifted(corner: Shot, box: Box | null, width: number, height: number, head: number): Shot {
  if (!box || keptShot(corner, box, width, height, head)) return centred(corner, width, height);
  const [right, top] = margins(width, height, head);
  const scale = Math.min(corner.scale, (width - right) / box.width, (height - top) / box.height);
  const nearest = (from: number, low: number, high: number): number => Math.min(low, Math.max(high, from));
  // If it has to zoom out, the centre stays the same.
  const [u, v] = [(width / corner.scale - width / scale) / 2, (height / corner.scale - height / scale) / 2];
  return centred(
    {
      x: nearest(corner.x + u, box.x, box.x + box.width - (width - right) / scale),
      y: nearest(corner.y + v, box.y - top / scale, box.y + box.height - height / scale),
      scale,
    },
    width,
    height,
  );
}

/** A shot by its centre, from one by its upper left corner. */
function centred({ x, y, scale }: Shot, width: number, height: number): Shot {
  return { x: x + width / scale / 2, y: y + height / scale / 2, scale };
}

/** Pixels reserved at the right and above. */
function margins(width: number, height: number, head: number): [right: number, top: number] {
  return upright(width, height) ? [0, Math.max(BUTTONS, head)] : [BUTTONS, head];
}

/** A card that takes some of the height must not move the row of buttons: a square frame counts as upright, too. */
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

/** In the middle, clear of the buttons. */
function middle(box: Box, width: number, height: number): Shot {
  const [right, top] = margins(width, height, 0);
  const scale = Math.max(1, Math.min((width - 2 * right) / box.width, (height - 2 * top) / box.height, COMFORT));
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, scale };
}

/** The first aim, and those after it as long as a view at touch size holds them all; null without any. */
function aimed(aims: readonly Box[], width: number, height: number, head: number): Box | null {
  const [right, top] = margins(width, height, head);
  const [most, high] = [(width - right) / FINGER, (height - top) / FINGER];
  return aims.reduce<Box | null>((all, one) => {
    if (!all) return one;
    const both = joined(all, [one]);
    return both.width <= most && both.height <= high ? both : all;
  }, null);
}

/** A shot of an aim, with as much of the painting around it as fits. */
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

/** The centre of a view of that length, moved so that it shows nothing beyond the ends, if possible. */
function within(middle: number, from: number, to: number, length: number): number {
  if (to - from <= length) return (from + to) / 2;
  return Math.min(to - length / 2, Math.max(from + length / 2, middle));
}

/** The smallest box around all of these. */
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

/** The squares of a painting with a margin around them. */
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

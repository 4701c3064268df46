/** The parts of a painting that the keyboard reaches, with words for screen readers. */

import type { Voice } from "../../words/voice";
import { say } from "../../words/words.svelte";
import { pointOf, type Controls } from "./controls";
import { areasByName, isTaken, type AreaView, type PainterView, type SquareView } from "./view";

export interface Target {
  /** The name of a square, or a place as `x,y`. */
  readonly key: string;
  /** Its centre, in squares. */
  readonly at: readonly [number, number];
  /** Its width in squares: 1, or 2 for a tile. */
  readonly size: 1 | 2;
  readonly words: string;
  readonly open: boolean;
}

/** The places for the tile in hand. */
export function placeTargets(controls: Controls, held: string | null, voice: Voice): Target[] {
  return [...controls.places.keys()].map((place) => {
    const [x, y] = pointOf(place);
    const words = [voice.say("place-at", { x: `${x}`, y: `${y}` })];
    if (place === held) words.push(voice.say("place-taken"));
    return { key: place, at: [x + 1, y + 1], size: 2, words: words.join(", "), open: true };
  });
}

export function squareTargets(painter: PainterView, controls: Controls, voice: Voice): Target[] {
  const areas = areasByName(painter);
  const covered = new Set(controls.pairs.flatMap((pair) => pair.squares));
  return painter.squares.map((square) => {
    const open = controls.squares.has(square.name) || covered.has(square.name);
    return {
      key: square.name,
      at: [square.x + 0.5, square.y + 0.5],
      size: 1,
      words: squareWords(square, areas.get(square.name), open, voice),
      open,
    };
  });
}

/** A square in words: its name, ink, contents, area, and whether something can be done there. */
export function squareWords(
  square: SquareView,
  area: AreaView | undefined,
  open: boolean,
  voice: Voice,
): string {
  const words = [square.name, voice.word(square.colour)];
  if (square.x_token) {
    words.push(voice.word("x"), ...square.x_token.map((ink) => voice.word(ink)));
  } else if (square.bottle && square.down) {
    words.push(voice.say("square-down"));
  } else if (square.bottle) {
    words.push(voice.word(square.bottle === "black" ? "black bottle" : "bottle"));
  } else if (square.mark !== "plain") {
    words.push(voice.word(square.mark === "spot" ? "spot" : `objective ${square.mark}`));
  }
  if (area && !isTaken(square)) {
    words.push(voice.say("square-area", { size: area.size }));
    if (area.grown) words.push(voice.say("area-grown"));
  }
  if (open) words.push(say("patch-open"));
  return words.join(", ");
}

/** An area in a line: its ink, size, spots and numbers, and whether it has grown. */
export function areaWords(area: AreaView, voice: Voice): string {
  const words = [
    voice.say("area-told", { "colour-name": voice.word(area.colour), size: area.size }),
  ];
  if (area.spots) words.push(voice.say("area-spots", { n: area.spots }));
  if (area.numbers.length) words.push(voice.say("area-for", { numbers: area.numbers.join(", ") }));
  if (area.grown) words.push(voice.say("area-grown"));
  return words.join(" · ");
}

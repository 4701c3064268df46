/** The patterns of the inks as SVG markup: strings, since a table shows several sets of them. */

import type { Ink, InkPattern } from "./inks";

const WAVE = "M0 2.5 Q2.5 0.5 5 2.5 T10 2.5";

const path = (d: string): string => `<path d="${d}"/>`;
const waves = (step: number, width: number, ...lines: number[]): string =>
  lines
    .map((y) => `<path d="${WAVE}" transform="scale(${step / 10}) translate(0 ${y})" stroke-width="${width}"/>`)
    .join("");

/** Drawn in a square of this side, so that adjacent squares form one hatching. */
const DRAWN: Readonly<Record<InkPattern, (step: number, ink: Ink) => string>> = {
  plain: () => "",
  dots: (s, ink) =>
    `<circle cx="${s / 2}" cy="${s / 2}" r="${s * 0.17}" fill="${ink.writing}" fill-opacity="0.6" stroke="none"/>`,
  "diagonal up": (s) =>
    path(`M0 ${s}L${s} 0M${-s / 4} ${s / 4}L${s / 4} ${-s / 4}M${s * 0.75} ${s * 1.25}L${s * 1.25} ${s * 0.75}`),
  "diagonal down": (s) =>
    path(`M0 0L${s} ${s}M${-s / 4} ${s * 0.75}L${s / 4} ${s * 1.25}M${s * 0.75} ${-s / 4}L${s * 1.25} ${s / 4}`),
  crosshatch: (s) => path(`M0 0L${s} ${s}M0 ${s}L${s} 0`),
  vertical: (s) => path(`M${s / 4} 0V${s}M${s * 0.75} 0V${s}`),
  waves: (s) => waves(s, 1.3, 2.5),
  "sparse waves": (s) => waves(s, 0.8, 2.5),
  "dense waves": (s) => waves(s, 1.3, 0, 5),
};

/** The id of an ink's pattern in the drawing with this id. */
export function patternId(id: string, ink: Ink): string {
  return `${id}-${ink.name.replace(" ", "-")}`;
}

export function patternOf(id: string, step: number, ink: Ink): string {
  return (
    `<pattern id="${patternId(id, ink)}" patternUnits="userSpaceOnUse" width="${step}" height="${step}">` +
    `<rect width="${step}" height="${step}" fill="${ink.hex}"/>` +
    `<g class="hatch" stroke="${ink.writing}" stroke-opacity="0.55" fill="none" stroke-width="${step * 0.13}" stroke-linecap="square">` +
    `${DRAWN[ink.pattern](step, ink)}</g></pattern>`
  );
}

/** Colours as style sheets name them, by day and by night: `var()`, `light-dark()` and `color-mix(in oklab, …)`. */

import { readFileSync } from "node:fs";
import path from "node:path";

export const SCHEMES = ["light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];
type Three = [number, number, number];

const source = (file: string): string => readFileSync(path.join(import.meta.dirname, "../src", file), "utf8");
const tokens = source("look/tokens.css");

/** The value of a property in a rule of a component's style sheet, or `usual` if there is none. */
export function declared(file: string, selector: string, property: string, usual = ""): string {
  const style = source(file).replace(/^[\s\S]*<style>/, "");
  const plain = selector.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const rules = [...style.matchAll(new RegExp(`(?:^|[,}\\n])\\s*${plain}(?:,[^{}]*)?\\s*\\{([^{}]*)\\}`, "g"))];
  const found = rules.flatMap(([, body]) => new RegExp(`(?:^|[;\\s])${property}:\\s*([^;]+);`).exec(body ?? "")?.[1] ?? []);
  const last = found.at(-1) ?? usual;
  if (!last) throw new Error(`${file} has no ${property} for ${selector}.`);
  return last;
}

/** A colour as `#rrggbb`. */
export function resolved(colour: string, scheme: Scheme): string {
  const [, name, inside = ""] = /^([a-z-]+)\((.*)\)$/s.exec(colour.trim()) ?? [];
  if (!name) return colour.trim();
  const parts = split(inside);
  if (name === "var") {
    const token = new RegExp(`${parts[0]}: ([^;]+);`).exec(tokens)?.[1];
    if (!token) throw new Error(`There is no ${parts[0]}.`);
    return resolved(token, scheme);
  }
  if (name === "light-dark") return resolved(parts[scheme === "light" ? 0 : 1] ?? "", scheme);
  const [, second = "", share = "50"] = /^(.*?)(?: ([\d.]+)%)?$/s.exec(parts[2] ?? "") ?? [];
  if (name === "color-mix" && parts[0] === "in oklab") {
    return mixed(resolved(parts[1] ?? "", scheme), resolved(second, scheme), Number(share) / 100);
  }
  throw new Error(`What colour is ${colour}?`);
}

/** The colour that is seen if the second one covers the first with this opacity, in sRGB as browsers do it. */
export function over(ground: string, colour: string, opacity: number): string {
  const [one, two] = [bytes(ground), bytes(colour)];
  return hex(one.map((part, k) => part + (two[k]! - part) * opacity) as Three);
}

function split(text: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of text) {
    depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
    if (letter === "," && !depth) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

function mixed(one: string, two: string, share: number): string {
  const [a, b] = [toOklab(one), toOklab(two)];
  return fromOklab(a.map((part, k) => part + (b[k]! - part) * share) as Three);
}

const bytes = (code: string): Three => [1, 3, 5].map((at) => parseInt(code.slice(at, at + 2), 16)) as Three;
const hex = (parts: Three): string =>
  `#${parts.map((part) => Math.round(Math.min(255, Math.max(0, part))).toString(16).padStart(2, "0")).join("")}`;
const times = (rows: readonly Three[], by: Three): Three =>
  rows.map((row) => row.reduce((sum, part, k) => sum + part * by[k]!, 0)) as Three;

/** Björn Ottosson's matrices: https://bottosson.github.io/posts/oklab/ */
const LMS: readonly Three[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const LAB: readonly Three[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const FROM_LAB: readonly Three[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const FROM_LMS: readonly Three[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

function toOklab(code: string): Three {
  const linear = bytes(code).map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Three;
  return times(LAB, times(LMS, linear).map(Math.cbrt) as Three);
}

function fromOklab(lab: Three): string {
  const linear = times(FROM_LMS, times(FROM_LAB, lab).map((part) => part ** 3) as Three);
  return hex(linear.map((part) => 255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055)) as Three);
}

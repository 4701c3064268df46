/**
 * A QR code (ISO/IEC 18004) of a text: byte mode, correction level M, the smallest version that holds it. The
 * page only encodes links, so there are no other modes.
 */

import { correction } from "./reedSolomon";

/** Correction codewords per block at level M, by version from 1. */
const CORRECTION = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28,
  28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
];
/** Number of blocks at level M, by version from 1. */
const BLOCKS = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33,
  35, 37, 38, 40, 43, 45, 47, 49,
];
/** Level M in the format information. */
const LEVEL = 0b00;
const BYTES = 0b0100;
const PADS = [0xec, 0x11];

/** Which modules a mask inverts, by column and row. */
export const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The modules of the code, row by row; true is dark. Throws if the text is too long. */
export function qrCode(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)];
  const version = versionFor(bytes.length);
  const codewords = interleaved(dataOf(bytes, version), version);
  const grid = new Grid(version);
  grid.place(codewords);
  return grid.masked();
}

/** How many bytes of data a version holds, including mode and length. */
export function capacity(version: number): number {
  return Math.floor(rawModules(version) / 8) - (CORRECTION[version - 1] ?? 0) * (BLOCKS[version - 1] ?? 0);
}

function versionFor(length: number): number {
  for (let version = 1; version <= CORRECTION.length; version += 1) {
    if (4 + lengthBits(version) + 8 * length <= 8 * capacity(version)) return version;
  }
  throw new Error("The text is too long for a QR code.");
}

const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

/** The number of modules left for data and correction. */
function rawModules(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const marks = Math.floor(version / 7) + 2;
    modules -= (25 * marks - 10) * marks - 55;
    if (version >= 7) modules -= 36;
  }
  return modules;
}

/** The data codewords: mode, length, bytes, terminator and padding. */
function dataOf(bytes: readonly number[], version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let at = length - 1; at >= 0; at -= 1) bits.push((value >>> at) & 1);
  };
  put(BYTES, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  const room = 8 * capacity(version);
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let k = 0; bits.length < room; k += 1) put(PADS[k % 2] ?? 0, 8);
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    words.push(bits.slice(at, at + 8).reduce((word, bit) => (word << 1) | bit, 0));
  }
  return words;
}

/** The blocks with their correction codewords, interleaved. The last blocks may be longer by one. */
export function interleaved(data: readonly number[], version: number): number[] {
  const count = BLOCKS[version - 1] ?? 0;
  const degree = CORRECTION[version - 1] ?? 0;
  const short = Math.floor(data.length / count);
  const longFrom = count - (data.length % count);
  const blocks: number[][] = [];
  for (let at = 0, k = 0; k < count; k += 1) {
    const length = short + (k >= longFrom ? 1 : 0);
    blocks.push(data.slice(at, at + length));
    at += length;
  }
  const checks = blocks.map((block) => correction(block, degree));
  const out: number[] = [];
  for (const rows of [blocks, checks]) {
    const longest = Math.max(...rows.map((row) => row.length));
    for (let at = 0; at < longest; at += 1) {
      for (const row of rows) if (at < row.length) out.push(row[at] ?? 0);
    }
  }
  return out;
}

/** The centres of the alignment patterns on either axis. */
export function alignment(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const size = 4 * version + 17;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const found = [6];
  for (let at = size - 7; found.length < count; at -= step) found.splice(1, 0, at);
  return found;
}

/** The fifteen bits of level and mask, with their check bits. */
export function formatBits(mask: number): number {
  const data = (LEVEL << 3) | mask;
  let rest = data;
  for (let k = 0; k < 10; k += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  return ((data << 10) | rest) ^ 0x5412;
}

/** The eighteen bits of a version from 7 on, with their check bits. */
export function versionBits(version: number): number {
  let rest = version;
  for (let k = 0; k < 12; k += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  return (version << 12) | rest;
}

/** The modules while they are being set: patterns first, then codewords, then the best mask. */
class Grid {
  readonly size: number;
  readonly #dark: boolean[][];
  /** The modules of the patterns: masks do not change them. */
  readonly #fixed: boolean[][];

  constructor(readonly version: number) {
    this.size = 4 * version + 17;
    const blank = (): boolean[][] => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.#dark = blank();
    this.#fixed = blank();
    this.#patterns();
  }

  #fix(x: number, y: number, dark: boolean): void {
    const [row, fixed] = [this.#dark[y], this.#fixed[y]];
    if (!row || !fixed || x < 0 || x >= this.size) return;
    row[x] = dark;
    fixed[x] = true;
  }

  #patterns(): void {
    for (let at = 0; at < this.size; at += 1) {
      this.#fix(6, at, at % 2 === 0);
      this.#fix(at, 6, at % 2 === 0);
    }
    const far = this.size - 4;
    for (const [x, y] of [[3, 3], [far, 3], [3, far]] as const) {
      this.#rings(x, y, 4, (ring) => ring !== 2 && ring !== 4);
    }
    const marks = alignment(this.version);
    const last = marks.length - 1;
    marks.forEach((x, i) =>
      marks.forEach((y, j) => {
        const finder = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
        if (!finder) this.#rings(x, y, 2, (ring) => ring !== 1);
      }),
    );
    this.#format(0);
    if (this.version >= 7) {
      const bits = versionBits(this.version);
      for (let k = 0; k < 18; k += 1) {
        const [a, b] = [this.size - 11 + (k % 3), Math.floor(k / 3)];
        const dark = ((bits >>> k) & 1) === 1;
        this.#fix(a, b, dark);
        this.#fix(b, a, dark);
      }
    }
  }

  #rings(x: number, y: number, reach: number, dark: (ring: number) => boolean): void {
    for (let dy = -reach; dy <= reach; dy += 1) {
      for (let dx = -reach; dx <= reach; dx += 1) {
        this.#fix(x + dx, y + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  }

  #format(mask: number): void {
    const bits = formatBits(mask);
    const bit = (k: number): boolean => ((bits >>> k) & 1) === 1;
    for (let k = 0; k < 6; k += 1) this.#fix(8, k, bit(k));
    this.#fix(8, 7, bit(6));
    this.#fix(8, 8, bit(7));
    this.#fix(7, 8, bit(8));
    for (let k = 9; k < 15; k += 1) this.#fix(14 - k, 8, bit(k));
    for (let k = 0; k < 8; k += 1) this.#fix(this.size - 1 - k, 8, bit(k));
    for (let k = 8; k < 15; k += 1) this.#fix(8, this.size - 15 + k, bit(k));
    this.#fix(8, this.size - 8, true);
  }

  /** Codewords run up and down in columns two modules wide, from the right, around the patterns. */
  place(codewords: readonly number[]): void {
    let k = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      const up = ((right + 1) & 2) === 0;
      for (let step = 0; step < this.size; step += 1) {
        const y = up ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) {
          const row = this.#dark[y];
          if (!row || this.#fixed[y]?.[x]) continue;
          row[x] = (((codewords[k >>> 3] ?? 0) >>> (7 - (k & 7))) & 1) === 1;
          k += 1;
        }
      }
    }
  }

  /** The modules with the mask that is easiest to read. */
  masked(): boolean[][] {
    const tries = MASKS.map((mask, k) => {
      this.#format(k);
      const shown = this.#dark.map((row, y) =>
        row.map((dark, x) => (this.#fixed[y]?.[x] ? dark : dark !== mask(x, y))),
      );
      return { shown, penalty: penaltyOf(shown) };
    });
    return tries.reduce((best, one) => (one.penalty < best.penalty ? one : best)).shown;
  }
}

/** How hard the modules are to read, by the four rules of the standard. */
export function penaltyOf(rows: readonly (readonly boolean[])[]): number {
  const size = rows.length;
  const columns = rows.map((_row, x) => rows.map((row) => row[x] ?? false));
  let penalty = 0;
  for (const line of [...rows, ...columns]) penalty += linePenalty(line);
  for (let y = 0; y + 1 < size; y += 1) {
    for (let x = 0; x + 1 < size; x += 1) {
      const one = rows[y]?.[x];
      if (one === rows[y]?.[x + 1] && one === rows[y + 1]?.[x] && one === rows[y + 1]?.[x + 1]) penalty += 3;
    }
  }
  const dark = rows.flat().filter(Boolean).length;
  return penalty + 10 * Math.max(0, Math.ceil(Math.abs(dark * 20 - size * size * 10) / (size * size)) - 1);
}

/** Long runs of one colour, and patterns that look like a finder pattern. */
function linePenalty(line: readonly boolean[]): number {
  const text = line.map((dark) => (dark ? "1" : "0")).join("");
  const runs = [...text.matchAll(/0{5,}|1{5,}/g)].reduce((sum, [run]) => sum + run.length - 2, 0);
  const corners = [...`0000${text}0000`.matchAll(/(?=10111010000|00001011101)/g)].length;
  return runs + 40 * corners;
}

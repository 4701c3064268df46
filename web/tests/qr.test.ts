/** A QR code is read back as a reader would: format, mask, codewords, blocks, correction, bytes. */

import { describe, expect, it } from "vitest";
import { alignment, capacity, formatBits, interleaved, MASKS, penaltyOf, qrCode, versionBits } from "../src/qr/qr";
import { correction, multiply } from "../src/qr/reedSolomon";

type Rows = boolean[][];

const at = (rows: Rows, x: number, y: number): number => (rows[y]?.[x] ? 1 : 0);

/** Modules that carry no data, drawn up again from the standard's words. */
function isPattern(size: number, version: number, x: number, y: number): boolean {
  if (x === 6 || y === 6) return true;
  if ((x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8)) return true;
  if (version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6))) return true;
  const marks = alignment(version);
  return marks.some((u) =>
    marks.some((v) => {
      const corner = (u === 6 && v === 6) || (u === 6 && v === size - 7) || (u === size - 7 && v === 6);
      return !corner && Math.abs(x - u) <= 2 && Math.abs(y - v) <= 2;
    }),
  );
}

/** Both copies of the format information. */
function formatsOf(rows: Rows): [number, number] {
  const size = rows.length;
  const near: [number, number][] = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((y): [number, number] => [8, y]),
    ...[7, 5, 4, 3, 2, 1, 0].map((x): [number, number] => [x, 8]),
  ];
  const far: [number, number][] = [
    ...[...Array(8).keys()].map((k): [number, number] => [size - 1 - k, 8]),
    ...[...Array(7).keys()].map((k): [number, number] => [8, size - 7 + k]),
  ];
  const bits = (places: [number, number][]): number =>
    places.reduce((sum, [x, y], k) => sum | (at(rows, x, y) << k), 0);
  return [bits(near), bits(far)];
}

function codewordsOf(rows: Rows, mask: number): number[] {
  const size = rows.length;
  const version = (size - 17) / 4;
  const bits: number[] = [];
  let up = true;
  for (const right of [...Array(size).keys()].reverse().filter((x) => (x > 6 ? x % 2 === 0 : x % 2 === 1))) {
    const ys = [...Array(size).keys()];
    for (const y of up ? ys.reverse() : ys) {
      for (const x of [right, right - 1]) {
        if (isPattern(size, version, x, y)) continue;
        bits.push(at(rows, x, y) ^ (MASKS[mask]?.(x, y) ? 1 : 0));
      }
    }
    up = !up;
  }
  const words: number[] = [];
  for (let k = 0; k + 8 <= bits.length; k += 8) words.push(parseInt(bits.slice(k, k + 8).join(""), 2));
  return words;
}

/** The text of a code; an error where anything does not fit. */
function read(rows: Rows): string {
  const version = (rows.length - 17) / 4;
  const [near, far] = formatsOf(rows);
  expect(near).toBe(far);
  const mask = [...MASKS.keys()].find((one) => formatBits(one) === near);
  if (mask === undefined) throw new Error("no such format");
  const words = codewordsOf(rows, mask);
  // The place of each data codeword: shown by numbers instead of data.
  const order = interleaved([...Array(capacity(version)).keys()], version).slice(0, capacity(version));
  const data = Array<number>(capacity(version));
  order.forEach((from, k) => (data[from] = words[k] ?? 0));
  expect(interleaved(data, version)).toEqual(words.slice(0, interleaved(data, version).length));
  const bits = data.map((word) => word.toString(2).padStart(8, "0")).join("");
  expect(bits.slice(0, 4)).toBe("0100");
  const wide = version < 10 ? 8 : 16;
  const length = parseInt(bits.slice(4, 4 + wide), 2);
  const bytes = [...Array(length).keys()].map((k) =>
    parseInt(bits.slice(4 + wide + 8 * k, 12 + wide + 8 * k), 2),
  );
  return new TextDecoder().decode(new Uint8Array(bytes));
}

describe("the parts of a QR code", () => {
  it("corrects as the standard's example does", () => {
    const hello = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correction(hello, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
    expect(multiply(0x80, 2)).toBe(0x1d);
  });

  it("knows formats, versions and places as the standard lists them", () => {
    expect(formatBits(0).toString(2)).toBe("101010000010010");
    expect(formatBits(5).toString(2)).toBe("100000011001110");
    expect(versionBits(7).toString(2).padStart(18, "0")).toBe("000111110010010100");
    expect([1, 2, 7, 14, 32, 40].map(alignment)).toEqual([
      [],
      [6, 18],
      [6, 22, 38],
      [6, 26, 46, 66],
      [6, 34, 60, 86, 112, 138],
      [6, 30, 58, 86, 114, 142, 170],
    ]);
    expect([1, 2, 5, 6, 10, 20, 40].map(capacity)).toEqual([16, 28, 86, 108, 216, 669, 2334]);
  });

  it("counts what is hard to read", () => {
    const plain = Array.from({ length: 6 }, () => Array<boolean>(6).fill(true));
    expect(penaltyOf(plain)).toBe(12 * 4 + 25 * 3 + 10 * 9);
  });
});

describe("a QR code", () => {
  it.each([
    ["a", 1],
    ["https://paint.example/t/abc#join=xyz", 3],
    ["https://paintpot.example.org/t/kmq3v7wbz2#join=1.Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4", 5],
    ["Игра «Чернила» — садитесь!", 4],
    ["x".repeat(120), 7],
    ["y".repeat(213), 10],
    ["z".repeat(600), 19],
  ])("holds %s", (text, version) => {
    const rows = qrCode(text);
    expect(rows.length).toBe(4 * version + 17);
    expect(read(rows)).toBe(text);
  });

  it("refuses what is too long", () => {
    expect(() => qrCode("x".repeat(3000))).toThrow("too long");
  });
});

/**
 * SHA-256 of a text, in hex. The browser's own is only available over https, and friends may play over
 * http at home; texts here are short, so one small function is enough everywhere.
 */

/** The first 32 bits of the fractional parts of roots of the first primes, as the standard specifies. */
function fractions(count: number, root: number): Uint32Array {
  const found = new Uint32Array(count);
  for (let n = 2, k = 0; k < count; n += 1) {
    let prime = true;
    for (let d = 2; d * d <= n; d += 1) if (n % d === 0) prime = false;
    if (!prime) continue;
    const value = n ** (1 / root);
    found[k] = (value - Math.floor(value)) * 2 ** 32;
    k += 1;
  }
  return found;
}

const K = fractions(64, 3);
const START = fractions(8, 2);

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  // A one bit, zeros, and the length fill the last block.
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  const state = START.slice();
  const w = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) mix(state, w, view, at);
  return [...state].map((word) => word.toString(16).padStart(8, "0")).join("");
}

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

function mix(state: Uint32Array, w: Uint32Array, view: DataView, at: number): void {
  for (let k = 0; k < 16; k += 1) w[k] = view.getUint32(at + 4 * k);
  for (let k = 16; k < 64; k += 1) {
    const [x, y] = [w[k - 15] as number, w[k - 2] as number];
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[k] = (w[k - 16] as number) + s0 + (w[k - 7] as number) + s1;
  }
  let [a, b, c, d, e, f, g, h] = [...state] as [
    number, number, number, number, number, number, number, number,
  ];
  for (let k = 0; k < 64; k += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[k] as number) + (w[k] as number)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, k) => {
    state[k] = (state[k] as number) + word;
  });
}

/** Reed–Solomon codes over GF(256) with the polynomial of QR codes, x⁸ + x⁴ + x³ + x² + 1. */

const POLYNOMIAL = 0x11d;

export function multiply(x: number, y: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * POLYNOMIAL);
    product ^= ((y >>> bit) & 1) * x;
  }
  return product;
}

/** The generator polynomial of this degree, without its leading 1. */
function generator(degree: number): number[] {
  const result = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let k = 0; k < degree; k += 1) {
    for (let at = 0; at < degree; at += 1) {
      result[at] = multiply(result[at] ?? 0, root) ^ (result[at + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return result;
}

/** The correction codewords of some data. */
export function correction(data: readonly number[], degree: number): number[] {
  const divisor = generator(degree);
  const rest = Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((coefficient, at) => (rest[at] = (rest[at] ?? 0) ^ multiply(coefficient, factor)));
  }
  return rest;
}

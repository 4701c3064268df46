/** The dice of a throw, if its notation consists of numbers: `3 5` are two of them. */

const LARGEST = 20;
const MOST = 6;

export function dice(text: string): readonly string[] {
  const numbers = text.match(/\b\d+\b/g) ?? [];
  const whole = numbers.every((one) => Number(one) >= 1 && Number(one) <= LARGEST);
  return whole && numbers.length <= MOST ? numbers : [];
}

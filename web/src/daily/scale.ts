/** Where two results are on a line: its ends, and a few round numbers in between. */

export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

const MOST_TICKS = 5;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

export function scaleOf(one: number, other: number): Scale {
  const [small, large] = [Math.min(one, other), Math.max(one, other)];
  // Margins on both sides, so that a close result does not look far apart.
  const room = Math.max(large - small, Math.ceil(Math.abs(large) / 6), 3);
  const [from, to] = [small - room, large + room];
  const step = STEPS.find((size) => (to - from) / size <= MOST_TICKS) ?? 1000;
  // The line does not go below 0 unless a result does.
  const low = Math.max(Math.floor(from / step) * step, small < 0 ? -Infinity : 0);
  const high = Math.ceil(to / step) * step;
  const ticks = [];
  for (let tick = low; tick <= high; tick += step) ticks.push(tick);
  return { low, high, ticks };
}

/** Where START and the six quills are on the wheel: round, or flat for a narrow tray. */

export interface WheelPlan {
  readonly width: number;
  readonly height: number;
  /** START and quills 1 to 6, clockwise. */
  readonly at: readonly (readonly [number, number])[];
  /** The track the Leads go along. */
  readonly track: string;
  /** The scale of a tile of 200. */
  readonly tile: number;
  /** Where a place's Leads stand, seen from it. */
  readonly leads: readonly (readonly [number, number])[];
  /** Which way round: places of arrows, and how they are turned. */
  readonly arrows: readonly (readonly [number, number, number])[];
  /** How much of a place answers to a tap. */
  readonly reach: readonly [number, number];
}

const RADIUS = 105;

const onCircle = (degrees: number): readonly [number, number] => {
  const angle = (degrees / 180) * Math.PI;
  return [150 + RADIUS * Math.cos(angle), 150 + RADIUS * Math.sin(angle)];
};
const AROUND = [...Array(7).keys()].map((k) => onCircle((k / 7) * 360 - 90));

export const ROUND: WheelPlan = {
  width: 300,
  height: 290,
  at: AROUND,
  track: `M150 ${150 - RADIUS}A${RADIUS} ${RADIUS} 0 1 1 149.9 ${150 - RADIUS}Z`,
  tile: 0.29,
  // Towards the middle.
  leads: AROUND.map(([x, y]) => [(150 - x) * 0.43, (150 - y) * 0.43] as const),
  arrows: [...Array(7).keys()].map((k) => {
    const angle = ((k + 0.5) / 7) * 360 - 90;
    const [x, y] = onCircle(angle);
    return [x, y, angle + 90] as const;
  }),
  reach: [74, 74],
};

export const FLAT: WheelPlan = {
  width: 360,
  height: 126,
  at: [
    [38, 32],
    [124, 32],
    [210, 32],
    [296, 32],
    [296, 94],
    [210, 94],
    [124, 94],
  ],
  track: "M38 32L308 32Q342 32 342 63Q342 94 308 94L68 94Q38 94 38 60Z",
  tile: 0.25,
  // At the right of a tile; below START.
  leads: [[-8, 46], ...Array.from({ length: 6 }, () => [37, 0] as const)],
  arrows: [
    [81, 32, 0],
    [342, 63, 90],
    [81, 94, 180],
  ],
  reach: [84, 58],
};

/** Drawings of Pip, Dollop and Drip, in a square of 120 with their feet at its bottom. */

import type { InklingName } from "./cast";

export interface InklingDrawing {
  readonly body: string;
  readonly shine: string;
  /** The centres of the eyes, and the sizes of eyes and pupils. */
  readonly eyes: readonly (readonly [x: number, y: number])[];
  readonly eye: number;
  readonly pupil: number;
  /** The position of the mouth. */
  readonly mouth: number;
  /** What distinguishes it from the others. */
  readonly part?: "feelers" | "scarf";
  /** Drooping eyelids. */
  readonly sleepy?: true;
}

export const FEET =
  "M36 110C36 102 56 102 56 110C56 117 36 117 36 110ZM64 110C64 102 84 102 84 110C84 117 64 117 64 110Z";

export const DRAWINGS: Readonly<Record<InklingName, InklingDrawing>> = {
  pip: {
    body: "M62 6C67 32 91 50 91 81C91 101 78 111 60 111C42 111 29 101 29 80C29 52 58 34 62 6Z",
    shine: "M39 70C40 63 45 57 50 52",
    eyes: [
      [48, 78],
      [71.5, 78],
    ],
    eye: 10.6,
    pupil: 5,
    mouth: 98,
  },
  dollop: {
    body: "M58 32C66 46 102 52 102 82C102 102 82 111 60 111C38 111 18 102 18 82C18 54 52 50 58 32Z",
    shine: "M28 75C30 68 36 63 42 60",
    eyes: [
      [46, 80],
      [74, 80],
    ],
    eye: 11.6,
    pupil: 5.2,
    mouth: 99,
    part: "feelers",
  },
  drip: {
    body: "M74 38C70 52 88 64 88 86C88 102 76 111 60 111C44 111 32 102 32 86C32 64 62 60 74 38Z",
    shine: "M41 80C42 74 46 70 51 67",
    eyes: [
      [49.5, 83],
      [70.5, 83],
    ],
    eye: 9.2,
    pupil: 4.2,
    mouth: 97.5,
    part: "scarf",
    sleepy: true,
  },
};

export const FEELERS = "M56 36C48 30 46 22 50 16M60 35C64 28 70 24 77 26";
export const TIPS: readonly (readonly [number, number])[] = [
  [50, 15],
  [79, 26],
];
export const SCARF = "M37 98C46 105 74 105 83 98L84 105C74 112 46 112 36 105Z";
export const TAIL = "M78 103L93 108L87 115L76 107Z";

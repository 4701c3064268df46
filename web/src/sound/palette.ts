/**
 * The sounds of the page: short, quiet, tuned to one scale, made of tones and filtered noise. A
 * recipe is a list of voices; times are in seconds from its beginning.
 */

export const SOUNDS = [
  "pencil",
  "dice",
  "wood",
  "glass",
  "paper",
  "brush",
  "slide",
  "gain",
  "triumph",
  "loss",
] as const;
export type Sound = (typeof SOUNDS)[number];

interface SoundPart {
  at: number;
  length: number;
  loud: number;
}

/** A pitch that rings and fades; `to` makes it glide. */
export interface Tone extends SoundPart {
  kind: "tone";
  wave: "sine" | "triangle";
  /** A step of the scale; an octave has five. */
  step: number;
  to?: number;
}

/** Noise through a filter: strokes, knocks, paper. */
export interface Noise extends SoundPart {
  kind: "noise";
  filter: "bandpass" | "lowpass" | "highpass";
  hertz: number;
  /** How sharp the filter is. */
  sharp: number;
}

export type Voiced = Tone | Noise;

/** D pentatonic from D4 on: any two of its notes sound well together. */
const FIRST = 293.66;
const SEMITONES = [0, 2, 4, 7, 9];

export function hertz(step: number): number {
  const octave = Math.floor(step / SEMITONES.length);
  const semitone = SEMITONES[step - octave * SEMITONES.length] ?? 0;
  return FIRST * 2 ** (octave + semitone / 12);
}

const tone = (step: number, at: number, length: number, loud: number, to?: number): Tone => ({
  kind: "tone",
  wave: "sine",
  step,
  at,
  length,
  loud,
  ...(to === undefined ? {} : { to }),
});

const noise = (
  filter: Noise["filter"],
  hertz: number,
  sharp: number,
  at: number,
  length: number,
  loud: number,
): Noise => ({ kind: "noise", filter, hertz, sharp, at, length, loud });

/** A wooden knock: a click, and the resonance of what was hit. */
const knock = (at: number, loud: number): Voiced[] => [
  noise("bandpass", 1400, 2.5, at, 0.03, loud),
  { ...tone(-4, at, 0.07, loud * 0.7), wave: "triangle" },
];

/** A glass: its note, and one far above it that fades sooner; both are in the scale. */
const clink = (step: number, at: number): Voiced[] => [
  tone(step, at, 0.34, 0.1),
  tone(step + 7, at, 0.16, 0.035),
];

export const PALETTE: Readonly<Record<Sound, readonly Voiced[]>> = {
  pencil: [noise("bandpass", 2600, 1.2, 0, 0.07, 0.07), noise("bandpass", 3300, 1.2, 0.08, 0.09, 0.09)],
  dice: [
    ...knock(0, 0.2),
    ...knock(0.09, 0.14),
    ...knock(0.21, 0.17),
    ...knock(0.37, 0.1),
    ...knock(0.58, 0.13),
    ...knock(0.8, 0.06),
  ],
  wood: knock(0, 0.2),
  glass: clink(9, 0),
  paper: [noise("highpass", 3600, 0.4, 0, 0.12, 0.05), noise("highpass", 2600, 0.4, 0.05, 0.1, 0.03)],
  brush: [noise("lowpass", 900, 0.6, 0, 0.06, 0.14)],
  slide: [tone(3, 0, 0.26, 0.06, 0)],
  gain: [tone(5, 0, 0.16, 0.1), tone(7, 0.1, 0.28, 0.1)],
  triumph: [tone(5, 0, 0.22, 0.1), tone(7, 0.13, 0.24, 0.1), tone(10, 0.27, 0.6, 0.12), tone(5, 0.27, 0.6, 0.05)],
  loss: [{ ...tone(-5, 0, 0.5, 0.14, -6), wave: "triangle" }],
};

/** Sounds that report a result, dice included. They are always played; the sound of a step may be skipped in favour of others. */
export const NEWS: ReadonlySet<Sound> = new Set(["dice", "gain", "triumph", "loss"]);

/** Milliseconds of `navigator.vibrate` that accompany a sound; 0 for none. */
export const TOUCH: Readonly<Record<Sound, number | readonly number[]>> = {
  pencil: 0,
  dice: [12, 60, 8, 90, 6],
  wood: 10,
  glass: 8,
  paper: 0,
  brush: 10,
  slide: 0,
  gain: 15,
  triumph: [20, 60, 30],
  loss: 40,
};

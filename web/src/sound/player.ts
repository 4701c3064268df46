/**
 * Plays the palette with Web Audio. Browsers allow no sound before the first user gesture: sounds
 * requested earlier are dropped, not queued. Each sound played is dispatched to the window as an event
 * with its name.
 */

import { hertz, NEWS, PALETTE, TOUCH, type Noise, type Voiced, type Sound, type Tone } from "./palette";

/**
 * Minimum milliseconds between the starts of two sounds: closer ones sound like a rattle. A sound that
 * comes too early is delayed.
 */
export const GAP = 60;
const VOLUME = 0.6;
/** The random variation of pitch and loudness, so that nothing sounds mechanical. */
const STRAY = 0.03;
const SILENT = 0.0001;

type Vibrate = (pattern: number | number[]) => unknown;

export class Player {
  #context: AudioContext | undefined;
  #out: GainNode | undefined;
  #hiss: AudioBuffer | undefined;
  /** The latest sound, and when it starts, which may still be to come. */
  #last: { sound: Sound; at: number } | undefined;

  constructor(
    private readonly make: () => AudioContext = () => new AudioContext({ latencyHint: "interactive" }),
    private readonly vibrate: Vibrate = (pattern) => navigator.vibrate?.(pattern),
    private readonly chance: () => number = Math.random,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** A user gesture: sounds are allowed from now on. */
  wake(): void {
    const context = this.#open();
    if (context && context.state === "suspended") void context.resume();
  }

  /** Play a sound, transposed up by `step` steps of the scale; true if it will be heard. */
  play(sound: Sound, step = 0): boolean {
    const now = this.clock();
    const wait = Math.max(0, (this.#last?.at ?? -Infinity) + GAP - now);
    // A second copy adds nothing; and while another sound is waiting, only news joins the queue.
    if (wait && (sound === this.#last?.sound || (wait > GAP && !NEWS.has(sound)))) return false;
    const context = this.#open();
    if (!context || context.state !== "running") return false;
    this.#last = { sound, at: now + wait };
    const pitch = this.#stray();
    const loud = this.#stray();
    const begin = context.currentTime + wait / 1_000 + 0.005;
    for (const part of PALETTE[sound]) this.#voice(context, part, begin + part.at, step, pitch, loud);
    const touch = TOUCH[sound];
    if (touch) this.vibrate(typeof touch === "number" ? touch : [...touch]);
    dispatchEvent(new CustomEvent("sounded", { detail: { sound, step } }));
    return true;
  }

  close(): void {
    void this.#context?.close();
    this.#context = this.#out = this.#hiss = undefined;
  }

  #open(): AudioContext | undefined {
    if (this.#context) return this.#context;
    try {
      const context = this.make();
      const out = context.createGain();
      out.gain.value = VOLUME;
      out.connect(context.destination);
      this.#out = out;
      this.#context = context;
    } catch {
      // A browser without Web Audio, or without a free audio context: there is no sound.
    }
    return this.#context;
  }

  #stray(): number {
    return 1 + (this.chance() * 2 - 1) * STRAY;
  }

  #voice(context: AudioContext, part: Voiced, begin: number, step: number, pitch: number, loud: number): void {
    const end = begin + part.length;
    const gain = context.createGain();
    gain.gain.setValueAtTime(SILENT, begin);
    gain.gain.exponentialRampToValueAtTime(part.loud * loud, begin + Math.min(0.012, part.length / 4));
    gain.gain.exponentialRampToValueAtTime(SILENT, end);
    gain.connect(this.#out as GainNode);
    const source =
      part.kind === "tone"
        ? tuned(context, part, step, pitch, begin, end, gain)
        : this.#noisy(context, part, pitch, gain);
    source.start(begin);
    source.stop(end + 0.02);
    source.onended = () => gain.disconnect();
  }

  #noisy(context: AudioContext, part: Noise, pitch: number, to: AudioNode): AudioScheduledSourceNode {
    const source = context.createBufferSource();
    source.buffer = this.#hiss ??= hissing(context);
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = part.filter;
    filter.frequency.value = part.hertz * pitch;
    filter.Q.value = part.sharp;
    source.connect(filter);
    filter.connect(to);
    return source;
  }
}

function tuned(
  context: AudioContext,
  part: Tone,
  step: number,
  pitch: number,
  begin: number,
  end: number,
  to: AudioNode,
): AudioScheduledSourceNode {
  const source = context.createOscillator();
  source.type = part.wave;
  source.frequency.setValueAtTime(hertz(part.step + step) * pitch, begin);
  if (part.to !== undefined) {
    source.frequency.exponentialRampToValueAtTime(hertz(part.to + step) * pitch, end);
  }
  source.connect(to);
  return source;
}

/** Half a second of white noise, generated once. */
function hissing(context: AudioContext): AudioBuffer {
  const length = Math.floor(context.sampleRate / 2);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let k = 0; k < length; k += 1) data[k] = Math.random() * 2 - 1;
  return buffer;
}

/** A player that a test can listen to: the parts of Web Audio that it uses, and a clock set by the test. */

import { expect, vi } from "vitest";
import { Player } from "../src/sound/player";

class Parameter {
  value = 0;
  values: number[] = [];
  setValueAtTime(value: number) {
    this.values.push(value);
  }
  exponentialRampToValueAtTime(value: number, at: number) {
    expect(value).toBeGreaterThan(0); // anything else throws in a browser
    expect(at).toBeGreaterThan(0);
    this.values.push(value);
  }
}

/** As much of Web Audio as the player uses, with a list of what was started. */
function fake(state: AudioContextState = "running") {
  const started: { kind: string; from: number; to: number; pitch: number }[] = [];
  const source = (kind: string, frequency = new Parameter()) => {
    const made = {
      kind,
      frequency,
      from: -1,
      connect: () => undefined,
      start(at: number) {
        made.from = at;
      },
      stop(at: number) {
        started.push({ kind, from: made.from, to: at, pitch: frequency.values[0] ?? 0 });
      },
    };
    return made;
  };
  const context = {
    state,
    currentTime: 1,
    sampleRate: 8_000,
    destination: {},
    createGain: () => ({ gain: new Parameter(), connect: () => undefined, disconnect: () => undefined }),
    createOscillator: () => source("tone"),
    createBufferSource: () => source("noise"),
    createBiquadFilter: () => ({ frequency: new Parameter(), Q: new Parameter(), connect: () => undefined }),
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
    resume: vi.fn(() => {
      context.state = "running";
      return Promise.resolve();
    }),
    close: () => Promise.resolve(),
  };
  return { context: context as unknown as AudioContext & typeof context, started };
}

export function player(state?: AudioContextState, chance = () => 0.5) {
  const { context, started } = fake(state);
  const buzzed: unknown[] = [];
  let time = 0;
  const made = new Player(
    () => context,
    (pattern) => buzzed.push(pattern),
    chance,
    () => time,
  );
  return { made, context, started, buzzed, pass: (ms: number) => (time += ms) };
}

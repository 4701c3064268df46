import { describe, expect, it, vi } from "vitest";
import { hertz, PALETTE, SOUNDS, TOUCH } from "../src/sound/palette";
import { GAP, Player } from "../src/sound/player";
import { player } from "./hearing";

describe("the palette", () => {
  it("is short, quiet and in one scale", () => {
    for (const sound of SOUNDS) {
      for (const part of PALETTE[sound]) {
        expect(part.at + part.length).toBeLessThanOrEqual(1.2);
        expect(part.loud).toBeLessThanOrEqual(0.2);
      }
    }
    expect(hertz(5) / hertz(0)).toBeCloseTo(2);
    expect(hertz(-5) / hertz(0)).toBeCloseTo(0.5);
    const rising = [-6, -1, 0, 1, 4, 9].map(hertz);
    expect(rising).toEqual([...rising].sort((a, b) => a - b));
  });
});

describe("the player", () => {
  it("tells what it plays, by name, and nothing that is not heard", () => {
    const told: unknown[] = [];
    const note = (event: Event) => told.push((event as CustomEvent).detail);
    addEventListener("sounded", note);
    const { made } = player();
    made.play("glass", 2);
    made.play("glass", 2);
    removeEventListener("sounded", note);
    expect(told).toEqual([{ sound: "glass", step: 2 }]);
  });

  it("plays every sound there is, with a touch where one is felt", () => {
    for (const sound of SOUNDS) {
      const { made, started, buzzed } = player();
      expect(made.play(sound)).toBe(true);
      expect(started).toHaveLength(PALETTE[sound].length);
      expect(started.every(({ from, to }) => from > 1 && to > from)).toBe(true);
      expect(buzzed).toHaveLength(TOUCH[sound] ? 1 : 0);
    }
  });

  it("leaves a gap that is long enough to tell two sounds apart", () => {
    expect(GAP).toBeGreaterThanOrEqual(60);
  });

  it("never begins twice within a gap: what comes too early waits", () => {
    const { made, started, pass } = player();
    expect(made.play("glass")).toBe(true);
    pass(GAP - 20);
    expect(made.play("glass"), "a second copy").toBe(false);
    expect(made.play("slide")).toBe(true);
    const [first, then] = [started[0]?.from ?? 0, started.at(-1)?.from ?? 0];
    expect(then - first, "the clock of the context stands still here").toBeCloseTo(0.02);
    pass(20);
    expect(made.play("slide"), "the one that waited has just begun").toBe(false);
    pass(GAP);
    expect(made.play("slide")).toBe(true);
  });

  it("lets steps give way where much comes at once, but no news", () => {
    const { made, started } = player();
    const heard = (["dice", "paper", "brush", "gain", "wood", "triumph", "loss"] as const).filter((one) => made.play(one));
    expect(heard).toEqual(["dice", "paper", "gain", "triumph", "loss"]);
    expect((started.at(-1)?.from ?? 0) - (started[0]?.from ?? 0)).toBeCloseTo((4 * GAP) / 1_000);
    const { made: other } = player();
    const steps = (["brush", "slide", "wood", "dice"] as const).filter((one) => other.play(one));
    expect(steps, "each throw is heard").toEqual(["brush", "slide", "dice"]);
  });

  it("drops what comes before the first gesture, and speaks after it", () => {
    const { made, context, started, pass } = player("suspended");
    expect(made.play("gain")).toBe(false);
    made.wake();
    expect(context.resume).toHaveBeenCalledOnce();
    expect(started).toHaveLength(0);
    pass(GAP);
    expect(made.play("gain")).toBe(true);
  });

  it("varies a little each time, and goes up by steps", () => {
    const pitchOf = (chance: number, step = 0) => {
      const { made, started } = player("running", () => chance);
      made.play("gain", step);
      return started[0]?.pitch ?? 0;
    };
    expect(pitchOf(0)).toBeLessThan(pitchOf(1));
    expect(pitchOf(1) / pitchOf(0)).toBeLessThan(1.07);
    expect(pitchOf(0.5, 5) / pitchOf(0.5)).toBeCloseTo(2);
  });

  it("stays quiet where there is no Web Audio", () => {
    const made = new Player(() => {
      throw new Error("none");
    });
    expect(made.play("dice")).toBe(false);
  });
});

describe("the switch", () => {
  it("is off until it is chosen, and remembered", async () => {
    const { settings } = await import("../src/look/settings.svelte");
    const { speaker } = await import("../src/sound/sound.svelte");
    expect(settings.sound).toBe("off");
    expect(speaker.speaks).toBe(false);
    await speaker.turn(true);
    expect(settings.sound).toBe("on");
    expect(JSON.stringify({ ...localStorage })).toMatch(/sound\W+on/);
    expect(speaker.speaks).toBe(true);
    await speaker.turn(false);
    expect(speaker.speaks).toBe(false);
  });

  it("is of the tab that was looked at last", async () => {
    const { speaker } = await import("../src/sound/sound.svelte");
    await speaker.turn(true);
    expect(speaker.speaks).toBe(true);
    const other = new BroadcastChannel("paintpot-sound");
    other.postMessage("mine");
    await vi.waitFor(() => expect(speaker.speaks).toBe(false));
    dispatchEvent(new Event("focus"));
    expect(speaker.speaks).toBe(true);
    other.close();
    await speaker.turn(false);
  });
});

import { describe, expect, it } from "vitest";
import type { FeedItem } from "../src/api/schema";
import { FEW, Forced } from "../src/table/forced.svelte";
import { preparesMoves } from "../src/table/prepared";

const moved = (seat = 0): FeedItem => ({ what: "move", seat, text: "hop" });

/** A table where this many moves are legal in turn, one position after the other. */
function seated(...positions: number[]) {
  const sent: string[] = [];
  let [at, waiting, alone] = [0, false, false];
  const legal = (): string[] => Array.from({ length: waiting ? 0 : (positions[at] ?? 0) }, (_, k) => `hop ${at} ${k}`);
  const forced = new Forced({
    pending: [],
    get alone() {
      return alone;
    },
    legal,
    send: (move) => sent.push(move),
  });
  return {
    forced,
    sent,
    /** The seat's move arrives; with `others`, the table then waits for them first. */
    tell(...news: FeedItem[]): void {
      const before = legal().length;
      at += 1;
      forced.heard(news.length ? news : [moved()], 0, before);
    },
    wait: (yes: boolean): void => void (waiting = yes),
    /** All others are out. */
    leave: (): void => void (alone = true),
  };
}

describe("what plays on while nothing can be chosen", () => {
  it("is offered after some moves in a row without a choice, also while others are waited for", () => {
    const { forced, tell, wait } = seated(2, 1, 1, 1, 1);
    tell();
    for (let n = 0; n < FEW; n += 1) {
      expect(forced.offered).toBe(false);
      tell();
    }
    expect(forced.offered).toBe(true);
    wait(true);
    forced.heard([moved(1), { what: "throw", text: "3" }], 0, 0);
    expect(forced.offered).toBe(true);
    wait(false);
    forced.heard([{ what: "undo", seat: 0 }], 0, 1);
    expect(forced.offered).toBe(false);
  });

  it("plays the only move there is, one at a time", () => {
    const { forced, sent, tell, wait } = seated(1, 1, 1);
    forced.step();
    expect(sent).toEqual([]);
    forced.play();
    forced.step();
    expect(sent).toEqual(["hop 0 0"]);
    tell();
    wait(true);
    forced.step();
    expect(sent).toHaveLength(1);
    wait(false);
    forced.step();
    expect(sent).toEqual(["hop 0 0", "hop 1 0"]);
    forced.stop();
    forced.step();
    expect(sent).toHaveLength(2);
  });

  it("is there whenever there is no choice, once it was", () => {
    const { forced, tell } = seated(1, 1, 1, 2, 1, 1);
    for (let n = 0; n < FEW; n += 1) tell();
    expect(forced.offered).toBe(true);
    tell();
    expect(forced.offered, "there is something to choose").toBe(false);
    tell();
    expect(forced.offered).toBe(true);
  });

  it("leaves a seat's last move to its player", () => {
    const { forced, sent, tell } = seated(1, 1, 1, 1);
    for (let n = 0; n < FEW; n += 1) tell();
    const done = preparesMoves({ knows: () => true, prepare: () => undefined, isLast: () => true });
    expect(forced.offered).toBe(false);
    forced.play();
    forced.step();
    expect([forced.playing, sent]).toEqual([false, []]);
    done();
    expect(forced.offered).toBe(true);
  });

  it("never chooses, and stops where somebody can", () => {
    const { forced, sent, tell } = seated(1, 2, 1);
    forced.play();
    forced.step();
    tell();
    expect(forced.playing).toBe(false);
    expect(forced.offered).toBe(false);
    forced.play();
    forced.step();
    expect(forced.playing).toBe(false);
    expect(sent).toEqual(["hop 0 0"]);
  });

  it("is there at once where all others are out, and waits at a choice instead of ending", () => {
    const { forced, sent, tell, leave } = seated(1, 2, 1, 1);
    expect(forced.offered).toBe(false);
    leave();
    expect(forced.offered).toBe(true);
    forced.play();
    forced.step();
    tell();
    expect([forced.playing, forced.waiting]).toEqual([true, true]);
    forced.step();
    forced.tapped();
    expect(sent, "the choice is the player's, and the tap that makes it ends nothing").toEqual(["hop 0 0"]);
    tell();
    expect(forced.waiting).toBe(false);
    forced.step();
    expect(sent).toEqual(["hop 0 0", "hop 2 0"]);
    tell();
    forced.tapped();
    expect(forced.playing, "any other tap does").toBe(false);
  });

  it("ends where something is taken back, and before the last move", () => {
    const { forced, sent, tell, leave } = seated(1, 1, 1);
    leave();
    forced.play();
    tell({ what: "undo", seat: 0 });
    expect(forced.playing).toBe(false);
    forced.play();
    const done = preparesMoves({ knows: () => true, prepare: () => undefined, isLast: () => true });
    forced.step();
    expect([forced.playing, forced.offered, sent]).toEqual([false, false, []]);
    done();
  });
});

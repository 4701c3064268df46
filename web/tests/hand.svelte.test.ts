import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { GainShown } from "../src/api/schema";
import MoveList from "../src/boards/generic/MoveList.svelte";
import Cards from "../src/boards/inklings/Cards.svelte";
import type { CastMember } from "../src/boards/inklings/cast";
import Send from "../src/boards/inklings/Send.svelte";
import { stepOf } from "../src/boards/inklings/steps";
import { bestGain } from "../src/boards/inklings/worth";
import { pointOut } from "../src/learn/pointing";
import { GainsStore } from "../src/table/gains.svelte";
import { Voice } from "../src/words/voice";
import { words } from "../src/words/words.svelte";

const voice = new Voice("inklings", ["Ann"]);
const dead: GainShown = { move: "enter d12-1", total: 1, lines: [["d12/inked", 1]], caution: "dead-end" };
const live: GainShown = { move: "walk d12-6 to d12-1", total: 1, lines: [["d12/inked", 1]] };
const worth = (move: string): GainShown | undefined => [dead, live].find((one) => one.move === move);
const cast: CastMember[] = [
  { character: "pip", at: "d12-6" },
  { character: "dollop", at: "d8-4" },
  { character: "drip", at: "box" },
];

let shown: Record<string, unknown> | undefined;

function put<Props extends Record<string, unknown>>(what: Component<Props>, props: Props): string {
  shown = mount(what, { target: document.body, props });
  flushSync();
  return text();
}
const text = (): string => (document.body.textContent ?? "").replace(/\s+/g, " ").trim();

beforeAll(async () => {
  words.language = "en";
  await words.load("inklings");
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
});

describe("what to know before a move", () => {
  const send = { others: [], cast, worth, ways: new Map<string, number>(), ask: "", voice, onsend() {}, oninstead() {} };

  it("stands on the button that sends it", () => {
    expect(put(Send, { ...send, plan: stepOf(dead.move) })).toMatch(/Drip enters at 1 on the d12 \+1 no way on from there$/);
  });

  it("is not there where there is nothing to know", () => {
    expect(put(Send, { ...send, plan: stepOf(live.move) })).not.toContain("no way on");
  });

  it("stands with its gain among the moves of any game, and is read out", async () => {
    const gains = new GainsStore(() => Promise.resolve({ version: 1, gains: [dead, live] }));
    gains.look(1, true);
    gains.of("");
    await vi.waitFor(() => expect(gains.of(dead.move)).toBeDefined());
    const moves = [dead.move, "enter d12-2"];
    put(MoveList, { moves, names: new Set(["d12-1", "d12-2"]), voice, onplay() {}, gains });
    const said = [...document.querySelectorAll("[data-move]")].map(
      (one) => `${one.getAttribute("aria-label")} ${one.textContent}`.includes("no way on from there"),
    );
    expect(said).toEqual([true, false]);
  });

  it("is that of the best way to a space", () => {
    const steps = [dead, live].map(({ move }) => stepOf(move));
    expect(bestGain(steps.slice(0, 1), worth)?.caution).toBe("dead-end");
    expect(bestGain(steps.toReversed(), worth)?.caution).toBeUndefined();
  });
});

describe("the Inklings in hand", () => {
  const hand = { cast, voice, who: null, plan: null, stuck: false, worth, large: false, live: true, onpick() {} };
  const steps = [stepOf(live.move), stepOf(dead.move)];

  it("always say how many ways on they have", () => {
    const ways = new Map([["d12-6", 2], ["d8-4", 0]]);
    const said = put(Cards, { ...hand, steps, ways });
    expect(said).toContain("Pip +1 1 2 ways on");
    expect(said).toContain("Dollop stuck for good");
  });

  it("say nothing of it as long as it is not known", () => {
    const said = put(Cards, { ...hand, steps, ways: new Map<string, number>() });
    expect(said).not.toContain("way");
    expect(said).not.toContain("stuck");
  });
});

describe("what is pointed at", () => {
  it("is a shape, which takes the colour, and not the group around it", () => {
    document.body.innerHTML = "<svg><g><path></path></g></svg>";
    const [group, path] = [document.querySelector("g"), document.querySelector("path")];
    if (!group || !path) throw new Error("not drawn");
    const lit = vi.fn();
    const dark = vi.fn();
    Object.assign(path, { animate: lit });
    Object.assign(group, { animate: dark });
    pointOut([group]);
    expect(lit).toHaveBeenCalledOnce();
    expect(dark).not.toHaveBeenCalled();
  });
});

import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import type { Playable } from "../src/table/playable";
import { addedTo, soundsAsSent } from "../src/table/sounding.svelte";

describe("what was added to a queue", () => {
  it("stands at its end", () => {
    expect(addedTo([], [])).toEqual([]);
    expect(addedTo([], ["a"])).toEqual(["a"]);
    expect(addedTo(["a"], ["a", "b"])).toEqual(["b"]);
    expect(addedTo(["a", "b"], ["b", "c"])).toEqual(["c"]);
    expect(addedTo(["a"], ["b"])).toEqual(["b"]);
  });

  it("is nothing that was there before", () => {
    expect(addedTo(["a"], [])).toEqual([]);
    expect(addedTo(["a"], ["a"])).toEqual([]);
    expect(addedTo(["a", "b"], ["b"]), "answered").toEqual([]);
    expect(addedTo(["a", "b", "c"], ["a"]), "refused").toEqual([]);
  });
});

describe("a step", () => {
  it("is heard once, as it is sent, whichever way", () => {
    let pending = $state.raw<readonly string[]>(["left by a reload"]);
    const table = {
      get pending() {
        return pending;
      },
    } as Playable;
    const heard: string[] = [];
    const close = $effect.root(() => soundsAsSent(() => table, (move) => heard.push(move)));
    const now = (...moves: string[]): void => {
      pending = moves;
      flushSync();
    };
    flushSync();
    now();
    expect(heard, "not again after a reload").toEqual([]);
    now("red from Redhill");
    now("red from Redhill"); // sent, and answered, but not told yet
    now();
    now("red on R3", "red on R4");
    now("red on R4");
    expect(heard).toEqual(["red from Redhill", "red on R3", "red on R4"]);
    now("red on R4", "red on R5");
    now();
    expect(heard.slice(3), "what takes the place of another").toEqual(["red on R5"]);
    close();
  });
});

import { describe, expect, it, vi } from "vitest";
import type { Gains as Answer } from "../src/api/schema";
import { GainsStore } from "../src/table/gains.svelte";

const answer = (version: number, total = 5): Answer => ({
  version,
  gains: [{ move: "keep", total, lines: [["kept", total]] }],
});

describe("gains", () => {
  it("are asked for when somebody looks, once for each state of the table", async () => {
    const ask = vi.fn(() => Promise.resolve(answer(3)));
    const gains = new GainsStore(ask);
    gains.look(3, true);
    expect(ask).not.toHaveBeenCalled();
    expect(gains.of("keep")).toBeUndefined();
    await vi.waitFor(() => expect(gains.of("keep")?.total).toBe(5));
    gains.look(3, true);
    expect(gains.of("pass")).toBeUndefined();
    expect(ask).toHaveBeenCalledOnce();
  });

  it("are not asked for when it is not one's turn", async () => {
    const ask = vi.fn(() => Promise.resolve(answer(3)));
    const gains = new GainsStore(ask);
    gains.look(3, false);
    gains.of("keep");
    await Promise.resolve();
    expect(ask).not.toHaveBeenCalled();
    gains.look(4, true);
    await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  });

  it("of a table that has gone on are thrown away", async () => {
    let tell: (answer: Answer) => void = () => undefined;
    const ask = vi.fn(() => new Promise<Answer>((resolve) => (tell = resolve)));
    const gains = new GainsStore(ask);
    gains.look(3, true);
    gains.of("keep");
    await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
    const late = tell;
    gains.look(4, true);
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    late(answer(3, 9));
    tell(answer(4, 2));
    await vi.waitFor(() => expect(gains.of("keep")?.total).toBe(2));
  });

  it("can be waited for, and are not waited for where there are none", async () => {
    const gains = new GainsStore(() => Promise.resolve(answer(3)));
    gains.look(3, true);
    expect(gains.known).toBe(false);
    await gains.arrived();
    expect(gains.known).toBe(true);
    const broken = new GainsStore(() => Promise.reject(new Error("no line")));
    broken.look(3, true);
    await broken.arrived();
    expect(broken.known).toBe(false);
  });
});

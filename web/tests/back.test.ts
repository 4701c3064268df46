import { afterEach, describe, expect, it, vi } from "vitest";
import { afterReturn, closesOnBack, layered } from "../src/ui/back";

/** Once the history has followed, which it does in a microtask, and no step back is on its way. */
async function settled(): Promise<void> {
  for (let waited = true; waited; ) {
    await Promise.resolve();
    waited = false;
    await new Promise<void>((done) => {
      let asking = true;
      afterReturn(() => {
        waited = !asking;
        done();
      });
      asking = false;
    });
  }
}

/** Once the browser has gone where it was sent, and listeners have heard of it. */
const moved = (): Promise<unknown> => new Promise((done) => addEventListener("popstate", done, { once: true }));
const gone: (() => void)[] = [];

function layer() {
  const close = vi.fn();
  const end = closesOnBack(close);
  gone.push(end);
  return { close, end };
}

afterEach(async () => {
  for (const end of gone.splice(0)) end();
  await settled();
  expect(layered()).toBe(false);
});

describe("Back", () => {
  it("closes the layer on top and leaves the address alone", async () => {
    const path = location.href;
    const [under, over] = [layer(), layer()];
    await settled();
    history.back();
    await vi.waitFor(() => expect(over.close).toHaveBeenCalledOnce());
    expect(under.close).not.toHaveBeenCalled();
    expect(location.href).toBe(path);
    history.back();
    await vi.waitFor(() => expect(under.close).toHaveBeenCalledOnce());
    expect(over.close).toHaveBeenCalledOnce();
    expect(layered()).toBe(false);
  });

  it("finds no trace of a layer that was closed otherwise", async () => {
    const before = history.state as unknown;
    const { close, end } = layer();
    await settled();
    expect(layered()).toBe(true);
    end();
    await vi.waitFor(() => expect(layered()).toBe(false));
    expect(history.state).toEqual(before);
    expect(close).not.toHaveBeenCalled();
  });

  it("is not confused by a layer that opens while another closes", async () => {
    const first = layer();
    await settled();
    first.end();
    const second = layer();
    await settled();
    const third = layer();
    second.end();
    await settled();
    history.back();
    await vi.waitFor(() => expect(third.close).toHaveBeenCalledOnce());
    expect(first.close).not.toHaveBeenCalled();
    expect(second.close).not.toHaveBeenCalled();
  });

  it("waits for a step back before one goes elsewhere", async () => {
    const { end } = layer();
    await settled();
    end();
    await Promise.resolve(); // now the step back is on its way
    const gone = vi.fn(() => history.pushState(null, "", "/elsewhere"));
    afterReturn(gone);
    expect(gone).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(gone).toHaveBeenCalledOnce());
    await settled();
    expect(location.pathname).toBe("/elsewhere");
    afterReturn(gone);
    expect(gone, "nothing to wait for").toHaveBeenCalledTimes(2);
  });

  it("does not open again what Forward leads to", async () => {
    const { close } = layer();
    await settled();
    history.back();
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
    const there = moved();
    history.forward();
    await there;
    await settled();
    await vi.waitFor(() => expect(layered()).toBe(false));
    expect(close).toHaveBeenCalledOnce();
  });
});

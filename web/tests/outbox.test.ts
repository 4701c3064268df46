import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Trouble } from "../src/api/ask";
import { newId, Outbox, type Post, type QueuedCommand } from "../src/api/outbox";

const OFFLINE = new Trouble(0, "offline", "The server cannot be reached.");
const REFUSED = new Trouble(409, "refused", "R4 is painted already.", "ID-PAINT-2");

/** A server that answers as configured, and records what it was sent. */
class Clerk implements Post {
  sent: QueuedCommand[] = [];
  answers: (number | Trouble)[] = [];
  waiting: readonly QueuedCommand[] = [];
  refusals: Trouble[] = [];
  versions: number[] = [];

  async send(queued: QueuedCommand) {
    this.sent.push(queued);
    const answer = this.answers.shift() ?? 1;
    if (answer instanceof Trouble) throw answer;
    return { version: answer };
  }
  changed(waiting: readonly QueuedCommand[]) {
    this.waiting = waiting;
  }
  delays = 0;

  delayed() {
    this.delays += 1;
  }
  refused(_queued: QueuedCommand, trouble: Trouble) {
    this.refusals.push(trouble);
  }
  done(_queued: QueuedCommand, version: number) {
    this.versions.push(version);
  }
}

const soon = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("an outbox", () => {
  it("sends commands in order, one after the other", async () => {
    const clerk = new Clerk();
    const outbox = new Outbox("t1", clerk);
    outbox.add(0, "red on R3");
    outbox.add(0, null, true);
    expect(clerk.waiting.map((queued) => queued.move)).toEqual(["red on R3", null]);
    await soon();
    expect(clerk.sent.map((queued) => [queued.move, queued.whole])).toEqual([
      ["red on R3", false],
      [null, true],
    ]);
    expect(clerk.waiting).toEqual([]);
  });

  it("sends a command again with the same id when the answer was lost", async () => {
    const clerk = new Clerk();
    clerk.answers = [OFFLINE, OFFLINE, 7];
    const outbox = new Outbox("t1", clerk);
    outbox.add(0, "done");
    await soon();
    expect(clerk.waiting).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(clerk.sent).toHaveLength(3);
    expect(clerk.delays).toBe(2);
    expect(new Set(clerk.sent.map((queued) => queued.id)).size).toBe(1);
    expect(clerk.versions).toEqual([7]);
    expect(clerk.waiting).toEqual([]);
  });

  it("does not wait for its own time when the line is known to be back", async () => {
    const clerk = new Clerk();
    clerk.answers = [OFFLINE];
    const outbox = new Outbox("t1", clerk);
    outbox.add(0, "done");
    await soon();
    await outbox.flush();
    expect(clerk.sent).toHaveLength(2);
  });

  it("forgets what was to follow a refused command", async () => {
    const clerk = new Clerk();
    clerk.answers = [REFUSED];
    const outbox = new Outbox("t1", clerk);
    outbox.add(0, "red on R4");
    outbox.add(0, "done");
    await soon();
    expect(clerk.sent.map((queued) => queued.move)).toEqual(["red on R4"]);
    expect(clerk.refusals).toEqual([REFUSED]);
    expect(clerk.waiting).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it("takes up after a reload what had not been acknowledged", async () => {
    const before = new Clerk();
    before.answers = [OFFLINE];
    const closed = new Outbox("t1", before);
    closed.add(1, "quill 3");
    await soon();
    closed.close();

    const after = new Clerk();
    const outbox = new Outbox("t1", after);
    outbox.open();
    expect(after.waiting.map((queued) => queued.move)).toEqual(["quill 3"]);
    await soon();
    expect(after.sent).toEqual(before.sent);
    expect(localStorage).toHaveLength(0);
  });

  it("leaves alone what belongs to another table", async () => {
    const clerk = new Clerk();
    clerk.answers = [OFFLINE];
    new Outbox("t1", clerk).add(0, "done");
    await soon();
    const other = new Clerk();
    new Outbox("t2", other).open();
    await soon();
    expect(other.sent).toEqual([]);
  });

  it("waits as long as a busy server asks for", async () => {
    const clerk = new Clerk();
    clerk.answers = [new Trouble(429, "too-fast", "Too many requests.", "", 12)];
    new Outbox("t1", clerk).add(0, "done");
    await vi.advanceTimersByTimeAsync(11_000);
    expect(clerk.sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(clerk.sent).toHaveLength(2);
  });
});

describe("ids", () => {
  it("are what the server takes, differ, and sort by time", () => {
    const ids = Array.from({ length: 50 }, newId);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
    expect(new Set(ids).size).toBe(50);
    expect([...ids].sort()).toEqual(ids);
  });
});

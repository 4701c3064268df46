import { createHash, randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PartShown, Snapshot } from "../src/api/schema";
import { errandsOf, noteReceived } from "../src/dice/keeper";
import {
  draw,
  forgetSeat,
  MOST_NOTED,
  noteOpened,
  noteSeated,
  pendingPart,
  readNote,
  writeNote,
  type DiceNote,
} from "../src/dice/notes";
import { sha256 } from "../src/dice/sha256";
import { verdictOf } from "../src/dice/verdict";

const TABLE = "abcdefghijkl";
const SECRET = "5e".repeat(32);
const BEN = { bytes: "2b".repeat(32), hash: sha256("2b".repeat(32)) };

function snapshot(phase: string, parts: PartShown[], more: Partial<Snapshot["fair"]> = {}): Snapshot {
  return {
    table: TABLE,
    game: "inklings",
    rules: 1,
    phase,
    seats: [{ kind: "person", name: "Ann" }, { kind: "person", name: "Ben" }],
    seat: 0,
    yours: [0],
    host: true,
    view: null,
    moves: [],
    undo: false,
    scores: [],
    winners: [],
    ending: "",
    fair: {
      commitment: sha256(SECRET),
      words: ["", ""],
      secret: null,
      first: 0,
      version: 2,
      table: TABLE,
      parts,
      ...more,
    },
    rematch: "",
  };
}

const fixed = (hash: string | null): PartShown => ({ hash, bytes: null });

beforeEach(() => localStorage.clear());

describe("SHA-256", () => {
  it("is that of everybody else", () => {
    expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    for (let length = 0; length < 300; length += 1) {
      const text = randomBytes(length).toString("latin1");
      expect(sha256(text)).toBe(createHash("sha256").update(text, "utf8").digest("hex"));
    }
  });
});

describe("what is noted", () => {
  it("is a part of 32 bytes that nobody has had before", () => {
    const parts = Array.from({ length: 20 }, draw);
    expect(new Set(parts.map((part) => part.bytes)).size).toBe(20);
    for (const { bytes, hash } of parts) {
      expect(bytes).toMatch(/^[0-9a-f]{64}$/);
      expect(hash).toBe(sha256(bytes));
    }
  });

  it("is of some tables only, the latest ones", () => {
    vi.useFakeTimers();
    for (let n = 0; n < MOST_NOTED + 20; n += 1) {
      vi.setSystemTime(1_000_000 + n);
      noteOpened(`table-${n}`, "c", { 0: draw() });
    }
    expect(Object.keys(localStorage)).toHaveLength(MOST_NOTED);
    expect(readNote("table-19")).toBeNull();
    expect(readNote("table-20")).not.toBeNull();
    vi.useRealTimers();
  });

  it("is there for the page even where nothing may be kept", () => {
    const set = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    noteOpened("private-tab", "c", { 0: BEN });
    expect(readNote("private-tab")?.own[0]).toEqual(BEN);
    set.mockRestore();
  });

  it("is the same part when sitting down is tried again after a lost answer", () => {
    const first = pendingPart(TABLE);
    expect(pendingPart(TABLE)).toEqual(first);
    noteSeated(TABLE, 1, "c");
    expect(readNote(TABLE)).toMatchObject({ commitment: "c", own: { 1: first } });
    expect(readNote(TABLE)?.pending).toBeUndefined();
    expect(pendingPart(TABLE)).not.toEqual(first);
  });

  it("survives nonsense in the storage", () => {
    localStorage.setItem(`paintpot/dice/${TABLE}`, "{nonsense");
    expect(readNote(TABLE)).toBeNull();
  });
});

describe("before and at the start", () => {
  it("a seat without a part gets one, and its hash is sent until the house shows it", () => {
    const { commits } = errandsOf(snapshot("gathering", [fixed(null), fixed(BEN.hash)]));
    const own = readNote(TABLE)?.own[0];
    expect(commits).toEqual([{ seat: 0, hash: own?.hash }]);
    expect(errandsOf(snapshot("gathering", [fixed(null), fixed(null)])).commits).toEqual(commits);
    const shown = snapshot("gathering", [fixed(own?.hash ?? ""), fixed(BEN.hash)]);
    expect(errandsOf(shown).commits).toEqual([]);
  });

  it("nothing of the part is sent before all hashes are fixed", () => {
    const now = snapshot("gathering", [fixed(null), fixed(BEN.hash)]);
    expect(errandsOf(now).reveals).toEqual([]);
    expect(JSON.stringify(errandsOf(now))).not.toContain(readNote(TABLE)?.own[0]?.bytes);
  });

  it("the part is revealed when they are, until the house has it", () => {
    const own = draw();
    noteOpened(TABLE, sha256(SECRET), { 0: own });
    const now = snapshot("revealing", [fixed(own.hash), fixed(BEN.hash)]);
    expect(errandsOf(now).reveals).toEqual([{ seat: 0, bytes: own.bytes }]);
    expect(readNote(TABLE)?.hashes).toEqual([own.hash, BEN.hash]);
    expect(errandsOf(now).reveals).toHaveLength(1);
    noteReceived(TABLE, 0);
    expect(errandsOf(now).reveals).toEqual([]);
  });

  it.each([
    ["another commitment", "commitment", [0, 1], { commitment: sha256("other") }],
    ["another hash for the own seat", "own", [1, 1], {}],
  ])("it is not revealed if the house shows %s", (_what, fault, shown, more) => {
    const own = draw();
    noteOpened(TABLE, sha256(SECRET), { 0: own });
    const parts = shown.map((one, seat) => fixed(one === seat ? [own, BEN][seat]?.hash ?? "" : BEN.hash));
    expect(errandsOf(snapshot("revealing", parts, more))).toEqual({ commits: [], reveals: [], fault });
  });

  it("it is not revealed if the list of hashes changes after it was fixed", () => {
    const own = draw();
    noteOpened(TABLE, sha256(SECRET), { 0: own });
    errandsOf(snapshot("revealing", [fixed(own.hash), fixed(BEN.hash)]));
    const swapped = snapshot("revealing", [fixed(own.hash), fixed(sha256("chosen later"))]);
    expect(errandsOf(swapped)).toMatchObject({ reveals: [], fault: "hashes" });
  });

  it("a seat from another device has a new part before the start, and none after it", () => {
    const own = draw();
    noteOpened(TABLE, sha256(SECRET), { 0: own });
    forgetSeat(TABLE, 0);
    const after = errandsOf(snapshot("revealing", [fixed(BEN.hash), fixed(BEN.hash)]));
    expect(after).toEqual({ commits: [], reveals: [], fault: null });
    const { commits } = errandsOf(snapshot("gathering", [fixed(own.hash), fixed(BEN.hash)]));
    expect(commits[0]?.hash).not.toBe(own.hash);
  });

  it("older tables have no parts", () => {
    const now = snapshot("gathering", [], { version: 1 });
    expect(errandsOf(now)).toEqual({ commits: [], reveals: [], fault: null });
    expect(readNote(TABLE)).toBeNull();
  });
});

describe("at the end", () => {
  const own = { bytes: "1a".repeat(32), hash: sha256("1a".repeat(32)) };
  const note = (more: Partial<DiceNote> = {}): DiceNote => ({
    at: 0,
    commitment: sha256(SECRET),
    own: { 0: { ...own, received: true } },
    hashes: [own.hash, BEN.hash],
    parts: [own.bytes, BEN.bytes],
    ...more,
  });
  const fair = {
    commitment: sha256(SECRET),
    secret: SECRET,
    version: 2,
    parts: [{ ...own }, { ...BEN }] as PartShown[],
  };
  const other = { bytes: "3c".repeat(32), hash: sha256("3c".repeat(32)) };
  const silent: PartShown = { hash: own.hash, bytes: null, why: "silent" };

  it("all fits", () => {
    expect(verdictOf(note(), fair, ["a"], ["a"])).toEqual({ seen: true, faults: [], missing: [] });
  });

  it.each([
    ["the house's secret with its commitment", { secret: "00".repeat(32), commitment: sha256("00".repeat(32)) }, ["commitment", "secret"]],
    ["the secret", { secret: "00".repeat(32) }, ["secret"]],
    ["the secret, which is not told", { secret: null }, ["secret"]],
    ["one's own part", { parts: [other, BEN] }, ["hashes", "parts", "own"]],
    ["one's own bytes", { parts: [{ ...own, bytes: other.bytes }, BEN] }, ["parts", "unfit", "own"]],
    ["one's own part, left out", { parts: [silent, BEN] }, ["parts", "left-out"]],
    ["another's part, chosen later", { parts: [own, other] }, ["hashes", "parts"]],
    ["another's part, left out later", { parts: [own, { ...BEN, bytes: null }] }, ["parts"]],
    ["the number of seats", { parts: [own] }, ["hashes", "parts"]],
    ["the recipe, for the older one", { parts: undefined }, ["hashes", "parts", "left-out"]],
  ])("it shows if the house changed %s", (_what, change, faults) => {
    const found = verdictOf(note(), { ...fair, ...change } as typeof fair, [], []);
    expect(found.faults).toEqual(faults);
  });

  it("it shows if the record has other throws", () => {
    expect(verdictOf(note(), fair, ["1 on the d6"], ["2 on the d6"]).faults).toEqual(["throws"]);
  });

  it("a part that was not received in time is no fault of the house, and is said", () => {
    const late = note({ own: { 0: own }, parts: [null, BEN.bytes] });
    expect(verdictOf(late, { ...fair, parts: [silent, BEN] }, [], [])).toEqual({
      seen: true,
      faults: [],
      missing: [0],
    });
  });

  it("who came later has nothing to compare with", () => {
    expect(verdictOf(null, fair, [], []).seen).toBe(false);
    expect(verdictOf(note({ own: {} }), fair, [], []).seen).toBe(false);
  });

  it("compares with what was noted, not with what is shown in the end", () => {
    writeNote(TABLE, note());
    const now = snapshot("over", [own, other], { secret: SECRET });
    expect(errandsOf(now).fault).toBe("hashes");
    expect(readNote(TABLE)?.hashes).toEqual([own.hash, BEN.hash]);
  });
});

import { readFileSync } from "node:fs";
import path from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import type { FeedItem } from "../src/api/schema";
import { askBeforeDone, askToChoose, askToPaint, brushOf, chosenAfter, inHand, NOTHING_KNOWN, spellsOf, spellsThatHelp, unplaced } from "../src/boards/inkdoms/brush";
import { badgePlace, ghostsOf, signPlace, stepsOfThings } from "../src/boards/inkdoms/ghosts";
import Ledger from "../src/boards/inkdoms/Ledger.svelte";
import { middleOf, sharedSide } from "../src/boards/inkdoms/layout";
import {
  meaningAt,
  paintText,
  readMove,
  readMoves,
  towards,
  type Brush,
  type Paint,
} from "../src/boards/inkdoms/moves";
import { newsSince } from "../src/boards/inkdoms/news";
import { asIf } from "../src/boards/inkdoms/pending";
import { strokesOver } from "../src/boards/inkdoms/pencil";
import { distance, roomIn } from "../src/boards/inkdoms/places";
import { printedOf, rivalPlace } from "../src/boards/inkdoms/racing";
import { kingdomOf, realmOf } from "../src/boards/inkdoms/realm";
import { secret } from "../src/boards/inkdoms/secret";
import { awardsOf, byWorth, changeOf, changeWords, flagOf, nearestFull, rivalOf, rivalsOf, shownOf, standingOf } from "../src/boards/inkdoms/standing";
import { telling } from "../src/boards/inkdoms/telling";
import { bodyOf, lying, nameHalf, namePlace, nameSize, sideOf, within, worthPlace } from "../src/boards/inkdoms/thrown";
import type { SheetView, InkdomsView } from "../src/boards/inkdoms/view";
import { areaFrom, nextArea } from "../src/boards/inkdoms/walking";
import Log from "../src/table/Log.svelte";
import type { Playable } from "../src/table/playable";
import { Voice } from "../src/words/voice";
import { words } from "../src/words/words.svelte";

const DIE = { die: "red", value: 4, x: 0, y: 0, turn: 0, kingdoms: "R", in_box: true };
const RED = { tower: false, ink: "red", excused: false, picked: false };
const PICKED = { ...RED, picked: true };

describe("a move of Inkdoms", () => {
  it.each([
    ["red from Redhill", { kind: "take", die: "red", ink: "red", kingdom: "Redhill" }],
    ["white as blue from Greenwood", { kind: "take", die: "white", ink: "blue" }],
    ["blue on G9", { kind: "paint", tower: false, ink: "blue", area: "G9", excused: false }],
    ["red on B1 with spell 2", { kind: "paint", tower: false, excused: true }],
    ["tower green on Y1", { kind: "paint", tower: true, ink: "green", area: "Y1" }],
    ["tower green on Y1 with spell 2", { kind: "paint", tower: true, excused: true }],
    ["spell 1 to Bluewater", { kind: "spell 1", kingdom: "Bluewater" }],
    ["spell 3 to Bluewater", { kind: "spell 3", kingdom: "Bluewater" }],
    ["spell 4 for green", { kind: "spell 4", ink: "green" }],
    ["tower gives brown", { kind: "gain", ink: "brown" }],
    ["cross dragons 3", { kind: "cross", line: "dragons", points: 3 }],
    ["done", { kind: "done" }],
  ])("is read from its text: %s", (text, parts) => {
    expect(readMove(text)).toMatchObject({ text, ...parts });
  });

  it("is written from the brush and the area that was tapped", () => {
    const green = { tower: true, ink: "green", excused: true, picked: true };
    expect(paintText(RED, "R4")).toBe("red on R4");
    expect(paintText(green, "Y1")).toBe("tower green on Y1 with spell 2");
  });

  it("that this board does not know is left out", () => {
    expect(readMoves(["done", "sing a song"])).toEqual([{ kind: "done", text: "done" }]);
  });
});

describe("a tap on an area", () => {
  const R4 = { id: "R4", kingdom: "Redhill" };

  it("paints with the brush in hand at once", () => {
    const moves = readMoves(["red on R4", "tower red on R4", "done"]);
    expect(meaningAt(R4, moves, RED)).toEqual({ kind: "play", text: "red on R4" });
  });

  it("asks where several drops of the die fit, unless one was taken up", () => {
    // Yellow was mixed to green: the capital of Greenwood is not to become yellow by accident.
    const capital = { id: "G2", kingdom: "Greenwood" };
    const moves = readMoves(["yellow on G2", "green on G2", "yellow on G7", "done"]);
    const green = { tower: false, ink: "green", excused: false, picked: false };
    expect(meaningAt(capital, moves, green)).toEqual({
      kind: "choose",
      moves: [readMove("green on G2"), readMove("yellow on G2")],
    });
    expect(meaningAt(capital, moves, { ...green, picked: true })).toEqual({
      kind: "play",
      text: "green on G2",
    });
    expect(meaningAt({ id: "G7", kingdom: "Greenwood" }, moves, green)).toEqual({
      kind: "play",
      text: "yellow on G7",
    });
  });

  it("never spoils what a drop at hand would build or tame, not even with one taken up", () => {
    const capital = { id: "G2", kingdom: "Greenwood", wants: "green" };
    const moves = readMoves(["red on G2", "tower green on G2", "tower brown on G2", "done"]);
    const both = { kind: "choose", moves: [readMove("tower green on G2"), readMove("red on G2")] };
    expect(meaningAt(capital, moves, RED)).toEqual(both);
    expect(meaningAt(capital, moves, PICKED)).toEqual(both);
    expect(meaningAt(capital, moves, { tower: true, ink: "green", excused: false, picked: true })).toEqual({
      kind: "play",
      text: "tower green on G2",
    });
    // Without such a drop, or where nothing is wanted, nothing is asked.
    expect(meaningAt(capital, readMoves(["red on G2", "tower brown on G2"]), RED).kind).toBe("play");
    expect(meaningAt({ ...capital, wants: null }, moves, RED).kind).toBe("play");
  });

  it("answers a question about kingdoms", () => {
    const moves = readMoves(["red from Redhill", "spell 1 to Bluewater", "spell 3 to Umberland", "red on R4"]);
    expect(moves.map(towards)).toEqual(["Redhill", "Bluewater", "Umberland", ""]);
  });

  it("keeps to the drop that was taken up", () => {
    const moves = readMoves(["green on R4", "red on R5"]);
    expect(meaningAt(R4, moves, PICKED)).toEqual({ kind: "choose", moves: [readMove("green on R4")] });
  });

  it("offers what costs a spell or a tower's drop, even where that is the only way", () => {
    const moves = readMoves(["red on R4 with spell 2", "red on R5"]);
    expect(meaningAt(R4, moves, RED)).toEqual({ kind: "choose", moves: moves.slice(0, 1) });
    expect(meaningAt(R4, readMoves(["tower green on R4"]), null).kind).toBe("choose");
  });

  it("offers the dice of its kingdom before one is taken", () => {
    const moves = readMoves(["red from Redhill", "blue from Bluewater", "white as red from Redhill"]);
    expect(meaningAt(R4, moves, null)).toEqual({ kind: "choose", moves: [moves[0], moves[2]] });
  });

  it("offers the speed numbers of its kingdom when one is to be crossed out", () => {
    const moves = readMoves(["cross Redhill 4", "cross dragons 3"]);
    expect(meaningAt(R4, moves, null)).toEqual({ kind: "choose", moves: [moves[0]] });
  });

  it("means nothing where nothing is open", () => {
    expect(meaningAt(R4, readMoves(["red on R5", "done"]), RED)).toEqual({ kind: "none" });
  });
});

describe("the map", () => {
  const realm = realmOf("standard");

  it("has six kingdoms of nine areas, each area with room for what is printed", () => {
    expect(realm.areas).toHaveLength(54);
    for (const { name } of realm.kingdoms) {
      expect(realm.areas.filter((area) => area.kingdom === name)).toHaveLength(9);
    }
    for (const area of realm.areas) {
      expect(roomIn(area.outline, area.symbolAt)).toBeGreaterThan(60);
    }
  });

  it("puts a tower in the middle of the side that its two areas share", () => {
    expect(sharedSide([[0, 0], [4, 0], [4, 4], [0, 4]], [[4, 0], [8, 0], [8, 4], [4, 4]])).toEqual([
      [4, 0],
      [4, 4],
    ]);
    expect(middleOf([[4, 0], [4, 4]])).toEqual([4, 2]);
    for (const { ends, at } of realm.towers) {
      for (const end of ends) {
        expect(Math.abs(roomIn(realm.byId.get(end)?.outline ?? [], at))).toBeLessThan(1);
      }
    }
  });

  it("can be a sheet of one's own", () => {
    const file = readFileSync(
      path.join(import.meta.dirname, "../../src/paintpot/games/inkdoms/sheets/standard.json"),
      "utf8",
    );
    const own = realmOf({ ...JSON.parse(file), blots: 7 });
    expect(own.blots).toBe(7);
    expect(realmOf({ ...JSON.parse(file), blots: 7 })).toBe(own);
    // The same map: what was laid out when the page was built is what is laid out now.
    own.areas.forEach((area, k) => {
      const built = realm.areas[k];
      expect([built?.symbolAt, built?.badge].flat()).toEqual(
        [...area.symbolAt, ...area.badge].map((n) => expect.closeTo(n, 1)),
      );
    });
    expect(realm.towers.map((tower) => tower.ends)).toEqual(own.towers.map((tower) => tower.ends));
  });

  it("finds a kingdom by the letter of its areas", () => {
    expect(["B", "U9"].map(kingdomOf)).toEqual(["Bluewater", "Umberland"]);
  });
});

describe("the map stood upright", () => {
  const [lies, stands] = [realmOf("standard"), realmOf("standard", true)];

  it("is the same map, turned by a quarter", () => {
    expect([stands.width, stands.height]).toEqual([lies.height, lies.width]);
    for (const area of lies.areas) {
      const there = stands.byId.get(area.id);
      expect(there?.at).toEqual(stands.spot(...area.at));
      expect(there?.symbol).toBe(area.symbol);
      expect(roomIn(there?.outline ?? [], there?.symbolAt ?? [0, 0])).toBeGreaterThan(60);
    }
  });

  it("is read from the top: its areas come in the order in which they are seen", () => {
    for (const realm of [lies, stands]) {
      expect(realm.areas.map((area) => area.rank)).toEqual(realm.areas.map((_, k) => k));
      for (const { areas } of realm.kingdoms) {
        const rows = areas.map((area) => area.at[1]);
        expect(rows).toEqual(rows.toSorted((a, b) => a - b));
      }
    }
  });

  it("has room for the names of the kingdoms, and for another place if a die lies there", () => {
    for (const realm of [lies, stands]) {
      for (const { names, areas } of realm.kingdoms) {
        expect(names.length).toBeGreaterThan(1);
        for (const at of names) {
          expect(areas.some((area) => roomIn(area.outline, at) > 0)).toBe(true);
        }
        const [first = [0, 0], second] = names;
        expect(namePlace(names, [{ at: first }], 180, [100, 20])?.at).not.toEqual(first);
        expect(namePlace(names, [], 180, [100, 20])).toEqual({ at: first, covered: false });
        expect(second).toBeDefined();
      }
    }
  });

  it("has a name for each kingdom that no single die can cover, wherever it falls; two may", async () => {
    await words.load("inkdoms");
    // Letters and dice as on phones from 320 to 430 pixels, and on a wide screen.
    const phones = [320, 360, 390, 430].map((width) => [stands, stands.width / width] as const);
    for (const [realm, pixel] of [...phones, [lies, 2], [lies, 3.2]] as const) {
      const side = sideOf(realm, pixel);
      for (const { name, names } of realm.kingdoms) {
        for (const language of ["en", "ru"] as const) {
          words.language = language;
          const word = new Voice("inkdoms", []).word(name);
          const size = nameSize(realm, pixel);
          const stood = names.map((at) => within(at, word, size, realm.width));
          const half = nameHalf(word, size);
          for (let x = side / 2; x < realm.width - side / 2; x += 24) {
            for (let y = side / 2; y < realm.height - side / 2; y += 24) {
              const place = namePlace(stood, [{ at: [x, y] }], side, half);
              if (place?.covered !== false) expect.fail(`${word} under a die at ${x} ${y}, pixel ${pixel}`);
            }
          }
          const everywhere = stood.map((at) => ({ at }));
          expect(namePlace(stood, everywhere, side, half)?.covered, "dice on all of its places").toBe(true);
        }
      }
    }
    words.language = "en";
  });

  it("is walked by arrow keys to areas that touch, and all of it is reached", () => {
    for (const realm of [lies, stands]) {
      const reached = new Set([0]);
      for (const rank of reached) {
        for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
          const next = nextArea(key, rank, realm.areas);
          if (next < 0) continue;
          reached.add(next);
          const [here, there] = [realm.areas[rank], realm.areas[next]];
          expect(here?.beside).toContain(next);
          const [dx, dy] = [
            (there?.at[0] ?? 0) - (here?.at[0] ?? 0),
            (there?.at[1] ?? 0) - (here?.at[1] ?? 0),
          ];
          const ahead = { ArrowUp: -dy, ArrowDown: dy, ArrowLeft: -dx, ArrowRight: dx }[key];
          expect(ahead).toBeGreaterThan(0);
        }
      }
      expect(reached.size).toBe(54);
    }
  });
});

describe("dice on the map", () => {
  const realm = realmOf("standard", true);

  it("lead on to areas by arrow keys, from wherever they lie", () => {
    const middle: [number, number] = [900, 1200];
    expect(realm.areas[areaFrom("ArrowDown", middle, realm.areas)]?.at[1]).toBeGreaterThan(1200);
    expect(areaFrom("ArrowUp", [900, 2], realm.areas)).toBeGreaterThanOrEqual(0);
    expect(areaFrom("Tab", middle, realm.areas)).toBe(-1);
  });

  it("lie where they fell, large, on the map and clear of each other", () => {
    const side = sideOf(realm, 5);
    expect(side).toBeGreaterThan(realm.die * 1.5);
    const dice = [
      { ...DIE, x: 1200, y: 900 },
      { ...DIE, die: "blue", x: 1330, y: 900 },
      { ...DIE, die: "white", x: 62, y: 62 },
    ];
    const found = lying(dice, realm, side);
    for (const { at, die } of found) {
      expect(at[0]).toBeGreaterThanOrEqual(side / 2);
      expect(at[1]).toBeLessThanOrEqual(realm.height - side / 2);
      expect(distance(at, realm.spot(die.x, die.y))).toBeLessThan(realm.die);
    }
    const [one, two] = found;
    expect(distance(one?.at ?? [0, 0], two?.at ?? [0, 0])).toBeGreaterThan(side * 1.2);
  });

  it("leave numbers clear of names", () => {
    for (const area of realm.areas) {
      const half: [number, number] = [36, 30];
      const usual = worthPlace(area, half, []);
      const name = { at: usual, half: [90, 30] as [number, number] };
      const [x, y] = worthPlace(area, half, [name]);
      const apart = Math.abs(x - usual[0]) > 126 || Math.abs(y - usual[1]) > 60;
      expect(apart, area.id).toBe(true);
    }
  });

  it("have a body under their face, whichever way they are turned", () => {
    expect(bodyOf(100, 0, 20)).toBe("M-50 -50L50 -50L50 70L-50 70Z");
    expect(bodyOf(100, 45, 20).split("L")).toHaveLength(6);
  });
});

describe("how a sheet stands", () => {
  const score = {
    total: 4,
    lines: [
      ["Redhill/speed", 4],
      ["Redhill/capital", 2],
      ["Redhill/variety", 3],
      ["dragons/tamed", 2],
      ["dragons/unpainted", -5],
      ["blots/marked", -2],
    ] as const,
    tie: [],
    verdict: null,
    deciders: [],
  };

  it("is counted up from 0; what is still lost stands apart, and only the end knows both", () => {
    const standing = standingOf({ score, gained: 11 } as unknown as SheetView);
    expect(standing).toEqual({
      gained: 11,
      parts: { first: 4, built: 2, tame: 2, colours: 3 },
      wild: -5,
      blots: -2,
      ended: 4,
    });
    const { first, built, tame, colours } = standing.parts;
    expect(first + built + tame + colours).toBe(standing.gained);
    expect(standing.gained + standing.wild + standing.blots).toBe(standing.ended);
  });

  it("changes by what is gained; a monster less and a blot are told apart", async () => {
    words.language = "en";
    await words.load("inkdoms");
    const voice = new Voice("inkdoms", ["Ann"]);
    const tamed = changeOf({ lines: [["dragons/tamed", 2], ["dragons/unpainted", 1]] });
    expect(tamed).toEqual({ gained: 2, calmed: 1, blots: 0, due: 0, sure: true });
    expect(changeWords(tamed, voice)).toBe("+2, one fewer wild monster");
    const poor = changeOf({ lines: [["Redhill/variety", 1], ["blots/marked", -1]], sure: false });
    expect(changeWords(poor, voice)).toBe("+1, an ink blot: −1");
    const full = changeOf({ lines: [["Redhill/variety", 1], ["Redhill/speed", 4]] });
    expect(full.gained).toBe(5);
    expect(changeWords(full, voice)).toBe("+1, +4 when the round ends");
    expect(changeWords(changeOf({ lines: [] }), voice)).toBe("");
  });

  it("is compared by the number that is shown, then by all of it", () => {
    const calm = changeOf({ lines: [["dragons/tamed", 2], ["dragons/unpainted", 2]] });
    const more = changeOf({ lines: [["Redhill/variety", 3]] });
    const bare = changeOf({ lines: [["Redhill/variety", 2]] });
    expect([bare, calm, more].toSorted(byWorth)).toEqual([more, calm, bare]);
    const blotted = changeOf({ lines: [["Redhill/variety", 3], ["blots/marked", -1]] });
    expect(shownOf(blotted), "a blot that comes with it counts").toBe(2);
    expect([blotted, bare, more].toSorted(byWorth)[0]).toBe(more);
  });

  it("knows whose the awards are", () => {
    const paper = { firsts: ["Redhill"], seconds: [] } as unknown as SheetView;
    const view = { awards: { firsts: ["dragons"], seconds: ["Redhill", "dragons"] } } as unknown as InkdomsView;
    expect(awardsOf("Redhill", paper, view).map((one) => one.state)).toEqual(["won", "open"]);
    expect(awardsOf("dragons", paper, view)).toEqual([
      { points: 3, state: "open" },
      { points: 1, state: "open" },
    ]);
    expect(awardsOf("hydras", paper, view).map((one) => one.state)).toEqual(["gone", "gone"]);
  });

  it("knows what filling a kingdom has brought or can still bring", () => {
    const paper = { firsts: ["Redhill"], seconds: ["Umberland"] } as unknown as SheetView;
    const awards = { firsts: ["Greenwood"], seconds: ["Greenwood", "Redhill", "Bluewater"] };
    const flags = ["Redhill", "Umberland", "Greenwood", "Bluewater", "Yellowlake"].map((name) => flagOf(name, paper, awards));
    expect(flags).toEqual([
      { points: 4, state: "won" },
      { points: 2, state: "won" },
      { points: 4, state: "open" },
      { points: 2, state: "open" },
      { points: 4, state: "gone" },
    ]);
    expect(flagOf("Redhill", paper)).toEqual({ points: 4, state: "won" });
    expect(flagOf("Greenwood", paper), "in a picture, or at the end").toBeUndefined();
  });

  it("names the kingdom that is nearest to being full", () => {
    const kingdoms = [
      { name: "Redhill", areas: [{ id: "R1" }, { id: "R2" }, { id: "R3" }] },
      { name: "Bluewater", areas: [{ id: "B1" }, { id: "B2" }, { id: "B3" }] },
    ];
    const near = (...ids: string[]) =>
      nearestFull({ paint: Object.fromEntries(ids.map((id) => [id, "red"])) } as unknown as SheetView, { kingdoms });
    expect(near("R1", "B1", "B2")).toEqual({ kingdom: "Bluewater", lacks: 1 });
    expect(near("R1", "R2", "R3")).toBeNull();
  });
});

describe("the brush", () => {
  const paper = {
    took: { die: "yellow", ink: "yellow", value: 4, kingdom: "Greenwood" },
    turn: { drops: 2, mixed: { green: 1 } },
    drops: { purple: 1 },
  } as unknown as SheetView;

  it("is the drop that was taken up; of a tower only if it was", () => {
    expect(brushOf(paper, null, false)).toEqual({ ...RED, ink: "yellow" });
    const green = { tower: false, ink: "green" };
    expect(brushOf(paper, green, false)).toEqual({ ...PICKED, ink: "green" });
    expect(brushOf(paper, { tower: true, ink: "purple" }, false)).toMatchObject({
      tower: true,
      ink: "purple",
    });
    expect(brushOf(paper, { tower: true, ink: "brown" }, false)?.ink).toBe("yellow");
  });

  it("is what was just mixed, in place of what was in hand before", () => {
    const yellow = { tower: false, ink: "yellow" };
    const mixed = chosenAfter(yellow, readMove("spell 4 for green"));
    const brush = brushOf(paper, mixed, false);
    expect(brush?.ink).toBe("green");
    const moves = readMoves(["yellow on G7", "green on G7", "done"]);
    expect(meaningAt({ id: "G7", kingdom: "Greenwood" }, moves, brush), "painted without a question").toEqual({
      kind: "play",
      text: "green on G7",
    });
    expect(chosenAfter(mixed, readMove("green on G2"))).toEqual(mixed);
    expect(chosenAfter({ ...yellow, tower: true }, readMove("tower yellow on G2")), "used once").toBeNull();
    for (const end of ["done", "red from Redhill"]) expect(chosenAfter(mixed, readMove(end))).toBeNull();
  });

  it("is not said to have no place while a spell could find one, and no blot comes unasked", async () => {
    const nowhere = { blots: true, placeable: false, helped: false };
    expect(askToPaint(nowhere)).toBe("ask-nowhere");
    expect(askToPaint({ ...nowhere, helped: true })).toBe("ask-nowhere-spell");
    expect(askBeforeDone({ ...nowhere, helped: true })).toBe("done-left-spell");
    expect(askBeforeDone({ ...nowhere, placeable: true })).toBe("done-left");
    await words.load("inkdoms");
    const voice = new Voice("inkdoms", []);
    expect(voice.say("ask-nowhere-spell")).toMatch(/spell/i);
    for (const id of ["done-left", "done-left-spell", "done-left-nowhere"]) {
      expect(voice.say(id, { n: 2 }), id).toMatch(/blot/);
    }
  });

  it("is said to be helped by a spell only if the engine finds room for all drops", () => {
    const moves = readMoves(["blue on U1 with spell 2", "spell 1 to Redhill", "spell 3 to Redhill", "spell 4 for green", "done"]);
    const helping = (...found: { caution?: string }[]): number[] => [
      ...spellsThatHelp(moves, new Map(found.map((gain, k) => [moves[k]?.text ?? "", gain]))),
    ];
    const some = helping({ caution: "" }, { caution: "needs-spell" }, {});
    expect(some, "perhaps with another; nothing is known of the last").toEqual([2, 1, 3]);
    expect(helping({ caution: "no-room" }, { caution: "no-room-free" }, { caution: "no-room" }, {})).toEqual([4]);
    expect(askToPaint({ placeable: true, helped: false, several: true }), "too many names for the card").toBe("ask-paint-several");
  });

  it("may be helped by any spell where gains are not known, but by none that only a tower drop can use", () => {
    const moves = readMoves(["tower blue on U1 with spell 2", "spell 3 to Redhill", "done"]);
    expect([...spellsThatHelp(moves, NOTHING_KNOWN)], "in a puzzle").toEqual([3]);
    expect([...spellsThatHelp(moves.slice(0, 1), NOTHING_KNOWN)]).toEqual([]);
    expect([...spellsOf(moves)], "all that can be cast").toEqual([2, 3]);
  });

  it("has the sign of a spell beside what is printed under its arrow", () => {
    expect(signPlace([0, 0], [100, 0], [])[0]).toBe(50);
    const [x, y] = signPlace([0, 0], [100, 0], [[50, 8]]);
    expect(Math.hypot(x - 50, y - 8)).toBeGreaterThan(15);
  });

  it("is asked for by what the answers differ in, or by what the only one uses up", () => {
    const ask = (...texts: string[]): string => askToChoose(readMoves(texts));
    expect(ask("blue from Redhill", "red from Redhill")).toBe("choose-take");
    expect(ask("blue from Redhill", "blue from Umberland")).toBe("choose-kingdom");
    expect(ask("white as blue from Redhill", "white as red from Redhill")).toBe("choose-colour");
    expect(ask("white as blue from Redhill", "white as red from Umberland")).toBe("choose-colour-kingdom");
    expect(ask("tower brown on U1")).toBe("choose-use-tower");
    expect(ask("blue on U1 with spell 2")).toBe("choose-use-spell");
    expect(ask("tower brown on U1 with spell 2")).toBe("choose-use-both");
    expect(ask("tower brown on U1", "blue on U1")).toBe("choose-paint");
  });

  it("leaves what is not placed for a blot", () => {
    expect(unplaced(paper)).toBe(3);
    expect(unplaced({ ...paper, turn: null })).toBe(0);
  });

  it("shows all areas that a drop of the die can have, until one is taken up", () => {
    const [yellow, green, tower] = readMoves(["yellow on G7", "green on G2", "tower purple on B9"]) as Paint[];
    const own = brushOf(paper, null, false) as Brush;
    expect([yellow, green, tower].map((move) => inHand(own, move as Paint))).toEqual([true, true, false]);
    expect(inHand({ ...own, picked: true }, green as Paint)).toBe(false);
  });
});

describe("a hint on the map", () => {
  const realm = realmOf("standard");
  const paper = { took: null, turn: null } as unknown as SheetView;
  const dice = [{ die: DIE, at: [500, 500] as [number, number] }];
  const steps = ["red from Redhill", "spell 3 to Greenwood", "red on G9", "tower green on R7", "done"].map(
    (move, k) => ({ n: k + 1, move }),
  );

  it("shows drops on their areas, spells as arrows, the die in a ring", () => {
    const ghosts = ghostsOf(steps, realm, paper, dice);
    expect(ghosts.map((one) => one.kind)).toEqual(["take", "arrow", "paint", "paint"]);
    expect(ghosts[1]).toMatchObject({ spell: 3, from: capital("Redhill"), to: capital("Greenwood") });
    expect(ghosts[3]).toMatchObject({ tower: true, ink: "green" });
  });

  it("has the number of each step on the map or on a thing", () => {
    const mixed = [...steps, { n: 6, move: "spell 4 for green" }];
    expect([...stepsOfThings(mixed)]).toEqual([["spell 3", [2]], ["tower green", [4]], ["spell 4", [6]]]);
    const shown = new Set([...ghostsOf(mixed, realm, paper, dice).map(({ n }) => n), ...[...stepsOfThings(mixed).values()].flat()]);
    expect([...shown].sort()).toEqual([1, 2, 3, 4, 6]); // the fifth ends the turn
  });

  it("has its numbers beside what is printed, not on it", () => {
    for (const area of realm.areas.filter(({ symbol }) => symbol)) {
      const [x, y] = badgePlace(area, 110, [], 0);
      expect(Math.hypot(x - area.symbolAt[0], y - area.symbolAt[1])).toBeGreaterThan(75);
    }
  });

  it("has its numbers off the dice, where an area has room beside them", () => {
    const [size, side] = [90, 120];
    let moved = 0;
    for (const area of realm.areas) {
      const usual = badgePlace(area, size, [], side);
      const [x, y] = badgePlace(area, size, [usual], side);
      const far = Math.hypot(x - usual[0], y - usual[1]);
      if (far > 0) expect(far).toBeGreaterThan(0.62 * side + size / 2);
      if (far > 0) moved += 1;
    }
    expect(moved).toBeGreaterThan(realm.areas.length / 4);
  });

  const capital = (name: string) => realm.kingdoms.find((one) => one.name === name)?.capital;
});

describe("what another paints", () => {
  const table = (phase: string, seat: number | null = 0, stage = "turns") => {
    const view = { stage, sheets: [{ phase: "painting" }, { phase }] };
    return { now: { view, seat }, voice: new Voice("inkdoms", ["Ann", "Sable"]) } as unknown as Playable;
  };

  it("is hidden until all have finished, and that is said", async () => {
    await words.load("inkdoms");
    for (const phase of ["painting", "finished"]) {
      expect(secret(table(phase), 1)).toBe("What Sable paints is hidden until everybody has finished.");
    }
    expect(secret(table("finished", null), 1), "to who looks on, too").not.toBe("");
    const replayed = table("finished", null);
    expect(secret({ ...replayed, now: { ...replayed.now, view: { ...replayed.now.view, seat: 1 } } }, 1), "a replay shows it").toBe("");
    expect([secret(table("waiting"), 1), secret(table("finished"), 0), secret(table("finished", 0, "over"), 1)]).toEqual(["", "", ""]);
  });

  it("is hidden in the log, too: it says so behind that seat's last line", async () => {
    await words.load("inkdoms");
    const took = (seat: number): FeedItem => ({ what: "move", seat, text: "red from Redhill" });
    const log: FeedItem[] = [took(1), { what: "throw", text: "red 3" }, took(1), took(0)];
    const voice = new Voice("inkdoms", ["Ann", "Sable"]);
    const props = { log, telling, voice, secret: (seat: number) => secret(table("finished"), seat) };
    const shown = mount(Log, { target: document.body, props });
    flushSync();
    const told = [...document.querySelectorAll("li.turn")].map((one) => one.querySelector("[data-secret]")?.textContent ?? "");
    expect(told, "the latest first").toEqual(["", "What Sable paints is hidden until everybody has finished.", ""]);
    void unmount(shown);
  });
});

describe("news of others", () => {
  const hydras = { name: "herd-first", seat: 1, facts: { what: "hydras" }, points: 3 };
  const log: FeedItem[] = [
    { what: "move", seat: 1, text: "done", moments: [{ name: "capital", seat: 1, points: 9 }] },
    { what: "move", seat: 0, text: "red on R4" },
    { what: "move", seat: 0, text: "done", moments: [{ name: "kingdom-first", seat: 0, points: 4 }, hydras], brought: [[0, 4], [1, 5]] },
    { what: "move", seat: 1, text: "blue from Redhill", moments: [{ name: "tamed", seat: 1, points: 1 }], brought: [[1, 2]] },
  ];

  it("are the greatest thing since one's last move, and what that seat gained altogether", () => {
    expect(newsSince(log, 0), "with colours, which are no moments").toEqual({ moment: hydras, points: 7 });
  });

  it("are gone once one acts, and small things are none", () => {
    expect(newsSince([...log, { what: "move", seat: 0, text: "red from Redhill" }], 0)).toBeNull();
    expect(newsSince(log.slice(3), 0)).toBeNull();
  });
});

describe("pencil strokes", () => {
  it("go over all of a shape's box, from corner to corner", () => {
    const strokes = strokesOver([[0, 0], [100, 0], [100, 60], [0, 60]], 20);
    const points = strokes
      .slice(1)
      .split("L")
      .map((point) => point.split(" ").map(Number) as [number, number]);
    for (const [x, y] of points) {
      expect([x, y]).toEqual([Math.min(Math.max(x, 0), 100), Math.min(Math.max(y, 0), 60)]);
    }
    // Each stroke lies on one slant, a step further than the last.
    const slants = points.map(([x, y]) => x + y);
    expect(slants).toEqual([10, 10, 30, 30, 50, 50, 70, 70, 90, 90, 110, 110, 130, 130, 150, 150]);
  });
});

describe("what was done here", () => {
  const blank: SheetView = {
    paint: {},
    fresh: [],
    spells: [1, 1, 0, 1],
    new_spells: [0, 0, 0, 0],
    spent_spells: [0, 0, 0, 0],
    drops: { green: 1 },
    new_drops: {},
    spent_drops: {},
    blots: 0,
    complete: [],
    announced: [],
    firsts: [],
    seconds: [],
    score: { total: 0, lines: [], tie: [], verdict: null, deciders: [] },
    gained: 0,
    due: 0,
    phase: "waiting",
    took: null,
    turn: null,
  };
  const view: InkdomsView = {
    game: "inkdoms",
    seats: 2,
    seat: 0,
    stage: "turns",
    round: 1,
    last: false,
    first: 0,
    actors: [0],
    throw: [DIE],
    awards: { firsts: [], seconds: [] },
    sheets: [blank, blank],
  };
  const after = (...moves: string[]): SheetView => moves.reduce((so, move) => asIf(so, 0, move), view).sheets[0] as SheetView;

  it("has a ledger whose heads are words, each explained by a tap", async () => {
    await words.load("inkdoms");
    const props = { view, paper: blank, realm: realmOf("standard"), voice: new Voice("inkdoms", ["Ann", "Ben"]) };
    const shown = mount(Ledger, { target: document.body, props });
    flushSync();
    const heads = [...document.querySelectorAll<HTMLElement>("button.head")];
    const cards = new Set(heads.map((one) => one.dataset["card"]));
    for (const part of ["first", "built", "colours"]) expect(cards).toContain(`part ${part}`);
    for (const head of heads) expect(head.textContent?.trim()).toMatch(/^[a-z][a-z ]{4,}$/i);
    const before = document.body.textContent?.length ?? 0;
    heads[0]?.click();
    flushSync();
    expect(heads[0]?.getAttribute("aria-expanded")).toBe("true");
    expect(document.body.textContent?.length).toBeGreaterThan(before + 20);
    void unmount(shown);
  });

  describe("who else is about to be first", () => {
    const realm = realmOf("standard");
    const redhill = realm.areas.filter(({ kingdom }) => kingdom === "Redhill").map(({ id }) => id);
    const painted = (n: number): SheetView => ({ ...blank, paint: Object.fromEntries(redhill.slice(0, n).map((id) => [id, "red"])) });
    const race = (mine: number, theirs: number, awards = { firsts: ["Redhill"], seconds: ["Redhill"] }): InkdomsView => ({
      ...view,
      awards,
      sheets: [painted(mine), painted(theirs)],
    });

    it("is known where they lack one or two areas of what one has begun oneself", () => {
      expect(rivalOf("Redhill", 0, race(4, 8), realm)).toEqual({ seat: 1, lacks: 1 });
      expect(rivalOf("Redhill", 0, race(4, 7), realm)).toEqual({ seat: 1, lacks: 2 });
      expect(rivalOf("Redhill", 0, race(4, 6), realm), "not near yet").toBeNull();
      expect(rivalOf("Redhill", 0, race(0, 8), realm), "not wanted").toBeNull();
      expect(rivalOf("Redhill", 0, race(9, 8), realm), "one has it").toBeNull();
      expect(rivalOf("Redhill", 0, race(4, 8, { firsts: [], seconds: [] }), realm), "nothing to be had").toBeNull();
      expect(rivalOf("Redhill", 0, race(4, 8, { firsts: [], seconds: ["Redhill"] }), realm)?.seat).toBe(1);
      expect([...rivalsOf(0, race(4, 8), realm).keys()]).toContain("Redhill");
    });

    it("is told in the ledger, with how much they lack", async () => {
      await words.load("inkdoms");
      const shown = mount(Ledger, {
        target: document.body,
        props: {
          view: race(4, 8),
          paper: painted(4),
          realm,
          voice: new Voice("inkdoms", ["Ann", "Ben"]),
          rivals: new Map([["Redhill", { seat: 1, lacks: 1 }]]),
          seats: [],
        },
      });
      flushSync();
      const told = document.querySelector("[data-rival]");
      expect(told?.textContent?.replace(/\s+/g, " ").trim()).toMatch(/Ben 1 left$/);
      void unmount(shown);
    });

    it("stands at the flag, on the map, and on no name", () => {
      const half: [number, number] = [100, 36];
      const map = { width: 2000, height: 1400 };
      const free = rivalPlace([1000, 700], half, [], map);
      const name: { at: [number, number]; half: [number, number] } = { at: free, half: [80, 30] };
      const [x, y] = rivalPlace([1000, 700], half, [name], map);
      expect(Math.abs(x - free[0]) > 180 || Math.abs(y - free[1]) > 66).toBe(true);
      expect(rivalPlace([20, 700], half, [], map)[0]).toBeGreaterThanOrEqual(100);
      const castle: { at: [number, number]; half: [number, number] } = { at: [1000, 700], half: [70, 70] };
      const [left, top] = rivalPlace([1000, 700], half, [castle], map);
      expect(Math.abs(left - 1000) >= 170 || Math.abs(top - 700) >= 106, "beside its castle, not over it").toBe(true);
    });

    it("stands where it covers least of all the places that there are, and nearest of these", () => {
      const half: [number, number] = [140, 50];
      const steps = [...Array(33).keys()].map((k) => 20 * k - 320);
      for (const upright of [false, true]) {
        const realm = realmOf("standard", upright);
        const boxes = printedOf(realm, 2.45, 1.85);
        for (const at of [...realm.kingdoms.map(({ capital }) => capital), [20, 20], [realm.width, realm.height]] as const) {
          const flag = [at[0]! - 88, at[1]! - 32] as const;
          const held = (value: number, room: number, most: number) => Math.min(most - room, Math.max(room, value));
          const hides = ([x, y]: readonly [number, number]): number =>
            [...boxes, { at: flag, half: [36, 56] }].reduce((sum, { at: [u, v], half: [w, h] }) => {
              const [wide, high] = [w! + half[0] - Math.abs(u - x), h! + half[1] - Math.abs(v - y)];
              return wide > 0 && high > 0 ? sum + wide * high : sum;
            }, 0);
          const all = steps.flatMap((dx) =>
            steps.map((dy): [number, number] => [held(flag[0] + dx, half[0], realm.width), held(flag[1] + dy, half[1], realm.height)]),
          );
          const far = ([x, y]: readonly [number, number]): number => Math.hypot(x - flag[0], y - flag[1]);
          const least = Math.min(...all.map(hides));
          const near = Math.min(...all.filter((one) => hides(one) === least).map(far));
          const found = rivalPlace([...at] as [number, number], half, boxes, realm) as [number, number];
          expect([hides(found), far(found)]).toEqual([least, near]);
        }
      }
    });
  });

  it("is drawn before the server has told it: the die is out of the box", () => {
    const shown = asIf(view, 0, "red from Redhill");
    expect(shown.throw[0]?.in_box).toBe(false);
    expect(shown.sheets[0]?.took).toEqual({ die: "red", value: 4, ink: "red", kingdom: "Redhill" });
    expect(shown.sheets[1]).toBe(blank);
    expect(view.throw[0]?.in_box).toBe(true);
  });

  it("paints, and takes the drop away", () => {
    const paper = after("red from Redhill", "red on R4", "tower green on Y1");
    expect(paper.paint).toEqual({ R4: "red", Y1: "green" });
    expect(paper.turn?.drops).toBe(3);
    expect(paper.drops).toEqual({});
  });

  it("casts spells", () => {
    const paper = after(
      "red from Redhill",
      "spell 1 to Bluewater",
      "spell 4 for brown",
      "brown on B1",
      "red on B3 with spell 2",
    );
    expect(paper.turn).toMatchObject({ open: ["Bluewater"], drops: 1, mixed: {} });
    expect(paper.spells).toEqual([0, 0, 0, 0]);
  });

  it("takes the drop of a tower, and ends the turn", () => {
    const paper = after("red from Redhill", "tower gives brown", "done");
    expect(paper).toMatchObject({ new_drops: { brown: 1 }, turn: null });
  });

  it("changes nothing for who only watches", () => {
    expect(asIf(view, null, "done")).toBe(view);
  });
});

describe("the telling of Inkdoms", () => {
  it("knows what the map cannot show: drops that are still to come", () => {
    expect(MOVES.filter((move) => telling.placeless?.(move))).toEqual(["spell 4 for green", "tower gives brown"]);
    expect(telling.placeless?.("blue on R3")).toBe(false);
  });

  const MOVES = [
    "red from Redhill",
    "white as blue from Greenwood",
    "blue on G9",
    "red on B1 with spell 2",
    "tower green on Y1",
    "tower green on Y1 with spell 2",
    "spell 1 to Bluewater",
    "spell 3 to Umberland",
    "spell 4 for green",
    "tower gives brown",
    "cross Redhill 4",
    "done",
  ];
  const told = async (language: "en" | "ru"): Promise<string[]> => {
    words.language = language;
    await words.load("inkdoms");
    const voice = new Voice("inkdoms", ["Ann"]);
    return MOVES.map((move) => telling.move(move, voice));
  };

  it("is English", async () => {
    expect(await told("en")).toEqual([
      "takes the red die from Redhill",
      "takes the white die from Greenwood, as blue",
      "paints an area of Greenwood blue",
      "paints an area of Bluewater red with spell 2",
      "paints an area of Yellowlake green with a tower drop",
      "paints an area of Yellowlake green with a tower drop and spell 2",
      "moves the drops to Bluewater with spell 1",
      "opens Umberland with spell 3",
      "turns two drops into one green drop with spell 4",
      "gains a brown drop",
      "crosses out the 4 of Redhill",
      "ends the turn",
    ]);
  });

  it("is Russian", async () => {
    expect(await told("ru")).toEqual([
      "берёт красный кубик из Красногорья",
      "берёт белый кубик из Зеленолесья, теперь он синий",
      "закрашивает в Зеленолесье 1 область синим",
      "закрашивает в Синеречье область красным с заклинанием 2",
      "закрашивает в Желтоводье область зелёной каплей с башни",
      "закрашивает в Желтоводье область зелёной каплей с башни и заклинанием 2",
      "переносит капли в Синеречье заклинанием 1",
      "открывает Буроземье заклинанием 3",
      "меняет две капли на одну зелёную заклинанием 4",
      "получает коричневую каплю",
      "зачёркивает 4 в строке «Красногорье»",
      "заканчивает ход",
    ]);
    words.language = "en";
  });

  it("tells drops of one ink in one kingdom together", async () => {
    words.language = "en";
    await words.load("inkdoms");
    const voice = new Voice("inkdoms", ["Ann"]);
    const turn = ["red from Redhill", "red on R4", "red on R6", "tower red on R9", "red on G9", "done"];
    expect(telling.turn?.(turn, voice)).toBe(
      "takes the red die from Redhill, paints 2 areas of Redhill red, " +
        "paints an area of Redhill red with a tower drop, paints an area of Greenwood red, ends the turn",
    );
  });

  it("tells a throw by its faces, in either notation", async () => {
    words.language = "en";
    await words.load("inkdoms");
    const voice = new Voice("inkdoms", []);
    expect(telling.fell("blue 2 at 1975,730 turned 12; red 3 at 1,2 turned 0", voice)).toBe(
      "blue 2, red 3",
    );
    expect(telling.fell("white 4 in RYU", voice)).toBe("white 4");
  });
});

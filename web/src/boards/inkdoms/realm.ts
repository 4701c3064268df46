/** The map: areas, kingdoms and watchtowers of a sheet, as shapes to draw. */

import type { Point } from "../../api/scene";
import { groupBorders, pathOf } from "../../ui/shapes";
import { placesIn } from "./places";

export const INKS = ["blue", "red", "yellow", "green", "purple", "brown"] as const;
export const MIXED = ["green", "purple", "brown"] as const;
export const MONSTERS = ["dragons", "hydras", "griffins", "unicorns"] as const;
export const KINGDOMS = [
  "Bluewater",
  "Greenwood",
  "Redhill",
  "Yellowlake",
  "Purplefield",
  "Umberland",
] as const;

/** The ink of each kingdom's capital; the map shows kingdoms by it. */
const CAPITAL_INKS: Readonly<Record<string, string>> = {
  Bluewater: "blue",
  Greenwood: "green",
  Redhill: "red",
  Yellowlake: "yellow",
  Purplefield: "purple",
  Umberland: "brown",
};

const BEAST_INKS: Readonly<Record<string, string>> = {
  hydra: "blue",
  griffin: "red",
  unicorn: "yellow",
  "dragon green": "green",
  "dragon purple": "purple",
  "dragon brown": "brown",
};

export interface Area {
  readonly id: string;
  readonly at: Point;
  /** Where what is printed stands, and where the name does: clear of borders and towers. */
  readonly symbolAt: Point;
  readonly nameAt: Point;
  readonly badge: Point;
  readonly path: string;
  readonly outline: readonly Point[];
  readonly kingdom: string;
  /** What is printed there, "" for nothing. */
  readonly symbol: string;
  /** The ink that builds this capital or tames this monster. */
  readonly wants: string | null;
  /** The areas that a watchtower joins to this one. */
  readonly towards: readonly string[];
}

export interface Tower {
  readonly ends: readonly [string, string];
  readonly at: Point;
}

export interface Kingdom {
  readonly name: string;
  readonly ink: string;
  /** All of its areas as one path. */
  readonly land: string;
  /** Its border as one path, edge by edge. */
  readonly border: string;
  readonly capital: Point;
}

export interface Realm {
  readonly width: number;
  readonly height: number;
  readonly die: number;
  readonly blots: number;
  readonly areas: readonly Area[];
  readonly byId: ReadonlyMap<string, Area>;
  readonly towers: readonly Tower[];
  readonly kingdoms: readonly Kingdom[];
  /** All outlines of areas. */
  readonly lines: string;
  /** All borders of kingdoms. */
  readonly borders: string;
}

/** A sheet's file, as far as it is drawn. */
export interface SheetFile {
  size: number[];
  die: number;
  blots: number;
  areas: { id: string; outline: number[][]; at: number[]; symbol?: string }[];
  towers: string[][];
}

const SHEETS = import.meta.glob<SheetFile>(
  "../../../../src/paintpot/games/inkdoms/sheets/*.json",
  { eager: true, import: "default" },
);
const known = new Map<string, Realm>();

/** The realm of a table: its option `sheet` is a name, or the content of a sheet's file. */
export function realmOf(option: unknown): Realm {
  const key = typeof option === "object" ? JSON.stringify(option) : String(option ?? "standard");
  let realm = known.get(key);
  if (!realm) {
    const named = Object.entries(SHEETS).find(([path]) => path.endsWith(`/${key}.json`))?.[1];
    const file = typeof option === "object" && option ? (option as SheetFile) : named;
    if (!file) throw new Error(`There is no sheet ${key}.`);
    realm = drawn(file);
    known.set(key, realm);
  }
  return realm;
}

/** A kingdom by the letter its areas begin with. */
export function kingdomOf(letter: string): string {
  return KINGDOMS.find((name) => name.startsWith(letter.slice(0, 1))) ?? letter;
}

export function inkOfKingdom(name: string): string {
  return CAPITAL_INKS[name] ?? "";
}

/** Points of a capital on paper: composite ones are worth more. */
export function capitalPoints(kingdom: string): number {
  return (MIXED as readonly string[]).includes(inkOfKingdom(kingdom)) ? 3 : 2;
}

function drawn(file: SheetFile): Realm {
  const outlines = new Map(file.areas.map((one) => [one.id, one.outline as Point[]]));
  const towers = file.towers.map(([a = "", b = ""]): Tower => ({
    ends: [a, b],
    at: middleOf(sharedSide(outlines.get(a) ?? [], outlines.get(b) ?? [])),
  }));
  const areas = file.areas.map((one): Area => {
    const beside = towers.filter(({ ends }) => ends.includes(one.id)).map((tower) => tower.at);
    const places = placesIn(one.outline as Point[], one.at as Point, beside, !!one.symbol);
    const kingdom = kingdomOf(one.id);
    const symbol = one.symbol ?? "";
    return {
      id: one.id,
      at: one.at as Point,
      ...places,
      outline: one.outline as Point[],
      path: pathOf(one.outline as Point[]),
      kingdom,
      symbol,
      wants: symbol === "capital" ? inkOfKingdom(kingdom) : (BEAST_INKS[symbol] ?? null),
      towards: file.towers.flatMap(([a = "", b = ""]) =>
        a === one.id ? [b] : b === one.id ? [a] : [],
      ),
    };
  });
  const kingdoms = KINGDOMS.map((name): Kingdom => {
    const own = areas.filter((area) => area.kingdom === name);
    const capital = own.find((area) => area.symbol === "capital") ?? own[0];
    return {
      name,
      ink: inkOfKingdom(name),
      land: own.map((area) => area.path).join(""),
      border: bordersOf(own),
      capital: capital?.at ?? [0, 0],
    };
  });
  return {
    width: file.size[0] ?? 1,
    height: file.size[1] ?? 1,
    die: file.die,
    blots: file.blots,
    areas,
    byId: new Map(areas.map((area) => [area.id, area])),
    towers,
    kingdoms,
    lines: areas.map((area) => area.path).join(""),
    borders: kingdoms.map((kingdom) => kingdom.border).join(""),
  };
}

function bordersOf(areas: readonly Area[]): string {
  return groupBorders(
    areas.map((area) => ({
      name: area.id,
      outline: [...area.outline],
      at: area.at,
      group: area.kingdom,
      ink: null,
      fresh: false,
      mark: "",
      sign: "",
      wants: null,
    })),
  );
}

/** The longest run of corners that two outlines share. */
export function sharedSide(one: readonly Point[], two: readonly Point[]): Point[] {
  const there = new Set(two.map(String));
  const common = one.map((point) => there.has(String(point)));
  const start = common.indexOf(false);
  let best: Point[] = [];
  let run: Point[] = [];
  for (let k = 0; k < one.length; k += 1) {
    const at = (start + 1 + k) % one.length;
    run = common[at] ? [...run, one[at] as Point] : [];
    if (run.length > best.length) best = run;
  }
  return best;
}

/** The point halfway along a path. */
export function middleOf(path: readonly Point[]): Point {
  const steps = path.slice(1).map((point, k) => {
    const [x, y] = path[k] as Point;
    return Math.hypot(point[0] - x, point[1] - y);
  });
  let left = steps.reduce((sum, step) => sum + step, 0) / 2;
  for (const [k, step] of steps.entries()) {
    const [a, b] = [path[k] as Point, path[k + 1] as Point];
    if (step >= left) {
      const part = step ? left / step : 0;
      return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
    }
    left -= step;
  }
  return path[0] ?? [0, 0];
}

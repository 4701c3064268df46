/** The map: areas, kingdoms and watchtowers of a sheet, as shapes to draw. */

import LAYOUTS from "layout:inkdoms";
import type { Point } from "../../api/scene";
import { groupBorders, pathOf } from "../../ui/shapes";
import { layOut, turned, type MapLayout, type InkdomsSheetFile, type Tower } from "./layout";
import type { AreaPlaces } from "./places";

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

/** The ink of each kingdom's capital, which is the kingdom's colour on the map. */
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
  /** Its index among the areas. */
  readonly rank: number;
  readonly at: Point;
  /** Where its print is: clear of borders and towers. */
  readonly symbolAt: Point;
  readonly badge: Point;
  /** Areas that share a side with it, by index. */
  readonly beside: readonly number[];
  readonly path: string;
  readonly outline: readonly Point[];
  readonly kingdom: string;
  /** What is printed there, "" for nothing. */
  readonly symbol: string;
  /** The ink that builds this capital or tames this monster. */
  readonly wants: string | null;
  /** The areas that a watchtower connects to this one. */
  readonly towards: readonly string[];
}

export interface Kingdom {
  readonly name: string;
  readonly ink: string;
  readonly areas: readonly Area[];
  /** Its areas as one path. */
  readonly land: string;
  /** Its border as one path, edge by edge. */
  readonly border: string;
  readonly capital: Point;
  /** Possible places for its name, the best first. */
  readonly names: readonly Point[];
}

export interface Realm {
  /** Whether it is in portrait: turned by a quarter for a screen that is higher than wide. */
  readonly upright: boolean;
  /** A point of the sheet in this picture. */
  readonly spot: (x: number, y: number) => Point;
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

const SHEETS = import.meta.glob<InkdomsSheetFile>(
  "../../../../src/paintpot/games/inkdoms/sheets/*.json",
  { eager: true, import: "default" },
);
const known = new Map<string, Realm>();

/** The realm of a table: its option `sheet` is a name, or the content of a sheet's file. */
export function realmOf(option: unknown, upright = false): Realm {
  const name = typeof option === "object" ? JSON.stringify(option) : String(option ?? "standard");
  const key = `${upright ? "upright" : "lying"} ${name}`;
  let realm = known.get(key);
  if (!realm) {
    const named = Object.entries(SHEETS).find(([path]) => path.endsWith(`/${name}.json`))?.[1];
    const file = typeof option === "object" && option ? (option as InkdomsSheetFile) : named;
    if (!file) throw new Error(`There is no sheet ${name}.`);
    const as = upright ? "upright" : "lying";
    const seen = upright ? turned(file) : file;
    realm = drawn(seen, upright, (file === named && LAYOUTS[name]?.[as]) || layOut(seen, as));
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

/** In reading order of the picture: kingdoms from the top, and their areas likewise. */
function asSeen(one: { at: Point }, two: { at: Point }): number {
  return one.at[1] - two.at[1] || one.at[0] - two.at[0];
}

function drawn(file: InkdomsSheetFile, upright: boolean, { towers, places, names }: MapLayout): Realm {
  const raw = file.areas.map((one, k) => {
    const kingdom = kingdomOf(one.id);
    const symbol = one.symbol ?? "";
    return {
      id: one.id,
      at: one.at as Point,
      ...(places[k] as AreaPlaces),
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
  const order = KINGDOMS.map((name) => {
    const own = raw.filter((area) => area.kingdom === name);
    return { name, own: own.toSorted(asSeen), at: middle(own.map((area) => area.at)) };
  }).toSorted(asSeen);
  const seen = order.flatMap(({ own }) => own);
  const beside = neighbours(seen.map((area) => area.outline));
  const areas = seen.map((area, rank): Area => ({ ...area, rank, beside: beside[rank] ?? [] }));
  const kingdoms = order.map(({ name }): Kingdom => {
    const own = areas.filter((area) => area.kingdom === name);
    const capital = own.find((area) => area.symbol === "capital") ?? own[0];
    return {
      name,
      ink: inkOfKingdom(name),
      areas: own,
      land: own.map((area) => area.path).join(""),
      border: bordersOf(own),
      capital: capital?.symbolAt ?? [0, 0],
      names: names[name.slice(0, 1)] ?? [],
    };
  });
  const [width = 1, height = 1] = file.size;
  return {
    upright,
    spot: upright ? (x, y) => [width - y, x] : (x, y) => [x, y],
    width,
    height,
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

function middle(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], [u, v]) => [x + u, y + v], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** Which outlines share a side: an edge that both have. */
function neighbours(outlines: readonly (readonly Point[])[]): number[][] {
  const found = outlines.map(() => new Set<number>());
  const edges = new Map<string, number>();
  outlines.forEach((outline, k) => {
    outline.forEach((here, at) => {
      const next = outline[(at + 1) % outline.length] as Point;
      const [a, b] = [`${here[0]} ${here[1]}`, `${next[0]} ${next[1]}`];
      const edge = a < b ? `${a}/${b}` : `${b}/${a}`;
      const other = edges.get(edge);
      if (other === undefined) edges.set(edge, k);
      else if (other !== k) {
        found[k]?.add(other);
        found[other]?.add(k);
      }
    });
  });
  return found.map((ranks) => [...ranks]);
}

function bordersOf(areas: readonly Area[]): string {
  return groupBorders(areas.map((area) => ({ outline: [...area.outline], group: area.kingdom })));
}

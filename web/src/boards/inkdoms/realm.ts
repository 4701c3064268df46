/** The map: areas, kingdoms and watchtowers of a sheet, as shapes to draw. */

import LAYOUTS from "layout:inkdoms";
import type { Point } from "../../api/scene";
import { groupBorders, pathOf } from "../../ui/shapes";
import { layOut, type Layout, type SheetFile, type Tower } from "./layout";
import type { Places } from "./places";

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
  /** Which of the areas it is. */
  readonly rank: number;
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

export interface Kingdom {
  readonly name: string;
  readonly ink: string;
  readonly areas: readonly Area[];
  /** All of them as one path. */
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
    realm = drawn(file, file === named ? LAYOUTS[key] : undefined);
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

function drawn(file: SheetFile, { towers, places }: Layout = layOut(file)): Realm {
  const areas = file.areas.map((one, k): Area => {
    const kingdom = kingdomOf(one.id);
    const symbol = one.symbol ?? "";
    return {
      id: one.id,
      rank: k,
      at: one.at as Point,
      ...(places[k] as Places),
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
      areas: own,
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
  return groupBorders(areas.map((area) => ({ outline: [...area.outline], group: area.kingdom })));
}

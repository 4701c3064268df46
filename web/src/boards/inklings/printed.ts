/** What is printed on a sheet: the faces of three unfolded dice, their tunnels and bonuses. */

import type { Point } from "../../api/scene";

export const DICE = ["d8", "d12", "d20"] as const;
export type Die = (typeof DICE)[number];

/** The face that is not a space: the tunnels start there. */
export const HUB = "d8-3";

export interface DieFace {
  readonly name: string;
  readonly die: Die;
  readonly number: number;
  readonly outline: readonly Point[];
  readonly at: Point;
  readonly tunnel: boolean;
}

export interface PrintedSheet {
  readonly faces: readonly DieFace[];
  /** The faces that meet on the real die, also across the cuts of the net. */
  readonly near: ReadonlyMap<string, ReadonlySet<string>>;
  readonly bonus: Readonly<Record<Die, number>>;
}

/** A sheet file. */
interface InklingsSheetFile {
  readonly areas: readonly {
    readonly id: string;
    readonly outline: readonly Point[];
    readonly at: Point;
    readonly tunnel?: boolean;
  }[];
  readonly joins: readonly (readonly [string, string])[];
  readonly bonus: Readonly<Record<Die, number>>;
}

const SHELF = import.meta.glob<InklingsSheetFile>(
  "../../../../src/paintpot/games/inklings/sheets/*.json",
  { eager: true, import: "default" },
);
const STANDARD = "standard";

/** The sheet of the option `sheet`: a built-in one by its name, or the content of a custom file. */
export function printedBy(option: unknown): PrintedSheet {
  if (typeof option === "object" && option) return printed(option as InklingsSheetFile);
  const named = (name: string) =>
    Object.entries(SHELF).find(([path]) => path.endsWith(`/${name}.json`))?.[1];
  const file = named(String(option)) ?? named(STANDARD);
  if (!file) throw new Error("There is no sheet of Inklings.");
  return printed(file);
}

function printed(file: InklingsSheetFile): PrintedSheet {
  const faces = file.areas.map((area): DieFace => {
    const [die, number] = area.id.split("-") as [Die, string];
    return {
      name: area.id,
      die,
      number: Number(number),
      outline: area.outline,
      at: area.at,
      tunnel: area.tunnel ?? false,
    };
  });
  return { faces, near: nearness(faces, file.joins), bonus: file.bonus };
}

function nearness(faces: readonly DieFace[], joins: InklingsSheetFile["joins"]): Map<string, Set<string>> {
  const near = new Map(faces.map((face) => [face.name, new Set<string>()]));
  const join = (one: string, two: string): void => {
    near.get(one)?.add(two);
    near.get(two)?.add(one);
  };
  for (const [one, two] of joins) join(one, two);
  const owners = new Map<string, string>();
  for (const { name, outline } of faces) {
    for (const side of sidesOf(outline)) {
      const key = side.map(String).sort().join("/");
      const other = owners.get(key);
      if (other) join(name, other);
      else owners.set(key, name);
    }
  }
  return near;
}

/** The sides of a shape, each from corner to corner. */
export function sidesOf(outline: readonly Point[]): [Point, Point][] {
  return outline.map((here, k) => [here, outline[(k + 1) % outline.length] as Point]);
}

/** The spaces of a die: all faces but the one that is not a space. */
export function spacesOf(sheet: PrintedSheet, die: Die): DieFace[] {
  return sheet.faces.filter((face) => face.die === die && face.name !== HUB);
}

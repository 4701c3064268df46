/** The four bots: one a level, the same in all games. src/paintpot/bots/characters.py names them. */

export const MOODS = ["waiting", "thinking", "glad", "cross"] as const;
export type Mood = (typeof MOODS)[number];
/** A face for each mood, as SVG in a square of 96. */
export type FaceDrawing = Readonly<Record<Mood, string>>;

export interface Character {
  /** As the server writes the name; `character-<key>` says it. */
  readonly name: string;
  readonly key: string;
  readonly ink: string;
  /** What a mouth is drawn with: on deep ink the line would not be seen. */
  readonly mouth: string;
  readonly load: () => Promise<{ drawing: FaceDrawing }>;
}

const LINE = "var(--pencil)";
const PAPER = "var(--chalk)";

export const CHARACTERS: Readonly<Record<string, Character>> = {
  easy: { name: "Blot", key: "blot", ink: "yellow", mouth: LINE, load: () => import("./blot") },
  normal: { name: "Quill", key: "quill", ink: "orange", mouth: LINE, load: () => import("./quill") },
  hard: { name: "Sable", key: "sable", ink: "red", mouth: LINE, load: () => import("./sable") },
  expert: { name: "Indigo", key: "indigo", ink: "purple", mouth: PAPER, load: () => import("./indigo") },
};

/** Whose name it is; undefined for people. */
export function characterNamed(name: string): Character | undefined {
  return Object.values(CHARACTERS).find((one) => one.name === name);
}

/** The level whose character has this name; "" for people. */
export function levelNamed(name: string): string {
  return Object.entries(CHARACTERS).find(([, one]) => one.name === name)?.[0] ?? "";
}

/** How somebody feels: what just came about counts more than whose turn it is. */
export function moodOf(now: {
  acting?: boolean;
  /** Points or the like that just came or went. */
  brought?: number;
  won?: boolean;
  over?: boolean;
}): Mood {
  if (now.over) return now.won ? "glad" : "cross";
  if (now.brought) return now.brought > 0 ? "glad" : "cross";
  return now.acting ? "thinking" : "waiting";
}

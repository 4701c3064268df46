/** The four bots: one per level, the same in all games. src/paintpot/bots/characters.py names them. */

export const MOODS = ["waiting", "thinking", "glad", "cross"] as const;
export type Mood = (typeof MOODS)[number];
/** A face for each mood, as SVG in a square of 96. */
export type FaceDrawing = Readonly<Record<Mood, string>>;

export interface Character {
  /** The name as the server sends it; the message `character-<key>` translates it. */
  readonly name: string;
  readonly key: string;
  readonly ink: string;
  /** The colour of the mouth: on dark ink the usual line would not be visible. */
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

/** The bot with this name; undefined for people. */
export function characterNamed(name: string): Character | undefined {
  return Object.values(CHARACTERS).find((one) => one.name === name);
}

/** The level whose character has this name; "" for people. */
export function levelNamed(name: string): string {
  return Object.entries(CHARACTERS).find(([, one]) => one.name === name)?.[0] ?? "";
}

/** A player's mood: what has just happened counts more than whose turn it is. */
export function moodOf(now: {
  acting?: boolean;
  /** Points (or the like) just gained or lost. */
  brought?: number;
  won?: boolean;
  over?: boolean;
}): Mood {
  if (now.over) return now.won ? "glad" : "cross";
  if (now.brought) return now.brought > 0 ? "glad" : "cross";
  return now.acting ? "thinking" : "waiting";
}

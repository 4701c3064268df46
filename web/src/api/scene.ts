/** A picture as data, in no language: see src/paintpot/core/scenes.py. */

import { typed } from "./typed";

export type Point = [x: number, y: number];

export interface Span {
  text: string;
  ink: string | null;
  tone: "" | "strong" | "quiet";
  message: string;
  facts: Record<string, string | number>;
}

/** A shape of the sheet. A tap on it plays one of its `moves`, whichever is legal, and no other. */
export interface Patch {
  name: string;
  /** What is written on it. */
  label: string;
  outline: Point[];
  at: Point;
  group: string;
  ink: string | null;
  fresh: boolean;
  mark: string;
  sign: string;
  wants: string | null;
  /** The moves it stands for, also those that are not legal now; the first is asked about then. */
  moves: string[];
}

/** A thing that lies on the sheet. */
export interface Token {
  kind: string;
  at: Point;
  label: string;
  ink: string | null;
  outline: Point[];
  spent: boolean;
  name: string;
}

export interface Panel {
  name: string;
  title: Span;
  lines: Span[][];
}

/** A sheet: where everything is. */
export interface Layout {
  size: [width: number, height: number];
  patches: Patch[];
  tokens: Token[];
}

export interface Scene extends Layout {
  /** The same sheet for upright screens. */
  portrait: Layout | null;
  panels: Panel[];
  asks: Span[];
  fell: Span[];
}

export const sceneIn = typed<Scene>();

/** A scene as it is drawn on a screen that stands upright or lies on its side. */
export function laidOut(scene: Scene, upright: boolean): Scene {
  return upright && scene.portrait ? { ...scene, ...scene.portrait } : scene;
}

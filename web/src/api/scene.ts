/** A picture as data, without any words: see src/paintpot/core/scenes.py. */

import { typed } from "./typed";

export type Point = [x: number, y: number];

export interface Span {
  text: string;
  ink: string | null;
  tone: "" | "strong" | "quiet";
  message: string;
  facts: Record<string, string | number>;
}

/** A shape of the sheet. A tap on it plays whichever of its `moves` is legal, and no other move. */
export interface Patch {
  name: string;
  /** The text drawn on it. */
  label: string;
  outline: Point[];
  at: Point;
  group: string;
  ink: string | null;
  fresh: boolean;
  mark: string;
  sign: string;
  wants: string | null;
  /** The moves it stands for, legal or not; if none is legal now, a tap asks why the first is not. */
  moves: string[];
}

/** A piece that lies on the sheet. */
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
  /** The same sheet for portrait screens. */
  portrait: Layout | null;
  panels: Panel[];
  asks: Span[];
  fell: Span[];
}

export const sceneIn = typed<Scene>();

/** A scene as it is drawn on a portrait or landscape screen. */
export function laidOut(scene: Scene, upright: boolean): Scene {
  return upright && scene.portrait ? { ...scene, ...scene.portrait } : scene;
}

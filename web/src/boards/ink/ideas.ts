/** Where the steps of a hint are on the wheel and on the painting. */

import type { Idea } from "../../table/idea";
import { controlsOf, pointOf, type Pair } from "./controls";
import { faceOf, lookOf, type TileDesign } from "./tile";
import { tileOf, type InkView, type PainterView } from "./view";

export interface IdeaMarks {
  /** The number of the step at START (0) and the quills. */
  readonly quills: ReadonlyMap<number, number>;
  readonly tiles: readonly { n: number; face: TileDesign; at: readonly [number, number] }[];
  readonly pairs: readonly { n: number; pair: Pair }[];
  /** Centres of squares. */
  readonly squares: readonly { n: number; at: readonly [number, number] }[];
}

const CORNERS = "abcd";

export function ideaMarks(idea: Idea, view: InkView, painter: PainterView): IdeaMarks {
  const quills = new Map<number, number>();
  const tiles: IdeaMarks["tiles"][number][] = [];
  const pairs: IdeaMarks["pairs"][number][] = [];
  const squares: IdeaMarks["squares"][number][] = [];
  const turn = view.turn_of;
  let tile = turn.lifted === null ? turn.tile : (painter.tiles[turn.lifted]?.tile ?? null);
  let place = turn.at;
  /** The Lead bottle's place after the steps so far: `back` counts from there. */
  let lead = painter.lead;
  /** The step that puts the tile somewhere: its orientation is part of that. */
  let put: number | null = null;
  /** Tiles that the hint has laid so far, by their number. */
  const laid = new Map<number, readonly [number, number]>();

  /** The centre of a square, of the painting or of a tile that the hint lays. */
  function middle(name: string): readonly [number, number] | null {
    const own = painter.squares.find((square) => square.name === name);
    if (own) return [own.x + 0.5, own.y + 0.5];
    const corner = CORNERS.indexOf(name.at(-1) ?? "");
    const home = laid.get(tileOf(name));
    return home ? [home[0] + (corner % 2) + 0.5, home[1] + Math.floor(corner / 2) + 0.5] : null;
  }

  // Of what may follow a draw, the tile alone: everything else depends on where the token is placed.
  const likely = idea.likely?.filter(({ move }) => /^(quill|tile at|turned) /.test(move)) ?? [];
  for (const { n, move } of [...idea.steps, ...likely]) {
    const found = controlsOf([move], { ...painter, lead });
    const look = lookOf(move);
    const [quill] = found.quills.keys();
    const [at] = found.places.keys();
    const [pair] = found.pairs;
    if (quill !== undefined) {
      quills.set(quill, n);
      if (/^(quill|fetch)/.test(move)) tile = view.quills[quill - 1] ?? tile;
      if (/^(quill|back)/.test(move)) lead = quill;
    } else if (found.start) {
      quills.set(0, n);
      lead = 0;
    } else if (at) [place, put] = [at, n];
    else if (look !== null && tile && place) {
      const home = pointOf(place);
      tiles.push({ n: put ?? n, face: faceOf(tile, look), at: home });
      laid.set(painter.tiles.length + laid.size, home);
      place = put = null;
    } else if (pair) pairs.push({ n, pair });
    else {
      const [, name] = / (\d+[a-d])\b/.exec(move) ?? [];
      const spot = name ? middle(name) : null;
      if (spot) squares.push({ n, at: spot });
    }
  }
  return { quills, tiles, pairs, squares };
}

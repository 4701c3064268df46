/** A view as it will be once the pending move is confirmed, as far as that can be shown at once. */

import type { InkView, PainterView, SquareView } from "./view";

export function asIf(view: InkView, move: string): InkView {
  if (!move) return view;
  const turn = view.turn_of;
  const quill = /^(quill|fetch) (\d)$/.exec(move);
  if (quill) {
    const n = Number(quill[2]);
    const tile = view.quills[n - 1] ?? null;
    const after = {
      ...view,
      quills: view.quills.with(n - 1, null),
      turn_of: { ...turn, tile, bonus: null },
    };
    return quill[1] === "quill" ? withPainter(after, (painter) => ({ ...painter, lead: n })) : after;
  }
  if (move === "cross") return withPainter(view, (painter) => ({ ...painter, lead: 0 }));
  const shifted = /^(?:pass|shift) (\d)$/.exec(move);
  if (shifted) {
    const n = Number(shifted[1]);
    return withPainter(view, (painter) => ({
      ...painter,
      palette: painter.palette - n,
      jokers: painter.jokers + n,
    }));
  }
  const back = /^back (\d)$/.exec(move);
  if (back) {
    return withPainter(view, (painter) => ({ ...painter, lead: painter.lead - Number(back[1]) }));
  }
  const [, lifted] = /^lift (\d+[a-d])$/.exec(move) ?? [];
  if (lifted) return { ...view, turn_of: { ...turn, target: lifted } };
  if (move.startsWith("set on ")) {
    const set = withPainter(view, (painter) => ({
      ...painter,
      squares: setDown(painter.squares, turn.target, move.replace("set on ", "")),
    }));
    return { ...set, turn_of: { ...turn, target: null } };
  }
  return withPainter(view, (painter) => ({
    ...painter,
    squares: squaresAfter(painter, move, turn.token ?? []),
  }));
}

function withPainter(view: InkView, change: (painter: PainterView) => PainterView): InkView {
  const painter = view.painters[view.turn];
  if (!painter) return view;
  return { ...view, painters: view.painters.with(view.turn, change(painter)) };
}

/** The lifted bottle, the player's own or black, moves from one square to another. */
function setDown(squares: readonly SquareView[], from: string | null, to: string): readonly SquareView[] {
  const bottle = squares.find((square) => square.name === from)?.bottle;
  if (!bottle) return squares;
  return squares.map((square) => {
    if (square.name === from) return bare(square);
    return square.name === to ? { ...square, bottle, down: false } : square;
  });
}

function squaresAfter(
  { squares, own }: PainterView,
  move: string,
  token: readonly string[],
): readonly SquareView[] {
  const change = (name: string | undefined, into: (square: SquareView) => SquareView): readonly SquareView[] =>
    squares.map((square) => (square.name === name ? into(square) : square));
  const [, verb, name] = /^(fill|take off|spot on) (\d+[a-d])/.exec(move) ?? [];
  switch (verb) {
    case "fill":
      return change(name, (square) => ({ ...square, bottle: own ? "own" : "black", down: false }));
    case "take off":
      return change(name, bare);
    case "spot on":
      return change(name, (square) => ({ ...square, mark: "spot" }));
  }
  const cover = /^cover (\d+[a-d]) (right|down)$/.exec(move);
  const one = cover && squares.find((square) => square.name === cover[1]);
  if (one) {
    const [x, y] = cover[2] === "down" ? [one.x, one.y + 1] : [one.x + 1, one.y];
    const two = squares.find((square) => square.x === x && square.y === y);
    if (!two) return squares;
    return squares.map((square) => {
      if (square === one) return { ...bare(square), x_token: token, with: two.name };
      return square === two ? { ...bare(square), x_token: token, with: one.name } : square;
    });
  }
  const number = /^number (\d) on (\d+[a-d])$/.exec(move);
  if (number) return change(number[2], (square) => ({ ...square, mark: number[1] ?? square.mark }));
  const tint = /^([a-z ]+) on (\d+[a-d])$/.exec(move);
  if (tint) {
    const colour = tint[1] ?? "";
    return change(tint[2], (square) => ({ ...square, colour, mark: "plain" }));
  }
  const off = /^uncover (\d+[a-d])$/.exec(move);
  const crossed = off && squares.find((square) => square.name === off[1]);
  if (!crossed) return squares;
  return squares.map((square) =>
    square === crossed || square.name === crossed.with ? uncovered(square) : square,
  );
}

function bare(square: SquareView): SquareView {
  const { bottle: _, down: __, ...rest } = square;
  return rest;
}

function uncovered(square: SquareView): SquareView {
  const { x_token: _, with: __, ...rest } = square;
  return rest;
}

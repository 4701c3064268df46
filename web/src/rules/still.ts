/** A position of an example in the shape of a table, so that boards can draw it. */

import type { Scene } from "../api/scene";
import type { Data, ExampleShown, FeedItem, PositionShown } from "../api/schema";
import type { Begun, Playable } from "../table/playable";
import type { Voice } from "../words/voice";

const CHANCE = -1;

export class StillTable implements Playable {
  readonly now: Begun;
  readonly options: Data;
  readonly log: readonly FeedItem[];
  readonly tick = 0;
  readonly pending: readonly string[] = [];
  readonly canMove = false;
  readonly #scene: Scene;

  /** `made`: moves of seat 0 that have led on from what was played before. */
  constructor(
    game: string,
    example: ExampleShown,
    position: PositionShown,
    made: readonly string[],
    readonly voice: Voice,
  ) {
    this.options = example.options;
    this.log = [...example.log, ...made.map((text): [number, string] => [0, text])].map(
      ([seat, text]) => (seat === CHANCE ? { what: "throw", text } : { what: "move", seat, text }),
    );
    this.#scene = position.scene as unknown as Scene;
    this.now = {
      table: "",
      game,
      rules: 0,
      phase: "playing",
      seats: Array.from({ length: example.seats }, () => ({ kind: "person", name: "" })),
      seat: null,
      yours: [],
      host: false,
      view: position.view,
      moves: [],
      undo: false,
      scores: [],
      winners: [],
      ending: "",
      fair: { commitment: "", words: [], secret: null, first: 0, version: 1, table: "", parts: [] },
      rematch: "",
    };
  }

  async scene(): Promise<Scene> {
    return this.#scene;
  }

  // Nobody moves in a picture.
  tap(): void {}
  play(): void {}
  tell(): void {}
}

/** A position of an example in the shape of a table, so that boards can draw it. */

import { sceneIn, type Scene } from "../api/scene";
import type { Data, ExampleShown, FeedItem, PositionShown } from "../api/schema";
import { logOf, pictured } from "../table/pictured";
import type { Begun, Playable } from "../table/playable";
import type { Voice } from "../words/voice";

export class StillTable implements Playable {
  readonly now: Begun;
  readonly options: Data;
  readonly log: readonly FeedItem[];
  readonly tick = 0;
  readonly pending: readonly string[] = [];
  readonly canMove = false;
  readonly #scene: Scene;

  /** `made`: moves of seat 0 that led from the previous position to this one. */
  constructor(
    game: string,
    example: ExampleShown,
    position: PositionShown,
    made: readonly string[],
    readonly voice: Voice,
  ) {
    this.options = example.options;
    this.log = logOf([...example.log, ...made.map((text): [number, string] => [0, text])]);
    this.#scene = sceneIn(position.scene);
    const seats = Array.from({ length: example.seats }, () => ({ kind: "person" as const, name: "" }));
    this.now = pictured({ game, seats, view: position.view });
  }

  async scene(): Promise<Scene> {
    return this.#scene;
  }

  // Nobody moves in a picture.
  tap(): void {}
  play(): void {}
  tell(): void {}
}

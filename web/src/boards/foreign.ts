/**
 * Sheets that third-party games bring: `page/board.js` and `page/board.css` in a game's folder. The
 * module is plain JavaScript and knows nothing of the page; docs/new-game.md documents it for authors.
 */

import * as calls from "../api/calls";
import type { Scene } from "../api/scene";

/** What a sheet gets when it is mounted and after every change. */
export interface ForeignProps {
  /** What the viewer may know: `State.view` of the game. */
  readonly view: Readonly<Record<string, unknown>>;
  /** The picture that the game draws by itself, if it does. */
  readonly scene: Scene;
  /** The seat that plays here, null for a spectator; and the seat whose sheet is shown. */
  readonly seat: number | null;
  readonly of: number;
  /** The texts of the legal moves; none if it is not this viewer's turn, or another's sheet. */
  readonly moves: readonly string[];
  readonly language: string;
  /** Play that move if it is legal; otherwise show its rule there. */
  tap(move: string, event: MouseEvent | KeyboardEvent): void;
  /** A message of the game's catalogue. */
  say(id: string, facts?: Record<string, string | number>): string;
  /** The name of the player in a seat. */
  name(seat: number): string;
}

export interface ForeignHandle {
  update(props: ForeignProps): void;
  destroy(): void;
}

export interface ForeignModule {
  mount(target: HTMLElement, props: ForeignProps): ForeignHandle;
}

const loaded = new Map<string, ForeignModule>();
const asked = new Map<string, Promise<void>>();

export function foreignOf(game: string): ForeignModule | undefined {
  return loaded.get(game);
}

/** Load what a game brings, once. Errors are logged to the console: the generic board remains. */
export function loadForeign(game: string, load: (address: string) => Promise<unknown> = fetched): Promise<void> {
  let under = asked.get(game);
  if (!under) {
    under = brought(game, load).catch((error: unknown) => {
      asked.delete(game);
      console.warn(`The board of ${game} cannot be loaded; the generic one is shown.`, error);
    });
    asked.set(game, under);
  }
  return under;
}

const fetched = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

async function brought(game: string, load: (address: string) => Promise<unknown>): Promise<void> {
  const { games } = await calls.games();
  const board = games.find((one) => one.name === game)?.board;
  if (board?.style) addStyle(board.style);
  if (!board?.module) return;
  const module = await load(board.module);
  if (!isForeign(module)) throw new Error(`${board.module} exports no function mount.`);
  loaded.set(game, module);
}

function isForeign(module: unknown): module is ForeignModule {
  return typeof (module as Partial<ForeignModule> | null)?.mount === "function";
}

function addStyle(address: string): void {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  document.head.append(link);
}

/** All requests of the page to the server, by name. */

import { get, getAhead, post } from "./ask";
import type { Scene } from "./scene";
import type {
  Answer,
  At,
  CourseShown,
  DeviceLink,
  Done,
  ExampleShown,
  Gains,
  Games,
  GameStanding,
  Hints,
  Links,
  Me,
  NewTable,
  Offer,
  PlayFrom,
  Previewed,
  React,
  Record as RecordShown,
  ReplayShown,
  RulebookShown,
  ReviewNow,
  TableNow,
  Tables,
} from "./schema";

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;
const query = (values: Record<string, number | null>): string => {
  const given = Object.entries(values).filter(([, value]) => value !== null);
  return given.length ? `?${given.map(([key, value]) => `${key}=${value}`).join("&")}` : "";
};

export const me = () => get<Me>("/api/me");
export const games = () => get<Games>("/api/games");
export const myTables = () => get<Tables>("/api/tables");
export const openTable = (body: NewTable) => post<At>("/api/tables", body);

export const look = (table: string, seat: number | null, since: number) =>
  getAhead<TableNow>(`${at(table)}${query({ seat, since })}`);
export const standing = (table: string) => get<GameStanding>(`${at(table)}/standing`);
export const offer = (table: string, link: string) => post<Offer>(`${at(table)}/offer`, { link });
export const join = (table: string, name: string, link: string, hash: string) =>
  post<At>(`${at(table)}/join`, { name, link, hash });
export const watch = (table: string, link: string) => post<At>(`${at(table)}/watch`, { link });
export const carry = (table: string, link: string) => post<At>(`${at(table)}/carry`, { link });
export const links = (table: string) => get<Links>(`${at(table)}/links`);
export const device = (table: string, seat: number) =>
  post<DeviceLink>(`${at(table)}/device`, { seat });

export const place = (table: string, seat: number, level: string) =>
  post<Done>(`${at(table)}/place`, { seat, level });
export const sayWords = (table: string, seat: number, words: string) =>
  post<Done>(`${at(table)}/words`, { seat, words });
export const commit = (table: string, seat: number, hash: string) =>
  post<Done>(`${at(table)}/commit`, { seat, hash });
export const reveal = (table: string, seat: number, bytes: string) =>
  post<Done>(`${at(table)}/reveal`, { seat, bytes });
export const start = (table: string) => post<Done>(`${at(table)}/start`);
export const leave = (table: string, seat: number) => post<Done>(`${at(table)}/leave`, { seat });

export const move = (table: string, seat: number, text: string, id: string) =>
  post<Done>(`${at(table)}/move`, { seat, move: text, id });
export const undo = (table: string, seat: number, id: string, whole: boolean) =>
  post<Done>(`${at(table)}/undo`, { seat, id, whole });
export const why = (table: string, seat: number, text: string) =>
  post<Answer>(`${at(table)}/why`, { seat, move: text });
export const hint = (table: string, seat: number) => post<Hints>(`${at(table)}/hint`, { seat });
export const gains = (table: string, seat: number | null) =>
  get<Gains>(`${at(table)}/gains${query({ seat })}`);
export const preview = (table: string, seat: number, moves: readonly string[]) =>
  post<Previewed>(`${at(table)}/preview`, { seat, moves });
export const react = (table: string, seat: number, what: React["what"]) =>
  post<Done>(`${at(table)}/react`, { seat, what });
export const hand = (table: string, seat: number, level: string) =>
  post<Done>(`${at(table)}/hand`, { seat, level });
export const takeOver = (table: string, seat: number) =>
  post<Done>(`${at(table)}/take-over`, { seat });
export const resign = (table: string, seat: number, level: string) =>
  post<Done>(`${at(table)}/resign`, { seat, level });
export const giveUp = (table: string, seat: number) => post<Done>(`${at(table)}/give-up`, { seat });
export const playOn = (table: string, seat: number) => post<Done>(`${at(table)}/play-on`, { seat });
export const unwatch = (table: string, seat: number) => post<Done>(`${at(table)}/unwatch`, { seat });
export const rematch = (table: string, seat: number) => post<At>(`${at(table)}/rematch`, { seat });
export const record = (table: string) => get<RecordShown>(`${at(table)}/record`);

export const scene = async (table: string, seat: number | null, of: number): Promise<Scene> =>
  (await get<{ scene: Scene }>(`${at(table)}/scene${query({ seat, of })}`)).scene;
export const gameScene = async (game: string, moves: number): Promise<Scene> =>
  (await get<{ scene: Scene }>(`/api/games/${encodeURIComponent(game)}/scene${query({ moves })}`))
    .scene;
/** A game's rules for the rules page. */
export const rulebook = (game: string) =>
  get<RulebookShown>(`/api/games/${encodeURIComponent(game)}/rulebook`);
/** An example of these rules, by its number. */
export const example = (game: string, n: number) =>
  get<ExampleShown>(`/api/games/${encodeURIComponent(game)}/example${query({ n })}`);
export const replay = (record: Record<string, unknown>, step: number, seat: number) =>
  post<ReplayShown>("/api/replay", { record, step, seat });
export const replayAgain = (id: string, step: number, seat: number) =>
  post<ReplayShown>("/api/replay", { id, step, seat });
/** The scores of a record turn by turn. */
export const course = (record: Record<string, unknown>) => post<CourseShown>("/api/course", { record });
export const courseAgain = (id: string) => post<CourseShown>("/api/course", { id });

/** The review of a finished game from part `have` on; the server answers once there is more. */
export const reviewTable = (table: string, have: number) => post<ReviewNow>(`${at(table)}/review`, { have });
export const review = (record: Record<string, unknown>, have: number) =>
  post<ReviewNow>("/api/review", { record, have });
export const reviewAgain = (id: string, have: number) => post<ReviewNow>("/api/review", { id, have });
/** A new table from a position of a record. */
export const playFrom = (body: PlayFrom) => post<At>("/api/play-from", body);

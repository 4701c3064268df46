// Made from the server's structs by tools/page_schema.py: change that, then run it again.

/** An object whose keys are not told. */
export type Data = { [key: string]: unknown };

/** Whether a move is allowed; if not, by which rule, and that in words. */
export interface Answer {
  legal: boolean;
  rule?: string;
  words?: string;
}

/** Where somebody sits or stands now. */
export interface At {
  table: string;
  seat: number | null;
  commitment?: string;
}

/** One of one's own seats. */
export interface AtSeat {
  seat: number;
}

/** Addresses of the files that a game brings for its board; "" if there is none. They change with the content, so that a browser never mixes two versions. */
export interface BoardFiles {
  module: string;
  style: string;
}

/** The word of a link that carries a seat to this device; before the start, with a new hash. */
export interface Carry {
  link: string;
  hash?: string | null;
}

/** The SHA-256 of a seat's part of the dice, before the start. */
export interface Commit {
  seat: number;
  hash: string;
}

/** Whoever opens it next has the seat. It works once, and not for long. */
export interface DeviceLink {
  link: string;
  url: string;
  seconds: number;
}

/** It is done, and on disk. `version` counts what this seat was told. */
export interface Done {
  version: number;
}

/** What may be known of the dice. `secret` is told when the play is over. */
export interface FairShown {
  commitment: string;
  words: string[];
  secret: string | null;
  first: number;
  version: number;
  table: string;
  parts: PartShown[];
}

/** What a move would change of the own score; only lines that change are named. */
export interface GainShown {
  move: string;
  total: number;
  lines: [string, number][];
  sure?: boolean;
}

/** One for each open move; none if it is not this seat's turn or there are too many. */
export interface Gains {
  version: number;
  gains: GainShown[];
}

/** A game that can be played here. */
export interface GameShown {
  name: string;
  title: string;
  about: string;
  seats: number[];
  rules: number;
  options: { [key: string]: OptionShown };
  board: BoardFiles | null;
}

export interface Games {
  games: GameShown[];
  levels: string[];
  languages: string[];
}

/** A seat that a bot of this level is to play for its owner. */
export interface Hand {
  seat: number;
  level: string;
}

export interface Health {
  status: "ok" | "stopping";
}

export interface Hints {
  ways: Way[];
}

export interface Invitation {
  seat: number;
  link: string;
  url: string;
}

/** Take the seat that an invitation is for, or that is kept for this guest. */
export interface Join {
  name: string;
  link?: string;
  hash?: string | null;
}

/** What can be given to others. Invitations are the host's to give. */
export interface Links {
  invitations: Invitation[];
  watch: string;
  watch_url: string;
}

/** Who asks. `guest` is a name for one's own use, no secret and no key to anything. */
export interface Me {
  guest: string;
  language: string;
}

/** What came about with a step; the game's catalogue says it as `moment-<name>`. */
export interface MomentTold {
  name: string;
  seat?: number | null;
  facts?: Data;
  points?: number;
}

/** A move in notation. The id is the client's own: sent twice, the move is played once. */
export interface Move {
  seat: number;
  move: string;
  id: string;
}

/** A table to be opened. */
export interface NewTable {
  game: string;
  seats: Wanted[];
  name: string;
  options?: Data;
}

/** What an invitation is to, and who invites; nothing else of the table. */
export interface Offer {
  game: string;
  host: string;
  seated: boolean;
}

/** Something to choose before a play; with `open`, other values may do too. */
export interface OptionShown {
  default: unknown;
  choices: unknown[];
  open: boolean;
}

/** A seat's part of the dice: its hash, and the bytes when the play has begun. */
export interface PartShown {
  hash: string | null;
  bytes: string | null;
  why?: string;
}

/** A seat to be given to a bot of a level, or to be opened (no level). */
export interface Place {
  seat: number;
  level?: string;
}

/** Who is here, seat by seat, and which bots are thinking. */
export interface Presence {
  is: "presence";
  here: boolean[];
  thinking: number[];
  watching: number;
}

/** What was wrong (RFC 9457). `code` stays the same; `detail` is a sentence for people. */
export interface Problem {
  title: string;
  status: number;
  detail: string;
  code: string;
  type?: string;
  rule?: string;
}

/** A reaction that whoever is at the table sees; it is not kept. */
export interface React {
  seat: number;
  what: "back-soon" | "bravo" | "ha" | "oops" | "thanks" | "tick-tock";
}

/** What a socket tells when somebody reacts. A nudge says to whom. */
export interface Reaction {
  is: "reaction";
  seat: number;
  what: "back-soon" | "bravo" | "ha" | "oops" | "thanks" | "tick-tock";
  to?: number[];
}

/** A play that is over: its record, as `paintpot verify` and `paintpot replay` read it. */
export interface Record {
  record: Data;
}

/** A play after so many moves. Nothing is hidden in a replay. */
export interface ReplayShown {
  id: string;
  game: string;
  options: Data;
  names: string[];
  moves: [number, string][];
  step: number;
  view: Data;
  scene: Data;
  scores: ScoreShown[];
  winners: number[];
}

/** Where to look at a record: after so many moves, from the chair of a seat. The record is sent once; later steps name it by the `id` of the answer. */
export interface ReplayWish {
  step: number;
  seat?: number;
  record?: Data | null;
  id?: string;
}

/** A seat that its owner leaves to a bot of this level for good. */
export interface Resign {
  seat: number;
  level?: string;
}

/** A seat's part of the dice: 32 bytes as 64 hex digits, whose SHA-256 it committed to. */
export interface Reveal {
  seat: number;
  bytes: string;
}

/** Words that go into the dice. */
export interface SayWords {
  seat: number;
  words: string;
}

/** A picture, in no language: see docs/new-game.md. */
export interface SceneShown {
  scene: Data;
}

/** Lines that add up to a total; a line is named `group/part`. */
export interface ScoreShown {
  total: number;
  lines: [string, number][];
  tie: number[];
  verdict: string | null;
  deciders?: [string, number][];
}

/** Who sits there. */
export interface SeatShown {
  kind: "bot" | "open" | "person";
  name?: string;
  level?: string;
  acting?: boolean;
  kept?: boolean;
}

/** A table as one viewer may see it. `seat` is the viewer's, or null for a spectator. */
export interface Snapshot {
  table: string;
  game: string;
  rules: number;
  phase: string;
  seats: SeatShown[];
  seat: number | null;
  yours: number[];
  host: boolean;
  view: Data | null;
  moves: string[];
  undo: boolean;
  scores: (ScoreShown | null)[];
  winners: number[];
  ending: string;
  fair: FairShown;
  rematch: string;
  proposed?: number[];
  closed?: string;
  totals?: number[];
}

/** A table as it is, and what was told since the version asked for. */
export interface TableNow {
  since: number;
  version: number;
  told: Told[];
  now: Snapshot;
  options?: Data;
}

/** One of somebody's tables in their list. */
export interface TableShown {
  table: string;
  game: string;
  phase: string;
  seats: string[];
  yours: number[];
  acting: number[];
  created: number;
  touched: number;
  finished: boolean;
  closed?: string;
  ending?: string;
}

export interface Tables {
  tables: TableShown[];
}

/** One thing that happened, as a client hears it. */
export interface Told {
  what: "abandoned" | "declined" | "handed" | "move" | "over" | "placed" | "proposed" | "rematch" | "repaired" | "resigned" | "returned" | "rose" | "sat" | "silent" | "started" | "throw" | "undo" | "unwatched" | "words";
  seat?: number | null;
  text?: string;
  name?: string;
  late?: boolean;
  moments?: MomentTold[];
}

/** Take back the last move, or the whole turn as far as nothing was learned since. */
export interface Undo {
  seat: number;
  id: string;
  whole?: boolean;
}

/** What a socket tells: a table as it is now, and what was told after `since`. */
export interface Update {
  is: "update";
  since: number;
  version: number;
  told: Told[];
  now: Snapshot;
  options?: Data;
}

/** The word of a link: of an invitation, for watching, or for carrying a seat to this device. */
export interface UseLink {
  link: string;
}

/** Who is to sit on a seat: whoever opens the table, somebody to be invited, or a bot. */
export interface Wanted {
  kind: "bot" | "me" | "open";
  level?: string;
  name?: string;
  hash?: string | null;
}

/** A way to play the rest of the turn, and what it should bring in points. */
export interface Way {
  moves: string[];
  gain: number;
}

/** A move about which somebody asks why it is not allowed. */
export interface Why {
  seat: number;
  move: string;
}

/** The messages of a game in one language, in Fluent's notation. */
export interface WordsShown {
  language: string;
  messages: string;
}

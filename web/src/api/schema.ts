// Made from the server's structs by tools/page_schema.py: change that, then run it again.

/** An object whose keys are not told. */
export type Data = { [key: string]: unknown };

/** Whether a move is allowed; if not, the rule's id and an explanation in words. */
export interface Answer {
  legal: boolean;
  rule?: string;
  words?: string;
}

/** Where a guest is now: the table, and the seat if they have one. */
export interface At {
  table: string;
  seat: number | null;
  commitment?: string;
}

/** One of the guest's own seats. */
export interface AtSeat {
  seat: number;
}

/** A guest's own attempt at a day's game, the one that counts. */
export interface AttemptShown {
  day: string;
  game: string;
  table: string;
  state: "begun" | "finished" | "given-up" | "late";
  total: number | null;
  won: boolean;
  rank: number | null;
  par: ParShown | null;
}

/** URLs of a game's own files for its board; "" if there is none. They change with the content, so that a browser never mixes two versions. */
export interface BoardFiles {
  module: string;
  style: string;
}

/** The token of a device link; before the start, with the new device's commitment. */
export interface Carry {
  link: string;
  hash?: string | null;
}

/** The SHA-256 of a seat's part of the dice, before the start. */
export interface Commit {
  seat: number;
  hash: string;
}

/** Show the scores of a record turn by turn; it is sent or named as for a replay. */
export interface CourseRequest {
  record?: unknown;
  id?: string;
}

/** How the scores of a game changed, from before its first move. Nothing is hidden. */
export interface CourseShown {
  id: string;
  start: number[];
  turns: TurnShown[];
}

/** Today's deal of one game. */
export interface DailyGame {
  game: string;
  commitment: string;
  committed: number;
  against: string;
  played: number;
  best: number | null;
  par: ParShown | null;
  mine: AttemptShown | null;
}

/** A guest's own attempts, latest day first. */
export interface DailyHistory {
  attempts: AttemptShown[];
  streak: Streak;
}

/** What can be played today. A day is a date in UTC. */
export interface DailyNow {
  today: string;
  featured: string;
  games: DailyGame[];
  tomorrow: Tomorrow;
  streak: Streak;
}

/** A day's game: its board, and what is public about its dice. */
export interface DayShown {
  day: string;
  game: string;
  today: boolean;
  mine: AttemptShown | null;
  practice: boolean;
  board: RankedResult[];
  played: number;
  par: ParShown | null;
  squares: string[][];
  commitment: string;
  committed: number;
  secret: string | null;
  tomorrow: Tomorrow;
  streak: Streak;
}

/** The next device that opens it gets the seat. It works once, and expires soon. */
export interface DeviceLink {
  link: string;
  url: string;
  seconds: number;
}

/** The command has succeeded and is on disk. `version` is the length of the seat's feed. */
export interface Done {
  version: number;
}

/** An example by its name; `lesson` is where it can be tried, or "". */
export interface ExampleListed {
  name: string;
  lesson: string;
}

/** An example: `moves` are those of seat 0 between the two positions, or the refused one. `log` is what was played before, by seats; that of chance is -1. */
export interface ExampleShown {
  name: string;
  seats: number;
  options: Data;
  focus: string[];
  log: [number, string][];
  moves: string[];
  before: PositionShown;
  after: PositionShown | null;
  changes: [string, number][];
  refused: RefusalShown | null;
}

/** What may be known of the dice. `secret` is revealed when the game is over. */
export interface FairShown {
  commitment: string;
  words: string[];
  secret: string | null;
  first: number;
  version: number;
  table: string;
  parts: PartShown[];
}

/** One thing that happened, as delivered to a client. A server keeps one for every move of every table. They are in no reference cycle, so the garbage collector need not walk over them. */
export interface FeedItem {
  what: "abandoned" | "declined" | "handed" | "move" | "over" | "placed" | "proposed" | "rematch" | "repaired" | "resigned" | "returned" | "rose" | "sat" | "silent" | "started" | "throw" | "undo" | "unwatched" | "words";
  seat?: number | null;
  text?: string;
  name?: string;
  late?: boolean;
  moments?: FeedMoment[];
  brought?: [number, number][];
}

/** Something that happened in a step; the game's catalogue words it as `moment-<name>`. */
export interface FeedMoment {
  name: string;
  seat?: number | null;
  facts?: Data;
  points?: number;
}

/** What a move would change in the player's own score; only lines that change are listed. */
export interface GainShown {
  move: string;
  total: number;
  lines: [string, number][];
  sure?: boolean;
  then?: string;
  caution?: string;
  others?: [number, number][];
  final?: boolean;
}

/** One for each legal move; none if it is not this seat's turn or there are too many moves. */
export interface Gains {
  version: number;
  gains: GainShown[];
}

/** The puzzles of one game, and the one of the day. */
export interface GamePuzzles {
  game: string;
  today: string;
  daily: string;
  puzzles: PuzzleListed[];
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
  lessons: number;
}

/** How a running game stands, in a few numbers. */
export interface GameStanding {
  points: (number | null)[];
  unit: "round" | "turn";
  n: number;
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

/** Whether this process serves, and whether what it depends on can be reached. Without Redis it serves on, and news between processes is late; without the database it cannot. */
export interface Health {
  status: "away" | "ok" | "stopping";
  depends?: { [key: string]: "away" | "ok" | "unusable" };
}

/** An idea for the rest of the turn: its steps, the player's score before and after, and why. */
export interface HintedTurn {
  steps: GainShown[];
  before: number;
  after: number;
  why: string;
  later?: number | null;
  total?: number | null;
  likely?: string[];
}

/** Different ideas, best first. */
export interface Hints {
  ways: HintedTurn[];
}

export interface Invitation {
  seat: number;
  link: string;
  url: string;
}

/** Take the seat that an invitation is for, or one that is reserved for this guest. */
export interface Join {
  name: string;
  link?: string;
  hash?: string | null;
}

export interface LessonListed {
  name: string;
  title: string;
  steps: number;
}

/** A step of a lesson as the learner sees it, at seat 0, and the answer to their move. */
export interface LessonShown {
  title: string;
  step: number;
  steps: number;
  asks: string;
  made: string[];
  names: string[];
  options: Data;
  log: FeedItem[];
  since: number;
  view: Data;
  moves: string[];
  acting: number[];
  scores: (ScoreShown | null)[];
  marks: string[];
  way: string[];
  kind?: string;
  said?: string;
  rule?: string;
  changes?: [string, number][];
  scene?: Data | null;
  gains?: GainShown[];
  preview?: Previewed | null;
  focus?: string[];
  find?: boolean;
}

/** Show a step of a lesson, or an example, after the learner's moves, and judge one more. Nothing is stored: the position follows from the moves. */
export interface LessonStep {
  lesson?: string;
  example?: string;
  step?: number;
  before?: string[][];
  moves?: string[];
  move?: string;
  of?: number | null;
  gains?: boolean;
  preview?: string[];
}

/** The lessons of a game: the first one teaches to play, the others something special each. */
export interface Lessons {
  game: string;
  lessons: LessonListed[];
}

/** Links to share. Only the host gets invitations. */
export interface Links {
  invitations: Invitation[];
  watch: string;
  watch_url: string;
}

/** Who sent the request. `guest` is an identifier, not a credential. */
export interface Me {
  guest: string;
  language: string;
}

/** A move in notation. The id is an idempotency key: sent twice, the move is played once. */
export interface Move {
  seat: number;
  move: string;
  id: string;
}

/** The games a guest has finished, the oldest first, and the streak of daily games. */
export interface MyRecord {
  games: PlayedGame[];
  most: number;
  streak: Streak;
}

/** A table to be opened. */
export interface NewTable {
  game: string;
  seats: Wanted[];
  name: string;
  options?: { [key: string]: unknown };
}

/** What an invitation is for, and who invites; nothing else of the table. */
export interface Offer {
  game: string;
  host: string;
  seated: boolean;
}

/** An option of a game; with `open`, values other than the choices may be allowed. */
export interface OptionShown {
  default: unknown;
  choices: unknown[];
  open: boolean;
}

/** What the expert made with the same dice. */
export interface ParShown {
  total: number;
  won: boolean;
}

/** A seat's part of the dice: its commitment, and the bytes once the game has begun. */
export interface PartShown {
  hash: string | null;
  bytes: string | null;
  why?: string;
}

/** A seat to be given to a bot of a level, or to be reopened (no level). */
export interface PlaceBot {
  seat: number;
  level?: string;
}

/** Play a daily game under this name. */
export interface PlayDaily {
  name: string;
}

/** A table that begins with the first moves of a record; its dice are new from there on. */
export interface PlayFrom {
  step: number;
  seats: Wanted[];
  name: string;
  record?: unknown;
  id?: string;
}

export interface PlayedDay {
  day: string;
  played: boolean;
}

/** A finished game, as the player of one seat sees it. */
export interface PlayedGame {
  table: string;
  game: string;
  sheet: string;
  seats: number;
  total: number;
  margin: number | null;
  won: boolean;
  ended: number;
  day: string;
  accuracy: number | null;
}

/** A position from seat 0, and the places that it is about. */
export interface PositionShown {
  view: Data;
  scene: Data;
  marked: string[];
}

/** A WebSocket message: who is connected, seat by seat, and which bots are thinking. */
export interface Presence {
  is: "presence";
  here: boolean[];
  thinking: number[];
  watching: number;
  since?: (number | null)[];
  replaceable?: number[];
}

/** Moves to be tried on a copy, in order: how would things stand after them? */
export interface Preview {
  seat: number;
  moves: string[];
}

/** How a table would look after some moves. Without a view if they cannot be tried now. */
export interface Previewed {
  version: number;
  view?: Data | null;
  gain?: GainShown | null;
  next?: GainShown[];
}

/** An error (RFC 9457). `code` is stable; `detail` is a sentence for people. */
export interface Problem {
  title: string;
  status: number;
  detail: string;
  code: string;
  type?: string;
  rule?: string;
}

export interface PuzzleListed {
  id: string;
  grade: string;
}

/** A puzzle after some moves of its turn. */
export interface PuzzleNow {
  id: string;
  game: string;
  rules: number;
  grade: string;
  seat: number;
  seats: number;
  before: [number, string][];
  given: number;
  view: Data;
  scene: Data;
  moves: string[];
  made: string[];
  score: ScoreShown;
  refused?: PuzzleRefusal | null;
  verdict?: PuzzleVerdict | null;
}

/** Why the last move is not allowed. The position is the one before it. */
export interface PuzzleRefusal {
  rule: string;
  words: string;
}

/** How the turn compares with the best one. */
export interface PuzzleVerdict {
  solved: boolean;
  behind: number;
  best: string[];
  gains: [string, number][][];
  own: [string, number][];
  why: string;
  next: number;
}

/** How many puzzles each game has, and today's of each. */
export interface Puzzles {
  today: string;
  counts: { [key: string]: number };
  daily: { [key: string]: string };
}

/** A place on the board of a day; equal totals share a rank. */
export interface RankedResult {
  rank: number;
  name: string;
  total: number;
  you: boolean;
}

/** A reaction that everybody connected sees; it is not stored. */
export interface React {
  seat: number;
  what: "back-soon" | "bravo" | "ha" | "oops" | "thanks" | "tick-tock";
}

/** A WebSocket message: somebody reacted. A nudge names its targets. */
export interface Reaction {
  is: "reaction";
  seat: number;
  what: "back-soon" | "bravo" | "ha" | "oops" | "thanks" | "tick-tock";
  to?: number[];
}

/** The record of a finished game, as `paintpot verify` and `paintpot replay` read it. */
export interface Record {
  record: Data;
}

/** Why a move is refused, by its rule. */
export interface RefusalShown {
  rule: string;
  why: string;
}

/** Show a record after some of its moves, from the point of view of a seat. The record is sent once; later requests name it by the `id` of the response. */
export interface ReplayRequest {
  step: number;
  seat?: number;
  record?: unknown;
  id?: string;
}

/** A game after some of its moves. Nothing is hidden in a replay. */
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

/** How far a review is. Ask again with more parts in `have` until there is a summary. */
export interface ReviewNow {
  id: string;
  total: number;
  parts: ReviewPart[];
  why: string[];
  summary?: ReviewSummary | null;
}

/** The same for a record; it is sent or named as for a replay. */
export interface ReviewOfRecord {
  have?: number;
  record?: unknown;
  id?: string;
}

/** Ask for the review of a table: how many of its parts the client has. */
export interface ReviewOfTable {
  have?: number;
}

/** A turn or a throw, in the order of the game. */
export interface ReviewPart {
  turn?: ReviewedTurn | null;
  throw?: ReviewedThrow | null;
}

/** What can be said once all parts are judged. */
export interface ReviewSummary {
  game: string;
  simulations: number;
  spread: number;
  measure: string;
  seats: ReviewedSeat[];
  moments: number[];
}

/** The account of a seat: start + luck + own + others + remainder = result. */
export interface ReviewedSeat {
  seat: number;
  start: number;
  luck: number;
  own: number;
  others: number;
  remainder: number;
  result: number;
  accuracy: number | null;
  given: number;
  chance: number | null;
  verdicts: { [key: string]: number };
  moments: number[];
}

/** One act of chance: what it added for each seat. */
export interface ReviewedThrow {
  at: number;
  text: string;
  luck: number[];
  outcomes: number | null;
  chances: number[] | null;
  values: number[];
}

/** One turn of a seat. Values are points of final margin for that seat. */
export interface ReviewedTurn {
  seat: number;
  from: number;
  to: number;
  moves: string[];
  before: number;
  value: number;
  best: number;
  loss: number;
  error: number;
  lost: number;
  verdict: string;
  better: string[];
  forced: boolean;
  changes: number[];
  chances: number[] | null;
  values: number[];
  gains: [string, number][][];
  lines: [string, number][];
  prepares: [string, number, number][];
}

/** A part of a section: `text` has one line of one cell, `list` a line for each item, `table` the head and the rows; `example` has the name of an example and its caption. */
export interface RuleBlock {
  kind: string;
  lines: RuleSpan[][][];
  example?: string;
}

/** A section with its title, the ids of the rules it is about, and lessons where to try it. */
export interface RuleSection {
  id: string;
  title: string;
  blocks: RuleBlock[];
  rules: string[];
  lessons: string[];
}

/** Words in a row, strong or not; or the name of an ink or a sign to be drawn there. */
export interface RuleSpan {
  text: string;
  strong?: boolean;
  sign?: string;
}

/** The rules of a game to be read; no sections if it has none but the ledger. `lessons` are the titles of its lessons, by their names. */
export interface RulebookShown {
  sections: RuleSection[];
  examples: ExampleListed[];
  lessons: { [key: string]: string };
}

/** Words that are mixed into the dice. */
export interface SayWords {
  seat: number;
  words: string;
}

/** A scene, free of any language: see docs/new-game.md. */
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

/** Who occupies a seat. */
export interface SeatShown {
  kind: "bot" | "open" | "person";
  name?: string;
  level?: string;
  acting?: boolean;
  kept?: boolean;
  retired?: boolean;
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
  day?: string;
  practice?: boolean;
  covered?: boolean;
  sure?: number | null;
}

/** A puzzle, and the moves of its turn that were made so far. */
export interface SolvePuzzle {
  id: string;
  moves: string[];
}

/** The scores within a turn, when one seat has played and another has not. */
export interface StandingShown {
  totals: number[];
  changes: [number, string, number][];
}

/** Days in a row on which the guest has finished a daily game of any kind. */
export interface Streak {
  days: number;
  longest: number;
  week: PlayedDay[];
}

/** A table as it is now, and the items of the guest's feed since the given version. */
export interface TableNow {
  since: number;
  version: number;
  told: FeedItem[];
  now: Snapshot;
  options?: Data;
}

/** One of a guest's tables in their list. */
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
  totals?: number[];
  winners?: number[];
}

export interface Tables {
  tables: TableShown[];
}

export interface Tomorrow {
  day: string;
  featured: string;
  commitments: { [key: string]: string };
  seconds: number;
}

/** The scores after a turn, or after a round where all seats play at once. */
export interface TurnShown {
  step: number;
  totals: number[];
  changes: [number, string, number][];
  between: StandingShown[];
}

/** Take back the last move, or the whole turn as far as nothing was learned since. */
export interface Undo {
  seat: number;
  id: string;
  whole?: boolean;
}

/** A WebSocket message: a table as it is now, and the items of the feed since `since`. */
export interface Update {
  is: "update";
  since: number;
  version: number;
  told: FeedItem[];
  now: Snapshot;
  options?: Data;
}

/** The token of an invitation or of a watch link. */
export interface UseLink {
  link: string;
}

/** Who a seat is for: the host, somebody to be invited, or a bot. */
export interface Wanted {
  kind: "bot" | "me" | "open";
  level?: string;
  name?: string;
  hash?: string | null;
}

/** A move to be explained: why is it not allowed? */
export interface Why {
  seat: number;
  move: string;
}

/** The messages of a game in one language, in Fluent syntax. */
export interface WordsShown {
  language: string;
  messages: string;
}

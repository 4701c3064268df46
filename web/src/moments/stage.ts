/**
 * Plays moments one after another over the page. Nothing waits for it: it takes no pointer events, and
 * the next tap skips to its end. With reduced motion the same news is shown for a while without
 * movement.
 */

import { announcer } from "../announce.svelte";
import { speaker } from "../sound/sound.svelte";
import type { Sound } from "../sound/palette";
import { LONGEST_READ } from "../ui/reading";
import { yieldToBrowser } from "../ui/yielding";
import type { Timer } from "../ui/timer";
import { fly, flyThere, KINDS, stand, type MomentScene } from "./kinds";
import { LONGEST } from "./limits";
import { belowSeats, gainOf, inkOf, isCovered, middle, namesIn, placeOf, scoreOf, sheetOf, turnOf } from "./places";
import { entryOf, isCall, isOnTheWay, THROW, type MomentStyle, type MomentKind } from "./table";

/** An effect of a turn, or a turn that is shown with the next one. */
export interface Came {
  readonly words: string;
  readonly points: number;
  /** A step of a running total, if it is one: steps of one turn are merged. */
  readonly step?: TotalStep;
}

export interface TotalStep {
  readonly name: string;
  readonly n: number;
  /** The same with another number of steps. */
  readonly told: (n: number) => string;
}

/** A moment as the engine tells it, or as a board has seen it. */
export interface Moment {
  readonly game: string;
  readonly name: string;
  /** The names of all moments that are shown together as this one, including its own. */
  readonly names?: readonly string[];
  readonly seat?: number | null;
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly points?: number;
  /** In words, with the name of the player. */
  readonly words?: string;
  /** The same, for a reader who has just read its cause. */
  readonly brief?: string;
  /** Whether the sheet on view is the one on which it happened; true by default. */
  readonly here?: boolean;
  /** Where it happens, if the caller knows that better than the facts. */
  readonly at?: DOMRect | null;
  /** The ink of its owner. */
  readonly ink?: string;
  /** What dice show when they have come to rest. */
  readonly faces?: readonly string[];
  /** Sound only: the board itself shows it. */
  readonly unseen?: boolean;
  /** The moves of a turn, in notation. */
  readonly moves?: readonly string[];
  /** Whether the last throw was for this seat: the others only respond to it. */
  readonly first?: boolean;
  /** Whether it responds to a move of the reader. */
  readonly toYou?: boolean;
  /** Number of throws before this turn; a seat's turns after the same throw are one group. */
  readonly round?: number;
  /** By how much a turn has changed the points of its seat. */
  readonly brought?: number;
  /** The effects of a turn, the most important first. */
  readonly came?: readonly Came[];
  /** Milliseconds that reading the text of a turn takes. */
  readonly reads?: number;
  /**
   * Turns of the same seat just before, which there was no time to show separately; `brought` includes
   * their points.
   */
  readonly earlier?: readonly Came[];
  /** Whether the viewer is to act after it. */
  readonly yours?: boolean;
  /** The viewer is busy, so it is not shown enlarged. */
  readonly aside?: boolean;
}

export interface Hooks {
  sound: (sound: Sound, step: number) => void;
  announce: (sentence: string) => void;
  reduced: () => boolean;
  /** What is being played now; null when nothing is. A promise is awaited: changes may have to be drawn first. */
  shows?: (moment: Moment | null) => unknown;
  /** Milliseconds for which something that the card of another's turn would cover must stay visible. */
  due?: () => number;
}

/** The middle of the board, if nobody knows a better place. */
function small(board: DOMRect): DOMRect {
  const size = 64;
  return new DOMRect(
    board.x + (board.width - size) / 2,
    board.y + (board.height - size) / 2,
    size,
    size,
  );
}

/** Kinds that are shown at a player's seat. */
const AT_SEATS: ReadonlySet<MomentKind> = new Set(["deal", "nod"]);

/** Kinds that cover their place for a while: a score would not be visible beneath. */
const LIES: ReadonlySet<MomentKind> = new Set(["drop", "stamp", "hop", "leap", "beside", "mix", "slide", "spread"]);

/** Kinds that cover the whole board. */
const WHOLE: ReadonlySet<MomentKind> = new Set(["throw", "banner"]);

/** Whether it happens on somebody's sheet that is not the one shown. */
const isElsewhere = ({ here, seat }: Moment): boolean => here === false && seat != null;

/** Small ones are left out when this many are waiting: the news is in the log. */
const CROWD = 6;
/** The number of moments that are shown when the game is over. */
const LAST = 3;
/**
 * Milliseconds for which a turn is shown before the next one, or longer if reading it takes longer;
 * several in a row share `ROW`, or what the longest of them would have alone, but each gets at least
 * `LEAST`.
 */
const EACH_TURN = 1_600;
const ROW = 3_200;
const LEAST = 600;
const timeOf = ({ reads = 0 }: Moment): number => Math.max(EACH_TURN, reads);

/** A turn with those of the same seat just before it: each in a few words, with its points. */
function withEarlier(before: readonly Moment[], last: Moment): Moment {
  if (!before.length) return last;
  const all = [...before, last];
  return {
    ...last,
    brought: all.reduce((sum, one) => sum + (one.brought ?? 0), 0),
    reads: Math.min(LONGEST_READ, all.reduce((sum, one) => sum + (one.reads ?? 0), 0)),
    earlier: before.flatMap(({ words, brief = words, brought = 0, earlier = [] }) => {
      const points = brought - earlier.reduce((sum, one) => sum + one.points, 0);
      return [...earlier, ...(brief ? [{ words: brief, points }] : [])];
    }),
  };
}

/** Milliseconds for which news is shown if motion is reduced, by size. */
const STILL = { small: 900, medium: 1_600, grand: 2_500 } as const;

export const HOOKS: Hooks = {
  sound: (sound, step) => speaker.play(sound, step),
  announce: (sentence) => announcer.say(sentence),
  reduced: () => matchMedia("(prefers-reduced-motion: reduce)").matches,
};

export class Stage {
  #queue: Moment[] = [];
  #running: Animation[] = [];
  #still: Timer | undefined;
  #busy = false;
  #now: Moment | null = null;
  /** The turn that was shown last, and since when. */
  #turn: { seat: number | null; since: number; brought: number; moment: Moment } | null = null;
  /** Whether the result is shown, which already says what a card over it would say. */
  #settled = false;

  constructor(
    private readonly element: HTMLElement,
    private readonly hooks: Hooks = HOOKS,
  ) {
    addEventListener("pointerdown", this.skip, { capture: true, passive: true });
    addEventListener("keydown", this.skip, { capture: true, passive: true });
  }

  get playing(): boolean {
    return this.#busy;
  }

  /** Play these after what is playing. `tell` announces them to screen readers; without it, others have done so. */
  play(moments: readonly Moment[], tell = false): void {
    if (!moments.length) return;
    this.#tell("asked", moments);
    if (tell) {
      const said = moments.map((one) => one.words ?? "").filter(Boolean);
      if (said.length) this.hooks.announce(said.join(". "));
    }
    // The page is hidden: a background tab would play them all at once later.
    if (document.visibilityState === "hidden") return;
    const all = [...this.#queue, ...this.#worthIt(moments)];
    // An announced last round is shown first, before the move that caused it.
    const first = (one: Moment): boolean => isCall(one) && !this.#entry(one).waits;
    this.#queue = [...all.filter(first), ...all.filter((one) => !first(one))];
    if (this.#queue.length > CROWD) this.#queue = this.#queue.filter((one) => this.#entry(one).size !== "small");
    if (this.#queue.length > CROWD) this.#queue = this.#queue.filter((one) => !this.#isTold(one)).slice(-2 * CROWD);
    if (!this.#busy) this.#next();
  }

  /** Skip to the end of what is playing, and of everything that waits. */
  skip = (): void => {
    this.#turn = null;
    if (!this.#busy) return;
    this.#queue = [];
    clearTimeout(this.#still);
    for (const animation of this.#running) animation.finish();
    this.#end();
  };

  /** The last turn is next: what led up to it and still waits would only delay it. */
  hurry(): void {
    this.#queue = this.#queue.filter((one) => !isOnTheWay(one)).slice(-LAST);
  }

  /** Whether a turn of this seat still waits to be shown. */
  waits(seat: number): boolean {
    return this.#queue.some((one) => one.name === "turn" && one.seat === seat);
  }

  /**
   * The viewer is asked about the last turn that waits: it is shown now, out of order. Those of the
   * same seat before it are merged into it; those of others are shown at their seats.
   */
  hasten(): void {
    const last = this.#queue.findLast((one) => one.name === "turn" && !one.aside);
    if (!last) return;
    const at = this.#queue.indexOf(last);
    const before = this.#queue.slice(0, at).filter((one) => one.name === "turn" && !one.aside);
    const shown = this.#turn?.moment;
    const unread = shown && this.#goesOn(last) && Date.now() - (this.#turn?.since ?? 0) < timeOf(shown);
    const same = before.filter(({ seat }) => seat === last.seat);
    const all = withEarlier(unread || this.#isFollowed(last) ? [...(shown ? [shown] : []), ...same] : same, last);
    const rest = this.#queue.filter((one, k) => k !== at && !before.includes(one) && !(k < at && this.#isTold(one)));
    const others = before.filter((one) => !same.includes(one)).map((one) => ({ ...one, aside: true }));
    this.#queue = [all, ...others, ...rest];
    if (!this.#now || !(this.#now.name === "turn" || this.#isTold(this.#now))) return;
    clearTimeout(this.#still);
    for (const animation of this.#running) animation.finish();
    this.#end();
  }

  /** The game is over: dice, another's turn or an announcement that is still waiting would cover the result. */
  over(): void {
    this.#settled = true;
    this.#queue = [...this.#worthIt(this.#queue)];
    if (!this.#now || !isOnTheWay(this.#now)) return;
    clearTimeout(this.#still);
    for (const animation of this.#running) animation.finish();
    this.#end();
  }

  close(): void {
    removeEventListener("pointerdown", this.skip, { capture: true });
    removeEventListener("keydown", this.skip, { capture: true });
    this.skip();
  }

  /** Over a result only the last ones are shown: the winner should not have to wait for everything before. */
  #worthIt(moments: readonly Moment[]): readonly Moment[] {
    return this.#settled ? moments.filter((one) => !isOnTheWay(one)).slice(-LAST) : moments;
  }

  /** For observers of the stage: what it was asked to play, and which of that has begun. */
  #tell(what: "asked" | "begun", moments: readonly Moment[]): void {
    this.element.dispatchEvent(new CustomEvent(what, { detail: moments, bubbles: true }));
  }

  #entry(moment: Moment): MomentStyle {
    return entryOf(moment.game, moment.name, moment.facts);
  }

  /** Whether this is the next turn of the seat whose turn was shown last. */
  #goesOn({ seat, round }: Moment): boolean {
    const before = this.#turn?.moment;
    return before !== undefined && !before.aside && before.seat === seat && (round === undefined || before.round !== round);
  }

  /** What has scored stays until the viewer acts: the same player's next turn is shown together with it. */
  #isFollowed(moment: Moment): boolean {
    const { since = 0, brought = 0 } = this.#turn ?? {};
    if (!moment.yours || moment.aside || !brought || Date.now() - since > LONGEST_READ) return false;
    return moment.name === "turn" && !moment.earlier?.length && this.#goesOn(moment);
  }

  #next(): void {
    const next = this.#queue.shift();
    const before = this.#turn?.moment;
    const moment = next && before && this.#isFollowed(next) ? withEarlier([before], next) : next;
    this.#now = moment ?? null;
    if (!moment) {
      this.#busy = false;
      this.hooks.shows?.(null);
      return;
    }
    this.#busy = true;
    const wait = this.#left(moment);
    if (wait > 0) {
      this.#queue.unshift(moment);
      this.#still = setTimeout(() => this.#next(), wait);
      return;
    }
    if (moment.name === "turn") {
      this.#turn = { seat: moment.seat ?? null, since: Date.now(), brought: moment.brought ?? 0, moment };
    }
    const entry = this.#entry(moment);
    this.#tell("begun", [moment]);
    if (!entry.heard || isElsewhere(moment)) this.hooks.sound(entry.sound, entry.step ?? 0);
    if (moment.unseen) {
      this.#next();
      return;
    }
    const drawn = this.hooks.shows?.(moment);
    if (this.#isTold(moment) && this.#rowLeft(moment) > 0) {
      this.#next();
      return;
    }
    if (!(drawn instanceof Promise)) this.#perform(moment, entry);
    else void drawn.then(() => this.#now === moment && this.#perform(moment, entry));
  }

  #perform(moment: Moment, entry: MomentStyle): void {
    if (this.hooks.reduced()) {
      this.#show(moment, entry);
      return;
    }
    const kind = this.#kind(moment, entry);
    const scene = this.#scene(moment, entry, kind);
    const running = [...KINDS[kind](scene), ...this.#flight(moment, kind, scene)];
    this.#running = running;
    // They end while the browser draws a frame: what comes next should not be part of that frame.
    void Promise.allSettled(running.map((one) => one.finished)).then(yieldToBrowser).then(() => {
      if (this.#running === running) this.#end();
    });
  }

  /** A gain flies to the score: over the board, or at another player's seat. */
  #flight(moment: Moment, kind: MomentKind, scene: MomentScene): Animation[] {
    const { seat = null } = moment;
    if (moment.name === "turn" || (isElsewhere(moment) && seat !== null)) {
      // The points of a whole turn fly with it, as one number, which includes its effects.
      const told = moment.name !== "turn" && this.#turn?.seat === seat && this.#turn.brought;
      const points = moment.name === "turn" ? (moment.brought ?? 0) : told ? 0 : (moment.points ?? 0);
      const at = seat === null || !points || isCovered(seat) ? null : sheetOf(seat);
      return at ? flyThere({ ...scene, at }, points, (seat === null ? null : gainOf(seat)) ?? scene.score) : [];
    }
    return kind === "nod" || !moment.points ? [] : fly(scene, moment.points);
  }

  /** An effect of another player's turn: their card describes it, too. */
  #isTold(moment: Moment): boolean {
    return moment.here === false && moment.name !== "turn" && !isCall(moment);
  }

  /** How many turns of other players than this one are still waiting. */
  #rowLeft({ seat }: Moment): number {
    return this.#queue.filter((one) => one.name === "turn" && one.seat !== seat && !one.aside).length;
  }

  /** How much longer the current turn, or a gain of the viewer's own, must stay visible before this one. */
  #left(moment: Moment): number {
    if (moment.name !== "turn") return 0;
    const due = moment.aside ? 0 : (this.hooks.due?.() ?? 0);
    const { since, moment: before } = this.#turn ?? {};
    // The moves of one turn may arrive one by one.
    if (!before || since === undefined || (before.seat === moment.seat && before.round === moment.round)) return due;
    const shown = 2 + this.#rowLeft(moment);
    const own = timeOf(before);
    return Math.max(due, since + Math.max(LEAST, Math.min(own, Math.max(ROW, own) / shown)) - Date.now());
  }

  /** How a moment moves: on the sheet on view in its usual way, elsewhere as space allows. */
  #kind(moment: Moment, { kind }: MomentStyle): MomentKind {
    if (WHOLE.has(kind)) return kind;
    if (!isElsewhere(moment)) return LIES.has(kind) && this.#isPlaceless(moment) ? "nod" : kind;
    const large = turnOf(moment.seat ?? -1) !== null;
    // Nothing need fly to a turn that is shown large; losses have no place on a small sheet.
    if (moment.name === "turn") return large ? "nod" : kind;
    return large && kind !== "drop" ? kind : "nod";
  }

  /** Whether nobody knows where on the sheet it happened: then it is shown at its seat. */
  #isPlaceless({ name, seat, facts = {}, at }: Moment): boolean {
    return seat != null && !at && !placeOf(name, ...namesIn(facts)) && scoreOf(seat) !== null;
  }

  #scene(moment: Moment, entry: MomentStyle, kind: MomentKind): MomentScene {
    const facts = moment.facts ?? {};
    const seat = moment.seat ?? null;
    const score = seat === null ? null : scoreOf(seat);
    if (AT_SEATS.has(kind) && seat !== null) return this.#deal(moment, entry, kind, seat);
    const whole = WHOLE.has(kind);
    const here = !whole && (moment.here ?? true);
    const known = here ? placeOf(moment.name, ...namesIn(facts)) : null;
    // What happens on another's sheet is shown with their turn.
    const there = seat === null || here ? null : turnOf(seat);
    const at = moment.at ?? known ?? (whole ? middle() : (there ?? score ?? small(middle())));
    return {
      stage: this.element,
      at,
      score,
      from: kind === "leap" ? placeOf("hand") : null,
      ms: entry.kind === "throw" ? THROW : LONGEST[entry.size],
      ink: moment.ink ?? this.#ink(entry),
      count: Number(facts["n"] ?? 1) || 1,
      words: moment.words ?? "",
      drawn: here && known !== null && entry.drawn === true,
      ...(moment.faces ? { faces: moment.faces } : {}),
    };
  }

  #ink({ ink, held }: MomentStyle): string {
    return (held ? inkOf("hand") : undefined) ?? (ink ? `var(--ink-${ink})` : "var(--glow)");
  }

  /** What somebody takes flies from the board to their seat. */
  #deal(moment: Moment, entry: MomentStyle, kind: MomentKind, seat: number): MomentScene {
    const board = small(middle());
    return {
      stage: this.element,
      // Under the card of another player's turn no seat is visible.
      at: (isCovered(seat) ? null : sheetOf(seat)) ?? (kind === "nod" ? new DOMRect() : board),
      from: placeOf(...namesIn(moment.facts ?? {})) ?? board,
      score: scoreOf(seat),
      ms: LONGEST[entry.size],
      ink: moment.ink ?? "var(--glow)",
      count: 1,
      words: moment.words ?? "",
    };
  }

  /** The same news without movement: in words, or as a number where it was gained. */
  #show(moment: Moment, entry: MomentStyle): void {
    if (entry.kind === "number") return this.#standing(moment, entry);
    const card = document.createElement("i");
    card.className = "moment-still";
    card.style.setProperty("--below", `${belowSeats()}px`);
    const points = moment.points ?? 0;
    const sum = points ? ` ${points > 0 ? `+${points}` : `−${-points}`}` : "";
    // A turn is read at the seat of its player.
    const turn = moment.name === "turn";
    card.textContent = turn || this.#settled ? "" : `${moment.words ?? ""}${sum}`.trim();
    if (card.textContent) this.element.append(card);
    this.#running = [];
    const shown = card.textContent || turn;
    this.#still = setTimeout(() => this.#end(), shown ? STILL[entry.size] : 0);
  }

  #standing(moment: Moment, entry: MomentStyle): void {
    this.#running = [];
    stand(this.#scene(moment, entry, entry.kind), moment.points ?? 0);
    this.#still = setTimeout(() => this.#end(), STILL.small);
  }

  #end(): void {
    this.#running = [];
    this.element.replaceChildren();
    this.#next();
  }
}

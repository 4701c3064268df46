/**
 * Plays moments one after another over the page. Nothing waits for it: it takes no pointer, and the
 * next tap goes to its end. With reduced motion the same news stands still for a while.
 */

import { announcer } from "../announce.svelte";
import { speaker } from "../sound/sound.svelte";
import type { Sound } from "../sound/palette";
import { yieldToBrowser } from "../ui/yielding";
import type { Timer } from "../ui/timer";
import { fly, flyThere, KINDS, type MomentScene } from "./kinds";
import { LONGEST } from "./limits";
import { belowSeats, inkOf, isCovered, middle, namesIn, placeOf, scoreOf, sheetOf, turnOf } from "./places";
import { entryOf, isCall, isOnTheWay, THROW, type MomentStyle, type MomentKind } from "./table";

/** What came of a turn. */
export interface Came {
  readonly words: string;
  readonly points: number;
}

/** A moment as the engine tells it, or as a board has seen it. */
export interface Moment {
  readonly game: string;
  readonly name: string;
  /** Of all that is shown together as this one; its own name is among them. */
  readonly names?: readonly string[];
  readonly seat?: number | null;
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly points?: number;
  /** In words, with the name of the player. */
  readonly words?: string;
  /** The same, for a reader who has just read what brought it about. */
  readonly brief?: string;
  /** Whether the sheet that is shown is the one on which it happened; if left out, it is. */
  readonly here?: boolean;
  /** Where it happens, if whoever plays it knows better than the facts. */
  readonly at?: DOMRect | null;
  /** The ink of whoever it belongs to. */
  readonly ink?: string;
  /** What dice show when they have come to rest. */
  readonly faces?: readonly string[];
  /** Sound only: the board itself shows it. */
  readonly unseen?: boolean;
  /** The moves of a turn, in notation. */
  readonly moves?: readonly string[];
  /** Whether the last throw was for this seat: the others only answer to it. */
  readonly first?: boolean;
  /** How often dice were thrown before a turn: of one throw, turns of a seat belong together. */
  readonly round?: number;
  /** By how much a turn has changed the points of its seat. */
  readonly brought?: number;
  /** What came of a turn, the most important first. */
  readonly came?: readonly Came[];
  /** Turns of the same seat just before, in words: there was no time to show them by themselves. */
  readonly earlier?: readonly string[];
  /** Whoever looks on is busy: it is not shown large. */
  readonly aside?: boolean;
}

export interface Hooks {
  sound: (sound: Sound, step: number) => void;
  announce: (sentence: string) => void;
  reduced: () => boolean;
  /** What is being played now; null when nothing is. What that changes may have to be drawn first. */
  shows?: (moment: Moment | null) => unknown;
  /** Milliseconds for which something that the card of another's turn would cover must stay visible. */
  due?: () => number;
}

/** A place in the middle of the board where nobody knows a better one. */
function small(board: DOMRect): DOMRect {
  const size = 64;
  return new DOMRect(
    board.x + (board.width - size) / 2,
    board.y + (board.height - size) / 2,
    size,
    size,
  );
}

/** What is seen where somebody sits. */
const AT_SEATS: ReadonlySet<MomentKind> = new Set(["deal", "nod"]);

/** What lies on its place for a while: a score would not be seen under it. */
const LIES: ReadonlySet<MomentKind> = new Set(["drop", "stamp", "hop", "leap", "beside", "mix", "slide", "spread"]);

/** What is seen over all of the board. */
const WHOLE: ReadonlySet<MomentKind> = new Set(["throw", "banner"]);

/** Whether it happens on somebody's sheet that is not the one shown. */
const isElsewhere = ({ here, seat }: Moment): boolean => here === false && seat != null;

/** Small ones are left out when this many are waiting: the news is in the log. */
const CROWD = 6;
/** How many are shown when the game is over. */
const LAST = 3;
/**
 * Milliseconds for which a turn is shown before the next one; several in a row share `ROW`, but each
 * gets at least `LEAST`.
 */
const EACH_TURN = 1_600;
const ROW = 3_200;
const LEAST = 600;
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
    // Nobody looks: a tab in the background would play them all at once later.
    if (document.visibilityState === "hidden") return;
    const all = [...this.#queue, ...this.#worthIt(moments)];
    // What calls a round is news at once: it does not wait for what brought it about.
    const first = (one: Moment): boolean => isCall(one) && !this.#entry(one).waits;
    this.#queue = [...all.filter(first), ...all.filter((one) => !first(one))];
    if (this.#queue.length > CROWD) this.#queue = this.#queue.filter((one) => this.#entry(one).size !== "small");
    if (this.#queue.length > CROWD) this.#queue = this.#queue.filter((one) => !this.#isTold(one)).slice(-2 * CROWD);
    if (!this.#busy) this.#next();
  }

  /** To the last frame of what is playing, and of all that waits. */
  skip = (): void => {
    if (!this.#busy) return;
    this.#queue = [];
    this.#turn = null;
    clearTimeout(this.#still);
    for (const animation of this.#running) animation.finish();
    this.#end();
  };

  /** The last turn is next: what led there and still waits would only be in its way. */
  hurry(): void {
    this.#queue = this.#queue.filter((one) => !isOnTheWay(one)).slice(-LAST);
  }

  /** Whether a turn of this seat still waits to be shown. */
  waits(seat: number): boolean {
    return this.#queue.some((one) => one.name === "turn" && one.seat === seat);
  }

  /**
   * The viewer is asked about the last turn that waits: it is told now, whatever was told before. Those of the
   * same seat before it are told with it; those of others are told where they sit.
   */
  hasten(): void {
    const last = this.#queue.findLast((one) => one.name === "turn" && !one.aside);
    if (!last) return;
    const at = this.#queue.indexOf(last);
    const before = this.#queue.slice(0, at).filter((one) => one.name === "turn" && !one.aside);
    const shown = this.#turn?.moment;
    const unread = shown && !shown.aside && shown.seat === last.seat && Date.now() - (this.#turn?.since ?? 0) < EACH_TURN;
    const same = [...(unread ? [shown] : []), ...before.filter(({ seat }) => seat === last.seat)];
    const all: Moment = {
      ...last,
      brought: [...same, last].reduce((sum, one) => sum + (one.brought ?? 0), 0),
      earlier: same.flatMap(({ words, earlier = [] }) => [...earlier, ...(words ? [words] : [])]),
    };
    const rest = this.#queue.filter((one, k) => k !== at && !before.includes(one) && !(k < at && this.#isTold(one)));
    const others = before.filter((one) => !same.includes(one)).map((one) => ({ ...one, aside: true }));
    this.#queue = [all, ...others, ...rest];
    if (!this.#now || !(this.#now.name === "turn" || this.#isTold(this.#now))) return;
    clearTimeout(this.#still);
    for (const animation of this.#running) animation.finish();
    this.#end();
  }

  /** All is played: dice, another's turn, the call of a round that was still to come would lie over the result. */
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

  /** Over a result only the last ones are shown: the winner should not have to wait for all that led there. */
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

  #next(): void {
    const moment = this.#queue.shift();
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
    // A board that may not move anything is silent, too.
    if (!entry.heard || isElsewhere(moment) || this.hooks.reduced()) this.hooks.sound(entry.sound, entry.step ?? 0);
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
    // They end while the browser draws a frame: what comes next is no part of that.
    void Promise.allSettled(running.map((one) => one.finished)).then(yieldToBrowser).then(() => {
      if (this.#running === running) this.#end();
    });
  }

  /** What was gained flies to the score: over the board, or where somebody else sits. */
  #flight(moment: Moment, kind: MomentKind, scene: MomentScene): Animation[] {
    const { seat = null } = moment;
    if (moment.name === "turn" || (isElsewhere(moment) && seat !== null)) {
      // All that a turn has brought flies with it, as one number; what came of it is in there.
      const told = moment.name !== "turn" && this.#turn?.seat === seat && this.#turn.brought;
      const points = moment.name === "turn" ? (moment.brought ?? 0) : told ? 0 : (moment.points ?? 0);
      const at = seat === null || !points || isCovered(seat) ? null : sheetOf(seat);
      return at ? flyThere({ ...scene, at }, points) : [];
    }
    return kind === "nod" || !moment.points ? [] : fly(scene, moment.points);
  }

  /** What came of another's turn: their card tells it, too. */
  #isTold(moment: Moment): boolean {
    return moment.here === false && moment.name !== "turn" && !isCall(moment);
  }

  /** How many turns of other players than this one are still waiting. */
  #rowLeft({ seat }: Moment): number {
    return this.#queue.filter((one) => one.name === "turn" && one.seat !== seat && !one.aside).length;
  }

  /** How much longer what is shown, a turn or a gain of one's own, has a right to be looked at, before this one. */
  #left(moment: Moment): number {
    if (moment.name !== "turn") return 0;
    const due = moment.aside ? 0 : (this.hooks.due?.() ?? 0);
    if (!this.#turn || this.#turn.seat === moment.seat) return due;
    const shown = 2 + this.#rowLeft(moment);
    return Math.max(due, this.#turn.since + Math.max(LEAST, Math.min(EACH_TURN, ROW / shown)) - Date.now());
  }

  /** How a moment moves: on the sheet that is shown as it is meant to, elsewhere as there is room. */
  #kind(moment: Moment, { kind }: MomentStyle): MomentKind {
    if (WHOLE.has(kind)) return kind;
    if (!isElsewhere(moment)) return LIES.has(kind) && this.#isPlaceless(moment) ? "nod" : kind;
    const large = turnOf(moment.seat ?? -1) !== null;
    // A turn that is shown large needs nothing to fly there; what was lost has no place on a small sheet.
    if (moment.name === "turn") return large ? "nod" : kind;
    return large && kind !== "drop" ? kind : "nod";
  }

  /** Whether nobody knows where on the sheet it happened: then the place of its seat answers. */
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

  /** What somebody takes flies from the board to where they sit. */
  #deal(moment: Moment, entry: MomentStyle, kind: MomentKind, seat: number): MomentScene {
    const board = small(middle());
    return {
      stage: this.element,
      // Under the card of another's turn nobody's place is seen.
      at: (isCovered(seat) ? null : sheetOf(seat)) ?? (kind === "nod" ? new DOMRect() : board),
      from: placeOf(...namesIn(moment.facts ?? {})) ?? board,
      score: scoreOf(seat),
      ms: LONGEST[entry.size],
      ink: moment.ink ?? "var(--glow)",
      count: 1,
      words: moment.words ?? "",
    };
  }

  /** The same news without movement. */
  #show(moment: Moment, entry: MomentStyle): void {
    const card = document.createElement("i");
    card.className = "moment-still";
    card.style.setProperty("--below", `${belowSeats()}px`);
    const points = moment.points ?? 0;
    const sum = points ? ` ${points > 0 ? `+${points}` : `−${-points}`}` : "";
    // A turn is read where the one sits whose turn it was.
    const turn = moment.name === "turn";
    card.textContent = turn || this.#settled ? "" : `${moment.words ?? ""}${sum}`.trim();
    if (card.textContent) this.element.append(card);
    this.#running = [];
    const shown = card.textContent || turn;
    this.#still = setTimeout(() => this.#end(), shown ? STILL[entry.size] : 0);
  }

  #end(): void {
    this.#running = [];
    this.element.replaceChildren();
    this.#next();
  }
}

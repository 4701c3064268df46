/**
 * The ways moments move, as animations of elements of their own above the page: transforms and opacity
 * only, so that nothing on the page is laid out again. Each function returns the animations that it has
 * started; the stage ends and removes them.
 */

import { LONGEST } from "./limits";
import { belowWords } from "./places";
import type { MomentKind } from "./table";

export interface MomentScene {
  readonly stage: HTMLElement;
  /** Where it happens. */
  readonly at: DOMRect;
  /** Where the score is that it adds to. */
  readonly score: DOMRect | null;
  /** Where it comes from, if it comes from elsewhere. */
  readonly from?: DOMRect | null;
  readonly ms: number;
  readonly ink: string;
  /** How many things come, where they can be counted: bottles, say. */
  readonly count: number;
  /** Whether the board draws its edge and its flag. */
  readonly drawn?: boolean;
  /** What a banner says. */
  readonly words: string;
  /** The faces of dice when they have come to rest. */
  readonly faces?: readonly string[];
}

export type Animate = (scene: MomentScene) => Animation[];

const OUT = "cubic-bezier(.2,.8,.3,1)";
const IN_OUT = "cubic-bezier(.6,0,.3,1)";
/** The maximum number drawn, however many there are: they have to fit into the time. */
const MOST = 6;

/** Something drawn at a place, centred on it. */
export function put(scene: MomentScene, name: string, at: DOMRect = scene.at, text = ""): HTMLElement {
  const made = document.createElement("i");
  made.className = `moment-${name}`;
  made.textContent = text;
  made.style.setProperty("--x", `${at.x + at.width / 2}px`);
  made.style.setProperty("--y", `${at.y + at.height / 2}px`);
  made.style.setProperty("--w", `${Math.max(28, at.width)}px`);
  made.style.setProperty("--h", `${Math.max(28, at.height)}px`);
  made.style.setProperty("--moment-ink", scene.ink);
  scene.stage.append(made);
  return made;
}

/** Keyframes are at shares of the elapsed time; between two of them movement is eased. */
function run(
  element: HTMLElement,
  frames: Keyframe[],
  options: { duration: number; easing: string; delay?: number; fill?: FillMode },
): Animation {
  const { easing, ...timing } = options;
  return element.animate(
    frames.map((frame) => ({ ...frame, easing })),
    timing,
  );
}

const moved = (x: number, y: number, more = ""): string => `translate(${x}px, ${y}px) ${more}`;

function ring(scene: MomentScene, from: number, to: number, ms = scene.ms): Animation {
  return run(put(scene, "ring"), 
    [
      { transform: `scale(${from})`, opacity: 0 },
      { transform: `scale(${(from + to) / 2})`, opacity: 1, offset: 0.3 },
      { transform: `scale(${from * 0.2 + to * 0.8})`, opacity: 0.9, offset: 0.75 },
      { transform: `scale(${to})`, opacity: 0 },
    ],
    { duration: ms, easing: OUT },
  );
}

function rays(scene: MomentScene, n: number, far: number, ms = scene.ms, name = "ray"): Animation[] {
  return Array.from({ length: n }, (_, k) => {
    const turn = (360 / n) * k + 12;
    return run(put(scene, name), 
      [
        { transform: `rotate(${turn}deg) translateY(${-far * 0.3}px) scaleY(.2)`, opacity: 0 },
        { transform: `rotate(${turn}deg) translateY(${-far * 0.8}px) scaleY(1)`, opacity: 1, offset: 0.4 },
        { transform: `rotate(${turn}deg) translateY(${-far * 0.95}px) scaleY(.7)`, opacity: 0.9, offset: 0.75 },
        { transform: `rotate(${turn}deg) translateY(${-far}px) scaleY(.3)`, opacity: 0 },
      ],
      { duration: ms, easing: OUT },
    );
  });
}

/** The distance between the centres. */
function between(one: DOMRect, two: DOMRect): [x: number, y: number] {
  return [two.x + two.width / 2 - (one.x + one.width / 2), two.y + two.height / 2 - (one.y + one.height / 2)];
}

/** From where it happens to its origin. */
const away = ({ at, from }: MomentScene): [x: number, y: number] => between(at, from ?? at);

/** Highlights a place that something arrives at, with a short delay. */
function answer(scene: MomentScene): Animation {
  return run(put(scene, "edge"),
    [
      { transform: "scale(.96)", opacity: 0 },
      { transform: "scale(.96)", opacity: 0, offset: 0.45 },
      { transform: "scale(1.06)", opacity: 1, offset: 0.62 },
      { transform: "scale(1)", opacity: 1, offset: 0.85 },
      { transform: "scale(1)", opacity: 0 },
    ],
    { duration: scene.ms, easing: OUT },
  );
}

/**
 * Anything larger than this in both directions is a region, not an object: a frame around its box would
 * cut through its neighbours.
 */
const REGION = 150;
const isRegion = (at: DOMRect): boolean => Math.min(at.width, at.height) > REGION;

/** How far rays extend: beyond an object, but within a region. */
function reach({ at }: MomentScene): number {
  if (isRegion(at)) return Math.min(120, Math.min(at.width, at.height) * 0.25);
  return Math.min(120, Math.max(26, Math.max(at.width, at.height) * 0.75));
}

/** A frame round a place. */
const edge = (scene: MomentScene): Animation =>
  run(put(scene, "edge"),
    [
      { transform: "scale(1)", opacity: 0 },
      { transform: "scale(1)", opacity: 1, offset: 0.15 },
      { transform: "scale(1.05)", opacity: 1, offset: 0.4 },
      { transform: "scale(1)", opacity: 1, offset: 0.8 },
      { transform: "scale(1)", opacity: 0 },
    ],
    { duration: scene.ms, easing: IN_OUT },
  );

/** A flag is planted. */
const flag = (scene: MomentScene): Animation =>
  run(put(scene, "flag"),
    [
      { transform: moved(0, 30, "scaleY(0)"), opacity: 0 },
      { transform: moved(0, 30, "scaleY(0)"), opacity: 0, offset: 0.22 },
      { transform: moved(0, 0, "scaleY(1.15)"), opacity: 1, offset: 0.36 },
      { transform: "none", opacity: 1, offset: 0.85 },
      { transform: "none", opacity: 0 },
    ],
    { duration: scene.ms, easing: OUT },
  );

export const KINDS: Readonly<Record<MomentKind, Animate>> = {
  tap: (scene) => [ring(scene, 0.7, 1.25)],

  stroke: (scene) => [
    run(put(scene, "hatch"), 
      [
        { transform: "scaleX(0)", opacity: 1 },
        { transform: "scaleX(1)", opacity: 1, offset: 0.7 },
        { transform: "scaleX(1)", opacity: 0 },
      ],
      { duration: scene.ms, easing: IN_OUT },
    ),
  ],

  spread: (scene) => [
    ...(scene.ms > LONGEST.small ? [ring(scene, 0.6, 2.2)] : []),
    run(put(scene, "pool"), 
      [
        { transform: "scale(.15)", opacity: 0.9 },
        { transform: "scale(1)", opacity: 0.6, offset: 0.7 },
        { transform: "scale(1.08)", opacity: 0 },
      ],
      { duration: scene.ms, easing: OUT },
    ),
  ],

  pop: (scene) => [ring(scene, 0.5, 1.5), ...rays(scene, 6, reach(scene))],

  burst: (scene) => [
    ring(scene, 0.4, 1.9),
    ...rays(scene, 10, reach(scene) * 1.3),
    ...rays(scene, 7, reach(scene) * 1.7, scene.ms, "bead"),
  ],

  glow: (scene) => [
    ...(scene.drawn || isRegion(scene.at) ? [] : [edge(scene)]),
    ...rays(scene, 8, reach(scene) * 1.2, scene.ms * 0.7),
  ],

  stamp: (scene) =>
    Array.from({ length: Math.min(MOST, scene.count) }, (_, k) =>
      run(put(scene, "stamp"), 
        [
          { transform: moved(k * 22, 0, "scale(2.2) rotate(-18deg)"), opacity: 0 },
          { transform: moved(k * 22, 0, "scale(.9) rotate(-8deg)"), opacity: 1, offset: 0.45 },
          { transform: moved(k * 22, 0, "scale(1) rotate(-8deg)"), opacity: 1, offset: 0.8 },
          { transform: moved(k * 22, 0, "scale(1) rotate(-8deg)"), opacity: 0 },
        ],
        { duration: scene.ms * 0.7, delay: (scene.ms * 0.3 * k) / Math.max(1, scene.count), easing: OUT, fill: "backwards" },
      ),
    ),

  hop: (scene) => [
    run(put(scene, "drop"), 
      [
        { transform: moved(-26, 0, "scale(1.1,.85)"), opacity: 1 },
        { transform: moved(-10, -26, "scale(.9,1.15)"), opacity: 1, offset: 0.45 },
        { transform: moved(0, 0, "scale(1.25,.75)"), opacity: 1, offset: 0.85 },
        { transform: moved(0, 0), opacity: 0 },
      ],
      { duration: scene.ms, easing: "linear" },
    ),
  ],

  /** Everything in hand hops to a place: drops in an arc, one after another. */
  leap: (scene) => {
    const [x, y] = away(scene);
    return [0, 1, 2].map((k) =>
      run(put(scene, "drop"),
        [
          { transform: moved(x, y, "scale(1.1,.8)"), opacity: 0 },
          { transform: moved(x, y - 16, "scale(.9,1.15)"), opacity: 1, offset: 0.12 },
          { transform: moved(x * 0.5, Math.min(y, 0) * 0.6 - 70, "scale(.95,1.1)"), opacity: 1, offset: 0.4 },
          { transform: moved((k - 1) * 30, (k % 2) * 12, "scale(1.25,.75)"), opacity: 1, offset: 0.68 },
          { transform: moved((k - 1) * 30, (k % 2) * 12), opacity: 1, offset: 0.86 },
          { transform: moved((k - 1) * 30, (k % 2) * 12), opacity: 0 },
        ],
        { duration: scene.ms * 0.8, delay: scene.ms * 0.1 * k, easing: IN_OUT, fill: "backwards" },
      ),
    );
  },

  /** A drop slides to its place, beside one like it that makes way. */
  beside: (scene) => {
    const far = reach(scene);
    return [
      run(put(scene, "drop"),
        [
          { transform: moved(far * 1.5, 0, "scale(1)"), opacity: 0 },
          { transform: moved(far * 1.2, 0, "scale(1)"), opacity: 1, offset: 0.2 },
          { transform: moved(14, 0, "scale(.9,1.1)"), opacity: 1, offset: 0.55 },
          { transform: moved(18, 0), opacity: 1, offset: 0.8 },
          { transform: moved(18, 0), opacity: 0 },
        ],
        { duration: scene.ms, easing: IN_OUT },
      ),
      run(put(scene, "drop"),
        [
          { transform: moved(0, 0), opacity: 0 },
          { transform: moved(0, 0), opacity: 1, offset: 0.2 },
          { transform: moved(0, 0), opacity: 1, offset: 0.5 },
          { transform: moved(-22, 0, "scale(.9,1.1)"), opacity: 1, offset: 0.62 },
          { transform: moved(-18, 0), opacity: 1, offset: 0.8 },
          { transform: moved(-18, 0), opacity: 0 },
        ],
        { duration: scene.ms, easing: IN_OUT },
      ),
    ];
  },

  /** Two drops merge into one. */
  mix: (scene) => [
    ...[-1, 1].map((side) =>
      run(put(scene, "plain-drop"),
        [
          { transform: moved(side * 52, -34, "scale(.8)"), opacity: 0 },
          { transform: moved(side * 46, -30), opacity: 1, offset: 0.2 },
          { transform: moved(0, -30, "scale(.8,1.1)"), opacity: 1, offset: 0.5 },
          { transform: moved(0, -30, "scale(.3)"), opacity: 0, offset: 0.56 },
          { transform: moved(0, -30, "scale(.3)"), opacity: 0 },
        ],
        { duration: scene.ms, easing: IN_OUT },
      ),
    ),
    run(put(scene, "drop"),
      [
        { transform: moved(0, -30, "scale(.3)"), opacity: 0 },
        { transform: moved(0, -30, "scale(.3)"), opacity: 0, offset: 0.48 },
        { transform: moved(0, -30, "scale(1.6)"), opacity: 1, offset: 0.62 },
        { transform: moved(0, -30, "scale(1.2)"), opacity: 1, offset: 0.72 },
        { transform: moved(0, 0, "scale(.7)"), opacity: 1, offset: 0.92 },
        { transform: moved(0, 0, "scale(.5)"), opacity: 0 },
      ],
      { duration: scene.ms, easing: IN_OUT },
    ),
    ring(scene, 0.6, 1.4),
  ],

  slide: (scene) => [
    run(put(scene, "trail"), 
      [
        { transform: moved(-scene.at.width / 2, 0, "scaleX(.1)"), opacity: 0 },
        { transform: "scaleX(1)", opacity: 1, offset: 0.5 },
        { transform: moved(scene.at.width / 2, 0, "scaleX(.1)"), opacity: 0 },
      ],
      { duration: scene.ms, easing: IN_OUT },
    ),
    ring(scene, 0.8, 1.3),
  ],

  drop: (scene) => [
    run(put(scene, "blot"), 
      [
        { transform: moved(0, -30, "scale(.4)"), opacity: 0 },
        { transform: moved(0, 0, "scale(1.2,.8)"), opacity: 1, offset: 0.35 },
        { transform: moved(0, 4, "scale(1)"), opacity: 1, offset: 0.7 },
        { transform: moved(0, 18, "scale(1,1.1)"), opacity: 0 },
      ],
      { duration: scene.ms, easing: IN_OUT },
    ),
  ],

  crown: (scene) => [
    ...KINDS.glow(scene),
    ...(scene.drawn ? [] : [flag(scene)]),
    ...rays(scene, 14, reach(scene) * 1.9, scene.ms * 0.8, "bead"),
  ],

  banner: (scene) => [
    run(put(scene, "banner", scene.at, scene.words), 
      [
        { transform: "scaleX(.2)", opacity: 0 },
        { transform: "scaleX(1.03)", opacity: 1, offset: 0.12 },
        { transform: "none", opacity: 1, offset: 0.2 },
        { transform: "none", opacity: 1, offset: 0.86 },
        { transform: moved(0, -14), opacity: 0 },
      ],
      { duration: scene.ms, easing: OUT },
    ),
  ],

  /** A player's seat is highlighted, and nothing else; if it is not on the screen, nothing is visible. */
  nod: (scene) => (scene.at.width ? [answer(scene)] : []),

  /** Something moves to a player's seat: a drop flies there, and the seat is highlighted. */
  deal: (scene) => {
    const { ms } = scene;
    const [x, y] = away(scene);
    return [
      run(put(scene, "drop"),
        [
          { transform: moved(x, y, "scale(.4)"), opacity: 0 },
          { transform: moved(x, y - 12, "scale(1.1)"), opacity: 1, offset: 0.14 },
          { transform: moved(x * 0.4, y * 0.4 - 26, "scale(.95) rotate(14deg)"), opacity: 1, offset: 0.34 },
          { transform: moved(0, 0, "scale(.8)"), opacity: 1, offset: 0.5 },
          { transform: moved(0, 0, "scale(.3)"), opacity: 0, offset: 0.6 },
          { transform: moved(0, 0, "scale(.3)"), opacity: 0 },
        ],
        { duration: ms, easing: IN_OUT },
      ),
      answer(scene),
    ];
  },

  /** Nothing but the points that fly: the board itself moves what brought them. */
  number: () => [],

  throw: (scene) => {
    const n = Math.min(MOST, Math.max(1, scene.faces?.length ?? scene.count));
    const { width, height } = scene.at;
    return Array.from({ length: n }, (_, k) => {
      const x = ((k + 0.5) / n - 0.5) * width * 0.7;
      const y = (k % 2 ? 0.12 : -0.1) * height;
      const turn = (k % 2 ? -1 : 1) * (360 + 40 * k);
      const face = scene.faces?.[k];
      return run(put(scene, face ? "face" : "die", scene.at, face ?? ""),
        [
          { transform: moved(-width * 0.6, height * 0.5, `rotate(${-turn}deg) scale(1.5)`), opacity: 0 },
          { transform: moved(x - 30, y - 40, `rotate(${-turn / 3}deg) scale(1.25)`), opacity: 1, offset: 0.4 },
          { transform: moved(x - 8, y + 6, `rotate(${-turn / 12}deg)`), opacity: 1, offset: 0.7 },
          { transform: moved(x, y, `rotate(${8 - 5 * k}deg)`), opacity: 1, offset: 0.85 },
          { transform: moved(x, y, `rotate(${8 - 5 * k}deg)`), opacity: 0 },
        ],
        { duration: scene.ms, easing: "cubic-bezier(.2,.7,.4,1)" },
      );
    });
  },
};

/** What a number needs to be read before it is gone, in milliseconds, however small the moment is. */
const READABLE = LONGEST.medium;
/** Half the height of such a number at its largest, in pixels. */
const HALF_NUMBER = 28;
/** A number that has less than this to go, in pixels, does not fly. */
const NEAR = 24;

/** A number that flies from where it happened to the score, which answers. */
export function fly(scene: MomentScene, points: number): Animation[] {
  const { at, score } = scene;
  const to = score ?? new DOMRect(at.x, at.y - 60, at.width, at.height);
  const [x, y] = between(at, to);
  const rise = riseOf(at);
  return [
    run(numberOf(scene, points),
      [
        { transform: "scale(.4)", opacity: 0 },
        { transform: moved(0, -rise, "scale(1.25)"), opacity: 1, offset: 0.2 },
        { transform: moved(0, -rise, "scale(1.1)"), opacity: 1, offset: 0.5 },
        // It goes into the score, which says itself by how much it has changed.
        { transform: moved(x, y, "scale(.45)"), opacity: 1, offset: 0.8 },
        { transform: moved(x, y, "scale(.3)"), opacity: 0, offset: 0.86 },
        { transform: moved(x, y, "scale(.3)"), opacity: 0 },
      ],
      { duration: timeOf(scene), easing: IN_OUT },
    ),
    ...(score ? [pulse(scene, score)] : []),
  ];
}

/** The same number where nothing may move: it stands where it would rise to. */
export function stand(scene: MomentScene, points: number): void {
  const number = numberOf(scene, points);
  number.classList.add("stands");
  number.style.transform = moved(0, -riseOf(scene.at));
}

/** How far it rises: above the place, so that both are seen; but over no title, no tip, and nobody's name and points. */
function riseOf({ y, height }: DOMRect): number {
  const highest = belowWords() + HALF_NUMBER;
  return Math.min(height / 2 + 20, y + height / 2 - highest);
}

const timeOf = ({ ms }: MomentScene): number => Math.max(ms, READABLE);

/**
 * The same where somebody sits, or on the card of their turn: small, from their sheet to their score, or to the same
 * number beside it (`to`), so that it covers no points.
 */
export function flyThere(scene: MomentScene, points: number, to: DOMRect | null = scene.score): Animation[] {
  const { at, score } = scene;
  if (!score || !to) return [];
  const [x, y] = between(at, to);
  if (Math.hypot(x, y) < NEAR) return [pulse(scene, score)];
  // Where the gain is written already, it leaves the sheet soon, and is gone before two numbers would read as one.
  if (to !== score) return [run(numberOf(scene, points), towards(x, y), { duration: timeOf(scene), easing: IN_OUT }), pulse(scene, score)];
  return [
    run(numberOf(scene, points),
      [
        { transform: "scale(.3)", opacity: 0 },
        { transform: "scale(.7)", opacity: 1, offset: 0.2 },
        { transform: "scale(.6)", opacity: 1, offset: 0.45 },
        { transform: moved(x, y, "scale(.45)"), opacity: 1, offset: 0.8 },
        { transform: moved(x, y, "scale(.3)"), opacity: 0, offset: 0.86 },
        { transform: moved(x, y, "scale(.3)"), opacity: 0 },
      ],
      { duration: timeOf(scene), easing: IN_OUT },
    ),
    pulse(scene, score),
  ];
}

const towards = (x: number, y: number): Keyframe[] => [
  { transform: "scale(.3)", opacity: 0 },
  { transform: "scale(.5)", opacity: 1, offset: 0.12 },
  { transform: moved(0.5 * x, 0.5 * y, "scale(.5)"), opacity: 1, offset: 0.5 },
  { transform: moved(0.7 * x, 0.7 * y, "scale(.4)"), opacity: 0, offset: 0.66 },
  { transform: moved(0.7 * x, 0.7 * y, "scale(.4)"), opacity: 0 },
];

const numberOf = (scene: MomentScene, points: number): HTMLElement =>
  put(scene, points > 0 ? "plus" : "minus", scene.at, points > 0 ? `+${points}` : `−${-points}`);

/** The score takes in what has come. */
const pulse = (scene: MomentScene, score: DOMRect): Animation =>
  run(put(scene, "pulse", score),
    [
      { transform: "scale(.7)", opacity: 0 },
      { transform: "scale(.7)", opacity: 0, offset: 0.78 },
      { transform: "scale(1.1)", opacity: 1, offset: 0.86 },
      { transform: "scale(1)", opacity: 0.9, offset: 0.93 },
      { transform: "scale(1)", opacity: 0 },
    ],
    { duration: timeOf(scene), easing: OUT },
  );

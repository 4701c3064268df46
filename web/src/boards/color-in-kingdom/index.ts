export { answer } from "./answer";
export { default } from "./Board.svelte";
export { default as goals } from "./Goals.svelte";
export { nearing } from "./nearing";
export { default as small } from "./Small.svelte";
export { telling } from "./telling";

/** The board itself shows and sounds its steps, where they are tapped. */
export const steps = true;
/** The player who has the dice builds, and the others may copy. */
export const throws = "turn";

/** Shown below the announcement of the turn, and loaded after the board. */
export const far = () => import("./far");

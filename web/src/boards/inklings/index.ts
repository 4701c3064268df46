export { default } from "./Board.svelte";
export { default as small } from "./Small.svelte";
export { default as goals } from "./Goals.svelte";
export { idle } from "./state";
export { follows } from "./follows";
export { nearing } from "./nearing";
export { telling } from "./telling";

/** The board itself shows and sounds its steps, where they are tapped. */
export const steps = true;
/** All play at once, in rounds. */
export const rounds = true;
export const throws = "round";

/** Shown below the announcement of the turn, and loaded after the board. */
export const far = () => import("./far");

export { default } from "./Board.svelte";
export { default as goals } from "./Goals.svelte";
export { goal, ink, unseated } from "./view";
export { default as likely } from "./Likely.svelte";
export { nearing } from "./nearing";
export { default as small } from "./Small.svelte";
export { telling } from "./telling";

/** Shown below the announcement of the turn, and loaded after the board. */
export const far = () => import("./far");

export { default } from "./Board.svelte";
export { default as goals } from "./Goals.svelte";
export { ink, unseated } from "./view";
export { nearing } from "./nearing";
export { default as small } from "./Small.svelte";
export { telling } from "./telling";

/** It is said below whose turn it is, and follows the board. */
export const far = () => import("./far");

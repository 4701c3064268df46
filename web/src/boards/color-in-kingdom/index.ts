export { answer } from "./answer";
export { default } from "./Board.svelte";
export { default as goals } from "./Goals.svelte";
export { nearing } from "./nearing";
export { default as small } from "./Small.svelte";
export { telling } from "./telling";

/** Steps are drawn and heard where they are tapped. */
export const steps = true;
/** Whoever has the dice builds, and the others may copy. */
export const throws = "turn";

/** It is said below whose turn it is, and follows the board. */
export const far = () => import("./far");

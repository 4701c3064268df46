export { default } from "./Board.svelte";
export { far } from "./far";
export { default as goals } from "./Goals.svelte";
export { ink, unseated } from "./view";
export { nearing } from "./nearing";
export { default as small } from "./Small.svelte";
export { telling } from "./telling";

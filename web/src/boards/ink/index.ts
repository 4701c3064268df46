export { default } from "./Board.svelte";
export { default as goals } from "./Goals.svelte";
export { ink } from "./view";
export { nearing } from "./nearing";
export { default as sign } from "./Sign.svelte";
export { default as small } from "./Small.svelte";
export { default as still } from "./Still.svelte";
export { telling } from "./telling";

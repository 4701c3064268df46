export { default } from "./Board.svelte";
export { dice } from "./dice";
export { default as small } from "./Small.svelte";

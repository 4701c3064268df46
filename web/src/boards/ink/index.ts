export { default } from "./Board.svelte";
export { telling } from "./telling";

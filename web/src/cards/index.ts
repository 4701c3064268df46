/** "What is this?", for whoever shows a board. It is fetched behind the board: nobody asks at once. */

export { default as AskButton } from "./AskButton.svelte";
export { default as Asking } from "./Asking.svelte";

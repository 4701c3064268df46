/** "What is this?", for any page that shows a board. It is loaded after the board: nobody asks at once. */

export { default as AskButton } from "./AskButton.svelte";
export { default as Asking } from "./Asking.svelte";

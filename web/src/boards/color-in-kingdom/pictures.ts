export { default as sign } from "./Sign.svelte";
export { default as still } from "./Still.svelte";

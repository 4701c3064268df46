import { yieldToBrowser } from "../../ui/yielding";
import { realmOf } from "./realm";
import { upright } from "./turned";

export { default } from "./Board.svelte";
export { default as goals } from "./Goals.svelte";
export { nearing, stain } from "./nearing";
export { idle, secret } from "./secret";
export { default as small } from "./Small.svelte";
export { apart } from "./standing";
export { telling } from "./telling";

/** The board itself shows and sounds its steps, where they are tapped. */
export const steps = true;
/** All play at once, in rounds. */
export const rounds = true;
/** The ledger, which counts up from nothing. */
export const scored = true;

// The usual sheet is laid out while the texts are still loading.
void yieldToBrowser().then(() => realmOf("standard", upright.current));

/** Shown below the announcement of the turn, and loaded after the board. */
export const far = () => import("./far");

/**
 * What is shown of others beside the board. It is loaded after the board: at first there is no turn to show.
 */

export { default as TurnCard } from "./TurnCard.svelte";
export { default as Whose } from "./Whose.svelte";
export { headlineOf, lastTurnOf, lossSince, recentLines, turnInFull } from "./headline";
export { pointOutNew } from "./newest";
export { Others } from "./others.svelte";
export { BotReactions } from "../reactions/bots";
export { momentsOf } from "./showing";

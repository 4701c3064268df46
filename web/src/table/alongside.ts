/** What of others is shown beside the board. It comes behind it: who sits down has seen nobody's turn yet. */

export { default as TurnCard } from "./TurnCard.svelte";
export { headlineOf } from "./headline";
export { BotReactions } from "../reactions/bots";
export { momentsOf } from "./showing";

/** The levels of bots that people choose from, as src/paintpot/bots/ladder.py has them. */
export const LEVELS = ["easy", "normal", "hard", "expert"] as const;

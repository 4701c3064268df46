/** The bot levels that people choose from, as in src/paintpot/bots/ladder.py. */
export const LEVELS = ["easy", "normal", "hard", "expert"] as const;

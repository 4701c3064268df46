/** Effects for a test that is no Svelte module itself; it returns what ends them. */
export const rooted = (act: () => void): (() => void) => $effect.root(act);

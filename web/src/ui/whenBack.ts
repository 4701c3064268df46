/** Call `look` whenever the page is looked at again; returns how to stop that. */
export function whenBack(look: () => void): () => void {
  const seen = (): void => {
    if (document.visibilityState === "visible") look();
  };
  document.addEventListener("visibilitychange", seen);
  return () => document.removeEventListener("visibilitychange", seen);
}

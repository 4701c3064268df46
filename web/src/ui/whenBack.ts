/** Call `look` whenever the page becomes visible again; returns a function that stops this. */
export function whenBack(look: () => void): () => void {
  const seen = (): void => {
    if (document.visibilityState === "visible") look();
  };
  document.addEventListener("visibilitychange", seen);
  return () => document.removeEventListener("visibilitychange", seen);
}

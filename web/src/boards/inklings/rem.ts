/** Lengths that grow with the letters. */

let pixels = 0;

/** A rem in pixels, as readers have set it. It is read only once: that may make the browser restyle the page. */
export const rem = (): number => (pixels ||= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);

/** What is printed on pieces of the sheet, around 0, 0. */

export interface Mark {
  readonly path: string;
  /** On paper of its own; otherwise as lines only. */
  readonly filled?: boolean;
}

export const MARKS: Readonly<Record<string, Mark>> = {
  castle: { path: "M-8 7.5V-4.5H-4.5V-1.5H-1.7V-7.5H1.7V-1.5H4.5V-4.5H8V7.5Z", filled: true },
  bottle: { path: "M-3-11h6v6c5 2 7.5 5 7.5 9 0 5-4 7-10.5 7s-10.5-2-10.5-7c0-4 2.500-7 7.500-9Z", filled: true },
  tree: { path: "M0 12V2M-7 2C-13-4-6-12 0-10 7-13 13-4 7 2Z" },
  rails: { path: "M-10-6H10M-10 1H10M-10 8H10M-3-6V1M5 1V8M-6 8V12M5-11V-6" },
  waves: { path: "M-11-5q5-5 10 0t11 0M-11 1q5-5 10 0t11 0M-11 7q5-5 10 0t11 0" },
  works: { path: "M-10 9V-3L-4 1V-3L2 1V-3L8 1V9ZM5-2V-10H9V1" },
  wheat: { path: "M0 12V-8M0-2q-7-1-7-7M0-2q7-1 7-7M0 5q-7-1-7-7M0 5q7-1 7-7" },
};

/** What `setTimeout` gives, in a browser as in Node. */
export type Timer = ReturnType<typeof setTimeout>;

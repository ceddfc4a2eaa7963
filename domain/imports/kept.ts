/** What of a cell's text has gone somewhere: all of it, or these words. */
export const WHOLE = "whole";
export type Kept = typeof WHOLE | readonly (string | null)[];

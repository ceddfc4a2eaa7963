/**
 * No fact of a cat is longer, only remarks are: in longer texts no pattern is sought, because one that tries every place of a
 * text takes the square of its length, and a file made for it would hold the server for minutes.
 */
export const LONGEST_READ = 1_000;

/** A colour, a day, a heading: of words the readers try many combinations. */
export const LONGEST_FACT = 200;

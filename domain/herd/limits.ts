/** How many cats can be chosen at once, from all pages of the table. */
export const CHOSEN_MAX = 1000;
/** How many are acted on by one call: a larger choice is sent in several. */
export const ACTED_AT_ONCE = 50;
/** Pedigrees in one file: drawing takes some tenths of a second each. */
export const SHEETS_MAX = 30;

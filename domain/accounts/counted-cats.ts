/** How far a member's cats are counted: further, a list would read all of them to show 25. */
export const OWN_CATS_COUNTED = 5_000;
/** In a list of members, for each of them. */
export const CATS_OF_EACH_COUNTED = 1_000;

/** A member's own tags. */
export const TAG_MAX = 30;
export const TAGS_OF_MEMBER = 50;
export const TAGS_OF_CAT = 20;

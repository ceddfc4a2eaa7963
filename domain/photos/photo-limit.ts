/** The most photos a cat may have. */
export const PHOTOS_MAX = 12;

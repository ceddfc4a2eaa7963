/** What the search takes and gives. */
export const SEARCH_TEXT_MAX = 100;
export const SEARCH_CATS_TYPING = 8;
export const SEARCH_CATS_PAGE = 50;
export const SEARCH_OTHERS = 4;

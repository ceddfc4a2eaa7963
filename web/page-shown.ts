/** The event of `window` when another page of the site is shown. */
export const PAGE_SHOWN = "page-shown";

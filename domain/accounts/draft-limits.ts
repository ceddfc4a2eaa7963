/** How much of what is typed and not sent is kept, and for how long. */
export const DRAFT_DAYS = 30;
export const DRAFTS_OF_A_MEMBER = 50;
/** Of one form's entries, as JSON. */
export const DRAFT_BYTES = 32 * 1024;
export const DRAFT_FORM_MAX = 300;

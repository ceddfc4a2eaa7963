/** Rights change, and a proxy or a shared browser must not remember what somebody was allowed to see. */
export const PRIVATE = { "cache-control": "private, no-store" };

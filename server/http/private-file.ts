/** Rights change, and neither a proxy nor a shared browser may keep what somebody was allowed to see. */
export const PRIVATE = { "cache-control": "private, no-store" };

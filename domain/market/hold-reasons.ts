/** Why an ad waits for the club before it is shown. */
export const HOLD_REASONS = ["first", "price", "text", "picture"] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

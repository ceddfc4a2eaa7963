/**
 * How two cats are siblings, the nearest first: of one litter (both parents and the birth date), of both parents, of
 * one dam, of one sire.
 */
export const KINDS_OF_SIBLING = ["litter", "full", "dam", "sire"] as const;

export type KindOfSibling = (typeof KINDS_OF_SIBLING)[number];

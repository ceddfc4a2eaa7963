/** The two values of a cat's `sex` on the wire (spec §9). */
export const SEXES = ["male", "female"] as const;

export type Sex = (typeof SEXES)[number];

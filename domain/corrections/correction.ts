/** A request to change facts of a registered cat. */
import { fieldsWith, type FieldsWith } from "../cats/field-lists.ts";

/** `lapsed`: the asker no longer owns the cat, or it is no longer registered. */
export const CORRECTION_STATUSES = [
  "asked",
  "confirmed",
  "declined",
  "withdrawn",
  "lapsed",
] as const;
export type CorrectionStatus = (typeof CORRECTION_STATUSES)[number];

export type CorrectedField = FieldsWith<"correct">;
/** In the order of the table of fields. */
export const CORRECTED_FIELDS = fieldsWith("correct");

/** An ancestor's print, found by its place or by its label. */
import type { Segment } from "../segments.ts";

export interface PlacedCell {
  readonly lines: readonly Segment[];
  /** How sure the place is, 0 to 1. */
  readonly sure: number;
}

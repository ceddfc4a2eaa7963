import type { ImportFault } from "@felistry/domain/imports/faults.ts";

/** The place of the first fault between rows: after those that a line has by itself. */
export const FIRST_PLACE_BETWEEN = 100;

export interface LineFault extends ImportFault {
  readonly line: number;
  /** Its place among the faults of its line. */
  readonly place: number;
  /** Cats and lines to choose from: `cat:5,line:12`. */
  readonly choices: string | null;
}

import type { ImportFault } from "@felistry/domain/imports/read-row.ts";

export interface LineFault extends ImportFault {
  readonly line: number;
}

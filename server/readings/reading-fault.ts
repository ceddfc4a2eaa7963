/** Why a scan cannot be read, as a code from contract/errors.ts; it travels between processes by its name. */
import type { ErrorCode } from "@felistry/contract/errors.ts";

export type ReadingFaultCode = Extract<
  ErrorCode,
  "pdf_encrypted" | "pdf_broken" | "scan_unreadable" | "broken_image" | "too_many_pixels"
>;

export class ReadingFault extends Error {
  readonly code: ReadingFaultCode;

  constructor(code: ReadingFaultCode) {
    super(code);
    this.code = code;
  }
}

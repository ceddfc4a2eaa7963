/** Why a picture is refused, as a code from contract/errors.ts; it travels between processes by its name. */
import type { ErrorCode } from "@felistry/contract/errors.ts";

export type PictureFaultCode = Extract<ErrorCode, "broken_image" | "too_many_pixels">;

export class PictureFault extends Error {
  readonly code: PictureFaultCode;

  constructor(code: PictureFaultCode) {
    super(code);
    this.code = code;
  }
}

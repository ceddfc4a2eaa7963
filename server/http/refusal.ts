import { errorStatus, type ErrorCode } from "@felistry/contract/errors.ts";
import type { FieldCode } from "@felistry/contract/field-codes.ts";

interface RefusalDetails {
  /** Values for the placeholders of the message. */
  values?: Record<string, string | number>;
  /** The same, of the site's own writing: never cut, as what a caller sent is. */
  written?: Record<string, string>;
  /** Sent as the envelope's `data`: the new price, the public part of a profile. */
  data?: unknown;
  /** Sent beside `data`. */
  beside?: Record<string, unknown>;
  /** The field that the refusal is about, if that depends on the input. */
  field?: string;
  fields?: { field: string; code: FieldCode }[];
  retryAfterSeconds?: number;
}

/** A refusal of the API, thrown anywhere below a handler; only `errors.ts` turns it into an answer. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

export function refuse(code: ErrorCode, details?: RefusalDetails): never {
  throw new Refusal(code, details);
}

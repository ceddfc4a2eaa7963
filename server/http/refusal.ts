import { errorStatus, type ErrorCode, type FieldCode } from "@felistry/contract/errors.ts";

interface RefusalDetails {
  /** What fills the placeholders of the message. */
  values?: Record<string, string | number>;
  /** Sent as the envelope's `data`: the new price, the public part of a profile. */
  data?: unknown;
  /** Sent beside `data`. */
  beside?: Record<string, unknown>;
  /** The field that the refusal speaks of, where that depends on what was sent. */
  field?: string;
  fields?: { field: string; code: FieldCode }[];
  retryAfterSeconds?: number;
}

/** A named "no" of the API, thrown from anywhere below a handler; `errors.ts` alone turns it into an answer. */
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

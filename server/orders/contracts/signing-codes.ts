/** Codes to sign with: of each only the hash is stored, bound to one order, one member and one text. */
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { CODE_MINUTES, CODE_TRIES, signingCodeFrom } from "@felistry/domain/orders/signing-code.ts";
import type { Limit } from "../../http/limits/attempts.ts";

/** A code lives no longer than its attempts are counted. */
export const TRIES_OF_SIGNING_CODE: Limit = {
  name: "signing-try",
  most: CODE_TRIES,
  windowSeconds: CODE_MINUTES * 60,
};

export interface BoundTo {
  readonly orderId: number;
  readonly memberId: number;
  readonly contractHash: string;
}

/** As stored. */
export interface SentCode {
  readonly code_hash: string;
  /** Older than a code may be. */
  readonly is_over: boolean;
}

const RANDOM_BYTES = 12;

export function freshSigningCode(): string {
  return signingCodeFrom(randomBytes(RANDOM_BYTES));
}

export function signingCodeHash(
  code: string,
  { orderId, memberId, contractHash }: BoundTo,
): string {
  return createHash("sha256")
    .update([code, orderId, memberId, contractHash].join("\n"))
    .digest("hex");
}

/** @param code as `readSigningCode` returns it */
export function isRightCode(sent: SentCode | undefined, code: string, to: BoundTo): boolean {
  if (!sent || sent.is_over) return false;
  const [stored, given] = [sent.code_hash, signingCodeHash(code, to)].map((hash) =>
    Buffer.from(hash, "hex"),
  ) as [Buffer, Buffer];
  return stored.length === given.length && timingSafeEqual(stored, given);
}

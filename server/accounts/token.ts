/** Tokens that stand for a right: 256 random bits, of which the database holds only the hash (decisions §2). */
import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

export function freshToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

export function tokenHash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** Null for text that does not look like a token. */
export function asToken(text: string | undefined): string | null {
  return text !== undefined && TOKEN.test(text) ? text : null;
}

/** What an entry of the log commits to. Only the commitment is public; without its salt it says nothing about its facts. */
import { canonicalText, type CertifiedValue } from "../certificates/canonical.ts";
import { type Hash, sha256 } from "./merkle.ts";

export const SALT_BYTES = 32;

export interface EntryContent {
  /** The kind of decision, such as `certificate_issued`. */
  readonly kind: string;
  /** What it is about, such as `certificate:ABCD-…` or `cat:7`. */
  readonly subject: string;
  /** When it was made, in UTC. */
  readonly at: string;
  readonly facts: CertifiedValue;
}

/** The database function `append_leaf` computes the same. */
export function commitmentOf({ kind, subject, at, facts }: EntryContent, salt: Uint8Array): Hash {
  return sha256(salt, Buffer.from(canonicalText({ kind, subject, at, facts })));
}

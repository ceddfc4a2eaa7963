/** Issues a certificate of a locked, registered cat; while the facts are the same, the one that there is. */
import { createHash, randomBytes } from "node:crypto";
import { canonicalText } from "@felistry/domain/certificates/canonical.ts";
import { codeFrom } from "@felistry/domain/certificates/code.ts";
import type { CertificateKind } from "@felistry/domain/certificates/kinds.ts";
import { drawingKey } from "@felistry/domain/colours/drawing/key.ts";
import type { Tx } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";
import {
  CODE_BYTES,
  insertCertificate,
  selectFacts,
  selectSame,
  supersedeOthers,
} from "./statements.ts";

/** @returns its code */
export async function giveCertificate(
  tx: Tx,
  { catId, kind, memberId }: { catId: number; kind: CertificateKind; memberId: number },
): Promise<string> {
  const [found] = await selectFacts(tx, { kind, catId });
  if (!found) refuse("cat_not_found");
  if (found.registered !== 1) refuse("cat_not_registered");
  const facts = canonicalText(found.facts);
  const fingerprint = createHash("sha256").update(facts).digest("hex");
  const [same] = await selectSame(tx, { catId, kind });
  if (same) return same.code;
  const code = codeFrom(randomBytes(CODE_BYTES));
  const words = { ...found.words, drawing: drawingKey(found) };
  await supersedeOthers(tx, { catId, kind });
  await insertCertificate(tx, { code, catId, kind, facts, fingerprint, words, memberId });
  return code;
}

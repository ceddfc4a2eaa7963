import { createHash, randomBytes } from "node:crypto";
import { canonicalText } from "@felistry/domain/certificates/canonical.ts";
import { codeFrom } from "@felistry/domain/certificates/code.ts";
import { drawingKey } from "@felistry/domain/colours/drawing/key.ts";
import { envelopeText, type Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import {
  insertCertificate,
  selectByCode,
  selectFacts,
  selectSame,
  supersedeOthers,
} from "./statements.ts";

const CODE_BYTES = 10;

/** The row rule locks the cat, so two who ask at once get the same certificate. */
export const issueCertificate: Handler<"POST /cats/{id}/certificates"> = async (
  { params: { id }, body: { kind } },
  { db, member },
) => {
  const [found] = await selectFacts(db, { kind, catId: id });
  if (!found) refuse("cat_not_found");
  if (found.registered !== 1) refuse("cat_not_registered");
  const facts = canonicalText(found.facts);
  const fingerprint = createHash("sha256").update(facts).digest("hex");
  const [same] = await selectSame(db, { catId: id, kind });
  const code = same?.code ?? codeFrom(randomBytes(CODE_BYTES));
  if (!same) {
    const words = { ...found.words, drawing: drawingKey(found) };
    await supersedeOthers(db, { catId: id, kind });
    await insertCertificate(db, {
      code,
      catId: id,
      kind,
      facts,
      fingerprint,
      words,
      memberId: member.id,
    });
  }
  return envelopeText((await selectByCode(db, { code }))!, "");
};

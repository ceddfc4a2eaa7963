import { randomBytes } from "node:crypto";
import { codeFrom } from "@felistry/domain/certificates/code.ts";
import { envelopeText, type Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import {
  CODE_BYTES,
  insertDuplicate,
  lockLost,
  selectByCode,
  supersedeOthers,
} from "./statements.ts";

/** The row rule locks the cat, so of two who ask at once the second finds the certificate superseded. */
export const duplicateCertificate: Handler<
  "POST /cats/{id}/certificates/{code}/duplicate"
> = async ({ params: { id: catId, code: lostCode }, body: { reason } }, { db, member }) => {
  const [lost] = await lockLost(db, { catId, code: lostCode });
  if (!lost) {
    const known = await selectByCode(db, { code: lostCode });
    refuse(known === null ? "certificate_not_found" : "certificate_not_valid");
  }
  const code = codeFrom(randomBytes(CODE_BYTES));
  await supersedeOthers(db, { catId, kind: lost.kind });
  await insertDuplicate(db, { code, lostId: lost.id, memberId: member.id, reason });
  return envelopeText((await selectByCode(db, { code }))!, "");
};

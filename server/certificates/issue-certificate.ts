import { envelopeText, type Handler } from "../http/handler.ts";
import { giveCertificate } from "./give-certificate.ts";
import { selectByCode } from "./statements.ts";

/** The row rule locks the cat, so two who ask at once get the same certificate. */
export const issueCertificate: Handler<"POST /cats/{id}/certificates"> = async (
  { params: { id }, body: { kind } },
  { db, member },
) => {
  const code = await giveCertificate(db, { catId: id, kind, memberId: member.id });
  return envelopeText((await selectByCode(db, { code }))!, "");
};

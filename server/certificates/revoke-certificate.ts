import { envelopeText, type Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { mailOfRevocation } from "./mails.ts";
import { revoke, selectByCode } from "./statements.ts";

export const revokeCertificate: Handler<"PUT /certificates/{code}/revoke"> = async (
  { params: { code }, body: { reason } },
  { db, member, services },
) => {
  const [revoked] = await revoke(db, { code, memberId: member.id, reason });
  const record = await selectByCode(db, { code });
  if (record === null) refuse("certificate_not_found");
  if (!revoked) refuse("certificate_not_valid");
  await services.jobs.enqueueMails(db, [await mailOfRevocation(db, code, services.config)]);
  return envelopeText(record, "");
};

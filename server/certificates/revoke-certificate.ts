import { requireDeskOfCat } from "../cases/queries.ts";
import { statement } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";
import { envelopeText, type Handler, type Member } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { mailOfRevocation } from "./mails.ts";
import { revoke, selectByCode } from "./statements.ts";

export const revokeCertificate: Handler<"PUT /certificates/{code}/revoke"> = async (
  { params: { code }, body: { reason } },
  { db, member, services },
) => {
  await requireDeskOfCertificate(db, member, code);
  const [revoked] = await revoke(db, { code, memberId: member.id, reason });
  const record = await selectByCode(db, { code });
  if (record === null) refuse("certificate_not_found");
  if (!revoked) refuse("certificate_not_valid");
  await services.jobs.enqueueMails(db, [await mailOfRevocation(db, code, services.config)]);
  return envelopeText(record, "");
};

const catOfCertificate = statement(
  "certificate_cat_of_code",
  "select cat_id from certificates where code = :code",
);

async function requireDeskOfCertificate(db: Db, member: Member, code: string): Promise<void> {
  if (member.clubId == null) return;
  const [of] = await catOfCertificate(db, { code });
  if (of?.cat_id != null) await requireDeskOfCat(db, member, of.cat_id);
}

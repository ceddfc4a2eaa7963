/** The club looks at photos of chips. */
import { decodeCursor, encodeCursor, rowId } from "../../http/cursor.ts";
import type { Handler } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { decideProof, lockProof, selectSentProofs } from "./chip-proof-statements.ts";
import { mailOfChipProof } from "./chip-proof-mails.ts";

export const listChipProofs: Handler<"GET /admin/chip-proofs"> = async (
  { query },
  { db, member, locale },
) => {
  const rows = await selectSentProofs(db, {
    afterId: decodeCursor(query.cursor, [rowId])?.[0] ?? 0,
    viewerId: member.id,
    limit: query.limit,
    locale,
  });
  const data = rows.slice(0, query.limit);
  const next = rows.length > query.limit ? encodeCursor([data.at(-1)!.id]) : null;
  return { data, page: { next } };
};

export const decideOnChip: Handler<"PUT /admin/chip-proofs/{id}"> = async (
  { params: { id }, body: { verdict, reason } },
  { db, member, services },
) => {
  const [proof] = await lockProof(db, { proofId: id });
  if (!proof) refuse("chip_proof_not_found");
  if (proof.seller_id === member.id) refuse("not_allowed");
  if (proof.status !== "sent") refuse("chip_proof_over");
  if (verdict === "declined" && reason === null)
    refuse("bad_input", { fields: [{ field: "reason", code: "decline_reason" }] });
  const said = verdict === "declined" ? reason : null;
  await decideProof(db, { proofId: id, status: verdict, reason: said, adminId: member.id });
  const mail = await mailOfChipProof(db, proof.cat_id, said, services.config);
  await services.jobs.enqueueMails(db, [mail]);
  return { data: { id, status: verdict } };
};

/** A seller proves the number of a cat's chip: asks for a code, and sends a photo with it. */
import { randomBytes } from "node:crypto";
import { CHIP_PROOF_DAYS, chipProofCode } from "@felistry/domain/market/chip-proof.ts";
import { ownUpload } from "../../documents/queries.ts";
import type { Handler } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import {
  dropAsked,
  insertProof,
  lockAsked,
  selectOwnProof,
  selectProvable,
  sendProof,
} from "./chip-proof-statements.ts";

export const getChipProof: Handler<"GET /sales/{catId}/chip-proof"> = async (
  { params: { catId } },
  { db, member },
) => {
  const [provable] = await selectProvable(db, { catId });
  const [proof] = await selectOwnProof(db, { catId, memberId: member.id });
  return { data: { chip_end: provable?.chip.slice(-4) ?? null, proof: proof ?? null } };
};

/** The row rule has locked the cat. */
export const askForChipCode: Handler<"POST /sales/{catId}/chip-proof"> = async (
  { params: { catId } },
  { db, member },
) => {
  const [provable] = await selectProvable(db, { catId });
  if (!provable) refuse("chip_not_provable");
  await dropAsked(db, { catId });
  const [asked] = await insertProof(db, {
    catId,
    memberId: member.id,
    chip: provable.chip,
    code: chipProofCode(randomBytes(16)),
    days: CHIP_PROOF_DAYS,
  });
  if (!asked) refuse("chip_proof_exists");
  return { data: asked };
};

export const sendChipPhoto: Handler<"PUT /sales/{catId}/chip-proof"> = async (
  { params: { catId }, body: { photo } },
  { db, member },
) => {
  const [asked] = await lockAsked(db, { catId, memberId: member.id });
  if (!asked) refuse("chip_proof_over");
  const path = await ownUpload(db, photo, member.id, "chip-proof");
  await sendProof(db, { proofId: asked.id, path });
  return { data: { status: "sent" } };
};

import { CODE_MINUTES } from "@felistry/domain/orders/signing-code.ts";
import { countOrRefuse } from "../../http/limits/attempts.ts";
import type { Handler } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { moveOrder } from "../statements.ts";
import { decideOrRefuse, reservationOf, sideOf } from "../reservations/moves-of-reservation.ts";
import { mailsOfMove } from "../reservations/reservation-mails.ts";
import {
  deleteSigningCode,
  insertContract,
  insertSignature,
  insertSigningCode,
  selectSigningCode,
} from "./contract-statements.ts";
import { contractOf } from "./contract-text.ts";
import { mailOfSigningCode } from "./contract-mails.ts";
import {
  freshSigningCode,
  isRightCode,
  signingCodeHash,
  TRIES_OF_SIGNING_CODE,
} from "./signing-codes.ts";

/** The row rule has locked the order, and made sure that the member is a party to it. */
export const sendSigningCode: Handler<"POST /order/{id}/contract/code"> = async (
  { params: { id } },
  { db, member, services },
) => {
  const row = await reservationOf(db, id);
  decideOrRefuse(row, "sign", sideOf(row, member.id), ["code"]);
  const contract = contractOf(row) ?? refuse("order_status_conflict");
  const to = { orderId: id, memberId: member.id, contractHash: contract.hash };
  const code = freshSigningCode();
  await deleteSigningCode(db, to);
  await insertSigningCode(db, { ...to, codeHash: signingCodeHash(code, to) });
  await services.jobs.enqueueMails(db, [await mailOfSigningCode(db, to, code, services.config)]);
  return { data: { hash: contract.hash } };
};

export const signContract: Handler<"PUT /order/{id}/contract"> = async (
  { params: { id }, body: { code } },
  { db, member, services },
) => {
  const row = await reservationOf(db, id);
  const to = decideOrRefuse(row, "sign", sideOf(row, member.id), ["code"]);
  const contract = contractOf(row) ?? refuse("order_status_conflict");
  const side = { orderId: id, memberId: member.id };
  const [sent] = await selectSigningCode(db, { ...side, minutes: CODE_MINUTES });
  if (!sent) refuse("wrong_signing_code");
  await countOrRefuse(services.apart, TRIES_OF_SIGNING_CODE, `code ${sent.id}`);
  if (!isRightCode(sent, code, { ...side, contractHash: sent.contract_hash }))
    refuse("wrong_signing_code");
  if (sent.contract_hash !== contract.hash) refuse("contract_changed");
  await deleteSigningCode(db, side);
  await insertContract(db, { orderId: id, ...contract });
  await insertSignature(db, { ...side, contractHash: contract.hash });
  await moveOrder(db, { orderId: id, to });
  await services.jobs.enqueueMails(
    db,
    await mailsOfMove(db, id, "sign", member.id, services.config),
  );
  return { data: { stage: to } };
};

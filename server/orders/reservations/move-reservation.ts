/** The moves of a reservation. The row rule has locked the cat and the order, and made sure that the member is a party to it. */
import { arePassed } from "@felistry/domain/orders/gates.ts";
import type { Need } from "@felistry/domain/orders/moves.ts";
import {
  faultOfTerms,
  type PlainMove,
  type TermsFault,
} from "@felistry/domain/orders/reservation.ts";
import type { FieldCode } from "@felistry/contract/field-codes.ts";
import type { Tx } from "../../db/transaction.ts";
import type { Handler, WriteContext } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { sha256 } from "../contracts/contract-text.ts";
import { moveOrder } from "../statements.ts";
import { gatesAndPapersToday, gatesToday, isLateToday } from "./gates-of-reservation.ts";
import { decideOrRefuse, reservationOf, sideOf } from "./moves-of-reservation.ts";
import { mailsOfAgreement, mailsOfMove } from "./reservation-mails.ts";
import {
  acceptTerms,
  insertTerms,
  leaveLate,
  moveToOffered,
  putPassedGates,
  type ReservationRow,
  voidOffers,
} from "./reservation-statements.ts";
import { isOffered, termsText } from "./terms-text.ts";

const FIELD_CODES: Readonly<Record<TermsFault["field"], FieldCode>> = {
  deposit: "deposit_above_price",
  open_until: "offer_day",
  hand_over_by: "hand_over_day",
};

export const offerReservation: Handler<"POST /order/{id}/reservation"> = async (
  { params: { id }, body },
  { db, member, services, today },
) => {
  const row = await reservationOf(db, id);
  const to = decideOrRefuse(row, "offer", sideOf(row, member.id));
  const fault = faultOfTerms(body, row.price, today);
  if (fault)
    refuse("bad_input", { fields: [{ field: fault.field, code: FIELD_CODES[fault.field] }] });
  const deposit = { deposit: body.deposit, depositKept: body.deposit_kept };
  await insertTerms(db, {
    orderId: id,
    terms: body.terms,
    ...deposit,
    openUntil: body.open_until,
    handOverBy: body.hand_over_by,
  });
  await moveToOffered(db, { orderId: id, ...deposit });
  const mails = await mailsOfMove(db, id, "offer", member.id, services.config);
  await services.jobs.enqueueMails(db, mails);
  return { data: { stage: to } };
};

/** The buyer accepts the very text that was shown: its hash comes back, and the text is written again to compare. */
export const agreeToReservation: Handler<"PUT /order/{id}/reservation/agreed"> = async (
  { params: { id }, body },
  { db, member, services, locale, today },
) => {
  const row = await reservationOf(db, id);
  const to = decideOrRefuse(row, "agree", sideOf(row, member.id), ["terms"]);
  if (!isOffered(row)) refuse("order_status_conflict");
  if (row.open_until < today) refuse("offer_over");
  const text = termsText(row, locale);
  if (sha256(text) !== body.hash) refuse("terms_changed");
  await acceptTerms(db, { termsId: row.terms_id, text, language: locale, hash: body.hash });
  await moveOrder(db, { orderId: id, to });
  const voided = await voidOffers(db, { catId: row.cat_id, orderId: id });
  const { asks } = await gatesAndPapersToday(db, row, { today, services });
  const mails = await mailsOfAgreement(
    db,
    { orderId: id, memberId: member.id, text, asks, voided: voided.map((order) => order.id) },
    services.config,
  );
  await services.jobs.enqueueMails(db, mails);
  return { data: { stage: to } };
};

export const moveReservation: Handler<"PUT /order/{id}/reservation"> = async (
  { params: { id }, body: { move } },
  context,
) => {
  const { db, member, services } = context;
  const row = await reservationOf(db, id);
  const to = decideOrRefuse(row, move, sideOf(row, member.id), await alsoHeld(row, move, context));
  if (move === "leave_late") await leaveLate(db, { orderId: id });
  else await moveOrder(db, { orderId: id, to });
  const mails = await mailsOfMove(db, id, move, member.id, services.config);
  await services.jobs.enqueueMails(db, mails);
  return { data: { stage: to } };
};

async function alsoHeld(
  row: ReservationRow,
  move: PlainMove,
  context: WriteContext,
): Promise<Need[]> {
  if (move !== "pass_gates" && move !== "leave_late") return [];
  const gates = await gatesToday(context.db, row, context);
  if (move === "leave_late") return isLateToday(row, gates, context.today) ? ["late"] : [];
  if (!arePassed(gates)) return [];
  await keepPassed(context.db, row.id, gates);
  return ["gates"];
}

async function keepPassed(
  db: Tx,
  orderId: number,
  gates: Awaited<ReturnType<typeof gatesToday>>,
): Promise<void> {
  const passed = gates.map(({ kind, state, rule, values }) => ({
    kind,
    state,
    rule: rule?.id ?? null,
    values,
  }));
  await putPassedGates(db, { orderId, passed: JSON.stringify(passed) });
}

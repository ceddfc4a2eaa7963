/** What each side says before the hand-over, for the gates: the cat's health and papers. The row rule has locked the cat and the order. */
import { isReservedStage } from "@felistry/domain/orders/stages.ts";
import type { Handler } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { gatesAndPapersToday, gatesToday, shownGate } from "./gates-of-reservation.ts";
import { reservationOf, type Side, sideOf } from "./moves-of-reservation.ts";
import { putHealth, putPapers, type ReservationRow } from "./reservation-statements.ts";

export const sayHealth: Handler<"PUT /order/{id}/health"> = async (
  { params: { id }, body },
  { db, member, services, locale, today },
) => {
  const row = await reservationOf(db, id);
  requireTurn(row, sideOf(row, member.id), "seller");
  requirePast({ vet_on: body.vet_on, chip_on: body.chip_on }, today);
  await putHealth(db, {
    orderId: id,
    vetOn: body.vet_on === undefined ? row.vet_on : body.vet_on,
    chipOn: body.chip_on === undefined ? row.chip_on : body.chip_on,
    buyerExtract: body.buyer_extract ?? row.buyer_extract,
    weaned: body.weaned ?? row.weaned,
    vaccinations: body.vaccinations,
    vaccinatedOn: body.vaccinations === 0 ? null : body.vaccinated_on,
    rabiesOn: body.rabies_on,
    inRegister: body.in_register,
  });
  const gates = await gatesToday(db, await reservationOf(db, id), { today, services });
  return { data: { gates: gates.map((gate) => shownGate(gate, locale)) } };
};

export const sayPapers: Handler<"PUT /order/{id}/papers"> = async (
  { params: { id }, body },
  { db, member, services, locale, today },
) => {
  const row = await reservationOf(db, id);
  requireTurn(row, sideOf(row, member.id), "buyer");
  requirePast({ cert_on: body.cert_on }, today);
  const { asks } = await gatesAndPapersToday(db, row, { today, services });
  await putPapers(db, {
    orderId: id,
    certOn: body.cert_on,
    buyerHk: body.buyer_hk,
    // Whoever gave another paper has not been asked for the number.
    isAnswered: asks.includes("buyer_hk"),
  });
  const gates = await gatesToday(db, await reservationOf(db, id), { today, services });
  return { data: { gates: gates.map((gate) => shownGate(gate, locale)) } };
};

/** While the cat is promised, and not ready yet. */
function requireTurn({ stage }: ReservationRow, side: Side, whose: Side): void {
  if (side !== whose) refuse("not_allowed");
  if (!isReservedStage(stage) || stage === "ready") refuse("order_status_conflict");
}

function requirePast(days: Readonly<Record<string, string | null | undefined>>, today: string) {
  const ahead = Object.keys(days).filter((field) => (days[field] ?? "") > today);
  if (ahead.length > 0)
    refuse("bad_input", { fields: ahead.map((field) => ({ field, code: "future_date" })) });
}

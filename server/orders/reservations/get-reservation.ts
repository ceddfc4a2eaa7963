import type { Reservation } from "@felistry/contract/orders/reservations.ts";
import { isReservedStage } from "@felistry/domain/orders/stages.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Handler } from "../../http/handler.ts";
import { contractOf, sha256 } from "../contracts/contract-text.ts";
import { gatesAndPapersToday, isLateToday, shownGate } from "./gates-of-reservation.ts";
import { reservationOf } from "./moves-of-reservation.ts";
import type { ReservationRow } from "./reservation-statements.ts";
import { isOffered, type Offered, termsText } from "./terms-text.ts";

/** While there are no terms to show, as in an accepted order whose offer was taken back, they are null. */
export const getReservation: Handler<"GET /order/{id}/reservation"> = async (
  { params },
  { db, locale, today, services },
) => {
  const row = await reservationOf(db, params.id);
  const contract = contractOf(row);
  const isReserved = isReservedStage(row.stage);
  const { gates, asks } = isReserved
    ? await gatesAndPapersToday(db, row, { today, services })
    : { gates: [], asks: [] };
  const { stage } = row;
  const hasTerms = isOffered(row) && (stage !== "accepted" || row.accepted_at !== null);
  return {
    data: {
      stage,
      terms: hasTerms ? shownTerms(row, locale, today) : null,
      fate: row.fate,
      contract: contract && {
        hash: contract.hash,
        seller_signed_at: row.seller_signed_at,
        buyer_signed_at: row.buyer_signed_at,
      },
      gates: gates.map((gate) => shownGate(gate, locale)),
      health: shownHealth(row),
      papers: {
        asks: [...asks],
        cert_on: row.cert_on,
        buyer_hk: row.buyer_hk ? 1 : 0,
        is_answered: row.is_buyer_answered ? 1 : 0,
      },
      is_taken: stage === "accepted" && row.is_reserved_by_other ? 1 : 0,
      is_late: isLateToday(row, gates, today) ? 1 : 0,
    },
  };
};

function shownHealth(row: ReservationRow): Reservation["health"] {
  const { vaccinations, vaccinated_on, rabies_on, vet_on, chip_on } = row;
  return {
    vaccinations,
    vaccinated_on,
    rabies_on,
    in_register: row.in_register ? 1 : 0,
    vet_on,
    chip_on,
    buyer_extract: row.buyer_extract ? 1 : 0,
    weaned: row.weaned ? 1 : 0,
  };
}

function shownTerms(row: Offered, locale: Locale, today: string): Reservation["terms"] {
  const text = row.shown ?? termsText(row, locale);
  return {
    text,
    language: row.shown_in ?? locale,
    hash: row.shown_hash ?? sha256(text),
    deposit: row.deposit,
    deposit_kept: row.deposit_kept ? 1 : 0,
    open_until: row.open_until,
    hand_over_by: row.hand_over_by,
    is_over: row.accepted_at === null && row.open_until < today ? 1 : 0,
    accepted_at: row.accepted_at,
  };
}

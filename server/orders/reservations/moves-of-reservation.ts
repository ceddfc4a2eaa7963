/** Whether a side may make a move now, and what else the move needs. */
import type { ErrorCode } from "@felistry/contract/errors.ts";
import {
  decideMove,
  type MoveName,
  type MoveRefusal,
  type Need,
} from "@felistry/domain/orders/moves.ts";
import type { Stage } from "@felistry/domain/orders/stages.ts";
import type { Db } from "../../db/transaction.ts";
import { refuse } from "../../http/refusal.ts";
import { type ReservationRow, selectReservation } from "./reservation-statements.ts";

export type Side = "seller" | "buyer";

export async function reservationOf(db: Db, orderId: number): Promise<ReservationRow> {
  return (await selectReservation(db, { orderId }))[0]!;
}

export const sideOf = ({ seller_id }: ReservationRow, memberId: number): Side =>
  seller_id === memberId ? "seller" : "buyer";

const CODES: Readonly<Record<MoveRefusal, ErrorCode>> = {
  not_allowed: "not_allowed",
  order_status_conflict: "order_status_conflict",
  keeper: "order_status_conflict",
  ad: "ad_not_active",
  free: "cat_reserved",
  terms: "terms_changed",
  deposit: "order_status_conflict",
  no_deposit: "order_status_conflict",
  code: "wrong_signing_code",
  gates: "gates_missing",
  late: "reservation_not_late",
  handover: "order_status_conflict",
  undisputed: "dispute_open",
  due: "order_status_conflict",
};

/** @param held what the caller has made sure of, or is about to */
export function decideOrRefuse(
  row: ReservationRow,
  name: MoveName,
  side: Side,
  held: readonly Need[] = [],
): Stage {
  const decided = decideMove(row, name, side, new Set([...needsHeld(row), ...held]));
  return "refused" in decided ? refuse(CODES[decided.refused]) : decided.to;
}

function needsHeld(row: ReservationRow): Need[] {
  return [
    row.online_owner_id === row.seller_id && "keeper",
    row.is_ad_active && "ad",
    !row.is_reserved_by_other && "free",
    (row.deposit ?? 0) > 0 ? "deposit" : "no_deposit",
  ].filter((need) => need !== false) as Need[];
}

import { expect, test } from "vitest";
import {
  isOpen,
  nextStatuses,
  type OrderRefusal,
  type OrderStatus,
  refuseStatusChange,
} from "./status.ts";

type Row = [
  party: "seller" | "buyer",
  from: OrderStatus,
  to: OrderStatus,
  refusal: OrderRefusal | null,
];

const rows: Row[] = [
  ["seller", "new", "accepted", null],
  ["seller", "new", "declined", null],
  ["seller", "accepted", "completed", null],
  ["buyer", "new", "cancelled", null],
  ["buyer", "accepted", "cancelled", null],
  ["seller", "new", "completed", "order_status_conflict"],
  ["seller", "accepted", "declined", "order_status_conflict"],
  ["seller", "accepted", "accepted", "order_status_conflict"],
  ["seller", "declined", "accepted", "order_status_conflict"],
  ["seller", "cancelled", "accepted", "order_status_conflict"],
  ["seller", "completed", "completed", "order_status_conflict"],
  ["buyer", "declined", "cancelled", "order_status_conflict"],
  ["buyer", "completed", "cancelled", "order_status_conflict"],
  ["seller", "accepted", "new", "order_status_conflict"],
  ["buyer", "new", "accepted", "not_allowed"],
  ["buyer", "new", "declined", "not_allowed"],
  ["buyer", "accepted", "completed", "not_allowed"],
  ["seller", "new", "cancelled", "not_allowed"],
];

test.each(rows)("[D5-14] [D5-15] [D5-16] %s, from %s to %s: %s", (party, from, to, refusal) => {
  expect(refuseStatusChange(party, from, to)).toBe(refusal);
});

test("[D5-16] what each side may do next", () => {
  expect(nextStatuses("seller", "new")).toEqual(["accepted", "declined"]);
  expect(nextStatuses("seller", "accepted")).toEqual(["completed"]);
  expect(nextStatuses("buyer", "accepted")).toEqual(["cancelled"]);
  expect(nextStatuses("buyer", "completed")).toEqual([]);
});

test("[D5-10] new and accepted orders are open", () => {
  expect(
    (["new", "accepted", "declined", "cancelled", "completed"] as const).filter(isOpen),
  ).toEqual(["new", "accepted"]);
});

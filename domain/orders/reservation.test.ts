import { expect, test } from "vitest";
import { faultOfTerms, offerUntilUsual } from "./reservation.ts";

const TODAY = "2026-11-29";

test.each([
  ["not typed yet", "", "2026-12-06"],
  ["half typed", "0002-12-01", "2026-12-06"],
  ["in three days", "2026-12-02", "2026-12-02"],
  ["in a month", "2026-12-29", "2026-12-06"],
])("an offer is open for a week and never past the hand-over: %s", (_, handOverBy, until) => {
  expect(offerUntilUsual(handOverBy, TODAY)).toBe(until);
});

test("a hand-over from today on makes no error about a day that the seller has not typed", () => {
  for (const hand_over_by of [TODAY, "2026-11-30", "2026-12-05", "2026-12-06", "2027-03-01"]) {
    const terms = { deposit: 0, hand_over_by, open_until: offerUntilUsual(hand_over_by, TODAY) };
    expect(faultOfTerms(terms, 100, TODAY)).toBeNull();
  }
});

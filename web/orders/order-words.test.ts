import { expect, test } from "vitest";
import { TOLD_ENDINGS } from "@felistry/domain/orders/moves.ts";
import { endText, statusText } from "./order-words.ts";

test("an order that neither side has ended is not called declined by the seller, and says why it is closed", () => {
  for (const ended of ["died", "suspended", "merged", "taken_down"] as const) {
    expect(statusText("declined", "buy", ended)).toBe("Closed");
    expect(endText(ended)).toMatch(/\w+\.$/);
  }
  expect(statusText("declined", "buy", "seller")).toBe("Declined by the seller");
  expect(statusText("cancelled", "sell", "left")).toBe("Cancelled by the buyer");
  expect(TOLD_ENDINGS.filter((ended) => endText(ended) === null)).toEqual(["seller", "buyer"]);
});

import { expect, test } from "vitest";
import { TOLD_ENDINGS } from "@felistry/domain/orders/moves.ts";
import { order_end_died, question_end_died } from "@felistry/i18n/compiled/messages.js";
import { endText, statusText } from "./order-words.ts";

test("an order that neither side has ended is not called declined by the seller, and says why it is closed", () => {
  for (const ended of ["died", "suspended", "merged", "taken_down"] as const) {
    expect(statusText("declined", "buy", ended)).toBe("Closed");
    expect(endText({ ended, sex: "male" })).toMatch(/\w+\.$/);
  }
  expect(statusText("declined", "buy", "seller")).toBe("Declined by the seller");
  expect(statusText("cancelled", "sell", "left")).toBe("Cancelled by the buyer");
  expect(TOLD_ENDINGS.filter((ended) => endText({ ended, sex: "female" }) === null)).toEqual([
    "seller",
    "buyer",
  ]);
});

test("of a male that has died Russian speaks as of one", () => {
  const ru = { locale: "ru" } as const;
  for (const died of [order_end_died, question_end_died]) {
    expect(died({ sex: "male" }, ru)).toBe("Кот умер.");
    expect(died({ sex: "female" }, ru)).toBe("Кошка умерла.");
  }
});

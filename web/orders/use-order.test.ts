import { describe, expect, it } from "vitest";
import { ApiFailure } from "@felistry/contract/client.ts";
import { failureLog, orderPayload, type OrderedSale } from "./use-order.ts";

const sale = {
  id: 7,
  users_id: 3,
  online_owner_id: 4,
  sale_id: 70,
  price_pet: 500,
  price_breeding: 900,
  currency_id: 2,
} as OrderedSale;
const buyer = { id: 9, email: "buyer@example.com", first_name: "Bella" };

describe("what an order sends", () => {
  it("[2.9-03] the pet price, under the names of the specification", () => {
    expect(
      orderPayload(sale, buyer, { comment: "Hello", delivery: true, withBreeding: false }),
    ).toEqual({
      currentUserBuyerId: 9,
      currentUserBuyerEmail: "buyer@example.com",
      currentUserBuyerFirstName: "Bella",
      catId: 7,
      breederId: 3,
      comment: "Hello",
      delivery: true,
      withBreeding: false,
      price: 500,
      currencyId: 2,
      saleInformationId: 70,
      online_owner_id: 4,
    });
  });

  it("[2.9-04] the breeding price with breeding", () => {
    expect(
      orderPayload(sale, buyer, { comment: "", delivery: false, withBreeding: true }),
    ).toMatchObject({ withBreeding: true, price: 900 });
  });
});

describe("what the console logs for a failed order", () => {
  it.each([
    [
      "[8-35] the server's refusal",
      new ApiFailure(409, { message: "This ad is no longer active" }),
      "Failed to send order: This ad is no longer active",
    ],
    ["[8-36] no answer", new ApiFailure(0, { message: "fetch failed" }), "No response from server"],
    [
      "[8-36] a request that was never sent",
      new TypeError("bad body"),
      "Error in setting up the request: bad body",
    ],
  ])("%s", (_case, error, line) => {
    expect(failureLog(error)).toBe(line);
  });
});

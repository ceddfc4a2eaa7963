/** Which currency the market says prices in: the address's, else the chosen one, else a member's own. */
import { expect, test } from "vitest";
import { ApiFailure, type ApiCaller } from "@felistry/contract/client.ts";
import { currencyCookie } from "../../chosen-currency.ts";
import type { MarketQuery } from "./market-query.ts";
import { fetchSalesFor } from "./reader-currency.ts";

const VIEWER = { id: 7, first_name: "Ann", roleIds: [1] };

/** A market that knows EUR and SEK, and a member from a country with SEK. */
function market() {
  const asked: (string | undefined)[] = [];
  const call = (key: string, { query }: { query?: MarketQuery }) => {
    if (key === "GET /currencies")
      return Promise.resolve({
        data: [
          { id: 1, code: "EUR" },
          { id: 2, code: "SEK" },
        ],
      });
    if (key === "GET /countries/en_ru")
      return Promise.resolve({ data: [{ id: 9, currency_id: 2 }] });
    if (key === "GET /me") return Promise.resolve({ data: { country_id: 9 } });
    asked.push(query?.currency);
    if (query?.currency === "XXX")
      return Promise.reject(
        new ApiFailure(400, {
          message: "no",
          errors: [{ field: "currency", message: "none" }],
        }),
      );
    return Promise.resolve({ data: { ads: [] }, page: { next: null } });
  };
  // The four calls above are all that is made.
  return { asked, call: call as unknown as ApiCaller };
}

const said = async (
  query: MarketQuery,
  currency: string | null,
  viewer: typeof VIEWER | null = null,
) => {
  const { asked, call } = market();
  const { currency: shown } = await fetchSalesFor(query, { call, currency, viewer });
  expect(asked.at(-1)).toBe(shown);
  return shown;
};

test("a guest's choice is kept, and a link's currency goes before it", async () => {
  expect(await said({}, "EUR")).toBe("EUR");
  expect(await said({ currency: "SEK" }, "EUR")).toBe("SEK");
  expect(await said({}, null)).toBeUndefined();
});

test("a member who has chosen nothing sees the currency of the country, who wants none sees none", async () => {
  expect(await said({}, null, VIEWER)).toBe("SEK");
  expect(await said({}, "EUR", VIEWER)).toBe("EUR");
  expect(await said({}, "ad", VIEWER)).toBeUndefined();
});

test("prices asked for without a currency find the same ads for every reader", async () => {
  expect(await said({ to: "500" as never }, "EUR", VIEWER)).toBeUndefined();
});

test("a remembered currency that the site has no more hides no ads; one in the address is refused", async () => {
  expect(await said({}, "XXX")).toBeUndefined();
  await expect(said({ currency: "XXX" }, null)).rejects.toBeInstanceOf(ApiFailure);
});

test("what the filters send is remembered, an empty choice as such, and nothing that is no currency", () => {
  expect(currencyCookie("eur")).toMatch(/^currency=EUR; Path=\/; /);
  expect(currencyCookie("")).toMatch(/^currency=ad; /);
  expect(currencyCookie("a; Domain=x")).toBeNull();
});

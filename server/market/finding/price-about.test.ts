/** An ad says its prices in its reader's currency too, by the newest rate there is. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let catId: number;
let [briton, german]: BuiltMember[] = [];

beforeAll(async () => {
  server = await startTestServer();
  const ad = await buildAd(server, { price_pet: 1000, price_breeding: 1500, currency: "EUR" });
  catId = ad.cat_id;
  briton = await buildMember(server, { country: "GB" });
  german = await buildMember(server, { country: "DE" });
});
afterAll(() => server.stop());

const about = async (currency?: string, by?: BuiltMember) => {
  const call = by ? server.as(by) : server.guest();
  const query = currency ? { currency } : {};
  const { data } = await call("GET /sales/{catId}/family", { params: { catId }, query });
  return data.price_about;
};

test("without rates nobody is told a price in another currency", async () => {
  expect(await about("USD")).toBeNull();
  expect(await about(undefined, briton)).toBeNull();
});

test("a guest is told in the currency asked for, a member else in that of the country, each with the day of the rate", async () => {
  await server.pool.query(
    `insert into currency_rates (currency_id, day, per_euro)
     select id, day::date, rate from currencies join (values
       ('USD', '2020-01-01', 9), ('USD', '2020-01-02', 1.25), ('USD', '2999-01-01', 9), ('GBP', '2020-01-03', 0.8)) r(code, day, rate) using (code)`,
  );
  const dollars = { pet: 1250, breeding: 1880, currency_abb: "USD", day: "2020-01-02" };
  const pounds = { pet: 800, breeding: 1200, currency_abb: "GBP", day: "2020-01-03" };
  expect(await about()).toBeNull();
  expect(await about("usd")).toEqual(dollars);
  expect(await about(undefined, briton)).toEqual(pounds);
  expect(await about("USD", briton)).toEqual(dollars);
  expect(await about("CHF")).toBeNull();
});

test("in the ad's own currency there is nothing more to say", async () => {
  expect(await about("EUR", briton)).toBeNull();
  expect(await about(undefined, german)).toBeNull();
  expect(await statusOf(about("dollars"))).toBe(400);
});

test("the price with breeding rights that an ad no longer offers is said in no other currency", async () => {
  await server.pool.query("update sales set sale_for_breeding = false");
  expect(await about("USD")).toMatchObject({ pet: 1250, breeding: null });
  await server.pool.query("update sales set sale_for_breeding = true");
  expect(await about("USD")).toMatchObject({ breeding: 1880 });
});

test("without a price for breeding there is none in another currency either", async () => {
  await server.pool.query("update sales set price_breeding = null, sale_for_breeding = false");
  expect(await about("USD")).toMatchObject({ pet: 1250, breeding: null });
});

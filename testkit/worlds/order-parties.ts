/** A seller, a buyer and the orders between them. */
import { afterAll, beforeAll } from "vitest";
import type { OrderStatus } from "@felistry/domain/orders/status.ts";
import { buildAd, type BuiltAd } from "../build-ad.ts";
import { buildCat, type BuiltCat } from "../build-cat.ts";
import { buildMember, type BuiltMember } from "../build-member.ts";
import { startTestServer, type TestServer } from "../start-test-server.ts";

export let server: TestServer;
export let seller: BuiltMember;
export let buyer: BuiltMember;

/** Sets up, for the calling test file: a server and the two. @param env further settings of the server */
export function startWithParties(env: Readonly<Record<string, string>> = {}): void {
  beforeAll(async () => {
    server = await startTestServer({
      env: { PUBLIC_ORIGIN: "https://cats.example", RU_HOSTS: "ru.cats.example", ...env },
    });
    seller = await buildMember(server, { locale: "ru", first_name: "Ольга", last_name: "Котова" });
    buyer = await buildMember(server, { first_name: "Emma", last_name: "Buyer" });
  });
  afterAll(() => server.stop());
}

export const offer = (traits = {}): Promise<BuiltAd> =>
  buildAd(server, {
    cat: buildCat(server, { owner: seller, cat_name: "Murka", prefix: "Neva's" }),
    price_pet: 500,
    price_breeding: 900,
    ...traits,
  });

export const sent = async (who = buyer) => (await server.as(who)("GET /order/buy", {})).data;

export const setStatus = (id: number, status: string, who: BuiltMember) =>
  server.as(who)("PUT /order/{id}/status", {
    params: { id },
    body: { status: status as OrderStatus },
  });

/** A cat on the market for 500. */
export async function forSale(): Promise<{ cat: BuiltCat; ad: BuiltAd }> {
  const cat = await buildCat(server, { owner: seller, cat_name: "Murka" });
  return { cat, ad: await buildAd(server, { cat }) };
}

export const place = async (by: BuiltMember, catId: number) =>
  (await server.as(by)("POST /order", { body: { catId, price: 500 } })).data.orderId;
export const statusesOf = async (catId: number) =>
  (
    await server.pool.query<{ status: string }>(
      "select status from orders where cat_id = $1 order by id",
      [catId],
    )
  ).rows.map(({ status }) => status);
export const adOf = async (catId: number, by = seller) =>
  (await server.as(by)("GET /sales/{catId}", { params: { catId } })).data;
/** All that a member was told; mails of the same moment leave in any order. */
export const told = async ({ email }: BuiltMember) =>
  (await server.mailsSentTo(email)).map(({ text }) => text).join();
export const setActive = (by: BuiltMember, catId: number) =>
  server.as(by)("PUT /sales/{catId}/is-active-update", {
    params: { catId },
    body: { is_active: 1 },
  });

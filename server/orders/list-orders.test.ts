import { describe, expect, test } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { buildOrder } from "@felistry/testkit/build-order.ts";
import { startWithParties, server, seller, sent } from "@felistry/testkit/worlds/order-parties.ts";

startWithParties();

const received = async (who = seller) => (await server.as(who)("GET /order", {})).data;

describe("lists of orders", () => {
  test("[7-71] [7-72] the seller has those received with the buyer's address, the buyer those sent without one", async () => {
    const [maria, john] = [await buildMember(server), await buildMember(server)];
    const ad = await buildAd(server, { cat: buildCat(server, { owner: maria }) });
    const { id } = await buildOrder(server, { ad, buyer: john });
    expect((await received(maria)).map((one) => [one.orders_id, one.client_email])).toEqual([
      [id, john.email],
    ]);
    expect((await sent(john)).map((one) => [one.orders_id, one.client_email])).toEqual([[id, ""]]);
    expect(await received(john)).toEqual([]);
    expect(await sent(maria)).toEqual([]);
    await expect(server.api("GET /order", {})).rejects.toMatchObject({ status: 401 });
    await expect(server.api("GET /order/buy", {})).rejects.toMatchObject({ status: 401 });
    expect((await server.as(john)("GET /order", {})).message).toBe("No sell orders available.");
  });

  test("a reader of another script has the cat's name in theirs", async () => {
    const [maria, john] = [await buildMember(server), await buildMember(server)];
    const cat = buildCat(server, { owner: maria, cat_name: "Barsik" });
    await buildOrder(server, { ad: buildAd(server, { cat }), buyer: john });
    const named = async (key: "GET /order" | "GET /order/buy", locale: "en" | "ru") =>
      (await server.as(key === "GET /order" ? maria : john, { locale })(key, {})).data[0]!;
    for (const key of ["GET /order", "GET /order/buy"] as const) {
      expect(await named(key, "ru")).toMatchObject({ cat_name: "Barsik", other_name: "Барсик" });
      expect((await named(key, "en")).other_name).toBeNull();
    }
  });

  test("[D1-27] both lists are walked page by page, newest first, no order twice while more come in", async () => {
    const [maria, john] = [await buildMember(server), await buildMember(server)];
    const place = async () =>
      (
        await buildOrder(server, {
          ad: buildAd(server, { cat: buildCat(server, { owner: maria }) }),
          buyer: john,
        })
      ).id;
    const placed: number[] = [];
    for (let i = 0; i < 5; i++) placed.unshift(await place());
    for (const [key, who] of [
      ["GET /order", maria],
      ["GET /order/buy", john],
    ] as const) {
      const walked: number[] = [];
      let cursor: string | null | undefined;
      while (cursor !== null) {
        const page: { data: { orders_id: number }[]; page: { next: string | null } } =
          await server.as(who)(key, { query: { limit: 2, ...(cursor && { cursor }) } });
        walked.push(...page.data.map(({ orders_id }) => orders_id));
        cursor = page.page.next;
        await place();
      }
      expect(walked.filter((id) => placed.includes(id))).toEqual(placed);
      expect(new Set(walked).size).toBe(walked.length);
    }
    expect(
      (
        await server.raw("/api/order?cursor=zzz", {
          headers: { cookie: await server.sessionCookie(maria) },
        })
      ).status,
    ).toBe(400);
  });
});

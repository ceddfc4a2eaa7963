/** Offers of a reservation that neither side ends: by their day, or by a decision of the club. Each is told once. */
import { describe, expect, test } from "vitest";
import { addDays } from "@felistry/domain/calendar.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildOrder } from "@felistry/testkit/build-order.ts";
import { seller, server, startWithParties } from "@felistry/testkit/worlds/order-parties.ts";
import { reservation, TERMS, today } from "@felistry/testkit/worlds/reserved-orders.ts";
import { endOffers } from "./end-offers.ts";

startWithParties();

const sweep = (day: string) => endOffers(server.pool, server.services, day);
const textsTo = async ({ email }: BuiltMember) =>
  (await server.mailsSentTo(email)).map(({ text }) => text);
const toldOf = async (member: BuiltMember, words: string) =>
  (await textsTo(member)).filter((text) => text.includes(words));

async function offered(owner = seller, open_until = addDays(today, 7)) {
  const buyer = await buildMember(server);
  const cat = await buildCat(server, { owner, cat_name: "Fern" });
  const ad = await buildAd(server, { cat, price_pet: 500 });
  const { id } = await buildOrder(server, { ad, buyer, status: "accepted" });
  await server.as(owner)("POST /order/{id}/reservation", {
    params: { id },
    body: { ...TERMS, open_until },
  });
  const stage = async () => (await reservation(buyer, id)).stage;
  return { id, buyer, cat, ad, stage };
}

describe("an offered reservation", () => {
  test("that cannot be ended keeps neither others from their end nor their reminders", async () => {
    const owner = await buildMember(server);
    const day = addDays(today, 9);
    const [faulty, over] = [await offered(owner, today), await offered(owner, today)];
    const near = await offered(owner, day);
    await server.pool.query(
      `create function refuse_ending() returns trigger language plpgsql as $$ begin raise 'a fault of ours'; end $$;
       create trigger refuse_ending before update on orders for each row when (new.id = ${faulty.id} and new.stage = 'accepted')
         execute function refuse_ending()`,
    );
    await expect(sweep(day)).rejects.toThrow("not all that was due");
    expect(await over.stage()).toBe("accepted");
    expect(await faulty.stage()).toBe("offered");
    const { rows } = await server.pool.query(
      "select from reservations where order_id = $1 and reminded_at is not null",
      [near.id],
    );
    expect(rows).toHaveLength(1);
    await server.pool.query("drop function refuse_ending cascade");
    await sweep(day);
    expect(await faulty.stage()).toBe("accepted");
  });

  test("ends after its day, once, whoever sweeps, and both sides are told", async () => {
    const owner = await buildMember(server);
    const { id, buyer, stage } = await offered(owner, addDays(today, 5));
    await sweep(addDays(today, 5));
    expect(await stage()).toBe("offered");
    const late = addDays(today, 6);
    await Promise.all([sweep(late), sweep(late), sweep(late)]);
    expect(await stage()).toBe("accepted");
    expect(await toldOf(buyer, "the offer has ended")).toHaveLength(1);
    expect(await toldOf(owner, "you can offer new terms")).toHaveLength(1);
    const { rows } = await server.pool.query(
      "select mover, name from order_events where order_id = $1 order by id desc limit 1",
      [id],
    );
    expect(rows).toEqual([{ mover: "site", name: "void" }]);
  });

  test("is called to mind the day before it ends, once, and not on the day when it was made", async () => {
    const { id, buyer } = await offered();
    const { buyer: hasty } = await offered(seller, today);
    const words = "You can accept the terms until";
    await sweep(today);
    expect(await toldOf(hasty, words)).toEqual([]);
    await sweep(addDays(today, 5));
    expect(await toldOf(buyer, words)).toEqual([]);
    await Promise.all([sweep(addDays(today, 6)), sweep(addDays(today, 6))]);
    await sweep(addDays(today, 7));
    const told = await toldOf(buyer, words);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(`/my/orders/${id}`);
    const { data: notices } = await server.as(seller)("GET /me/notices", {});
    const atSeller = notices.filter(
      ({ path, title }) =>
        path === `/my/orders/${id}` && title.startsWith("Предложение брони действует до"),
    );
    expect(atSeller).toHaveLength(1);
  });

  test("ends with a merge of the cat, and the buyer is told why", async () => {
    const owner = await buildMember(server);
    const { cat, buyer, stage } = await offered(owner);
    const kept = await buildCat(server, { owner, cat_name: "Fern" });
    await server.as(owner)("POST /cats/{id}/merge", {
      params: { id: kept.id },
      body: { other: cat.id, take: [] },
    });
    expect(await stage()).toBe("accepted");
    expect(await toldOf(buyer, "was merged with another")).toHaveLength(1);
  });

  test("ends with the buyer's suspension, and the seller is told why", async () => {
    const owner = await buildMember(server);
    const { id, buyer } = await offered(owner);
    await server.as(await buildAdmin(server))("PUT /admin/members/{id}/suspension", {
      params: { id: buyer.id },
      body: { reason: "Fraud" },
    });
    expect((await reservation(owner, id)).stage).toBe("accepted");
    expect(await toldOf(owner, "the terms that you offered")).toHaveLength(1);
  });

  test("ends with the seller's suspension, and the buyer is told why", async () => {
    const owner = await buildMember(server);
    const { buyer, stage } = await offered(owner);
    await server.as(await buildAdmin(server))("PUT /admin/members/{id}/suspension", {
      params: { id: owner.id },
      body: { reason: "Fraud" },
    });
    expect(await stage()).toBe("accepted");
    expect(await toldOf(buyer, "has suspended one side")).toHaveLength(1);
  });

  test("ends when the club takes the ad down, and the buyer is told why", async () => {
    const { cat, buyer, stage } = await offered();
    const reporter = await buildMember(server);
    const { data } = await server.as(reporter)("POST /sales/{catId}/reports", {
      params: { catId: cat.id },
      body: { reason: "fraud" },
    });
    await server.as(await buildAdmin(server))("PUT /admin/reports/{id}/take-down", {
      params: { id: data.report_id },
      body: { reason: "The photos are another cat's" },
    });
    expect(await stage()).toBe("accepted");
    expect(await toldOf(buyer, "off the market")).toHaveLength(1);
  });
});

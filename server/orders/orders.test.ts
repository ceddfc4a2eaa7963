import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ApiFailure } from "@felistry/contract/client.ts";
import { ORDER_STATUSES, type OrderStatus } from "@felistry/domain/orders/status.ts";
import { buildAd, type BuiltAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildOrder } from "@felistry/testkit/build-order.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let seller: BuiltMember;
let buyer: BuiltMember;

beforeAll(async () => {
  server = await startTestServer({
    env: { PUBLIC_ORIGIN: "https://cats.example", RU_HOSTS: "ru.cats.example" },
  });
  seller = await buildMember(server, { locale: "ru", first_name: "Ольга", last_name: "Котова" });
  buyer = await buildMember(server, { first_name: "Emma", last_name: "Buyer" });
});
afterAll(() => server.stop());

const offer = (traits = {}): Promise<BuiltAd> =>
  buildAd(server, {
    cat: buildCat(server, { owner: seller, cat_name: "Murka", prefix: "Neva's" }),
    price_pet: 500,
    price_breeding: 900,
    ...traits,
  });
const order = (catId: number, body: object = {}, who = server.as(buyer)) =>
  who("POST /order", { body: { catId, price: 500, comment: "", ...body } });
const received = async (who = seller) => (await server.as(who)("GET /order", {})).data;
const sent = async (who = buyer) => (await server.as(who)("GET /order/buy", {})).data;
const setStatus = (id: number, status: string, who: BuiltMember) =>
  server.as(who)("PUT /order/{id}/status", {
    params: { id },
    body: { status: status as OrderStatus },
  });
const orderCount = async () =>
  (await server.pool.query("select count(*)::int as n from orders")).rows[0].n as number;

describe("placing an order", () => {
  test("[7-70] [3-28] [D1-05] [D5-05] [D5-13] buyer, price and currency are the session's and the ad's, whatever the payload says", async () => {
    const ad = await offer({ currency: "USD" });
    const stranger = await buildMember(server);
    const answer = await order(ad.cat_id, {
      currentUserBuyerId: stranger.id,
      currentUserBuyerEmail: stranger.email,
      currentUserBuyerFirstName: "Nobody",
      breederId: stranger.id,
      currencyId: 1,
      saleInformationId: 999,
      online_owner_id: stranger.id,
      delivery: true,
      comment: "  Is she calm?  ",
    });
    expect(answer.orderId).toBe(answer.data.orderId);
    const [mine] = await sent();
    expect(mine).toMatchObject({
      orders_id: answer.orderId,
      orders_cat_id: ad.cat_id,
      cat_name: "Murka",
      cat_name_cattery_prefix: "Neva's",
      client_id: buyer.id,
      client_name: "Emma Buyer",
      seller_id: seller.id,
      seller_name: "Ольга Котова",
      is_delivery_needed: 1,
      with_breeding: 0,
      comment: "Is she calm?",
      price_pet: 500,
      price_breeding: 900,
      currency_abb: "USD",
      status: "new",
    });
    await expect(order(ad.cat_id, {}, server.api)).rejects.toMatchObject({ status: 401 });
  });

  test("[D5-06] [D5-12] [D1-11] a price that is no longer the ad's is 409 with the new one; nothing stored, nobody mailed", async () => {
    const ad = await offer();
    const before = [await orderCount(), (await server.mailsSentTo(seller.email)).length];
    await server.as(seller)("POST /sales/{catId}", {
      params: { catId: ad.cat_id },
      body: {
        price_pet: 600,
        price_breeding: 950,
        sale_for_breeding: 1,
        delivery_text: "By train",
        ready_to_move_at: "2026-06-01",
      },
    });
    await expect(order(ad.cat_id)).rejects.toMatchObject({
      status: 409,
      body: { message: "The price has changed. The new price is 600 EUR", data: { price: 600 } },
    });
    await expect(order(ad.cat_id, { withBreeding: true, price: 600 })).rejects.toMatchObject({
      status: 409,
      body: { data: { price: 950, price_breeding: 950 } },
    });
    expect([await orderCount(), (await server.mailsSentTo(seller.email)).length]).toEqual(before);
    await order(ad.cat_id, { withBreeding: true, price: 950 });
    expect((await sent())[0]).toMatchObject({ with_breeding: 1, price_breeding: 950 });
  });

  test("[D5-07] with breeding only where the ad offers it", async () => {
    const ad = await offer({ price_breeding: null });
    await expect(order(ad.cat_id, { withBreeding: true })).rejects.toMatchObject({
      status: 400,
      body: { message: "This cat is not offered with breeding rights" },
    });
    await server.pool.query(
      "update sales set price_breeding = 500, sale_for_breeding = false where id = $1",
      [ad.id],
    );
    await expect(order(ad.cat_id, { withBreeding: true })).rejects.toMatchObject({ status: 400 });
    await order(ad.cat_id);
  });

  test("[D5-08] nobody orders a cat of their own, as its online owner or its shown owner", async () => {
    const shown = await buildMember(server);
    const ad = await buildAd(server, {
      cat: buildCat(server, { owner: shown, onlineOwner: seller }),
    });
    for (const owner of [seller, shown])
      await expect(order(ad.cat_id, {}, server.as(owner))).rejects.toMatchObject({
        status: 403,
        body: { message: "You cannot order your own cat" },
      });
  });

  test("[D5-09] an ad not active is 409; no ad and no cat are 404", async () => {
    const ad = await offer({ is_active: false });
    await expect(order(ad.cat_id)).rejects.toMatchObject({
      status: 409,
      body: { message: "This ad is no longer active" },
    });
    const { id } = await buildCat(server, { owner: seller });
    await expect(order(id)).rejects.toMatchObject({
      status: 404,
      body: { message: `No sale information found for cat ID ${id}` },
    });
    await expect(order(999_999)).rejects.toMatchObject({
      status: 404,
      body: { message: "No such cat" },
    });
  });

  test("[D5-10] a second open order answers the first one's number, also when both come at once, and mails once", async () => {
    const ad = await offer();
    const eager = await buildMember(server);
    const at = server.as(eager);
    const answers = await Promise.all(Array.from({ length: 6 }, () => order(ad.cat_id, {}, at)));
    const ids = new Set(answers.map(({ orderId }) => orderId));
    expect(ids.size).toBe(1);
    const [first] = ids;
    expect((await order(ad.cat_id, { comment: "Again" }, at)).orderId).toBe(first);
    expect(await sent(eager)).toHaveLength(1);
    expect(await server.mailsSentTo(eager.email)).toHaveLength(1);

    await setStatus(first!, "accepted", seller);
    expect((await order(ad.cat_id, {}, at)).orderId).toBe(first);
    await setStatus(first!, "cancelled", eager);
    expect((await order(ad.cat_id, {}, at)).orderId).not.toBe(first);
    expect((await order(ad.cat_id)).orderId).not.toBe(first);
  });

  test("[D5-11] seller and buyer are mailed, each in their own language, with a link to their own site", async () => {
    const maria = await buildMember(server, { locale: "ru" });
    const john = await buildMember(server);
    const ad = await buildAd(server, {
      cat: buildCat(server, { owner: maria, cat_name: "Murka" }),
      price_pet: 500,
    });
    const { orderId } = await order(
      ad.cat_id,
      { delivery: true, comment: "<b>Hi</b> & bye\nsecond line" },
      server.as(john),
    );
    const [toSeller, ...more] = await server.mailsSentTo(maria.email);
    expect(more).toEqual([]);
    expect(toSeller!.subject).toBe(`Заказ № ${orderId}: Murka`);
    expect(toSeller!.text).toContain(john.email);
    expect(toSeller!.text).toContain("Цена без права разведения: 500 EUR\nНужна доставка.");
    expect(toSeller!.text).toContain("<b>Hi</b> & bye\nsecond line");
    expect(toSeller!.text).toContain("https://ru.cats.example/my");
    expect(toSeller!.html).toContain("&lt;b&gt;Hi&lt;/b&gt; &amp; bye<br>second line");
    expect(toSeller!.html).not.toContain("<b>");
    const [toBuyer] = await server.mailsSentTo(john.email);
    expect(toBuyer!.subject).toBe(`Your order No. ${orderId} for Murka`);
    expect(toBuyer!.text).toContain("https://cats.example/my");
    expect(toBuyer!.text).not.toContain(maria.email);
  });

  test("[D5-12] an order whose mails cannot be stored is not stored", async () => {
    const ad = await offer();
    const before = await orderCount();
    const { jobs } = server.services;
    const { enqueueMails } = jobs;
    jobs.enqueueMails = async (tx) => {
      // What a queue that is away does to the transaction it is written in.
      await tx.query({ text: "insert into jobs.no_such_table values (1)" });
    };
    try {
      const response = await server.raw("/api/order", {
        method: "POST",
        headers: { "content-type": "application/json", cookie: await server.sessionCookie(buyer) },
        body: JSON.stringify({ catId: ad.cat_id, price: 500 }),
      });
      expect(response.status).toBe(500);
    } finally {
      jobs.enqueueMails = enqueueMails;
    }
    expect(await orderCount()).toBe(before);
    await order(ad.cat_id);
    expect(await orderCount()).toBe(before + 1);
  });
});

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

describe("an order's status", () => {
  /** Every change that decisions §5 and §10.11 allow; all others are refused. */
  const allowed: readonly [who: "seller" | "buyer", from: OrderStatus, to: OrderStatus][] = [
    ["seller", "new", "accepted"],
    ["seller", "new", "declined"],
    ["seller", "accepted", "completed"],
    ["buyer", "new", "cancelled"],
    ["buyer", "accepted", "cancelled"],
  ];
  const bySeller = new Set<OrderStatus>(["accepted", "declined", "completed"]);

  test("[D5-14] [D5-15] [D5-16] each side sets its own statuses from the states that allow it; the rest is 403 or 409", async () => {
    const ad = await offer();
    const isAllowed = (change: readonly string[]) =>
      allowed.some((one) => one.join() === change.join());
    for (const who of ["seller", "buyer"] as const) {
      for (const from of ORDER_STATUSES) {
        for (const to of ORDER_STATUSES) {
          const client = await buildMember(server);
          const { id } = await buildOrder(server, { ad, buyer: client, status: from });
          const answered = await setStatus(id, to, who === "seller" ? seller : client).then(
            () => 200,
            ({ status }: ApiFailure) => status,
          );
          const refused = to !== "new" && bySeller.has(to) !== (who === "seller") ? 403 : 409;
          const ok = isAllowed([who, from, to]);
          const change = `${who}: ${from} -> ${to}`;
          expect([change, answered, (await sent(client))[0]!.status]).toEqual([
            change,
            ok ? 200 : refused,
            ok ? to : from,
          ]);
        }
      }
    }
  }, 60_000);

  test("[D5-14] [D9-16] strangers and administrators have no say, an unknown order is 404, an unknown status 400", async () => {
    const { id } = await buildOrder(server, { ad: offer(), buyer });
    await expect(setStatus(id, "accepted", await buildMember(server))).rejects.toMatchObject({
      status: 403,
    });
    await expect(setStatus(id, "accepted", await buildAdmin(server))).rejects.toMatchObject({
      status: 403,
    });
    await expect(setStatus(999_999, "accepted", seller)).rejects.toMatchObject({
      status: 404,
      body: { message: "No such order" },
    });
    await expect(setStatus(id, "sold", seller)).rejects.toMatchObject({ status: 400 });
    await expect(
      server.api("PUT /order/{id}/status", { params: { id }, body: { status: "accepted" } }),
    ).rejects.toMatchObject({ status: 401 });
  });

  test("[D5-14] [D5-15] acceptance and cancellation at the same moment: one of each pair is refused or both follow in order", async () => {
    for (let round = 0; round < 5; round++) {
      const client = await buildMember(server);
      const { id } = await buildOrder(server, { ad: offer(), buyer: client });
      const results = await Promise.allSettled([
        setStatus(id, "declined", seller),
        setStatus(id, "cancelled", client),
      ]);
      expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    }
  });

  test("[D5-11] the other side is mailed of each change in its language", async () => {
    const maria = await buildMember(server, { locale: "ru" });
    const john = await buildMember(server);
    const { id } = await buildOrder(server, {
      ad: buildAd(server, { cat: buildCat(server, { owner: maria, cat_name: "Murka" }) }),
      buyer: john,
    });
    await setStatus(id, "accepted", maria);
    await setStatus(id, "cancelled", john);
    expect((await server.mailsSentTo(john.email)).map(({ subject }) => subject)).toEqual([
      `Your order No. ${id} is accepted`,
    ]);
    const [toSeller] = await server.mailsSentTo(maria.email);
    expect(toSeller!.subject).toBe(`Заказ № ${id} отменён`);
    expect(toSeller!.text).toContain("Заказ на Murka отменён.");
  });
});

import type { PoolClient } from "pg";
import { describe, expect, test, vi } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import {
  startWithParties,
  server,
  seller,
  buyer,
  offer,
  sent,
  setStatus,
} from "@felistry/testkit/worlds/order-parties.ts";

startWithParties();

const order = (catId: number, body: object = {}, who = server.as(buyer)) =>
  who("POST /order", { body: { catId, price: 500, comment: "", ...body } });

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
    expect(toSeller!.subject).toBe(`Новый заказ № ${orderId}: Murka`);
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

  test("[16.9] is stored with its history, notices and mails in nine round trips, two of them so that it is stored once", async () => {
    const ad = await offer();
    const at = server.as(await buildMember(server));
    const { pool } = server.services;
    const sent: string[] = [];
    const count = (client: PoolClient) => {
      const query = client.query.bind(client) as (asked: unknown) => Promise<never>;
      client.query = ((asked: string | { name?: string }) => {
        sent.push(typeof asked === "string" ? asked.split(/\W/)[0]! : (asked.name ?? "unnamed"));
        return query(asked);
      }) as typeof client.query;
      return client;
    };
    const connect = pool.connect.bind(pool) as (...args: unknown[]) => Promise<PoolClient>;
    // With a callback it is the pool's own, for a single statement.
    const counted = vi
      .spyOn(pool, "connect")
      .mockImplementation((async (...args: unknown[]) =>
        args.length > 0 ? connect(...args) : count(await connect())) as typeof pool.connect);
    try {
      await order(ad.cat_id, {}, at);
    } finally {
      counted.mockRestore();
    }
    expect(sent).toEqual([
      "begin",
      "kept_answer_take_key",
      "order_lock_offer",
      "order_insert",
      "notice_insert",
      "notice_insert",
      expect.stringMatching(/^boss_[0-9a-f]+$/),
      "kept_answer_keep",
      "commit",
    ]);
  });
});

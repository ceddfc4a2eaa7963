import { describe, expect, test } from "vitest";
import { buildAdmin, buildMember } from "@felistry/testkit/build-member.ts";
import { buildOrder } from "@felistry/testkit/build-order.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import {
  buyer,
  offer,
  seller,
  server,
  setStatus,
  startWithParties,
} from "@felistry/testkit/worlds/order-parties.ts";

startWithParties();

const ordered = async (traits = {}) =>
  (await buildOrder(server, { ad: offer(), buyer, ...traits })).id;
const write = (by: typeof buyer, id: number, text: string) =>
  server.as(by)("POST /order/{id}/messages", { params: { id }, body: { text } });
const read = async (by: typeof buyer, id: number) =>
  (await server.as(by)("GET /order/{id}/messages", { params: { id }, query: {} })).data;
const sheetOf = async (by: typeof buyer, id: number) =>
  (await server.as(by)("GET /order/{id}", { params: { id } })).data;
const setContact = (by: typeof buyer, id: number, contact: string) =>
  server.as(by)("PUT /order/{id}/contact", { params: { id }, body: { contact } });
const suspend = (at: "now()" | "null") =>
  server.pool.query(
    `update users set suspended_at = ${at}, suspension_reason = case when ${at} is null then null else 'Spam' end where id = $1`,
    [seller.id],
  );
const lastMail = async ({ email }: typeof buyer) => (await server.mailsSentTo(email)).at(-1)!;

describe("messages beside an order", () => {
  test("are read by both sides and mailed to the other one, in its language, with the way back and nobody's address", async () => {
    const id = await ordered();
    await write(buyer, id, "May we visit on Sunday?");
    await write(seller, id, "Да, после обеда");
    expect(
      (await read(buyer, id)).map(({ is_own, text, sender }) => [is_own, text, sender]),
    ).toEqual([
      [0, "Да, после обеда", "Ольга Котова"],
      [1, "May we visit on Sunday?", "Emma Buyer"],
    ]);
    expect((await read(seller, id)).map(({ is_own }) => is_own)).toEqual([1, 0]);
    const toSeller = await lastMail(seller);
    expect(toSeller.subject).toBe(`Сообщение по заказу № ${id}: Emma Buyer`);
    expect(toSeller.text).toContain("May we visit on Sunday?");
    expect(toSeller.text).toContain(`https://ru.cats.example/my/orders/${id}`);
    const toBuyer = await lastMail(buyer);
    expect(toBuyer.text).toContain("Да, после обеда");
    expect(toSeller.text + toSeller.html).not.toContain(buyer.email);
    expect(toBuyer.text + toBuyer.html).not.toContain(seller.email);
    expect(JSON.stringify(await read(buyer, id))).not.toContain("@");
    const { data: told } = await server.as(seller)("GET /me/notices", {});
    expect(told.filter(({ title }) => title === toSeller.subject)).toMatchObject([
      { kind: "messages", path: `/my/orders/${id}` },
    ]);
  });

  test("are the two sides' alone: strangers and the club neither read nor write", async () => {
    const id = await ordered();
    for (const other of [await buildMember(server), await buildAdmin(server)]) {
      expect(await statusOf(read(other, id))).toBe(403);
      expect(await statusOf(write(other, id, "Hello"))).toBe(403);
    }
    await expect(
      server.pool.query(
        "insert into order_messages (order_id, sender_id, text) values ($1, $2, 'x')",
        [id, (await buildMember(server)).id],
      ),
    ).rejects.toMatchObject({ constraint: "order_messages_by_party" });
  });

  test("are walked page by page, newest first", async () => {
    const id = await ordered();
    for (const text of ["1", "2", "3"]) await write(buyer, id, text);
    const first = await server.as(seller)("GET /order/{id}/messages", {
      params: { id },
      query: { limit: 2 },
    });
    const second = await server.as(seller)("GET /order/{id}/messages", {
      params: { id },
      query: { limit: 2, cursor: first.page.next! },
    });
    expect([...first.data, ...second.data].map(({ text }) => text)).toEqual(["3", "2", "1"]);
    expect(second.page.next).toBeNull();
  });

  test("end 30 days after the order has come to nothing, but not after a sale", async () => {
    const [over, sold] = [
      await ordered({ status: "declined" }),
      await ordered({ status: "completed" }),
    ];
    expect(await statusOf(write(buyer, over, "And the other one?"))).toBe(200);
    await server.pool.query(
      "update orders set updated_at = now() - interval '31 days' where id = any($1)",
      [[over, sold]],
    );
    expect(await statusOf(write(buyer, over, "And now?"))).toBe(409);
    expect(await statusOf(write(buyer, sold, "He eats well"))).toBe(200);
  });

  test("are reported once, by their reader; the club removes them or lets them stand, and says so", async () => {
    const id = await ordered();
    await write(seller, id, "Pay today or he is gone");
    const [message] = await read(buyer, id);
    const report = (by: typeof buyer) =>
      server.as(by)("POST /order/{id}/messages/{messageId}/report", {
        params: { id, messageId: message!.id },
        body: { reason: "Pressure" },
      });
    expect(await statusOf(report(seller))).toBe(403);
    const { data } = await report(buyer);
    expect(await statusOf(report(buyer))).toBe(409);
    expect((await read(buyer, id))[0]!.is_reported).toBe(1);

    const admin = await buildAdmin(server);
    const { data: waiting } = await server.as(admin)("GET /admin/message-reports", {
      query: { limit: 100 },
    });
    expect(waiting.find((one) => one.id === data.report_id)).toMatchObject({
      text: "Pay today or he is gone",
      reason: "Pressure",
      sender_id: seller.id,
    });
    const decide = () =>
      server.as(admin)("PUT /admin/message-reports/{id}", {
        params: { id: data.report_id },
        body: { verdict: "removed" },
      });
    await decide();
    expect(await statusOf(decide())).toBe(409);
    for (const side of [buyer, seller]) expect((await read(side, id))[0]!.text).toBeNull();
    // Mails of the same moment leave in any order.
    const told = (await server.mailsSentTo(buyer.email)).map(({ text }) => text).join();
    expect(told).toContain("The club has removed the message");
  });

  test("are not shown to, or decided by, an administrator who has a part in them", async () => {
    const admin = await buildAdmin(server);
    const id = await ordered({ buyer: admin });
    await write(seller, id, "Hello");
    const [message] = await read(admin, id);
    const { data } = await server.as(admin)("POST /order/{id}/messages/{messageId}/report", {
      params: { id, messageId: message!.id },
      body: { reason: "Rude" },
    });
    const { data: waiting } = await server.as(admin)("GET /admin/message-reports", {
      query: { limit: 100 },
    });
    expect(waiting.map((one) => one.id)).not.toContain(data.report_id);
    const decide = server.as(admin)("PUT /admin/message-reports/{id}", {
      params: { id: data.report_id },
      body: { verdict: "removed" },
    });
    expect(await statusOf(decide)).toBe(403);
  });

  test("of an order whose other side the club has suspended may not be answered, which its page says", async () => {
    const id = await ordered();
    expect((await sheetOf(buyer, id)).is_other_suspended).toBe(0);
    await suspend("now()");
    expect((await sheetOf(buyer, id)).is_other_suspended).toBe(1);
    await suspend("null");
    expect((await sheetOf(buyer, id)).is_other_suspended).toBe(0);
  });

  test("an order that is over tells nobody that the other side is suspended, and one that is not settled does", async () => {
    const shownSuspended = async (id: number) => {
      await suspend("now()");
      const { is_other_suspended } = await sheetOf(buyer, id);
      await suspend("null");
      return is_other_suspended;
    };
    expect(await shownSuspended(await ordered({ status: "declined" }))).toBe(0);
    const id = await ordered({ status: "completed" });
    const params = { id };
    expect(await shownSuspended(id)).toBe(1);
    await server.as(seller)("POST /order/{id}/hand-over", { params });
    await server.as(buyer)("PUT /order/{id}/hand-over", { params });
    expect(await shownSuspended(id)).toBe(1);
    for (const by of [buyer, seller]) await server.as(by)("PUT /order/{id}/settle", { params });
    expect(await shownSuspended(id)).toBe(0);
    const body = { reason: "papers", text: "No papers" } as const;
    await server.as(buyer)("POST /order/{id}/dispute", { params, body });
    expect(await shownSuspended(id)).toBe(1);
  });

  test("go with the account of whoever wrote them", async () => {
    const leaving = await buildMember(server);
    const id = await ordered({ buyer: leaving });
    await write(leaving, id, "My street is Elm Street 4");
    await setContact(leaving, id, "Elm Street 4");
    await server.as(leaving)("POST /me/close", { body: { currentPassword: leaving.password } });
    expect((await read(seller, id)).map(({ text }) => text)).toEqual([null]);
    expect((await sheetOf(seller, id)).other_contact).toBeNull();
    const mails = (await server.mailsSentTo(leaving.email)).length;
    expect((await sheetOf(seller, id)).writing).toBe("other_left");
    // Nobody would read it, and its writer would wait.
    expect(await statusOf(write(seller, id, "Hello?"))).toBe(409);
    expect(await read(seller, id)).toHaveLength(1);
    expect(await server.mailsSentTo(leaving.email)).toHaveLength(mails);
  });
});

describe("an order's page", () => {
  test("shows each side what the other wants to be reached by, from the acceptance on", async () => {
    const id = await ordered();
    await setContact(seller, id, "+7 900 000-00-00");
    await setContact(buyer, id, "@emma");
    expect(await sheetOf(buyer, id)).toMatchObject({
      side: "buy",
      own_contact: "@emma",
      other_contact: null,
      client_email: "",
    });
    await setStatus(id, "accepted", seller);
    expect(await sheetOf(buyer, id)).toMatchObject({
      stage: "accepted",
      other_contact: "+7 900 000-00-00",
    });
    expect(await sheetOf(seller, id)).toMatchObject({
      side: "sell",
      other_contact: "@emma",
      client_email: "",
    });
    await setContact(seller, id, "");
    expect((await sheetOf(buyer, id)).other_contact).toBeNull();
    await setStatus(id, "cancelled", buyer);
    expect((await sheetOf(seller, id)).other_contact).toBeNull();
    expect(await statusOf(sheetOf(await buildMember(server), id))).toBe(403);
  });

  test("fills one's own field with what one has stated elsewhere, and shows the other side nothing of it", async () => {
    const shy = await buildMember(server);
    await server.pool.query(
      "update users set site_url = 'https://shy.example', social_url = 'https://social.example/shy' where id = $1",
      [shy.id],
    );
    const order = async () => (await buildOrder(server, { ad: offer(), buyer: shy })).id;
    const first = await order();
    const stated = `${shy.email}\nhttps://shy.example\nhttps://social.example/shy`;
    expect(await sheetOf(shy, first)).toMatchObject({
      own_contact: null,
      suggested_contact: stated,
    });
    await setStatus(first, "accepted", seller);
    const seen = await sheetOf(seller, first);
    expect(seen.other_contact).toBeNull();
    expect(JSON.stringify(seen)).not.toMatch(/shy\.example|social\.example/);
    expect(JSON.stringify(seen)).not.toContain(shy.email);

    await setContact(shy, first, "@shy");
    expect(await sheetOf(shy, first)).toMatchObject({
      own_contact: "@shy",
      suggested_contact: null,
    });
    const second = await order();
    expect(await sheetOf(shy, second)).toMatchObject({
      own_contact: null,
      suggested_contact: "@shy",
    });
    await setStatus(second, "declined", seller);
    expect((await sheetOf(shy, second)).suggested_contact).toBeNull();
  });

  test("does not fill again a field that was cleared, and later suggests what was said last", async () => {
    const shy = await buildMember(server);
    const order = async () => (await buildOrder(server, { ad: offer(), buyer: shy })).id;
    const [first, second] = [await order(), await order()];
    await setContact(shy, first, "@shy");
    await setContact(shy, first, "");
    await setContact(shy, second, "");
    const cleared = { own_contact: null, suggested_contact: null };
    expect(await sheetOf(shy, first)).toMatchObject(cleared);
    expect(await sheetOf(shy, second)).toMatchObject(cleared);
    await setStatus(second, "accepted", seller);
    expect((await sheetOf(seller, second)).other_contact).toBeNull();
    await setContact(shy, first, "@shy");
    expect((await sheetOf(shy, await order())).suggested_contact).toBe("@shy");
  });

  test("suggests no more than fits into the field", async () => {
    const wordy = await buildMember(server);
    await server.pool.query("update users set site_url = $2 where id = $1", [
      wordy.id,
      `https://example.com/${"a".repeat(290)}`,
    ]);
    const { id } = await buildOrder(server, { ad: offer(), buyer: wordy });
    expect((await sheetOf(wordy, id)).suggested_contact).toBe(wordy.email);
  });
});

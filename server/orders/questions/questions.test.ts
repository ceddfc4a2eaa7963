import { describe, expect, test } from "vitest";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import {
  buyer,
  forSale,
  place,
  seller,
  server,
  startWithParties,
} from "@felistry/testkit/worlds/order-parties.ts";

startWithParties();

const ask = (by: BuiltMember, catId: number, text: string, pictures: string[] = []) =>
  server.as(by)("POST /sales/{catId}/question", { params: { catId }, body: { text, pictures } });
const asked = async (by: BuiltMember, catId: number, text = "Is she used to dogs?") =>
  (await ask(by, catId, text)).data.question_id!;
const write = (by: BuiltMember, id: number, text: string) =>
  server.as(by)("POST /questions/{id}/messages", { params: { id }, body: { text } });
const read = async (by: BuiltMember, id: number) =>
  (await server.as(by)("GET /questions/{id}/messages", { params: { id }, query: {} })).data;
const sheet = async (by: BuiltMember, id: number) =>
  (await server.as(by)("GET /questions/{id}", { params: { id } })).data;
const listed = async (by: BuiltMember) => (await server.as(by)("GET /questions", {})).data;
const beside = async (by: BuiltMember, id: number) =>
  (await server.as(by)("GET /order/{id}/messages", { params: { id }, query: {} })).data;
const lastMail = async ({ email }: BuiltMember) => (await server.mailsSentTo(email)).at(-1)!;
const restAd = (catId: number) =>
  server.as(seller)("PUT /sales/{catId}/is-active-update", {
    params: { catId },
    body: { is_active: 0 },
  });

describe("a question before an order", () => {
  test("reaches the seller by mail and bell, in its language and without an address, and is answered in the same thread", async () => {
    const { cat } = await forSale();
    const id = await asked(buyer, cat.id);
    const toSeller = await lastMail(seller);
    expect(toSeller.subject).toBe("Вопрос о кошке Murka: Emma Buyer");
    expect(toSeller.text).toContain("Is she used to dogs?");
    expect(toSeller.text).toContain(`https://ru.cats.example/my/questions/${id}`);
    const { data: notices } = await server.as(seller)("GET /me/notices", {});
    expect(notices.filter(({ path }) => path === `/my/questions/${id}`)).toMatchObject([
      { kind: "messages", title: toSeller.subject },
    ]);
    await write(seller, id, "Да, она выросла с собакой");
    const toBuyer = await lastMail(buyer);
    expect(toBuyer.subject).toBe("Answer about Murka from Ольга Котова");
    expect(toSeller.text + toSeller.html).not.toContain(buyer.email);
    expect(toBuyer.text + toBuyer.html).not.toContain(seller.email);
    // Asked from the ad again, it goes on.
    expect((await ask(buyer, cat.id, "And to children?")).data).toMatchObject({
      question_id: id,
      order_id: null,
    });
    expect((await read(seller, id)).map(({ is_own, text }) => [is_own, text])).toEqual([
      [0, "And to children?"],
      [1, "Да, она выросла с собакой"],
      [0, "Is she used to dogs?"],
    ]);
    expect((await listed(buyer))[0]).toMatchObject({ id, side: "asked", writing: "open" });
    expect((await listed(seller))[0]).toMatchObject({
      id,
      side: "received",
      other_side: "Emma Buyer",
      cat_name: "Murka",
    });
  });

  test("goes on beside the order that the buyer places, and nobody else's order takes it", async () => {
    const { cat } = await forSale();
    const id = await asked(buyer, cat.id);
    await write(seller, id, "Yes");
    const other = await buildMember(server);
    expect(await beside(other, await place(other, cat.id))).toEqual([]);
    expect(await sheet(buyer, id)).toMatchObject({ writing: "open", order_id: null });
    const orderId = await place(buyer, cat.id);
    expect((await beside(seller, orderId)).map(({ text }) => text)).toEqual([
      "Yes",
      "Is she used to dogs?",
    ]);
    expect(await sheet(seller, id)).toMatchObject({ writing: "ordered", order_id: orderId });
    await write(seller, id, "Thank you for the order");
    expect((await ask(buyer, cat.id, "When may we come?")).data).toMatchObject({
      question_id: null,
      order_id: orderId,
    });
    expect((await beside(buyer, orderId)).map(({ text }) => text).slice(0, 2)).toEqual([
      "When may we come?",
      "Thank you for the order",
    ]);
    // Mails of the same moment leave in any order.
    const mails = await server.mailsSentTo(seller.email);
    const last = mails.find(({ text }) => text.includes("When may we come?"));
    expect(last!.text).toContain(`/my/orders/${orderId}`);
  });

  test("after an order that came to nothing begins a new thread while the cat is for sale", async () => {
    const { cat } = await forSale();
    const first = await asked(buyer, cat.id);
    const orderId = await place(buyer, cat.id);
    await server.as(buyer)("PUT /order/{id}/status", {
      params: { id: orderId },
      body: { status: "cancelled" },
    });
    const second = await asked(buyer, cat.id, "Is she still there?");
    expect(second).not.toBe(first);
    expect(await read(seller, second)).toHaveLength(1);
  });

  test("is one thread when it is sent many times at once", async () => {
    const { cat } = await forSale();
    const member = await buildMember(server);
    const sent = await Promise.all([1, 2, 3, 4].map((n) => ask(member, cat.id, `Question ${n}`)));
    const ids = new Set(sent.map(({ data }) => data.question_id));
    expect(ids.size).toBe(1);
    expect(await read(seller, [...ids][0]!)).toHaveLength(4);
  });

  test("loses no message to an order placed at the same moment", async () => {
    // Which of them comes first is up to the database: often enough, each does.
    for (let n = 0; n < 10; n++) {
      const { cat } = await forSale();
      const member = await buildMember(server);
      const id = await asked(member, cat.id);
      const [orderId] = await Promise.all([
        place(member, cat.id),
        write(seller, id, "One"),
        write(seller, id, "Two"),
      ]);
      const texts = (await beside(member, orderId)).map(({ text }) => text).sort();
      expect(texts).toEqual(["Is she used to dogs?", "One", "Two"]);
    }
  });

  test("is the two sides' alone, in the calls and in the database", async () => {
    const { cat } = await forSale();
    const id = await asked(buyer, cat.id);
    for (const other of [await buildMember(server), await buildAdmin(server)]) {
      expect(await statusOf(read(other, id))).toBe(403);
      expect(await statusOf(sheet(other, id))).toBe(403);
      expect(await statusOf(write(other, id, "Hello"))).toBe(403);
      const stranger = server.pool.query(
        "insert into order_messages (question_id, sender_id, text) values ($1, $2, 'x')",
        [id, other.id],
      );
      await expect(stranger).rejects.toMatchObject({ constraint: "order_messages_by_party" });
    }
    const nowhere = server.pool.query(
      "insert into order_messages (sender_id, text) values ($1, 'x')",
      [buyer.id],
    );
    await expect(nowhere).rejects.toMatchObject({ code: "23514" });
  });

  test("is refused about one's own cat and a cat that is not for sale", async () => {
    const { cat } = await forSale();
    expect(await statusOf(ask(seller, cat.id, "Hello"))).toBe(403);
    await restAd(cat.id);
    expect(await statusOf(ask(buyer, cat.id, "Hello"))).toBe(409);
  });

  test("ends when the ad rests, and goes on when it is active again", async () => {
    const { cat } = await forSale();
    const id = await asked(buyer, cat.id);
    await restAd(cat.id);
    expect((await sheet(buyer, id)).writing).toBe("over");
    for (const side of [buyer, seller]) expect(await statusOf(write(side, id, "?"))).toBe(409);
    await server.as(seller)("PUT /sales/{catId}/is-active-update", {
      params: { catId: cat.id },
      body: { is_active: 1 },
    });
    expect(await statusOf(write(buyer, id, "Still there?"))).toBe(200);
  });

  test("ends when the asker is suspended, or has left, whose words go with the account", async () => {
    const { cat } = await forSale();
    const [suspended, leaving] = [await buildMember(server), await buildMember(server)];
    const [ofSuspended, ofLeaving] = [
      await asked(suspended, cat.id),
      await asked(leaving, cat.id, "My street is Elm Street 4"),
    ];
    await server.pool.query(
      "update users set suspended_at = now(), suspension_reason = 'Spam' where id = $1",
      [suspended.id],
    );
    expect((await sheet(seller, ofSuspended)).writing).toBe("over");
    expect(await statusOf(write(seller, ofSuspended, "?"))).toBe(409);
    const { data: own } = await server.as(leaving)("GET /me/data", {});
    expect(own.questions).toMatchObject([{ id: ofLeaving, other_side: "Ольга Котова" }]);
    expect(own.order_messages).toMatchObject([{ question_id: ofLeaving, order_id: null }]);
    await server.as(leaving)("POST /me/close", { body: { currentPassword: leaving.password } });
    expect((await read(seller, ofLeaving)).map(({ text }) => text)).toEqual([null]);
    expect((await sheet(seller, ofLeaving)).writing).toBe("other_left");
    expect(await statusOf(write(seller, ofLeaving, "?"))).toBe(409);
  });

  test("is reported once, by its reader; the club sees words and pictures, removes them and says so", async () => {
    const { cat } = await forSale();
    const admin = await buildAdmin(server);
    const path = await buildUpload(server, { owner: buyer, prefix: "message" });
    const id = (await ask(buyer, cat.id, "Give me your number or else", [path])).data.question_id!;
    const [message] = await read(seller, id);
    expect(message!.pictures).toEqual([path]);
    const statusFor = async (member: BuiltMember) => {
      const cookie = await server.sessionCookie(member);
      const response = await server.raw(path, { headers: { cookie } });
      await response.arrayBuffer();
      return response.status;
    };
    expect(await Promise.all([buyer, seller, admin].map(statusFor))).toEqual([200, 200, 404]);
    const report = (by: BuiltMember) =>
      server.as(by)("POST /questions/{id}/messages/{messageId}/report", {
        params: { id, messageId: message!.id },
        body: { reason: "A threat" },
      });
    expect(await statusOf(report(buyer))).toBe(403);
    const { data } = await report(seller);
    expect(await statusOf(report(seller))).toBe(409);
    expect(await statusFor(admin)).toBe(200);
    const { data: waiting } = await server.as(admin)("GET /admin/message-reports", {
      query: { limit: 100 },
    });
    expect(waiting.find((one) => one.id === data.report_id)).toMatchObject({
      order_id: null,
      question_id: id,
      reason: "A threat",
    });
    const { rows: cases } = await server.pool.query(
      "select cat_id from cases where kind = 'message' and subject_id = $1",
      [data.report_id],
    );
    expect(cases).toEqual([{ cat_id: cat.id }]);
    await server.as(admin)("PUT /admin/message-reports/{id}", {
      params: { id: data.report_id },
      body: { verdict: "removed" },
    });
    expect((await read(seller, id))[0]).toMatchObject({ text: null, pictures: [] });
    // Mails of the same moment leave in any order.
    const mails = await server.mailsSentTo(seller.email);
    const decided = mails.find(({ subject }) => subject === "Ваша жалоба на сообщение: Murka");
    expect(decided!.text).toContain("Клуб удалил сообщение");
  });

  test("are walked page by page, newest first", async () => {
    const member = await buildMember(server);
    const ids: number[] = [];
    for (let n = 0; n < 3; n++) ids.push(await asked(member, (await forSale()).cat.id));
    const first = await server.as(member)("GET /questions", { query: { limit: 2 } });
    const second = await server.as(member)("GET /questions", {
      query: { limit: 2, cursor: first.page.next! },
    });
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids.toReversed());
    expect(second.page.next).toBeNull();
  });
});

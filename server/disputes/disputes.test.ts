import { describe, expect, test } from "vitest";
import { DISPUTE_MOVES } from "@felistry/domain/disputes/moves.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
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
import { endSilence } from "./end-silence.ts";

startWithParties();

async function accepted(): Promise<number> {
  const { id } = await buildOrder(server, { ad: offer(), buyer });
  await setStatus(id, "accepted", seller);
  return id;
}

const open = (by: BuiltMember, id: number) =>
  server.as(by)("POST /order/{id}/dispute", {
    params: { id },
    body: { reason: "deposit", text: "She keeps the deposit" },
  });
const words = (id: number) => ({ params: { id }, body: { text: "As I have said" } });
const answer = (by: BuiltMember, id: number) =>
  server.as(by)("POST /order/{id}/dispute/answer", words(id));
const evidence = (by: BuiltMember, id: number) =>
  server.as(by)("POST /order/{id}/dispute/evidence", words(id));
const appeal = (by: BuiltMember, id: number) =>
  server.as(by)("POST /order/{id}/dispute/appeal", words(id));
const withdraw = (by: BuiltMember, id: number) =>
  server.as(by)("PUT /order/{id}/dispute/withdraw", { params: { id } });
const disputeOf = async (id: number, by = buyer) =>
  (await server.as(by)("GET /order/{id}/dispute", { params: { id } })).data!;
const decide = async (by: BuiltMember, id: number, for_side: "buyer" | "seller" = "seller") =>
  server.as(by)("PUT /admin/disputes/{id}/decide", {
    params: { id: (await disputeOf(id)).id },
    body: { for_side, text: "The terms say so" },
  });
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const sweep = (days: number) => endSilence(server.pool, server.services, inDays(days));
const sheetOf = async (id: number) =>
  (await server.as(buyer)("GET /order/{id}", { params: { id } })).data;
const subjectsTo = async ({ email }: BuiltMember) =>
  (await server.mailsSentTo(email)).map(({ subject }) => subject);

test("the database has the moves of the domain", async () => {
  const { rows } = await server.pool.query(
    "select from_stage as from, to_stage as to, mover as by, name from dispute_moves",
  );
  const expected = DISPUTE_MOVES.flatMap(({ name, by, from, to }) =>
    from.flatMap((stage) => by.map((mover) => ({ from: stage, to, by: mover, name }))),
  );
  const sorted = (moves: object[]) => moves.map((move) => JSON.stringify(move)).toSorted();
  expect(sorted(rows)).toEqual(sorted(expected));
});

describe("a dispute", () => {
  test("is opened by a side of an accepted order, once, and answered by the other", async () => {
    const id = await accepted();
    const { id: unanswered } = await buildOrder(server, { ad: offer(), buyer });
    expect(await statusOf(open(buyer, unanswered))).toBe(409);
    expect(await statusOf(open(await buildMember(server), id))).toBe(403);
    expect(
      (await server.as(seller)("GET /order/{id}/dispute", { params: { id } })).data,
    ).toBeNull();
    await open(buyer, id);
    expect(await statusOf(open(seller, id))).toBe(409);
    expect(await statusOf(answer(buyer, id))).toBe(409);
    await evidence(buyer, id);
    // Adding to it does not answer it.
    expect(await statusOf(evidence(seller, id))).toBe(409);
    await answer(seller, id);
    expect(await statusOf(answer(seller, id))).toBe(409);
    expect(await disputeOf(id)).toMatchObject({
      stage: "answered",
      opened_by: "buyer",
      due_on: null,
      statements: [
        { kind: "open", by: "buyer", text: "She keeps the deposit" },
        { kind: "evidence", by: "buyer" },
        { kind: "answer", by: "seller" },
      ],
    });
    expect(await subjectsTo(seller)).toContain(`Спор по заказу № ${id}`);
    expect(await subjectsTo(buyer)).toContain(`An answer to your dispute, order No. ${id}`);
  });

  test("is decided by the club with a reason, appealed once, and decided for good", async () => {
    const admin = await buildAdmin(server);
    const id = await accepted();
    await open(buyer, id);
    expect(await statusOf(decide(admin, id))).toBe(409);
    await answer(seller, id);
    const { data: waiting } = await server.as(admin)("GET /admin/disputes", { query: {} });
    expect(waiting).toContainEqual(expect.objectContaining({ order_id: id, stage: "answered" }));
    expect(await statusOf(decide(buyer, id))).toBe(403);
    await decide(admin, id, "seller");
    expect(await disputeOf(id)).toMatchObject({
      stage: "decided",
      for_side: "seller",
      due_on: inDays(14),
    });
    expect(await statusOf(evidence(buyer, id))).toBe(409);
    await appeal(buyer, id);
    expect(await statusOf(appeal(seller, id))).toBe(409);
    await decide(admin, id, "buyer");
    const { id: dispute } = await disputeOf(id);
    const { data } = await server.as(admin)("GET /admin/disputes/{id}", {
      params: { id: dispute },
    });
    expect(data).toMatchObject({
      stage: "closed",
      for_side: "buyer",
      was_appealed: 1,
      buyer: "Emma Buyer",
      history: [{ to_stage: "new" }, { to_stage: "accepted" }],
    });
    expect(data.statements.map(({ kind }) => kind)).toEqual([
      "open",
      "answer",
      "decide",
      "appeal",
      "decide_again",
    ]);
    for (const late of [
      () => appeal(buyer, id),
      () => appeal(seller, id),
      () => evidence(seller, id),
    ])
      expect(await statusOf(late())).toBe(409);
    expect(await statusOf(decide(admin, id))).toBe(409);
    expect(await subjectsTo(buyer)).toContain(`The dispute about order No. ${id} is closed`);
  });

  test("of an administrator's own order is decided by others", async () => {
    const admin = await buildAdmin(server);
    const { id } = await buildOrder(server, { ad: offer(), buyer: admin });
    await setStatus(id, "accepted", seller);
    await open(admin, id);
    await answer(seller, id);
    const { id: dispute } = await disputeOf(id, seller);
    const key = { params: { id: dispute } };
    expect(await statusOf(server.as(admin)("GET /admin/disputes/{id}", key))).toBe(404);
    expect(
      await statusOf(
        server.as(admin)("PUT /admin/disputes/{id}/decide", {
          ...key,
          body: { for_side: "buyer", text: "I am right" },
        }),
      ),
    ).toBe(403);
  });

  test("is lost by a seller who stays silent for 14 days, once, and rests after 14 more", async () => {
    const id = await accepted();
    await open(buyer, id);
    await sweep(14);
    expect((await disputeOf(id)).stage).toBe("opened");
    await Promise.all([sweep(15), sweep(15), sweep(15)]);
    expect(await disputeOf(id)).toMatchObject({ stage: "decided", for_side: "buyer" });
    expect(
      (await subjectsTo(buyer)).filter(
        (subject) => subject === `The dispute about order No. ${id} is decided`,
      ),
    ).toHaveLength(1);
    await sweep(29);
    expect((await disputeOf(id)).stage).toBe("decided");
    await sweep(30);
    expect(await disputeOf(id)).toMatchObject({ stage: "closed", for_side: "buyer" });
    expect((await disputeOf(id)).statements.map(({ kind }) => kind)).toEqual([
      "open",
      "lose",
      "rest",
    ]);
  });

  test("that a buyer does not answer goes to the club; whoever has opened one can withdraw it", async () => {
    const [silent, withdrawn] = [await accepted(), await accepted()];
    await open(seller, silent);
    await open(seller, withdrawn);
    expect((await sheetOf(withdrawn)).dispute).toBe("opened");
    expect(await statusOf(withdraw(buyer, withdrawn))).toBe(409);
    await withdraw(seller, withdrawn);
    await sweep(15);
    expect(await disputeOf(silent)).toMatchObject({ stage: "answered", for_side: null });
    expect(await disputeOf(withdrawn)).toMatchObject({ stage: "withdrawn", for_side: null });
    // That one side has withdrawn does not silence the other.
    expect(await statusOf(open(seller, withdrawn))).toBe(409);
    await open(buyer, withdrawn);
    expect(await disputeOf(withdrawn)).toMatchObject({ stage: "opened", opened_by: "buyer" });
  });

  test("keeps its order from being settled and reviewed until it is closed", async () => {
    const { id } = await buildOrder(server, { ad: offer(), buyer, status: "completed" });
    await server.as(seller)("POST /order/{id}/hand-over", { params: { id } });
    await server.as(buyer)("PUT /order/{id}/hand-over", { params: { id } });
    await open(buyer, id);
    expect((await sheetOf(id)).dispute).toBe("opened");
    const settle = () => server.as(seller)("PUT /order/{id}/settle", { params: { id } });
    expect(await statusOf(settle())).toBe(409);
    await withdraw(buyer, id);
    expect(await statusOf(settle())).toBe(200);
  });

  test("stands in the database as it was said and decided", async () => {
    const id = await accepted();
    await open(buyer, id);
    const { id: dispute } = await disputeOf(id);
    const { rows } = await server.pool.query(
      "select mover, name, to_stage from dispute_events where dispute_id = $1",
      [dispute],
    );
    expect(rows).toEqual([{ mover: "opener", name: "open", to_stage: "opened" }]);
    await expect(
      server.pool.query(
        "insert into dispute_statements (dispute_id, author_id, kind, text) values ($1, $2, 'decide', 'I am right')",
        [dispute, buyer.id],
      ),
    ).rejects.toMatchObject({ constraint: "dispute_statements_by_those_heard" });
    const change = (what: string) => server.pool.query(`${what} = $1`, [dispute]);
    for (const what of [
      "stage = 'closed', was_appealed = true",
      "for_side = 'seller'",
      "reason = 'ill'",
    ])
      await expect(change(`update disputes set ${what} where id`)).rejects.toMatchObject({
        constraint: expect.stringMatching(/^dispute/),
      });
    for (const what of [
      "update dispute_statements set text = 'x' where dispute_id",
      "delete from dispute_statements where dispute_id",
    ])
      await expect(change(what)).rejects.toMatchObject({ constraint: "dispute_statements_stand" });
  });
});

describe("a dispute goes on", () => {
  /** Opened by the buyer; then what happens to the order or its sides. */
  async function disputed() {
    const [owner, client, admin] = [
      await buildMember(server),
      await buildMember(server),
      await buildAdmin(server),
    ];
    const cat = await buildCat(server, { owner, cat_name: "Fig" });
    const { id } = await buildOrder(server, { ad: buildAd(server, { cat }), buyer: client });
    await setStatus(id, "accepted", owner);
    await open(client, id);
    const { id: dispute } = await disputeOf(id, client);
    const decideBy = (for_side: "buyer" | "seller") =>
      server.as(admin)("PUT /admin/disputes/{id}/decide", {
        params: { id: dispute },
        body: { for_side, text: "The terms say so" },
      });
    const close = (who: BuiltMember) =>
      server.as(who)("POST /me/close", { body: { currentPassword: who.password } });
    const suspension = { params: { id: owner.id }, body: { reason: "Fraud" } };
    const suspend = () => server.as(admin)("PUT /admin/members/{id}/suspension", suspension);
    const stageOf = async () => (await disputeOf(id, client)).stage;
    return { id, cat, owner, client, admin, dispute, decideBy, close, suspend, stageOf };
  }

  test("when the seller is suspended: who cannot answer does not lose by silence, the club decides", async () => {
    const { client, id, suspend, decideBy, stageOf } = await disputed();
    await suspend();
    await sweep(15);
    expect(await disputeOf(id, client)).toMatchObject({ stage: "answered", for_side: null });
    await decideBy("buyer");
    await appeal(client, id);
    await decideBy("buyer");
    expect(await stageOf()).toBe("closed");
  });

  test("after a merge of the cat", async () => {
    const { id, cat, owner, client, decideBy, stageOf } = await disputed();
    const into = await buildCat(server, { owner, cat_name: "Fig" });
    await server.as(owner)("POST /cats/{id}/merge", {
      params: { id: into.id },
      body: { other: cat.id, take: [] },
    });
    await answer(owner, id);
    await evidence(client, id);
    await decideBy("seller");
    await appeal(client, id);
    await decideBy("seller");
    expect(await stageOf()).toBe("closed");
    expect((await subjectsTo(client)).at(-1)).toContain(`No. ${id}`);
  });

  test("when the buyer leaves: the club decides for the seller's sake, and then forgets the words", async () => {
    const { id, owner, client, dispute, decideBy, close } = await disputed();
    const { data: own } = await server.as(client)("GET /me/data", {});
    expect(own.disputes).toMatchObject([{ kind: "open", text: "She keeps the deposit" }]);
    await close(client);
    await answer(owner, id);
    const words = async () =>
      (
        await server.pool.query<{ text: string | null }>(
          "select text from dispute_statements where dispute_id = $1 order by id",
          [dispute],
        )
      ).rows.map(({ text }) => text);
    expect(await words()).toEqual(["She keeps the deposit", "As I have said"]);
    await decideBy("seller");
    await sweep(15);
    expect(await disputeOf(id, owner)).toMatchObject({ stage: "closed", for_side: "seller" });
    expect(await words()).toEqual([null, "As I have said", "The terms say so", null]);
    await close(owner);
    expect(await words()).toEqual([null, null, "The terms say so", null]);
  });

  test("when the seller leaves, who then loses by silence", async () => {
    const { id, client, owner, close } = await disputed();
    await close(owner);
    await sweep(15);
    expect(await disputeOf(id, client)).toMatchObject({ stage: "decided", for_side: "buyer" });
  });

  test("about a cat that was handed over and reviewed, and keeps what is left of the reviews waiting", async () => {
    const { id } = await buildOrder(server, { ad: offer(), buyer, status: "completed" });
    const params = { id };
    await server.as(seller)("POST /order/{id}/hand-over", { params });
    await server.as(buyer)("PUT /order/{id}/hand-over", { params });
    for (const by of [seller, buyer]) await server.as(by)("PUT /order/{id}/settle", { params });
    const review = (by: BuiltMember) =>
      server.as(by)("POST /order/{id}/review", { params, body: { stars: 2 } });
    await review(buyer);
    await open(buyer, id);
    expect(await statusOf(review(seller))).toBe(409);
    await answer(seller, id);
    await withdraw(buyer, id);
    expect(await statusOf(review(seller))).toBe(200);
  });
});

test("two accounts of one mailbox do not review each other", async () => {
  const box = `emma${Date.now()}`;
  const me = await buildMember(server, { email: `${box}@gmail.com` });
  for (const [email, status] of [
    [`${box.slice(0, 3)}.${box.slice(3)}+cats@googlemail.com`, 409],
    [`${box}x@gmail.com`, 200],
  ] as const) {
    const other = await buildMember(server, { email });
    const ad = buildAd(server, { cat: buildCat(server, { owner: me }) });
    const { id } = await buildOrder(server, { ad, buyer: other });
    await setStatus(id, "accepted", me);
    await setStatus(id, "completed", me);
    await server.as(me)("POST /order/{id}/hand-over", { params: { id } });
    await server.as(other)("PUT /order/{id}/hand-over", { params: { id } });
    for (const by of [me, other]) await server.as(by)("PUT /order/{id}/settle", { params: { id } });
    const review = { params: { id }, body: { stars: 5 } };
    expect(await statusOf(server.as(other)("POST /order/{id}/review", review))).toBe(status);
  }
});

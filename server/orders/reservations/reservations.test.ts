/** From the seller's terms to the hand-over, by both sides' calls; each move is mailed in its transaction. */
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { addDays } from "@felistry/domain/calendar.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import {
  buyer,
  offer,
  seller,
  server,
  setStatus,
  startWithParties,
} from "@felistry/testkit/worlds/order-parties.ts";
import {
  acceptedOrder,
  agree,
  move,
  offerTerms,
  orderAt,
  reservation,
  TERMS,
  today,
} from "@felistry/testkit/worlds/reserved-orders.ts";

startWithParties();

const subjectsTo = async ({ email }: BuiltMember) =>
  (await server.mailsSentTo(email)).map(({ subject }) => subject);
const textsTo = async ({ email }: BuiltMember) =>
  (await server.mailsSentTo(email)).map(({ text }) => text).join("\n");
const fateOf = async (id: number) => (await reservation(buyer, id)).fate;

describe("a reservation", () => {
  test("is offered with its terms, which the buyer accepts exactly as shown", async () => {
    const id = await acceptedOrder();
    expect((await reservation(buyer, id)).terms).toBeNull();
    await offerTerms(id);
    const { terms, stage } = await reservation(buyer, id);
    expect(stage).toBe("offered");
    for (const said of [
      "Neva's Murka",
      "Deposit: 100",
      "If the buyer withdraws, the seller keeps the deposit.",
      "If the cat dies",
      TERMS.terms,
      "The site holds no money",
    ])
      expect(terms!.text).toContain(said);
    expect(terms!.hash).toBe(createHash("sha256").update(terms!.text).digest("hex"));
    const inRussian = server.as(buyer, { locale: "ru" });
    const russian = (await inRussian("GET /order/{id}/reservation", { params: { id } })).data.terms!
      .text;
    expect(russian).toContain("Сайт не принимает денег");
    const other = createHash("sha256").update(russian).digest("hex");
    const params = { id };
    expect(
      await statusOf(
        server.as(buyer)("PUT /order/{id}/reservation/agreed", { params, body: { hash: other } }),
      ),
    ).toBe(409);
    await agree(id);
    const { rows } = await server.pool.query(
      "select shown, shown_in, shown_hash from reservations where order_id = $1",
      [id],
    );
    expect(rows).toEqual([{ shown: terms!.text, shown_in: "en", shown_hash: terms!.hash }]);
    expect((await reservation(seller, id)).terms!.text).toBe(terms!.text);
    expect(await subjectsTo(buyer)).toEqual(
      expect.arrayContaining([
        `A reservation is offered to you, order No. ${id}`,
        `The cat is reserved, order No. ${id}`,
      ]),
    );
    expect(await subjectsTo(seller)).toContain(`Кошка забронирована, заказ № ${id}`);
    const bell = await server.as(seller)("GET /me/notices", { query: {} });
    expect(bell.data[0]).toMatchObject({ kind: "orders", path: `/my/orders/${id}` });
  });

  test("stands as offered and as accepted, whoever writes", async () => {
    const id = await orderAt("agreed");
    for (const change of [
      "update reservations set deposit = 1",
      "update reservations set shown = 'Other', shown_hash = encode(sha256('Other'), 'hex')",
      "delete from reservations",
    ])
      await expect(server.pool.query(`${change} where order_id = $1`, [id])).rejects.toMatchObject({
        constraint: "reservations_stand",
      });
    await expect(
      server.pool.query(
        `insert into reservations (order_id, terms, deposit, deposit_kept, open_until, hand_over_by, shown, shown_in, shown_hash, accepted_at)
         values ($1, 't', 0, false, current_date, current_date, 'a', 'en', repeat('0', 64), now())`,
        [id],
      ),
    ).rejects.toMatchObject({ constraint: "reservations_hash_of_text" });
  });

  test.each([
    ["deposit", { deposit: 0.5 }, "A deposit is a whole number"],
    ["deposit", { deposit: 501 }, "The deposit cannot be higher"],
    ["open_until", { open_until: addDays(today, -1) }, "Choose a day"],
    ["open_until", { open_until: addDays(today, 61) }, "Choose a day"],
    ["hand_over_by", { hand_over_by: addDays(today, 6) }, "Choose a day"],
  ])("with an impossible %s is refused at its field: %j", async (field, terms, said) => {
    const id = await acceptedOrder();
    await expect(offerTerms(id, terms)).rejects.toMatchObject({
      status: 400,
      body: { errors: [{ field, message: expect.stringContaining(said) }] },
    });
  });

  test("is nobody else's, and its moves are each one side's", async () => {
    const id = await orderAt("offered");
    const stranger = await buildMember(server);
    expect(await statusOf(reservation(stranger, id))).toBe(403);
    expect(await statusOf(move(buyer, id, "take_back"))).toBe(403);
    expect(await statusOf(move(seller, id, "refuse"))).toBe(403);
    expect(await statusOf(agree(id, seller))).toBe(403);
    expect(await statusOf(move(buyer, id, "declare_deposit"))).toBe(409);
  });

  test("can be taken back and refused, and is offered anew", async () => {
    const id = await orderAt("offered");
    await move(seller, id, "take_back");
    expect(await reservation(buyer, id)).toMatchObject({ stage: "accepted", terms: null });
    await offerTerms(id, { deposit: 0 });
    await move(buyer, id, "refuse");
    await offerTerms(id, { deposit: 50 });
    expect((await reservation(buyer, id)).terms!.deposit).toBe(50);
    await agree(id);
    expect((await reservation(buyer, id)).stage).toBe("agreed");
  });

  test("is over when its day has passed", async () => {
    const id = await orderAt("offered");
    await server.pool.query(
      `alter table reservations disable trigger reservations_stand;
       update reservations set open_until = current_date - 1 where order_id = ${id};
       alter table reservations enable trigger reservations_stand`,
    );
    expect((await reservation(buyer, id)).terms!.is_over).toBe(1);
    await expect(agree(id)).rejects.toMatchObject({
      status: 409,
      body: { message: "This offer is no longer open" },
    });
  });

  test("has its deposit declared by the buyer, and denied or confirmed by the seller", async () => {
    const id = await orderAt("deposit_declared");
    await move(seller, id, "deny_deposit");
    expect((await reservation(buyer, id)).stage).toBe("agreed");
    await move(buyer, id, "declare_deposit");
    await move(seller, id, "confirm_deposit");
    expect((await reservation(buyer, id)).stage).toBe("deposit_confirmed");
    expect(await subjectsTo(buyer)).toContain(`The deposit has arrived, order No. ${id}`);
    expect(await subjectsTo(seller)).toContain(`Покупатель сообщает о задатке, заказ № ${id}`);
  });
});

describe("the end of a reservation says why, and what becomes of the deposit", () => {
  const ends: [
    string,
    (id: number) => Promise<unknown>,
    { deposit_kept: boolean },
    string,
    RegExp,
    ended: string,
  ][] = [
    [
      "the buyer withdraws, and the terms keep it",
      (id) => setStatus(id, "cancelled", buyer),
      { deposit_kept: true },
      "kept",
      /задаток остаётся у продавца/,
      "buyer",
    ],
    [
      "the buyer withdraws, and they do not",
      (id) => setStatus(id, "cancelled", buyer),
      { deposit_kept: false },
      "returned",
      /продавец возвращает задаток/,
      "buyer",
    ],
    [
      "the seller withdraws",
      (id) => move(seller, id, "withdraw"),
      { deposit_kept: true },
      "returned",
      /seller returns the deposit of 100/,
      "seller",
    ],
    [
      "the cat dies",
      async (id) => {
        const { rows } = await server.pool.query<{ cat_id: number }>(
          "select cat_id from orders where id = $1",
          [id],
        );
        await server.as(seller)("PATCH /cats/{id}", {
          params: { id: rows[0]!.cat_id },
          body: { deceased_on: today },
        });
      },
      { deposit_kept: true },
      "returned",
      /has died, so your order is closed[^]*seller returns the deposit of 100[^]*больше нет, поэтому бронь закончилась/,
      "died",
    ],
  ];

  test.each(ends)("%s", async (_, end, terms, fate, said, ended) => {
    const id = await orderAt("deposit_confirmed", terms);
    await end(id);
    expect(await fateOf(id)).toBe(fate);
    const texts = `${await textsTo(buyer)}\n${await textsTo(seller)}`;
    expect(texts).toMatch(said);
    for (const side of [buyer, seller])
      expect((await server.as(side)("GET /order/{id}", { params: { id } })).data.ended).toBe(ended);
  });
});

describe("a cat", () => {
  test("is reserved by one of 50 buyers who accept at once; the others' offers are void, and none can reserve it after", async () => {
    const ad = await offer();
    const buyers = await Promise.all(Array.from({ length: 50 }, () => buildMember(server)));
    const ids: number[] = [];
    for (const by of buyers) {
      const id = await acceptedOrder(ad, by);
      await offerTerms(id);
      ids.push(id);
    }
    const hashes = await Promise.all(
      ids.map(async (id, at) => (await reservation(buyers[at]!, id)).terms!.hash),
    );
    const answers = await Promise.all(
      ids.map((id, at) =>
        statusOf(
          server.as(buyers[at]!)("PUT /order/{id}/reservation/agreed", {
            params: { id },
            body: { hash: hashes[at]! },
          }),
        ),
      ),
    );
    const won = answers.flatMap((status, at) => (status === 200 ? [ids[at]!] : []));
    expect(won).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set([200, 409]));
    const { rows } = await server.pool.query<{ id: number; stage: string }>(
      "select id, stage from orders where cat_id = $1",
      [ad.cat_id],
    );
    for (const { id, stage } of rows) expect(stage).toBe(id === won[0] ? "agreed" : "accepted");
    const loser = ids.find((id) => id !== won[0])!;
    expect(await statusOf(offerTerms(loser))).toBe(409);
    const seen = await reservation(buyers[ids.indexOf(loser)]!, loser);
    expect(seen).toMatchObject({ stage: "accepted", is_taken: 1 });
    const told = await subjectsTo(buyers[ids.indexOf(loser)]!);
    expect(told).toContain(`The offered reservation is void, order No. ${loser}`);
  }, 120_000);

  test("is shown as reserved on the market and its ad until the reservation ends", async () => {
    const id = await orderAt("agreed");
    const { rows } = await server.pool.query<{ cat_id: number }>(
      "select cat_id from orders where id = $1",
      [id],
    );
    const catId = rows[0]!.cat_id;
    const shown = async () => {
      const list = (await server.api("GET /sales/all-cats", { query: { limit: 100 } })).data;
      const ad = await server.api("GET /sales/{catId}", { params: { catId } });
      return [list.find((cat) => cat.id === catId)!.is_reserved, ad.data.is_reserved];
    };
    expect(await shown()).toEqual([1, 1]);
    expect((await reservation(buyer, id)).is_taken).toBe(0);
    await move(seller, id, "withdraw");
    expect(await shown()).toEqual([0, 0]);
  });
});

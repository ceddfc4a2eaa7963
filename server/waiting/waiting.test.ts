import { describe, expect, test } from "vitest";
import { WAITING_MOVES } from "@felistry/domain/waiting/moves.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildCattery } from "@felistry/testkit/build-cattery.ts";
import { buildAdmin, buildMember } from "@felistry/testkit/build-member.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import {
  accept,
  apply,
  breeder,
  entryOf,
  inDays,
  kitten,
  offer,
  openList,
  pass,
  server,
  startWithBreeder,
  subjectsTo,
  take,
  textsTo,
  waiters,
} from "@felistry/testkit/worlds/waiting.ts";
import { lapseOffers } from "./lapse-offers.ts";

startWithBreeder();

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => "done",
    (error: { body?: { message: string } }) => error.body?.message,
  );

test("the database has the moves of the domain", async () => {
  const { rows } = await server.pool.query(
    "select from_stage as from, to_stage as to, mover as by, name from waiting_moves",
  );
  const sorted = (moves: object[]) => moves.map((move) => JSON.stringify(move)).toSorted();
  const expected = WAITING_MOVES.flatMap(({ name, by, from, to }) =>
    from.map((stage) => ({ from: stage, to, by, name })),
  );
  expect(sorted(rows)).toEqual(sorted(expected));
});

describe("a waiting list", () => {
  test("of a planned litter shows its parents, and stands on the cattery's page while it is open", async () => {
    const cattery = await buildCattery(server, { owner: breeder, slot: 4 });
    const dam = await buildCat(server, { owner: breeder, sex: "female", cat_name: "Alisa" });
    const sire = await buildCat(server, { sex: "male", cat_name: "Boris" });
    const body = { cattery_id: cattery.id, rule: "fit", expected_on: "2027-03-01" } as const;
    const open = (traits: object) =>
      server.as(breeder)("POST /waiting-lists", { body: { ...body, ...traits } });
    expect(await statusOf(open({ dam_id: sire.id }))).toBe(404);
    expect(await statusOf(open({ sire_id: dam.id }))).toBe(400);
    const { list_id: id } = (await open({ dam_id: dam.id, sire_id: sire.id })).data;
    const shown = await server.guest()("GET /waiting-lists/{id}", { params: { id } });
    expect(shown.data).toMatchObject({
      dam: { cat_name: "Alisa" },
      sire: { cat_name: "Boris" },
      rule: "fit",
      waiting: 0,
      own_entry_id: null,
    });
    const ofCattery = async () =>
      (
        await server.guest()("GET /catteries/{id}/waiting-lists", {
          params: { id: cattery.id },
          query: {},
        })
      ).data;
    expect(await ofCattery()).toHaveLength(1);
    await server.as(breeder)("PUT /waiting-lists/{id}", { params: { id }, body: { is_open: 0 } });
    expect(await ofCattery()).toEqual([]);
    const stranger = await buildMember(server);
    expect(await statusOf(apply(id, stranger))).toBe(409);
    expect(
      await statusOf(
        server.as(stranger)("POST /waiting-lists", { body: { ...body, dam_id: dam.id } }),
      ),
    ).toBe(404);
  });

  test("is applied to once by each, never by its breeder, and only the breeder reads it", async () => {
    const id = await openList();
    const member = await buildMember(server);
    const wishes = { sex: "female", colour: "ns 22", budget: "900", currency_id: 1 };
    await apply(id, member, wishes);
    expect(await statusOf(apply(id, member))).toBe(409);
    expect(await statusOf(apply(id, breeder))).toBe(403);
    expect(await statusOf(apply(id, await buildMember(server), { budget: 900 }))).toBe(400);
    const entries = (by: typeof member, query = {}) =>
      server.as(by)("GET /waiting-lists/{id}/entries", { params: { id }, query });
    expect((await entries(breeder)).data).toMatchObject([
      { sex: "female", colour: "ns 22", budget: 900, stage: "applied", place: null },
    ]);
    expect((await entries(breeder, { sex: "male" })).data).toEqual([]);
    expect((await entries(breeder, { purpose: "show" })).data).toEqual([]);
    expect(await statusOf(entries(member))).toBe(403);
    expect(await subjectsTo(breeder)).toContain(
      `Заявка в вашу очередь: ${member.first_name} ${member.last_name}`,
    );
  });

  test("gives places in the order of the breeder's answers, and shows each applicant theirs", async () => {
    const id = await openList();
    const people = await waiters(id, [{}, {}, {}]);
    const last = await buildMember(server);
    const applied = await apply(id, last);
    expect(await entryOf(last, applied)).toMatchObject({ place: null, waiting: 3 });
    expect(await statusOf(accept(applied, last))).toBe(403);
    await accept(applied);
    expect(await statusOf(accept(applied))).toBe(409);
    expect(await entryOf(last, applied)).toMatchObject({ place: 4, waiting: 4 });
    const [first] = people;
    await server.as(first!.member)("PUT /waiting/{id}/leave", { params: { id: first!.id } });
    expect(await entryOf(last, applied)).toMatchObject({ place: 3, waiting: 3 });
    const paged = await server.as(breeder)("GET /waiting-lists/{id}/entries", {
      params: { id },
      query: { limit: 2 },
    });
    const rest = await server.as(breeder)("GET /waiting-lists/{id}/entries", {
      params: { id },
      query: { limit: 2, cursor: paged.page.next! },
    });
    expect([...paged.data, ...rest.data].map(({ place }) => place)).toEqual([1, 2, 3]);
  });

  test("is declined with a reason, which the applicant sees and is mailed", async () => {
    const id = await openList();
    const [waiting] = await waiters(id, [{}]);
    const { member, id: entry } = waiting!;
    const decline = (reason: string) =>
      server.as(breeder)("PUT /waiting/{id}/decline", { params: { id: entry }, body: { reason } });
    expect(await statusOf(decline(" "))).toBe(400);
    await decline("No kittens this year");
    expect(await entryOf(member, entry)).toMatchObject({
      stage: "declined",
      reason: "No kittens this year",
      place: null,
    });
    expect(await textsTo(member)).toContain("No kittens this year");
    await apply(id, member);
  });
});

describe("an offer", () => {
  test("that is passed on keeps the place; the next is offered the kitten, and taking it is an order", async () => {
    const id = await openList();
    const [first, second] = await waiters(id, [{}, {}]);
    const ad = await kitten();
    expect(await statusOf(offer(second!.id, ad.cat_id, inDays(3)))).toBe(409);
    await offer(first!.id, ad.cat_id, inDays(3));
    expect(await entryOf(first!.member, first!.id)).toMatchObject({
      stage: "offered",
      place: 1,
      offer: { cat: { cat_name: "Barsik" }, until: inDays(3), price_pet: 700 },
    });
    expect(await statusOf(offer(second!.id, ad.cat_id, inDays(3)))).toBe(409);
    await pass(first!.member, first!.id);
    expect(await entryOf(first!.member, first!.id)).toMatchObject({ stage: "accepted", place: 1 });
    await offer(second!.id, ad.cat_id, inDays(0));
    expect(await statusOf(take(first!.member, second!.id))).toBe(403);
    expect(await statusOf(take(second!.member, second!.id, 600))).toBe(409);
    const { order_id } = (await take(second!.member, second!.id)).data;
    expect(await statusOf(take(second!.member, second!.id))).toBe(409);
    expect(
      (await server.as(second!.member)("GET /order/{id}", { params: { id: order_id } })).data,
    ).toMatchObject({ orders_cat_id: ad.cat_id, stage: "new", price_pet: 700 });
    expect(await entryOf(second!.member, second!.id)).toMatchObject({ stage: "taken", order_id });
    expect((await subjectsTo(first!.member)).join()).toContain("A kitten is offered to you");
    expect(
      (await server.as(first!.member)("GET /me/notices", { query: {} })).data.map(
        ({ path }) => path,
      ),
    ).toEqual(["/my/waiting", "/my/waiting"]);
  });

  test.each([
    ["turn", [409, 409, 200]],
    ["fit", [409, 200, 200]],
    ["choice", [200, 200, 200]],
  ] as const)("of a male keeps the rule of the list: by %s", async (rule, answers) => {
    const id = await openList(rule);
    const people = await waiters(id, [{ sex: "female" }, { sex: "male" }, {}]);
    const { cat_id } = await kitten();
    const found: number[] = [];
    // From the last to the first: whoever has been offered the kitten no longer stands before the others.
    for (const { id: entry } of people.toReversed()) {
      const answer = await statusOf(offer(entry, cat_id, inDays(1)));
      found.push(answer);
      if (answer === 200)
        await server.as(breeder)("PUT /waiting/{id}/take-back", { params: { id: entry } });
    }
    expect(found).toEqual(answers);
  });

  test("is of a kitten for sale by the breeder, until a day within thirty", async () => {
    const id = await openList();
    const [waiting] = await waiters(id, [{}]);
    const { id: entry } = waiting!;
    const { cat_id } = await kitten();
    for (const until of [inDays(-1), inDays(31), "soon"])
      expect(await statusOf(offer(entry, cat_id, until))).toBe(400);
    const foreign = await buildCat(server);
    const resting = await buildCat(server, { owner: breeder });
    for (const cat of [foreign.id, resting.id, 999_999])
      expect(await statusOf(offer(entry, cat, inDays(1)))).toBe(409);
  });

  test("of one kitten to two at the same moment is made to one", async () => {
    const id = await openList("choice");
    const people = await waiters(id, [{}, {}, {}]);
    const { cat_id } = await kitten();
    const answers = await Promise.all(
      people.map((each) => statusOf(offer(each.id, cat_id, inDays(1)))),
    );
    expect(answers.toSorted()).toEqual([200, 409, 409]);
  });

  test("ends with the ad: the applicant is told, and keeps the place", async () => {
    const id = await openList();
    const [waiting] = await waiters(id, [{}]);
    const { member, id: entry } = waiting!;
    const { cat_id } = await kitten();
    await offer(entry, cat_id, inDays(5));
    await server.as(breeder)("PUT /sales/{catId}/is-active-update", {
      params: { catId: cat_id },
      body: { is_active: 0 },
    });
    expect(await entryOf(member, entry)).toMatchObject({
      stage: "accepted",
      place: 1,
      offer: null,
    });
    expect(await textsTo(member)).toContain("no longer for sale");
  });

  test("lapses once when its day is over, whoever sweeps, and both sides are told", async () => {
    const id = await openList();
    const [waiting, next] = await waiters(id, [{}, {}]);
    const { member, id: entry } = waiting!;
    const { cat_id } = await kitten({ cat_name: "Lapsik" });
    await offer(entry, cat_id, inDays(2));
    const sweep = (day: string) => lapseOffers(server.pool, server.services, day);
    await sweep(inDays(2));
    expect((await entryOf(member, entry)).stage).toBe("offered");
    await Promise.all([sweep(inDays(3)), sweep(inDays(3)), sweep(inDays(3))]);
    await sweep(inDays(3));
    expect(await entryOf(member, entry)).toMatchObject({ stage: "lapsed", place: null });
    expect(
      (await subjectsTo(member)).filter(
        (line) => line.includes("Lapsik") && line.includes("in time"),
      ),
    ).toHaveLength(1);
    expect(
      (await subjectsTo(breeder)).filter((line) => line.includes("в срок: Lapsik")),
    ).toHaveLength(1);
    expect(await entryOf(next!.member, next!.id)).toMatchObject({ place: 1 });
    await offer(next!.id, cat_id, inDays(3));
    const { rows } = await server.pool.query(
      "select name from waiting_events where entry_id = $1 order by id",
      [entry],
    );
    expect(rows.map(({ name }) => name)).toEqual(["apply", "accept", "offer", "lapse"]);
  });

  test("cannot be answered after its day, though nothing has swept yet", async () => {
    const id = await openList();
    const [waiting] = await waiters(id, [{}]);
    const { member, id: entry } = waiting!;
    await offer(entry, (await kitten()).cat_id, inDays(1));
    await server.pool.query("update waiting_entries set offered_until = $1 where id = $2", [
      inDays(-1),
      entry,
    ]);
    expect(await codeOf(take(member, entry))).toBe("The offer was open until yesterday or earlier");
  });
});

test("no stage is reached but by a move, and what happened is not rewritten", async () => {
  const id = await openList();
  const member = await buildMember(server);
  const entry = await apply(id, member);
  const set = (change: string) =>
    server.pool.query(`update waiting_entries set ${change} where id = $1`, [entry]);
  await expect(set("stage = 'taken', order_id = 1")).rejects.toMatchObject({
    constraint: "waiting_move_stage",
  });
  await expect(set("stage = 'lapsed'")).rejects.toMatchObject({ constraint: "waiting_move_stage" });
  for (const change of ["delete from waiting_events", "update waiting_events set name = 'x'"])
    await expect(server.pool.query(change)).rejects.toMatchObject({
      constraint: "waiting_events_append_only",
    });
});

test("a member who leaves leaves the lists; a breeder who leaves closes them", async () => {
  const leaving = await buildMember(server, { first_name: "Leaving" });
  const cattery = await buildCattery(server, { owner: leaving });
  const { data } = await server.as(leaving)("POST /waiting-lists", {
    body: { cattery_id: cattery.id, rule: "turn", note: "Elm Street 7" },
  });
  const member = await buildMember(server);
  const theirs = await apply(data.list_id, member);
  const own = await apply(await openList(), leaving);
  const { data: told } = await server.as(leaving)("GET /me/data", {});
  expect(told).toMatchObject({ waiting_lists: [{ note: "Elm Street 7" }], waiting: [{ id: own }] });
  await server.as(leaving)("POST /me/close", { body: { currentPassword: leaving.password } });
  const { rows } = await server.pool.query(
    `select (select stage || coalesce(home, '-') from waiting_entries where id = $1) as own,
            (select coalesce(note, '-') || is_open from waiting_lists where id = $2) as list`,
    [own, data.list_id],
  );
  expect(rows).toEqual([{ own: "left-", list: "-false" }]);
  expect(await entryOf(member, theirs)).toMatchObject({ stage: "closed" });
  expect(await subjectsTo(member)).toHaveLength(1);
});

test("while its breeder is suspended, a list is neither shown nor joined", async () => {
  const suspended = await buildMember(server);
  const cattery = await buildCattery(server, { owner: suspended });
  const { data } = await server.as(suspended)("POST /waiting-lists", {
    body: { cattery_id: cattery.id, rule: "turn" },
  });
  const member = await buildMember(server);
  const visitor = server.as(member);
  const shown = async () =>
    (
      await visitor("GET /catteries/{id}/waiting-lists", {
        params: { id: cattery.id },
        query: {},
      })
    ).data.length;
  expect(await shown()).toBe(1);
  await server.pool.query(
    "update users set suspended_at = now(), suspension_reason = 'x' where id = $1",
    [suspended.id],
  );
  expect(await shown()).toBe(0);
  const params = { id: data.list_id };
  await expect(visitor("GET /waiting-lists/{id}", { params })).rejects.toMatchObject({
    status: 404,
  });
  await expect(apply(data.list_id, member)).rejects.toMatchObject({ status: 404 });
});

test("an offer ends with its breeder's suspension, and the applicant keeps the place and is told", async () => {
  const suspended = await buildMember(server);
  const cattery = await buildCattery(server, { owner: suspended });
  const { data } = await server.as(suspended)("POST /waiting-lists", {
    body: { cattery_id: cattery.id, rule: "turn" },
  });
  const member = await buildMember(server);
  const entry = await apply(data.list_id, member);
  await accept(entry, suspended);
  const { cat_id } = await buildAd(server, { cat: buildCat(server, { owner: suspended }) });
  await offer(entry, cat_id, inDays(3), suspended);
  await server.as(await buildAdmin(server))("PUT /admin/members/{id}/suspension", {
    params: { id: suspended.id },
    body: { reason: "Fraud" },
  });
  expect(await entryOf(member, entry)).toMatchObject({ stage: "accepted", place: 1, offer: null });
  expect(await textsTo(member)).toContain("no longer for sale");
});

/** What ends when a cat dies: its offer for sale, and its ability to have litters. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildOrder } from "@felistry/testkit/build-order.ts";
import { outcomeOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let owner: BuiltMember;
let call: ApiCaller;

beforeAll(async () => {
  server = await startTestServer();
  owner = await buildMember(server);
  call = server.as(owner);
});
afterAll(() => server.stop());

const died = (cat: BuiltCat, deceased_on: string | null) =>
  call("PATCH /cats/{id}", { params: { id: cat.id }, body: { deceased_on } });
const setActive = (cat: BuiltCat, is_active: 0 | 1) =>
  call("PUT /sales/{catId}/is-active-update", { params: { catId: cat.id }, body: { is_active } });
const isActive = async (cat: BuiltCat) =>
  (await server.pool.query("select is_active from sales where cat_id = $1", [cat.id])).rows[0]
    ?.is_active;

const NOT_FOR_SALE = { status: 409, message: "This cat has died and cannot be put up for sale" };

test("its ad rests, takes no orders, and is not active again unless the date was a mistake", async () => {
  const cat = await buildCat(server, { owner });
  const ad = await buildAd(server, { cat });
  await died(cat, "2024-01-02");
  expect(await isActive(cat)).toBe(false);
  const buyer = server.as(await buildMember(server));
  const order = buyer("POST /order", {
    body: { catId: cat.id, withBreeding: false, price: ad.price_pet, delivery: false },
  });
  expect((await outcomeOf(order)).status).toBe(409);
  expect(await outcomeOf(setActive(cat, 1))).toEqual(NOT_FOR_SALE);
  await expect(
    server.pool.query("update sales set is_active = true where cat_id = $1", [cat.id]),
  ).rejects.toMatchObject({ constraint: "sales_not_of_deceased" });
  await died(cat, null);
  await setActive(cat, 1);
  expect(await isActive(cat)).toBe(true);
});

test("no ad is placed for it, but one that rests", async () => {
  const cat = await buildCat(server, { owner, deceased: "2024-01-02" });
  const place = (is_active: 0 | 1) =>
    call("POST /sales/{catId}", {
      params: { catId: cat.id },
      body: {
        price_pet: 100,
        price_breeding: null,
        sale_for_breeding: false,
        delivery_text: "By train",
        ready_to_move_at: "2024-01-02",
        is_active,
      },
    });
  expect(await outcomeOf(place(1))).toEqual(NOT_FOR_SALE);
  await place(0);
  expect(await isActive(cat)).toBe(false);
});

test("an ad that it gets by a merge is inactive", async () => {
  const kept = await buildCat(server, { owner, deceased: "2024-01-02" });
  const gone = await buildCat(server, { owner });
  await buildAd(server, { cat: gone });
  await call("POST /cats/{id}/merge", { params: { id: kept.id }, body: { other: gone.id } });
  expect(await isActive(kept)).toBe(false);
});

const parents = async (dead: { dam?: string; sire?: string }) => ({
  dam: await buildCat(server, {
    owner,
    sex: "female",
    born: "2018-01-01",
    ...(dead.dam && { deceased: dead.dam }),
  }),
  sire: await buildCat(server, {
    owner,
    sex: "male",
    born: "2018-01-01",
    ...(dead.sire && { deceased: dead.sire }),
  }),
});

test.each([
  [{ dam: "2024-03-01" }, 200, "", null],
  [
    { dam: "2024-02-29" },
    400,
    "The mother had died before this birth",
    "litters_born_to_living_dam",
  ],
  [{ sire: "2023-05-01" }, 200, "", null],
  [
    { sire: "2023-04-30" },
    400,
    "The father had died more than 10 months before this birth",
    "litters_born_to_living_sire",
  ],
])(
  "a litter born on 2024-03-01 to parents that died: %j",
  async (dead, status, message, constraint) => {
    const { dam, sire } = await parents(dead);
    const litter = call("POST /litters", {
      body: {
        dam_id: dam.id,
        sire_id: sire.id,
        born: "2024-03-01",
        kittens: [{ cat_name: "Alisa", sex: "female", ems: "n 22" }],
        key: randomUUID(),
      },
    });
    expect(await outcomeOf(litter)).toEqual({ status, message });
    const broken = await server.pool
      .query(
        `insert into litters (breeder_id, dam_id, sire_id, born, status, decided_at, form_key)
       values ($1, $2, $3, '2024-03-01', 'confirmed', now(), $4)`,
        [owner.id, dam.id, sire.id, randomUUID()],
      )
      .then(
        () => null,
        (error: { constraint?: string }) => error.constraint,
      );
    expect(broken).toBe(constraint);
    const kitten = await buildCat(server, { owner, born: "2024-03-01" });
    const link = async () => {
      await call("POST /parents/", { body: { catId: kitten.id, motherId: dam.id } });
      await call("POST /parents/", { body: { catId: kitten.id, fatherId: sire.id } });
    };
    expect(await outcomeOf(link())).toEqual({ status, message });
  },
);

test("its age is the one at which it died", async () => {
  const cat = await buildCat(server, { owner, born: "2010-01-01", deceased: "2024-03-04" });
  const { data } = await call("GET /cats/cat-and-color/{id}", { params: { id: cat.id } });
  expect(data!.age).toEqual({ years: 14, months: 2, days: 3 });
});

test("a suspension of its seller ends although it died meanwhile, and its ad alone stays at rest", async () => {
  const seller = await buildMember(server);
  const [late, living] = [
    await buildCat(server, { owner: seller }),
    await buildCat(server, { owner: seller }),
  ];
  for (const cat of [late, living]) await buildAd(server, { cat });
  const admin = server.as(await buildAdmin(server));
  const params = { id: seller.id };
  await admin("PUT /admin/members/{id}/suspension", { params, body: { reason: "A complaint" } });
  await server.pool.query("update cats set deceased_on = '2024-01-02' where id = $1", [late.id]);
  await admin("DELETE /admin/members/{id}/suspension", { params });
  expect([await isActive(late), await isActive(living)]).toEqual([false, true]);
});

describe("no cat is born after its mother's death, nor more than ten months after its father's", () => {
  const kittenOf = (of: { dam?: BuiltCat; sire?: BuiltCat }) =>
    buildCat(server, { owner, born: "2024-03-01", ...of });
  const constraintOf = (change: Promise<unknown>) =>
    change.then(
      () => null,
      (error: { constraint?: string }) => error.constraint,
    );

  test.each([
    [{ dam: "2024-03-01" }, null],
    [{ dam: "2024-02-29" }, "cats_born_to_living_mother"],
    [{ sire: "2023-05-01" }, null],
    [{ sire: "2023-04-30" }, "cats_born_to_living_father"],
  ])("whoever adds it, to parents that died: %j", async (dead, constraint) => {
    const { dam, sire } = await parents(dead);
    expect(await constraintOf(kittenOf({ dam, sire }))).toBe(constraint);
    const stray = await buildCat(server, { owner, born: "2024-03-01" });
    const links = "update cats set mother_id = $2, father_id = $3 where id = $1";
    const linked = server.pool.query(links, [stray.id, dam.id, sire.id]);
    expect(await constraintOf(linked)).toBe(constraint);
  });

  test.each([
    ["mother", "2024-03-01", 200],
    ["mother", "2024-02-29", 400],
    ["father", "2023-05-01", 200],
    ["father", "2023-04-30", 400],
  ] as const)("although the %s's death on %s is entered later: %i", async (role, day, status) => {
    const { dam, sire } = await parents({});
    await kittenOf({ dam, sire });
    const outcome = await outcomeOf(died(role === "mother" ? dam : sire, day));
    expect(outcome.status).toBe(status);
    expect(outcome.message.includes("was born after this day")).toBe(status === 400);
  });

  test("nor is its birth moved there", async () => {
    const { dam } = await parents({ dam: "2024-03-01" });
    const kitten = await kittenOf({ dam });
    const moved = server.pool.query("update cats set cat_birthdate = '2024-03-02' where id = $1", [
      kitten.id,
    ]);
    expect(await constraintOf(moved)).toBe("cats_born_to_living_mother");
  });

  test("nor is a litter confirmed that was registered while she lived", async () => {
    const { dam } = await parents({});
    const studOwner = await buildMember(server);
    const sire = await buildCat(server, { owner: studOwner, sex: "male", born: "2018-01-01" });
    const { data: litter } = await call("POST /litters", {
      body: {
        dam_id: dam.id,
        sire_id: sire.id,
        born: "2024-03-01",
        kittens: [{ cat_name: "Alisa", sex: "female", ems: "n 22" }],
        key: randomUUID(),
      },
    });
    expect(litter.status).toBe("waiting");
    await died(dam, "2024-02-01");
    const answer = (answer: "confirm" | "decline") =>
      server.as(studOwner)("PUT /litters/{id}/answer", {
        params: { id: litter.id },
        body: { answer },
      });
    expect(await outcomeOf(answer("confirm"))).toEqual({
      status: 400,
      message: "The mother had died before this birth",
    });
    expect((await answer("decline")).data.status).toBe("declined");
  });

  test("nor do the records of two cats become one that would be so", async () => {
    const { dam } = await parents({});
    await kittenOf({ dam });
    const twin = await buildCat(server, {
      owner,
      sex: "female",
      born: "2018-01-01",
      deceased: "2024-02-01",
    });
    const merged = call("POST /cats/{id}/merge", {
      params: { id: twin.id },
      body: { other: dam.id },
    });
    expect((await outcomeOf(merged)).status).toBe(400);
  });
});

test("its open orders are declined, and their buyers mailed why", async () => {
  const cat = await buildCat(server, { owner, cat_name: "Murka" });
  const ad = await buildAd(server, { cat });
  const [asked, accepted, cancelled] = await Promise.all([
    buildMember(server),
    buildMember(server),
    buildMember(server),
  ]);
  await buildOrder(server, { ad, buyer: asked });
  await buildOrder(server, { ad, buyer: accepted, status: "accepted" });
  await buildOrder(server, { ad, buyer: cancelled, status: "cancelled" });
  await died(cat, "2024-01-02");
  const { rows } = await server.pool.query<{ status: string }>(
    "select status from orders where cat_id = $1 order by id",
    [cat.id],
  );
  expect(rows.map(({ status }) => status)).toEqual(["declined", "declined", "cancelled"]);
  for (const buyer of [asked, accepted]) {
    const mails = await server.mailsSentTo(buyer.email);
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining("Murka has died")]);
  }
  expect(await server.mailsSentTo(cancelled.email)).toEqual([]);
});

test("an order that it gets by a merge is declined", async () => {
  const kept = await buildCat(server, { owner, deceased: "2024-01-02" });
  const gone = await buildCat(server, { owner });
  const buyer = await buildMember(server);
  const { id } = await buildOrder(server, { ad: await buildAd(server, { cat: gone }), buyer });
  await call("POST /cats/{id}/merge", { params: { id: kept.id }, body: { other: gone.id } });
  const { rows } = await server.pool.query("select status from orders where id = $1", [id]);
  expect(rows).toEqual([{ status: "declined" }]);
});

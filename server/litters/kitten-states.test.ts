/** What becomes of a litter's kittens: alive, died, stillborn, cancelled. Only those that live become cats and are registered. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { outcomeOf, refusalOf, statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let admin: BuiltMember;
let breeder: BuiltMember;
let studOwner: BuiltMember;
let numbers = 0;

const TODAY = "2026-11-22";
const BORN = "2026-09-01";

beforeAll(async () => {
  server = await startTestServer({ now: `${TODAY}T10:00:00Z` });
  admin = await buildAdmin(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  [breeder, studOwner] = await Promise.all([buildMember(server), buildMember(server)]);
});

const clean = (mode: "on" | "off") =>
  server.as(admin)("PUT /admin/club-rules/{club}/{line}", {
    params: { club: "registry", line: "clean_litters" },
    body: { mode },
  });
const parent = (owner: BuiltMember, sex: "male" | "female") =>
  buildCat(server, {
    owner,
    sex,
    born: "2022-01-01",
    ems: "n 22",
    reg_num: `FEL-2020-${String(++numbers).padStart(6, "0")}`,
  });

const KITTENS = [
  { cat_name: "Alisa", sex: "female", ems: "n 22" },
  { cat_name: "Boris", sex: "male", ems: "n 22", state: "died", died_on: "2026-09-03" },
  { cat_name: "Cesar", sex: "male", ems: null, state: "stillborn" },
] as const;

async function litterOf(studOf: BuiltMember, kittens: readonly object[] = KITTENS) {
  const [queen, stud] = await Promise.all([parent(breeder, "female"), parent(studOf, "male")]);
  const { data } = await server.as(breeder)("POST /litters", {
    body: {
      dam_id: queen.id,
      sire_id: stud.id,
      born: BORN,
      kittens: kittens as never,
      key: randomUUID(),
    },
  });
  return data;
}
const read = async (id: number, by = breeder) =>
  (await server.as(by)("GET /litters/{id}", { params: { id } })).data;
const statesOf = async (id: number, by = breeder) =>
  (await read(id, by)).kittens.map(({ state, died_on, cat_id }) => [
    state,
    died_on,
    cat_id !== null,
  ]);
const say = (id: number, place: number, body: object, by = breeder) =>
  server.as(by)("PUT /litters/{id}/kittens/{place}", {
    params: { id, place },
    body: body as { state: "alive" },
  });
const answer = (by: BuiltMember, id: number, said: "confirm" | "decline" | "cancel") =>
  server.as(by)("PUT /litters/{id}/answer", { params: { id }, body: { answer: said } });

test("only living kittens become cats; the others stay in the litter", async () => {
  const litter = await litterOf(breeder);
  expect(await statesOf(litter.id)).toEqual([
    ["alive", null, true],
    ["died", "2026-09-03", false],
    ["stillborn", null, false],
  ]);
  const { rows } = await server.pool.query("select cat_name from cats where mother_id = $1", [
    litter.dam.id,
  ]);
  expect(rows).toEqual([{ cat_name: "Alisa" }]);
});

test.each([
  [{ state: "died", died_on: null }],
  [{ state: "died", died_on: "2026-08-31" }],
  [{ state: "died", died_on: "2026-11-23" }],
  [{ state: "alive", died_on: "2026-09-03" }],
  [{ state: "stillborn", died_on: "2026-09-03" }],
])("a day that cannot be is refused in the form and later: %j", async (said) => {
  const kittens = [{ ...KITTENS[0], ...said }];
  expect((await refusalOf(litterOf(breeder, kittens))).fieldErrors).toMatchObject([
    { field: "kittens.0.died_on" },
  ]);
  const litter = await litterOf(studOwner);
  expect((await refusalOf(say(litter.id, 1, said))).fieldErrors).toMatchObject([
    { field: "died_on" },
  ]);
});

test("a kitten whose page says that it died on an unknown day is alive after all", async () => {
  const { id } = await litterOf(breeder);
  const { cat_id } = (await read(id)).kittens[0]!;
  await server.as(breeder)("PATCH /cats/{id}", {
    params: { id: cat_id! },
    body: { deceased_undated: 1 },
  });
  expect((await statesOf(id))[0]).toEqual(["died", null, true]);
  await say(id, 1, { state: "alive" });
  expect((await statesOf(id))[0]).toEqual(["alive", null, true]);
});

test("the database keeps to it, whoever writes", async () => {
  const { id } = await litterOf(breeder);
  const write = (set: string, place: number) =>
    server.pool
      .query(`update litter_kittens set ${set} where litter_id = $1 and place = $2`, [id, place])
      .then(
        () => null,
        (error: { constraint?: string }) => error.constraint,
      );
  expect(await write("died_on = '2026-08-31'", 2)).toBe("litter_kittens_die_after_birth");
  expect(await write("died_on = null", 2)).toBe("litter_kittens_died_whole");
  expect(await write("state = 'stillborn'", 1)).toBe("litter_kittens_cats_live");
  expect(await write("state = 'lost'", 3)).toBe("litter_kittens_state_known");
});

describe("the breeder says it later", () => {
  test("of a litter that waits: the stud's owner sees it, and an answer to what was seen before is refused", async () => {
    const litter = await litterOf(studOwner);
    const seen = (await read(litter.id, studOwner)).version;
    await say(litter.id, 1, { state: "died", died_on: TODAY });
    expect((await statesOf(litter.id, studOwner))[0]).toEqual(["died", TODAY, false]);
    const answered = server.as(studOwner)("PUT /litters/{id}/answer", {
      params: { id: litter.id },
      body: { answer: "confirm", version: seen },
    });
    expect(await statusOf(answered)).toBe(409);
    await say(litter.id, 1, { state: "alive" });
    await answer(studOwner, litter.id, "confirm");
    expect((await statesOf(litter.id))[0]).toEqual(["alive", null, true]);
  });

  test("a kitten said to be stillborn that lives after all becomes a cat of the confirmed litter, once", async () => {
    const { id } = await litterOf(breeder);
    await say(id, 3, { state: "alive" });
    await say(id, 3, { state: "alive" });
    expect((await statesOf(id))[2]).toEqual(["alive", null, true]);
    const { rows } = await server.pool.query(
      "select mother_id is not null as has_mother from cats where cat_name = 'Cesar' and breeder_id = $1",
      [breeder.id],
    );
    expect(rows).toEqual([{ has_mother: true }]);
  });

  test("of a kitten with a page it is kept there, and what the page says is shown here", async () => {
    const { id, kittens } = await litterOf(breeder);
    const catId = kittens[0]!.cat_id!;
    await say(id, 1, { state: "died", died_on: "2026-10-01" });
    const profile = async () =>
      (await server.as(breeder)("GET /cats/cat-and-color/{id}", { params: { id: catId } })).data!;
    expect((await profile()).deceased_on).toBe("2026-10-01");
    expect((await statesOf(id))[0]).toEqual(["died", "2026-10-01", true]);
    await server.as(breeder)("PATCH /cats/{id}", {
      params: { id: catId },
      body: { deceased_on: "2026-10-02" },
    });
    expect((await statesOf(id))[0]).toEqual(["died", "2026-10-02", true]);
    await say(id, 1, { state: "alive" });
    expect((await profile()).deceased_on).toBeNull();
    expect(await outcomeOf(say(id, 1, { state: "stillborn" }))).toMatchObject({ status: 409 });
  });

  test("others do not, nor of a kitten that is none, nor of a litter that is over", async () => {
    const { id } = await litterOf(studOwner);
    const died = { state: "died", died_on: TODAY };
    expect(await statusOf(say(id, 1, died, studOwner))).toBe(403);
    expect(await statusOf(say(id, 1, died, await buildMember(server)))).toBe(403);
    expect(await statusOf(say(id, 9, died))).toBe(404);
    await answer(breeder, id, "cancel");
    expect(await statusOf(say(id, 1, died))).toBe(409);
  });

  test("of a kitten that was sold its new owner says it, and the litter shows it", async () => {
    const { id, kittens } = await litterOf(breeder);
    const buyer = await buildMember(server);
    const catId = kittens[0]!.cat_id!;
    await server.pool.query("update cats set users_id = $2, online_owner_id = $2 where id = $1", [
      catId,
      buyer.id,
    ]);
    expect(await statusOf(say(id, 1, { state: "died", died_on: TODAY }))).toBe(403);
    await server.as(buyer)("PATCH /cats/{id}", {
      params: { id: catId },
      body: { deceased_on: TODAY },
    });
    expect((await statesOf(id))[0]).toEqual(["died", TODAY, true]);
  });

  test("a breeder who is suspended does not", async () => {
    const { id } = await litterOf(studOwner);
    const params = { id: breeder.id };
    await server.as(admin)("PUT /admin/members/{id}/suspension", {
      params,
      body: { reason: "A complaint" },
    });
    expect(await statusOf(say(id, 1, { state: "died", died_on: TODAY }))).toBeGreaterThan(400);
    await server.as(admin)("DELETE /admin/members/{id}/suspension", { params });
    expect(await statusOf(say(id, 1, { state: "died", died_on: TODAY }))).toBe(200);
  });
});

describe("cancelled kittens are kept", () => {
  test.each([
    ["cancel", () => breeder],
    ["decline", () => studOwner],
  ] as const)("of a litter after %s", async (said, by) => {
    const { id } = await litterOf(studOwner);
    await answer(by(), id, said);
    expect(await statesOf(id)).toEqual([
      ["cancelled", null, false],
      ["died", "2026-09-03", false],
      ["stillborn", null, false],
    ]);
  });

  test("whose page was deleted; a death that the page told stays", async () => {
    const two = [KITTENS[0], { ...KITTENS[0], cat_name: "Dora" }];
    const { id, kittens } = await litterOf(breeder, two);
    await say(id, 2, { state: "died", died_on: TODAY });
    for (const { cat_id } of kittens)
      await server.as(breeder)("DELETE /cats/{id}", { params: { id: cat_id! } });
    expect(await statesOf(id)).toEqual([
      ["cancelled", null, false],
      ["died", TODAY, false],
    ]);
    await say(id, 1, { state: "alive" });
    expect((await statesOf(id))[0]).toEqual(["cancelled", null, false]);
  });

  test("two records of a kitten made one are one kitten", async () => {
    const { id, kittens } = await litterOf(breeder, [KITTENS[0]]);
    const twin = await buildCat(server, {
      owner: breeder,
      sex: "female",
      born: BORN,
      deceased: TODAY,
    });
    await server.as(breeder)("POST /cats/{id}/merge", {
      params: { id: twin.id },
      body: { other: kittens[0]!.cat_id! },
    });
    expect((await read(id)).kittens).toMatchObject([
      { state: "died", died_on: TODAY, cat_id: twin.id },
    ]);
  });
});

describe("counts are of those that live", () => {
  test("a clean litter registers its living kittens alone, and the mail names them with their own numbers", async () => {
    await clean("on");
    try {
      const { id } = await litterOf(breeder, [KITTENS[2], ...KITTENS]);
      const { rows } = await server.pool.query<{ reg_num: string; cat_name: string }>(
        `select c.cat_name, c.reg_num from litter_kittens k join cats c on c.id = k.cat_id where k.litter_id = $1`,
        [id],
      );
      expect(rows).toEqual([{ cat_name: "Alisa", reg_num: expect.any(String) }]);
      const mail = (await server.mailsSentTo(breeder.email)).at(-1)!;
      expect(mail.text).toContain(`• Alisa: ${rows[0]!.reg_num}`);
      expect(mail.text).not.toContain("Cesar");
    } finally {
      await clean("off");
    }
  });

  test("a litter of which none lives is no matter for the club", async () => {
    await clean("on");
    try {
      const { id } = await litterOf(breeder, KITTENS.slice(1));
      expect(await read(id)).toMatchObject({ status: "confirmed", before_club: false });
      const { rows } = await server.pool.query(
        "select from cases where kind = 'litter' and subject_id = $1",
        [id],
      );
      expect(rows).toHaveLength(0);
    } finally {
      await clean("off");
    }
  });
});

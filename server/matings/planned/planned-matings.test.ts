/** A planned mating from the question to the litter, and whatever may come between. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { MATING_MOVES, type MatingMoveName } from "@felistry/domain/matings/planned.ts";

let server: TestServer;
let admin: BuiltMember;
let breeder: BuiltMember;
let studOwner: BuiltMember;
let other: BuiltMember;
let queen: BuiltCat;
let stud: BuiltCat;
let plan: number;

/** The cats are planned for September, mated in its first days, and it is the end of November. */
const DAYS = { from_day: "2026-09-01", until_day: "2026-09-20" };
const TODAY = "2026-11-23";

beforeAll(async () => {
  server = await startTestServer({ now: `${TODAY}T10:00:00Z` });
  admin = await buildAdmin(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  [breeder, studOwner, other] = await Promise.all([
    buildMember(server, { first_name: "Bella" }),
    buildMember(server, { first_name: "Olga", locale: "ru" }),
    buildMember(server),
  ]);
  const born = "2022-01-01";
  queen = await buildCat(server, { owner: breeder, sex: "female", born, cat_name: "Vega" });
  stud = await buildCat(server, { owner: studOwner, sex: "male", born, cat_name: "Thunder" });
  plan = await planned(stud);
});

/** Nobody can plan a mating for days that are over, so that what was planned in autumn is put there. */
async function planned(sire: { id: number }): Promise<number> {
  const { data } = await server.as(breeder)("POST /planned-matings", {
    body: { dam_id: queen.id, sire_id: sire.id, from_day: TODAY, until_day: null },
  });
  await server.pool.query(
    "update planned_matings set from_day = $2, until_day = $3 where id = $1",
    [data.id, DAYS.from_day, DAYS.until_day],
  );
  return data.id;
}

const read = async (by: BuiltMember, id = plan) =>
  (await server.as(by)("GET /planned-matings/{id}", { params: { id } })).data;
const move = (by: BuiltMember, name: MatingMoveName, days: object = {}) =>
  server.as(by)("PUT /planned-matings/{id}/move", {
    params: { id: plan },
    body: { move: name as "agree", ...days },
  });
const mate = (from = "2026-09-05", until = "2026-09-07") =>
  move(breeder, "mate", { mated_from: from, mated_until: until });
const stageOf = async () =>
  (await server.pool.query("select stage, ended_by from planned_matings where id = $1", [plan]))
    .rows[0] as { stage: string; ended_by: string | null };
const subjects = async (member: BuiltMember) =>
  (await server.mailsSentTo(member.email)).map(({ subject }) => subject);
const handOver = (cat: BuiltCat, to: BuiltMember) =>
  server.pool.query("update cats set users_id = $2, online_owner_id = $2 where id = $1", [
    cat.id,
    to.id,
  ]);

async function litter(born: string, key: string = randomUUID()) {
  return (
    await server.as(breeder)("POST /litters", {
      body: {
        dam_id: queen.id,
        sire_id: stud.id,
        born,
        prefix: null,
        kittens: [{ cat_name: "Alisa", sex: "female", ems: "n 22" }],
        mating_id: plan,
        key,
      },
    })
  ).data;
}

describe("the table of moves", () => {
  test("is the same in the domain and in the database", async () => {
    const { rows } = await server.pool.query(
      "select from_stage, to_stage, mover, name from mating_moves",
    );
    const inDatabase = rows.map(
      ({ from_stage, to_stage, mover, name }) => `${from_stage} ${name} ${mover} ${to_stage}`,
    );
    const inDomain = MATING_MOVES.flatMap(({ from, name, by, to }) =>
      from.map((stage) => `${stage} ${name} ${by} ${to}`),
    );
    expect(inDatabase.sort()).toEqual(inDomain.sort());
  });

  test("is kept by the database, whoever changes a stage", async () => {
    await expect(
      server.pool.query(
        "update planned_matings set stage = 'mated', mated_from = from_day, mated_until = from_day where id = $1",
        [plan],
      ),
    ).rejects.toMatchObject({ constraint: "mating_move_stage" });
  });
});

describe("from the question to the litter", () => {
  test("the stud's owner is asked, agrees, and the litter needs no other consent", async () => {
    expect(await subjects(studOwner)).toHaveLength(1);
    expect(await read(studOwner)).toMatchObject({ stage: "asked", is_stud_owner: true });
    await move(studOwner, "agree");
    expect(await subjects(breeder)).toEqual(["Thunder may mate with Vega"]);
    expect((await mate()).data).toMatchObject({
      stage: "mated",
      expected: { from: "2026-11-07", until: "2026-11-11" },
    });
    await move(breeder, "expect");
    const born = await litter("2026-11-09");
    expect(born).toMatchObject({ status: "confirmed" });
    expect(born.kittens[0]!.cat_id).not.toBeNull();
    const done = await read(studOwner);
    expect(done).toMatchObject({ stage: "born", litter_id: born.id });
    expect(done.events.map(({ name, mover }) => `${name} ${mover}`)).toEqual([
      "plan planner",
      "agree stud",
      "mate planner",
      "expect planner",
      "bear planner",
    ]);
    expect((await subjects(studOwner)).join()).toContain("зарегистрирован помёт");
  });

  test("a litter that is sent twice is one litter", async () => {
    await move(studOwner, "agree");
    await mate();
    const key = randomUUID();
    expect((await litter("2026-11-09", key)).id).toBe((await litter("2026-11-09", key)).id);
  });

  test("an agreement says nothing of kittens born too early: the stud's owner is asked about them", async () => {
    await move(studOwner, "agree");
    await mate();
    expect(await litter("2026-10-20")).toMatchObject({
      status: "waiting",
      kittens: [{ cat_id: null }],
    });
    expect((await subjects(studOwner)).join()).toContain("помёт");
  });

  test("days of the mating are within those agreed to, and not in the future", async () => {
    await move(studOwner, "agree");
    expect(await statusOf(mate("2026-08-31", "2026-09-02"))).toBe(400);
    expect(await statusOf(mate("2026-09-19", "2026-09-21"))).toBe(400);
    expect(await statusOf(mate("2026-09-07", "2026-09-05"))).toBe(400);
    expect(await stageOf()).toMatchObject({ stage: "agreed" });
  });

  test("one's own stud needs nobody's word", async () => {
    const own = await buildCat(server, { owner: breeder, sex: "male", born: "2022-01-01" });
    plan = await planned(own);
    expect(await read(breeder)).toMatchObject({ stage: "agreed", is_stud_owner: true });
  });

  test("the kittens are expected in the planner's dates and calendar", async () => {
    await move(studOwner, "agree");
    await server.pool.query("update planned_matings set until_day = $2 where id = $1", [
      plan,
      "2026-10-20",
    ]);
    await mate("2026-10-10", "2026-10-12");
    const { data } = await server.as(breeder)("GET /me/dates", {});
    expect(data).toMatchObject([
      {
        kind: "birth",
        day: "2026-12-12",
        title: "Vega: kittens expected",
        path: `/matings/${plan}`,
      },
    ]);
    const { data: calendar } = await server.as(breeder)("POST /me/calendar", {});
    const text = await (await server.raw(new URL(calendar.url).pathname)).text();
    expect(text).toContain("DTSTART;VALUE=DATE:20261212");
    expect((await server.as(studOwner)("GET /me/dates", {})).data).toEqual([]);
  });
});

describe("who may do what", () => {
  test("a stranger neither reads nor moves a plan", async () => {
    expect(await statusOf(read(other))).toBe(403);
    expect(await statusOf(move(other, "agree"))).toBe(403);
  });

  test("a planner cannot agree for the stud's owner, nor the stud's owner say that they mated", async () => {
    expect(await statusOf(move(breeder, "agree"))).toBe(403);
    await move(studOwner, "agree");
    expect(
      await statusOf(move(studOwner, "mate", { mated_from: "2026-09-05", mated_until: null })),
    ).toBe(403);
  });

  test("a plan of another member is not the consent to a litter of this one", async () => {
    await move(studOwner, "agree");
    await mate();
    const theirs = await buildCat(server, { owner: other, sex: "female", born: "2022-01-01" });
    const sent = server.as(other)("POST /litters", {
      body: {
        dam_id: theirs.id,
        sire_id: stud.id,
        born: "2026-11-09",
        prefix: null,
        kittens: [{ cat_name: "Alisa", sex: "female", ems: null }],
        mating_id: plan,
        key: randomUUID(),
      },
    });
    expect(await statusOf(sent)).toBe(404);
  });

  test("the same pair is not planned twice for the same days", async () => {
    await server.pool.query(
      "update planned_matings set from_day = $2, until_day = $2 where id = $1",
      [plan, TODAY],
    );
    expect(await statusOf(planned(stud))).toBe(409);
  });
});

describe("what changes meanwhile", () => {
  test("a stud sold between agreement and mating: its next owner is asked, and the agreement is over", async () => {
    await move(studOwner, "agree");
    await server.as(studOwner)("PATCH /cats/{id}", {
      params: { id: stud.id },
      body: { is_my_cat: 0 },
    });
    await server.as(other)("PUT /cats/update-owner-at-cat/{id}", { params: { id: stud.id } });
    expect(await read(breeder)).toMatchObject({ stage: "asked" });
    expect(await statusOf(read(studOwner))).toBe(403);
    expect(await statusOf(mate())).toBe(409);
    expect(await subjects(other)).toContain("May Vega be mated with Thunder?");
    expect(await subjects(breeder)).toContain("Thunder has a new owner");
    await move(other, "agree");
    await mate();
    expect(await litter("2026-11-09")).toMatchObject({ status: "confirmed" });
  });

  test("a stud sold after the mating: the agreement of who had it then stands", async () => {
    await move(studOwner, "agree");
    await mate();
    await handOver(stud, other);
    expect(await litter("2026-11-09")).toMatchObject({ status: "confirmed" });
  });

  test("a queen that is sold ends the plan, and both sides are told", async () => {
    await move(studOwner, "agree");
    await mate();
    await server.as(breeder)("PATCH /cats/{id}", {
      params: { id: queen.id },
      body: { is_my_cat: 0 },
    });
    await server.as(other)("PUT /cats/update-owner-at-cat/{id}", { params: { id: queen.id } });
    expect(await stageOf()).toEqual({ stage: "void", ended_by: "queen" });
    expect(await subjects(breeder)).toContain("The planned mating of Vega and Thunder has ended");
    expect((await subjects(studOwner)).join()).toContain("прекращена");
  });

  test("a cat that has died or is deleted ends the plan, with the reason", async () => {
    await server.pool.query("update cats set deceased_on = '2026-11-01' where id = $1", [stud.id]);
    expect(await stageOf()).toEqual({ stage: "void", ended_by: "deceased" });
    const second = await buildCat(server, { owner: studOwner, sex: "male", born: "2022-01-01" });
    plan = await planned(second);
    await server.as(studOwner)("DELETE /cats/{id}", { params: { id: second.id } });
    expect(await read(breeder)).toMatchObject({ stage: "void", ended_by: "deleted", sire: null });
    expect((await subjects(breeder)).join()).toContain("a deleted cat");
  });

  test("a stud's owner who leaves ends what is not mated yet", async () => {
    await server.pool.query("update users set closed_at = now() where id = $1", [studOwner.id]);
    expect(await stageOf()).toEqual({ stage: "void", ended_by: "member" });
  });

  test("records of one stud made one: the plan follows, and asks whoever has the kept one", async () => {
    await move(studOwner, "agree");
    const kept = await buildCat(server, { owner: other, sex: "male", born: "2022-01-01" });
    await server.pool.query("update planned_matings set sire_id = $2 where id = $1", [
      plan,
      kept.id,
    ]);
    expect(await read(other)).toMatchObject({ stage: "asked", is_stud_owner: true });
  });

  test("a planner who is suspended is agreed with by nobody, and both pages say why", async () => {
    await suspend(breeder);
    expect(await read(studOwner)).toMatchObject({ is_other_away: true });
    expect(await statusOf(move(studOwner, "agree"))).toBe(409);
    await expect(
      server.pool.query("update planned_matings set stage = 'agreed' where id = $1", [plan]),
    ).rejects.toMatchObject({ constraint: "mating_move_away" });
  });

  test("a stud's owner suspended after the mating: the litter waits like any other", async () => {
    await move(studOwner, "agree");
    await mate();
    await suspend(studOwner);
    expect(await litter("2026-11-09")).toMatchObject({ status: "waiting" });
  });

  test("a breeder suspended between the agreement and a clean litter registers nothing; once back, the litter registers itself", async () => {
    await server.as(admin)("PUT /admin/club-rules/{club}/{line}", {
      params: { club: "registry", line: "clean_litters" },
      body: { mode: "on" },
    });
    const registered = (owner: BuiltMember, sex: "female" | "male", number: number) =>
      buildCat(server, {
        owner,
        sex,
        born: "2022-01-01",
        ems: "n 22",
        reg_num: `FEL-2020-${String(number).padStart(6, "0")}`,
      });
    queen = await registered(breeder, "female", 1);
    stud = await registered(studOwner, "male", 2);
    plan = await planned(stud);
    await move(studOwner, "agree");
    await mate();
    await suspend(breeder);
    expect(await statusOf(litter("2026-11-09"))).toBeGreaterThanOrEqual(400);
    const kittens = () =>
      server.pool.query("select registered from cats where mother_id = $1", [queen.id]);
    expect((await kittens()).rows).toEqual([]);
    expect(await stageOf()).toMatchObject({ stage: "mated" });
    await server.as(admin)("DELETE /admin/members/{id}/suspension", {
      params: { id: breeder.id },
    });
    const born = await litter("2026-11-09");
    expect(born).toMatchObject({ status: "confirmed", kittens: [{ impossible_colour: 0 }] });
    expect((await kittens()).rows).toEqual([{ registered: 1 }]);
  });

  test("a cat banned from breeding is not planned for those days", async () => {
    await server.pool.query(
      `insert into breeding_bans (cat_id, from_day, until_day, reason, is_shown, decided_by) values ($1, $2, $2, 'Hernia', 0, $3)`,
      [stud.id, TODAY, admin.id],
    );
    expect(await statusOf(planned(stud))).toBe(409);
  });

  const suspend = (member: BuiltMember) =>
    server.as(admin)("PUT /admin/members/{id}/suspension", {
      params: { id: member.id },
      body: { reason: "Papers that are not theirs" },
    });
});

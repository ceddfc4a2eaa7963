/** Clean litters register themselves where the club allows it; what the rules ask about waits for the club. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApplication } from "@felistry/testkit/build-application.ts";
import { buildCat, type CatTraits } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { outcomeOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let admin: BuiltMember;
let breeder: BuiltMember;
let studOwner: BuiltMember;
let numbers = 0;

beforeAll(async () => {
  server = await startTestServer({ now: "2026-11-22T10:00:00Z" });
  [admin, breeder, studOwner] = await Promise.all([
    buildAdmin(server),
    buildMember(server),
    buildMember(server),
  ]);
});
afterAll(() => server.stop());

const allow = (mode: "on" | "off") =>
  server.as(admin)("PUT /admin/club-rules/{club}/{line}", {
    params: { club: "registry", line: "clean_litters" },
    body: { mode },
  });

const registered = (owner: BuiltMember, sex: "male" | "female", traits: CatTraits = {}) =>
  buildCat(server, {
    owner,
    sex,
    born: "2022-01-01",
    ems: "n 22",
    reg_num: `FEL-2020-${String(++numbers).padStart(6, "0")}`,
    ...traits,
  });

async function litterOf(studOf: BuiltMember, kittens = 9, dam: CatTraits = {}) {
  const [queen, stud] = await Promise.all([
    registered(breeder, "female", dam),
    registered(studOf, "male"),
  ]);
  const send = async () =>
    (
      await server.as(breeder)("POST /litters", {
        body: {
          dam_id: queen.id,
          sire_id: stud.id,
          born: "2026-09-01",
          prefix: "Silverbrook",
          kittens: Array.from({ length: kittens }, (_, at) => ({
            cat_name: `Kitten ${String.fromCodePoint(65 + at)}`,
            sex: at % 2 ? ("male" as const) : ("female" as const),
            ems: "n 22",
          })),
          key: randomUUID(),
        },
      })
    ).data;
  return { queen, stud, send };
}

const confirm = (id: number) =>
  server.as(studOwner)("PUT /litters/{id}/answer", { params: { id }, body: { answer: "confirm" } });

const kittensOf = async (queen: { id: number }) =>
  (
    await server.pool.query(
      `select c.id, c.registered, c.reg_num, (select count(*)::int from certificates t where t.cat_id = c.id) as certificates
       from cats c where c.mother_id = $1 order by c.id`,
      [queen.id],
    )
  ).rows as { id: number; registered: 0 | 1; reg_num: string | null; certificates: number }[];

async function isSoldByRules({ id }: { id: number }) {
  await server.as(breeder)("POST /sales/{catId}", {
    params: { catId: id },
    body: { price_pet: 900, delivery_text: "By train", ready_to_move_at: "2026-12-01" },
  });
  return (await server.guest()("GET /sales/{catId}/family", { params: { catId: id }, query: {} }))
    .data.registered_by_rules;
}

describe("a clean litter of nine", () => {
  it("has numbers and certificates within five seconds of the stud owner's consent", async () => {
    await allow("on");
    const { queen, send } = await litterOf(studOwner);
    const litter = await send();
    expect(await kittensOf(queen)).toEqual([]);
    const begun = performance.now();
    await confirm(litter.id);
    expect(performance.now() - begun).toBeLessThan(5_000);
    const kittens = await kittensOf(queen);
    expect(kittens).toHaveLength(9);
    expect(
      kittens.every(({ registered, certificates }) => registered === 1 && certificates === 1),
    ).toBe(true);
    const places = kittens.map(({ reg_num }) => Number(reg_num!.slice(-6)));
    expect(places).toEqual(places.map((_, at) => places[0]! + at));
  });

  it("says in the history that rules did it, and by which version", async () => {
    const { queen, send } = await litterOf(breeder, 2);
    const { id } = await send();
    const { rows } = await server.pool.query("select by_rules from litters where id = $1", [id]);
    expect(rows[0].by_rules).toMatch(/^registry 2026-11-28 \(\d+\)$/);
    const history = async (cat: number) =>
      (await server.as(breeder)("GET /cats/{id}/history", { params: { id: cat }, query: {} })).data;
    const ofQueen = (await history(queen.id)).find(({ changes }) =>
      changes.some(({ field }) => field === "by_rules"),
    );
    expect(ofQueen).toMatchObject({ member: null, changes: [{ after: rows[0].by_rules }] });
    const [kitten] = await kittensOf(queen);
    const numbered = (await history(kitten!.id)).find(({ changes }) =>
      changes.some(({ field }) => field === "reg_num"),
    );
    expect(numbered).toMatchObject({ member: null });
    const kept = await server.pool.query(
      "select verdict, versions from club_verdicts where litter_id = $1",
      [id],
    );
    expect(kept.rows).toMatchObject([{ versions: rows[0].by_rules }]);
  });

  it("is for sale with its breeder's description, which nobody at the club has looked at", async () => {
    const { queen, send } = await litterOf(breeder, 1);
    await send();
    const [kitten] = await kittensOf(queen);
    expect(kitten!.registered).toBe(1);
    expect(await isSoldByRules(kitten!)).toBe(1);
    expect(await isSoldByRules(queen)).toBe(0);
  });

  it("is told to its breeder with every number", async () => {
    const { queen, send } = await litterOf(breeder, 3);
    await send();
    const kittens = await kittensOf(queen);
    const mails = await server.mailsSentTo(breeder.email);
    const mail = mails.findLast(({ text }) => text.includes(kittens[0]!.reg_num!));
    expect(kittens.every(({ reg_num }) => mail!.text.includes(reg_num!))).toBe(true);
  });
});

describe("any other litter", () => {
  const casesOf = async (id: number) =>
    (
      await server.pool.query("select state from cases where kind = 'litter' and subject_id = $1", [
        id,
      ])
    ).rows;

  it("waits for the club if a parent is not registered", async () => {
    const stud = await registered(breeder, "male");
    const queen = await buildCat(server, { owner: breeder, sex: "female", born: "2022-01-01" });
    const { data } = await server.as(breeder)("POST /litters", {
      body: {
        dam_id: queen.id,
        sire_id: stud.id,
        born: "2026-09-01",
        prefix: null,
        kittens: [{ cat_name: "Alisa", sex: "female", ems: null }],
        key: randomUUID(),
      },
    });
    expect(await kittensOf(queen)).toMatchObject([{ registered: 0, certificates: 0 }]);
    expect(await casesOf(data.id)).toHaveLength(1);
  });

  it("is registered by the club after all, once", async () => {
    const { queen, send } = await litterOf(breeder, 2, { chip: "643099000123456" });
    await server.as(admin)("PUT /admin/club-rules/{club}/{line}", {
      params: { club: "registry", line: "H09" },
      body: { mode: "ask" },
    });
    await server.pool.query("update cats set cat_birthdate = '2025-12-01' where id = $1", [
      queen.id,
    ]);
    const { id } = await send();
    expect(await casesOf(id)).toEqual([{ state: "waiting" }]);
    const decide = () =>
      server.as(admin)("PUT /litters/{id}/decide", { params: { id }, body: { register: 1 } });
    const outcomes = await Promise.allSettled([decide(), decide()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const kittens = await kittensOf(queen);
    expect(kittens.map(({ certificates }) => certificates)).toEqual([1, 1]);
    expect(await isSoldByRules(kittens[0]!)).toBe(0);
    expect(await casesOf(id)).toEqual([{ state: "decided" }]);
  });

  it("leaves a kitten the number that it has got by an application, and an application of a numbered one refused", async () => {
    const { queen, send } = await litterOf(breeder, 2);
    await server.pool.query("update cats set cat_birthdate = '2025-12-01' where id = $1", [
      queen.id,
    ]);
    const { id } = await send();
    expect(await casesOf(id)).toEqual([{ state: "waiting" }]);
    const [first, second] = await kittensOf(queen);
    const register = async (kitten: { id: number }) =>
      server.as(admin)("PUT /cats/{id}/register-pedigree", { params: { id: kitten.id }, body: {} });
    const shown = { cat_name: "Kitten", sex: "female", cat_birthdate: null, breed_id: 1 } as const;
    for (const kitten of [first!, second!])
      await buildApplication(server, {
        cat: { ...kitten, ...shown, users_id: breeder.id, online_owner_id: breeder.id },
      });
    const { data: own } = await register(first!);
    const { data } = await server.as(admin)("PUT /litters/{id}/decide", {
      params: { id },
      body: { register: 1 },
    });
    expect(data.numbers).toHaveLength(1);
    expect((await kittensOf(queen)).map(({ reg_num }) => reg_num)).toEqual([
      own.reg_num,
      data.numbers[0],
    ]);
    expect(await outcomeOf(register(second!))).toMatchObject({ status: 409 });
    expect((await kittensOf(queen))[1]!.reg_num).toBe(data.numbers[0]);
  });

  it("stays as it is where the club has not allowed it, also if it allows it before the consent", async () => {
    await allow("off");
    const { queen, send } = await litterOf(studOwner, 2);
    const { id } = await send();
    await allow("on");
    await confirm(id);
    expect(await kittensOf(queen)).toMatchObject([{ registered: 0 }, { registered: 0 }]);
    expect(await casesOf(id)).toEqual([]);
  });
});

it("in the middle of which the server is cut off has no kitten at all, and all of them when asked again", async () => {
  await allow("on");
  const { queen, send } = await litterOf(studOwner);
  const { id } = await send();
  // The fifth certificate finds the connection gone, as if the server had been killed there.
  await server.pool.query(`
    create function cut_off() returns trigger language plpgsql as $$
    begin
      if (select count(*) from certificates t join cats c on c.id = t.cat_id where c.mother_id = ${queen.id}) >= 4 then
        perform pg_terminate_backend(pg_backend_pid());
      end if;
      return new;
    end $$;
    create trigger cut_off before insert on certificates for each row execute function cut_off()`);
  await expect(confirm(id)).rejects.toMatchObject({ status: expect.any(Number) });
  await server.pool.query("drop trigger cut_off on certificates; drop function cut_off()");
  expect(await kittensOf(queen)).toEqual([]);
  const { rows } = await server.pool.query("select status from litters where id = $1", [id]);
  expect(rows).toEqual([{ status: "waiting" }]);
  await confirm(id);
  const kittens = await kittensOf(queen);
  expect(kittens.map(({ registered, certificates }) => [registered, certificates])).toEqual(
    Array.from({ length: 9 }, () => [1, 1]),
  );
});

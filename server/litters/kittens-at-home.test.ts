/** Weights and inspections: what a breeder enters of kittens that are still at home. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildLitter } from "@felistry/testkit/build-litter.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let admin: BuiltMember;
let breeder: BuiltMember;
let studOwner: BuiltMember;
let id: number;

beforeAll(async () => {
  server = await startTestServer();
  admin = await buildAdmin(server);
  // A litter is judged by the rules of the moment at which it was entered.
  await server.as(admin)("PUT /admin/club-rules/{club}/{line}", {
    params: { club: "RU", line: "pack" },
    body: { mode: "on" },
  });
});
afterAll(() => server.stop());
beforeEach(async () => {
  [breeder, studOwner] = await Promise.all([buildMember(server), buildMember(server)]);
  const stud = buildCat(server, { owner: studOwner, sex: "male", born: "2020-01-01" });
  ({ id } = await buildLitter(server, { breeder, stud }));
});

const weigh = (day: string, grams: number | string | null, by = breeder) =>
  server.as(by)("PUT /litters/{id}/weights", {
    params: { id },
    body: { day, weights: [{ place: 1, grams: grams as number }] },
  });
const kitten = async (by = breeder) =>
  (await server.as(by)("GET /litters/{id}/weights", { params: { id } })).data.kittens[0]!;
const inspect = (inspected_on: string, by = breeder) =>
  server.as(by)("POST /litters/{id}/inspections", {
    params: { id },
    body: { inspected_on, inspector: "Dr. Ilse Berg", notes: " " },
  });

describe("weights", () => {
  test("are one a day: another of the same day takes its place, an emptied one is gone", async () => {
    await weigh("2024-01-01", 98);
    await weigh("2024-01-02", "110");
    await weigh("2024-01-02", 112);
    expect((await kitten()).weights).toEqual([
      { day: "2024-01-01", grams: 98 },
      { day: "2024-01-02", grams: 112 },
    ]);
    await weigh("2024-01-02", "");
    expect((await kitten()).weights).toEqual([{ day: "2024-01-01", grams: 98 }]);
  });

  test("a kitten that has lost since the day before is named", async () => {
    await weigh("2024-01-01", 98);
    expect((await kitten()).loss).toBeNull();
    await weigh("2024-01-02", 91);
    expect((await kitten()).loss).toEqual({ day: "2024-01-02", grams: 7 });
  });

  test("are of days since the birth, in whole grams that a kitten can weigh", async () => {
    for (const day of ["2023-12-31", "2024-07-05", "2999-01-01"])
      expect(await statusOf(weigh(day, 98)), day).toBe(400);
    for (const grams of [19, 10_000, "9,8", -5])
      expect(await statusOf(weigh("2024-01-01", grams)), String(grams)).toBe(400);
    await expect(
      server.pool.query("insert into kitten_weights values ($1, 1, '2023-12-31', 98)", [id]),
    ).rejects.toMatchObject({ constraint: "kitten_weights_day" });
  });

  test("are entered by the breeder, and read by the stud's owner and the club", async () => {
    await weigh("2024-01-01", 98);
    for (const reader of [studOwner, admin]) {
      expect((await kitten(reader)).weights).toHaveLength(1);
      expect(await statusOf(weigh("2024-01-02", 100, reader))).toBe(403);
    }
    expect(await statusOf(kitten(await buildMember(server)))).toBe(403);
  });

  test("of a litter that was cancelled are not entered", async () => {
    await server.as(breeder)("PUT /litters/{id}/answer", {
      params: { id },
      body: { answer: "cancel" },
    });
    expect(await statusOf(weigh("2024-01-01", 98))).toBe(409);
    expect(await statusOf(inspect("2024-02-20"))).toBe(409);
  });
});

describe("an inspection", () => {
  test("is read by the club with the litter, and changed by nobody", async () => {
    await inspect("2024-02-20");
    const { data } = await server.as(admin)("GET /litters/{id}/inspections", { params: { id } });
    expect(data).toMatchObject([
      { inspected_on: "2024-02-20", inspector: "Dr. Ilse Berg", notes: null },
    ]);
    expect(await statusOf(inspect("2024-02-20", studOwner))).toBe(403);
  });

  test("is of a day between the birth and today", async () => {
    expect(await statusOf(inspect("2023-12-31"))).toBe(400);
    expect(await statusOf(inspect("2999-01-01"))).toBe(400);
  });

  test("tells the rules the age of the kittens", async () => {
    const asked = async () =>
      JSON.stringify(
        (await server.as(breeder)("GET /litters/{id}/club-rules", { params: { id } })).data.parts,
      );
    const rule = (id: string) => `"id":"${id}"`;
    await inspect("2024-02-13");
    const early = await asked();
    await inspect("2024-02-15");
    const late = await asked();
    expect([early.includes(rule("R03")), late.includes(rule("R03"))]).toEqual([true, false]);
  });
});

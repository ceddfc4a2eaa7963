/** The club's list of judges: who keeps and reads it, and what a removal leaves. */
import { describe, expect, test } from "vitest";
import { buildOfficer, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { outcomeOf, statusOf } from "@felistry/testkit/outcome.ts";
import {
  answer,
  ask,
  asked,
  clerk,
  entry,
  judge,
  listed,
  owner,
  server,
  startWithJudge,
} from "@felistry/testkit/worlds/asked-judge.ts";

startWithJudge();

describe("[15.8] the club's list of judges", () => {
  const body = (of: object = {}) => ({
    name: "Élise  Martin",
    email: "elise@judges.example",
    systems: ["WCF" as const, "FIFe" as const],
    locale: "ru" as const,
    ...of,
  });
  const add = (by: BuiltMember, of: object = {}) =>
    server.as(by)("POST /admin/judges", { body: body(of) });

  test("is kept by who decides on titles, read by who reads them, and shown to nobody else", async () => {
    const { data } = await add(clerk);
    expect(data).toEqual({
      id: expect.any(Number),
      ...body({ systems: ["FIFe", "WCF"] }),
      added_by: `${clerk.first_name} ${clerk.last_name}`,
      added_at: expect.any(String),
      rested_at: null,
    });
    for (const role of ["registrar", "auditor"] as const) {
      const officer = await buildOfficer(server, role);
      expect(await statusOf(add(officer, { email: "other@judges.example" }))).toBe(403);
      const change = { params: { id: data.id }, body: body({ rested: 1 }) };
      expect(await statusOf(server.as(officer)("PUT /admin/judges/{id}", change))).toBe(403);
      const { data: seen } = await server.as(officer)("GET /admin/judges", {
        query: { limit: 100 },
      });
      expect(seen.map(({ id }) => id)).toContain(data.id);
    }
    const treasurer = await buildOfficer(server, "treasurer");
    for (const outsider of [treasurer, owner])
      expect(await statusOf(server.as(outsider)("GET /admin/judges", { query: {} }))).toBe(403);
  });

  test("forgets a judge who is removed, but not what the judge has said", async () => {
    const token = await asked();
    await answer(token);
    const remove = (by: BuiltMember) =>
      server.as(by)("DELETE /admin/judges/{id}", { params: { id: judge.id } });
    expect(await statusOf(remove(await buildOfficer(server, "registrar")))).toBe(403);
    await remove(clerk);
    expect(await statusOf(remove(clerk))).toBe(404);
    const { rows } = await server.pool.query("select from judges where email = $1", [judge.email]);
    expect(rows).toEqual([]);
    expect((await listed()).find(({ id }) => id === entry)).toMatchObject({ evidence: "judged" });
    expect(await statusOf(ask())).toBe(409);
    // The address is free for an entry anew.
    expect(await statusOf(add(clerk, { name: judge.name, email: judge.email }))).toBe(200);
  });

  test("has an address once, and a name once in a federation, among those who answer", async () => {
    const added = await add(clerk, { name: "Olga Nord", email: "olga@judges.example" });
    const refused = { status: 409 };
    expect(
      await outcomeOf(add(clerk, { name: "Another", email: "OLGA@judges.example" })),
    ).toMatchObject(refused);
    const twin = { name: "olga NORD", email: "olga2@judges.example" };
    expect(await outcomeOf(add(clerk, twin))).toMatchObject(refused);
    expect(await statusOf(add(clerk, { ...twin, systems: ["TICA"] }))).toBe(200);
    const { id } = added.data;
    const rested = {
      ...body({ name: "Olga Nord", email: "olga@judges.example" }),
      rested: 1 as const,
    };
    const { data } = await server.as(clerk)("PUT /admin/judges/{id}", {
      params: { id },
      body: rested,
    });
    expect(data.rested_at).not.toBeNull();
    expect(await statusOf(add(clerk, { ...twin, email: "olga3@judges.example" }))).toBe(200);
  });

  test.each([
    ["a name of nothing but dots", { name: " . " }, "name"],
    ["no federation", { systems: [] }, "systems"],
    ["no address", { email: "olga" }, "email"],
  ])("refuses %s by its field", async (_what, of, field) => {
    await expect(add(clerk, of)).rejects.toMatchObject({
      status: 400,
      body: { errors: [{ field }] },
    });
  });
});

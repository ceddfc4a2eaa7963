import { afterAll, beforeAll, expect, test } from "vitest";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { refusalOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { referenceId } from "@felistry/testkit/world.ts";

let server: TestServer;
let country_id: number;

beforeAll(async () => {
  server = await startTestServer();
  country_id = await referenceId(server, "countries", "iso2", "FI");
});
afterAll(() => server.stop());

const save = async (member: BuiltMember, changes: object = {}) =>
  (
    await server.as(member)("PUT /me/edit", {
      body: {
        first_name: "Юлия",
        last_name: "Щукина",
        birthday: "1990-02-03",
        country_id,
        ...changes,
      },
    })
  ).data;

test("a member corrects the other form of their own name, and is found by it", async () => {
  const member = await buildMember(server);
  expect(await save(member)).toMatchObject({
    other_name: null,
    other_name_proposed: "Iuliia Shchukina",
  });
  expect((await save(member, { other_name: "Julia Schtschukina" })).other_name).toBe(
    "Julia Schtschukina",
  );
  // Callers that know nothing of it leave it as it is.
  expect((await save(member)).other_name).toBe("Julia Schtschukina");
  const reader = server.as(await buildMember(server), { locale: "en" });
  const { data } = await reader("GET /search", { query: { q: "schtschukina" } });
  expect(data.members).toMatchObject([{ id: member.id, other_name: "Julia Schtschukina" }]);
});

test("emptied, or the same as the rule's, it is the rule's again; with another name it goes", async () => {
  const member = await buildMember(server);
  await save(member);
  await save(member, { other_name: "Julia Schukina" });
  expect((await save(member, { other_name: "" })).other_name).toBeNull();
  expect((await save(member, { other_name: "Iuliia Shchukina" })).other_name).toBeNull();
  await save(member, { other_name: "Julia Schukina" });
  const renamed = { first_name: "Анна", other_name: "Julia Schukina" };
  expect(await save(member, renamed)).toMatchObject({
    other_name: null,
    other_name_proposed: "Anna Shchukina",
  });
});

test("a form in the wrong script, or one too short, is refused", async () => {
  const member = await buildMember(server);
  await save(member);
  for (const other_name of ["Юля Щукина", "Yu"])
    expect((await refusalOf(save(member, { other_name }))).fieldErrors).toMatchObject([
      { field: "other_name" },
    ]);
});

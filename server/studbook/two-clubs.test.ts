/** Each of several clubs reads and prints the studbook of its own cats. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember, buildOfficer, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { pdfText } from "@felistry/testkit/pdf-text.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { NORD } from "@felistry/testkit/worlds/two-clubs.ts";
import { addClub, makeOfficer } from "../accounts/clubs/clubs.ts";
import { countStudbook } from "./public.ts";

let server: TestServer;
let nord: BuiltMember;
let first: BuiltMember;

const PRINTED = 90_000;

beforeAll(async () => {
  server = await startTestServer();
  await addClub(server.pool, NORD, "FEL");
  [nord, first] = await Promise.all([buildMember(server), buildOfficer(server, "registrar")]);
  await makeOfficer(server.pool, { slug: "nord", email: nord.email, role: "registrar" });
  const parents = {
    dam: buildCat(server, { sex: "female", born: "2015-01-01" }),
    sire: buildCat(server, { sex: "male", born: "2015-01-01" }),
  };
  for (const [reg_num, cat_name, traits] of [
    ["NORD-2024-000001", "Northern One", { ...parents, born: "2024-01-01", prefix: "Fjord" }],
    ["NORD-2024-000002", "Northern Two", { breed: "MCO", ems: "n 22" }],
    ["FEL-2024-000001", "Southern", { ems: "n 22" }],
    ["FEL-2023-000001", "Earlier", {}],
  ] as const)
    await buildCat(server, { reg_num, cat_name, ...traits });
  await countStudbook(server.pool);
});
afterAll(() => server.stop());

const desk = async (by: BuiltMember, year?: string) =>
  server.as(by)("GET /admin/studbook", { query: { ...(year && { year }) } });

async function printed(by: BuiltMember, year: number) {
  const { data } = await server.as(by)("POST /admin/studbook", { body: { year } });
  return vi.waitFor(
    async () => {
      const book = (await desk(by)).data.find(({ id }) => id === data.id);
      if (!book?.finished_at) throw new Error("not printed yet");
      return book;
    },
    { timeout: 60_000, interval: 100 },
  );
}
const pdf = async (id: number, by: BuiltMember) =>
  server.raw(`/admin/studbook/${id}/studbook.pdf`, {
    headers: { host: "localhost", cookie: await server.sessionCookie(by) },
  });

test("[15.6] officers of another club read the figures of their own cats, by year and breed", async () => {
  const { years, figures, breeds } = await desk(nord, "2024");
  expect(years).toEqual([2024]);
  expect(figures).toMatchObject([
    {
      year: 2024,
      registered: 2,
      litters: 1,
      kittens: 1,
      catteries: 1,
      with_parents: 1,
      founders: 3,
    },
  ]);
  expect(breeds.map(({ ems, registered }) => [ems, registered])).toEqual([
    ["MCO", 1],
    ["SIB", 1],
  ]);
  expect(await desk(first, "2024")).toMatchObject({ years: [2024, 2023], figures: [], breeds: [] });
  const all = await server.api("GET /studbook", {});
  expect(all.data.map(({ year, registered }) => [year, registered])).toEqual([
    [2024, 3],
    [2023, 1],
  ]);
});

test("[15.6] and its colours, as often as their own cats have them", async () => {
  const { colours } = await desk(nord, "2024");
  const tabby = { ems: "n 22", words: "black blotched tabby" };
  expect(colours).toContainEqual({ ...tabby, cats: 1 });
  const ofAll = { params: { year: "2024" } };
  expect((await server.api("GET /studbook/{year}", ofAll)).data.colours).toContainEqual({
    ...tabby,
    cats: 2,
  });
  expect((await desk(nord)).colours).toEqual([]);
  expect((await desk(first, "2024")).colours).toEqual([]);
});

test(
  "[15.6] they print the book of their own cats, under their club's name, which no other club sees or replaces",
  { timeout: PRINTED },
  async () => {
    const own = await printed(nord, 2024);
    expect(own).toMatchObject({ printed: 2, total: 2 });
    const { text } = await pdfText(Buffer.from(await (await pdf(own.id, nord)).arrayBuffer()));
    for (const said of ["Nordic Cat Club", "Northern One", "NORD-2024-000002"])
      expect(text).toContain(said);
    expect(text).not.toContain("Southern");
    expect((await desk(first)).data).toEqual([]);
    expect((await pdf(own.id, first)).status).toBe(404);
    const whole = await printed(first, 2024);
    expect(whole).toMatchObject({ printed: 3 });
    expect((await pdf(whole.id, nord)).status).toBe(404);
    expect((await desk(nord)).data.map(({ id }) => id)).toEqual([own.id]);
    // Registered by the first club alone.
    const other = server.as(nord)("POST /admin/studbook", { body: { year: 2023 } });
    expect(await statusOf(other)).toBe(404);
  },
);

/** Results of shows by their parts: what the database refuses, the titles they add up to, and how a title comes to the club. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import {
  awardsOf,
  hasPoints,
  SHOW_CLASSES,
  SHOW_SYSTEMS,
} from "@felistry/domain/credentials/shows/awards.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let owner: BuiltMember;
let call: ApiCaller;
let club: ApiCaller;

beforeAll(async () => {
  server = await startTestServer();
  owner = await buildMember(server);
  call = server.as(owner);
  club = server.as(await buildAdmin(server));
});
afterAll(() => server.stop());

const cac = {
  kind: "result" as const,
  name: "CAC",
  issued_by: "Baltic Show",
  issued_on: "2025-01-11",
  show_system: "FIFe" as const,
  show_class: "adult" as const,
  show_country: "FI",
  judge: "Anna North",
};
type Body = Partial<Omit<typeof cac, "kind">> & {
  readonly kind?: "result" | "title";
  readonly points?: number;
  readonly scan_url?: string;
};

const enter = (cat: BuiltCat, body: Body = {}) =>
  call("POST /cats/{id}/credentials", { params: { id: cat.id }, body: { ...cac, ...body } });
const titlesOf = async (cat: BuiltCat) =>
  (await server.api("GET /cats/{id}/titles", { params: { id: cat.id } })).data;
const ch = { title: "CH", show_system: "FIFe" as const, show_class: "adult" as const };
const champion = [
  cac,
  { issued_on: "2025-02-08", judge: "Ben West", show_country: "SE" },
  { issued_on: "2025-03-08", judge: "Carla South" },
];

test("a result by its parts is entered whole, once, in the cat's life", async () => {
  const cat = await buildCat(server, { owner, born: "2023-05-01" });
  await enter(cat);
  await expect(enter(cat, { judge: "Another Judge" })).rejects.toMatchObject({
    status: 409,
    body: { message: "This certificate has already been entered for that day" },
  });
  await expect(enter(cat, { issued_on: "2023-04-30" })).rejects.toMatchObject({
    status: 400,
    body: { message: expect.stringContaining("before the cat was born") },
  });
  await server.pool.query("update cats set deceased_on = '2025-06-01' where id = $1", [cat.id]);
  await expect(enter(cat, { issued_on: "2025-06-02" })).rejects.toMatchObject({
    status: 400,
    body: { message: expect.stringContaining("after the cat’s death") },
  });
  await expect(enter(cat, { issued_on: "2999-01-01" })).rejects.toMatchObject({ status: 400 });
  const { data } = await server.api("GET /cats/{id}/credentials", { params: { id: cat.id } });
  expect(data).toEqual([expect.objectContaining({ ...cac, points: null })]);
});

test.each([
  ["a title with a federation", { kind: "title" as const }, "show_system"],
  ["a certificate of another class", { name: "CAP" }, "name"],
  ["points in FIFe", { points: 10 }, "points"],
  ["a country that is none", { show_country: "ZZ" }, "show_country"],
  ["no judge", { judge: "" }, "judge"],
])("%s is refused by its field", async (_what, body, field) => {
  const cat = await buildCat(server, { owner });
  await expect(enter(cat, body)).rejects.toMatchObject({
    status: 400,
    body: { errors: [{ field }] },
  });
});

test("the database takes the awards that the rules know, and no others", async () => {
  const cat = await buildCat(server, { owner });
  const all = [
    ...new Set(SHOW_SYSTEMS.flatMap((s) => SHOW_CLASSES.flatMap((c) => awardsOf(s, c)))),
  ];
  const taken: string[] = [];
  const known: string[] = [];
  for (const system of SHOW_SYSTEMS)
    for (const showClass of SHOW_CLASSES)
      for (const award of all) {
        const line = `${system} ${showClass} ${award}`;
        if (awardsOf(system, showClass).includes(award)) known.push(line);
        const added = server.pool.query(
          `insert into credentials (cat_id, kind, name, issued_by, issued_on, show_system, show_country, show_class, judge, points)
           values ($1, 'result', $2, 'Show', '2025-01-01', $3, 'FI', $4, 'Judge', $5)`,
          [cat.id, award, system, showClass, hasPoints(system) ? 10 : null],
        );
        if (
          await added.then(
            () => true,
            () => false,
          )
        )
          taken.push(line);
      }
  expect(taken).toEqual(known);
});

test("an entry as text stays as it is, and counts for nothing", async () => {
  const cat = await buildCat(server, { owner });
  const words = { kind: "result" as const, name: "CAC", result: "EX 1" };
  await call("POST /cats/{id}/credentials", { params: { id: cat.id }, body: words });
  expect(await titlesOf(cat)).toEqual({ language: "en", reached: [], next: [] });
});

test("the results add up to a title, which the owner enters and the club confirms without a tick once it has seen them", async () => {
  const cat = await buildCat(server, { owner, born: "2022-01-01" });
  const scan = async () => buildUpload(server, { owner, prefix: "credential" });
  const ids: number[] = [];
  for (const body of champion.slice(0, 2))
    ids.push((await enter(cat, { ...body, scan_url: await scan() })).data.id);
  expect(await titlesOf(cat)).toEqual({
    language: "en",
    reached: [],
    next: [
      {
        ...ch,
        award: "CAC",
        unconfirmed: 2,
        missing: [
          { fact: "certs_n", have: 2, need: 3 },
          { fact: "judges_n", have: 2, need: 3 },
        ],
      },
    ],
  });
  const take = () => call("POST /cats/{id}/titles", { params: { id: cat.id }, body: ch });
  expect(await statusOf(take())).toBe(409);
  const last = await scan();
  ids.push((await enter(cat, { ...champion[2], scan_url: last })).data.id);
  expect((await titlesOf(cat)).reached).toEqual([
    {
      ...ch,
      day: "2025-03-08",
      confirmed: 0,
      held: 0,
      rules: [expect.objectContaining({ id: "F45", article: null })],
      results: ids,
    },
  ]);
  const { data: title } = await take();
  expect(await statusOf(take())).toBe(409);

  const found = await caseOf(title.id);
  expect(found).toMatchObject({
    needed: ["paper", "identity"],
    verdict: { clean: false, parts: [{ open: [{ id: "F45", missing: [] }] }] },
  });
  for (const id of ids)
    await club("PUT /credentials/{id}/confirm", { params: { id }, body: { confirmed: true } });
  expect(await caseOf(title.id)).toMatchObject({
    needed: [],
    verdict: { verdict: "ok", clean: true },
  });
  await club("PUT /admin/cases/{id}/confirm", { params: { id: found.id }, body: { checks: [] } });

  expect((await titlesOf(cat)).reached).toMatchObject([{ confirmed: 1, held: 1 }]);
  const { data: listed } = await call("GET /cats/{id}/credentials", { params: { id: cat.id } });
  expect(listed.find(({ id }) => id === title.id)).toMatchObject({
    kind: "title",
    name: "CH",
    issued_by: "Baltic Show",
    issued_on: "2025-03-08",
    scan_url: last,
  });
});

test("of a confirmed result the log states judge and federation too, so that a change by hand is found", async () => {
  const cat = await buildCat(server, { owner });
  const scan_url = await buildUpload(server, { owner, prefix: "credential" });
  const { data } = await enter(cat, { scan_url });
  await club("PUT /credentials/{id}/confirm", { params: data, body: { confirmed: true } });
  const { rows } = await server.pool.query<{ facts: Record<string, unknown> }>(
    "select decided_facts('credential', to_jsonb(e)) as facts from credentials e where id = $1",
    [data.id],
  );
  expect(rows[0]!.facts).toMatchObject({ judge: "Anna North", show_system: "FIFe", name: "CAC" });
});

test("a title whose results have no scan is the owner’s word", async () => {
  const cat = await buildCat(server, { owner, born: "2022-01-01" });
  for (const body of champion) await enter(cat, body);
  const { data } = await call("POST /cats/{id}/titles", { params: { id: cat.id }, body: ch });
  const { data: listed } = await call("GET /cats/{id}/credentials", { params: { id: cat.id } });
  expect(listed.find(({ id }) => id === data.id)).toMatchObject({
    evidence: "claimed",
    scan_url: null,
  });
});

async function caseOf(credentialId: number) {
  const { rows } = await server.pool.query<{ id: number }>(
    "select id from cases where kind = 'title' and subject_id = $1",
    [credentialId],
  );
  const params = { id: rows[0]!.id };
  return (await club("GET /admin/cases/{id}", { params, query: {} })).data;
}

import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { addDays } from "@felistry/domain/calendar.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { refusalOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import {
  broughtTable,
  checkedImport,
  confirmedImport,
} from "@felistry/testkit/worlds/brought-table.ts";

let server: TestServer;
let owner: BuiltMember;
let call: ApiCaller;

beforeAll(async () => {
  server = await startTestServer();
  owner = await buildMember(server);
  call = server.as(owner);
});
afterAll(() => server.stop());

const today = new Date().toISOString().slice(0, 10);
const said = (cat: BuiltCat, deceased_on: string | null) =>
  call("PATCH /cats/{id}", { params: { id: cat.id }, body: { deceased_on } });
const profileOf = async ({ id }: { id: number }) =>
  (await call("GET /cats/cat-and-color/{id}", { params: { id } })).data!;
const wordsOf = async (call: Promise<unknown>) => {
  const { fieldErrors, body } = await refusalOf(call);
  if (fieldErrors.length === 0) return body.message;
  return Object.fromEntries(fieldErrors.map(({ field, message }) => [field, message]));
};
const stored = async (name: string) =>
  (await server.pool.query("select deceased_on from cats where cat_name = $1", [name])).rows;

test("is said by the owners in every mode, and seen by everybody", async () => {
  const cat = await buildCat(server, { owner, born: "2010-05-14", reg_num: "FEL-2020-000077" });
  await said(cat, "2025-03-01");
  expect(await profileOf(cat)).toMatchObject({ deceased_on: "2025-03-01" });
  const stranger = server.as(await buildMember(server));
  await expect(
    stranger("GET /cats/cat-and-color/{id}", { params: { id: cat.id } }),
  ).rejects.toMatchObject({ status: 403, body: { data: { deceased_on: "2025-03-01" } } });
  await said(cat, "");
  expect(await profileOf(cat)).toMatchObject({ deceased_on: null });
});

test("is neither before the birth nor in the future, whichever date is changed", async () => {
  const cat = await buildCat(server, { owner, born: "2020-05-14" });
  expect(await wordsOf(said(cat, "2020-05-13"))).toEqual({
    deceased_on: "This date is before the cat was born",
  });
  expect(await wordsOf(said(cat, addDays(today, 2)))).toEqual({
    deceased_on: "This date is in the future",
  });
  await said(cat, addDays(today, 1));
  await said(cat, "2024-01-02");
  const edit = (cat_birthdate: string) =>
    call("PUT /cats/{id}", {
      params: { id: cat.id },
      body: { cat_name: cat.cat_name, breed_id: cat.breed_id, cat_birthdate },
    });
  expect(await wordsOf(edit("2024-01-03"))).toEqual({
    deceased_on: "This date is before the cat was born",
  });
  await edit("2024-01-01");
  expect(await profileOf(cat)).toMatchObject({ deceased_on: "2024-01-02" });
  await expect(
    server.pool.query("update cats set cat_birthdate = '2025-01-01' where id = $1", [cat.id]),
  ).rejects.toMatchObject({ constraint: "cats_deceased_on_not_before" });
});

test("is in the history, from which it is taken back", async () => {
  const cat = await buildCat(server, { owner });
  await said(cat, "2024-01-02");
  const { data } = await call("GET /cats/{id}/history", { params: { id: cat.id }, query: {} });
  expect(data[0]).toMatchObject({
    noun: "cat",
    may_undo: 1,
    changes: [{ field: "deceased_on", before: null, after: "2024-01-02" }],
  });
  await call("POST /history/{id}/undo", { params: { id: data[0]!.id } });
  expect(await profileOf(cat)).toMatchObject({ deceased_on: null });
});

test("is a choice when two records are merged, and undoing restores both values", async () => {
  const kept = await buildCat(server, { owner, born: "2010-01-01", deceased: "2024-01-02" });
  const gone = await buildCat(server, { owner, born: "2010-01-01", deceased: "2024-02-01" });
  const params = { id: kept.id };
  const { data: pair } = await call("GET /cats/{id}/merge", { params, query: { other: gone.id } });
  expect([pair.kept.values.deceased_on, pair.gone.values.deceased_on]).toEqual([
    "2024-01-02",
    "2024-02-01",
  ]);
  const { data: merge } = await call("POST /cats/{id}/merge", {
    params,
    body: { other: gone.id, take: ["deceased_on"] },
  });
  expect(await profileOf(kept)).toMatchObject({ deceased_on: "2024-02-01" });
  await said(kept, "2024-03-01");
  expect(await wordsOf(call("POST /merges/{id}/undo", { params: { id: merge.id } }))).toContain(
    "Date of death",
  );
  await said(kept, "2024-02-01");
  await call("POST /merges/{id}/undo", { params: { id: merge.id } });
  expect(await profileOf(kept)).toMatchObject({ deceased_on: "2024-01-02" });
  expect(await profileOf(gone)).toMatchObject({ deceased_on: "2024-02-01" });
});

test("a merge that would put the birth after it is refused", async () => {
  const kept = await buildCat(server, { owner, born: "2010-01-01", deceased: "2012-01-02" });
  const gone = await buildCat(server, { owner, born: "2015-01-01" });
  const merge = call("POST /cats/{id}/merge", {
    params: { id: kept.id },
    body: { other: gone.id, take: ["cat_birthdate"] },
  });
  expect(await wordsOf(merge)).toBe("This date is before the cat was born");
});

test("a merge from before the column existed can be undone, and later values stay", async () => {
  const kept = await buildCat(server, { owner, born: "2010-01-01" });
  const gone = await buildCat(server, { owner, born: "2010-01-01" });
  const { data: merge } = await call("POST /cats/{id}/merge", {
    params: { id: kept.id },
    body: { other: gone.id },
  });
  await server.pool.query(
    `update merges set record = record #- '{before,kept,deceased_on}' #- '{before,gone,deceased_on}' #- '{after,kept,deceased_on}'
     where id = $1`,
    [merge.id],
  );
  await said(kept, "2024-03-01");
  await call("POST /merges/{id}/undo", { params: { id: merge.id } });
  expect(await profileOf(kept)).toMatchObject({ deceased_on: "2024-03-01" });
  expect(await profileOf(gone)).toMatchObject({ deceased_on: null });
});

test("is read from a table and written into one", async () => {
  const record = await broughtTable(
    server,
    owner,
    [
      "name,sex,born,breed,died",
      "Late Murka,f,2009-01-01,SIB,03.02.2021",
      "Early Murka,f,2009-01-01,SIB,2008-01-01",
      "Coming Murka,f,2009-01-01,SIB,2999-01-01",
    ].join("\n"),
  );
  expect(record.mapping).toMatchObject({ deceased: 4 });
  expect((await checkedImport(call, record)).faults).toMatchObject([
    { line: 3, field: "deceased", kind: "before_birth", value: "2008-01-01" },
    { line: 4, field: "deceased", kind: "future", value: "2999-01-01" },
  ]);
  await confirmedImport(call, record.id);
  expect(await stored("Late Murka")).toEqual([{ deceased_on: "2021-02-03" }]);
  const file = async (name: string) =>
    (
      await server.raw(`/exports/${name}`, {
        headers: { host: "localhost", cookie: await server.sessionCookie(owner) },
      })
    ).text();
  const [heading, ...rows] = (await file("cats.csv")).split("\r\n");
  const place = heading!.split(",").indexOf("deceased");
  expect(rows.find((row) => row.includes("Late Murka"))?.split(",")[place]).toBe("2021-02-03");
  expect(await file("cats.ged")).toContain("1 DEAT\r\n2 DATE 3 FEB 2021");
});

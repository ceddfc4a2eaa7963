import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import type { ImportRecord } from "@felistry/contract/imports/imports.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import {
  broughtTable,
  checkedImport,
  confirmedImport,
} from "@felistry/testkit/worlds/brought-table.ts";
import { judgedBy } from "./judged-rows.ts";

let server: TestServer;
let owner: BuiltMember;
let call: ApiCaller;

beforeAll(async () => {
  server = await startTestServer();
  owner = await buildMember(server);
  call = server.as(owner);
});
afterAll(() => server.stop());

/** No two of one day: each would be compared with all others of its day. */
const dayOf = (i: number) => new Date(Date.UTC(2000, 0, 1 + i)).toISOString().slice(0, 10);

/** More rows than are judged at a time, among them one that is skipped, one that loses a value, one whose mother is only named. */
function tableOf(word: string): string {
  const rows = Array.from(
    { length: 2_100 },
    (_, i) => `${word} Number ${i},${i % 2 ? "m" : "f"},${dayOf(i)},SIB,n,`,
  );
  rows[5] = `${word} Neuter,x,2020-01-01,SIB,n,`;
  rows[2_050] = `${word} Undated,f,31.02.2020,SIB,n,`;
  rows[2_060] = `${word} Kitten,f,2023-01-01,SIB,ns 22,${word} Number 8`;
  rows[2_070] = `${word} Orphan,f,2023-01-01,SIB,ns 22,Nobody Of ${word}`;
  return `name,sex,date of birth,breed,ems,mother\n${rows.join("\n")}\n`;
}

const found = ({ total, faulty, warned, left_out, known, faults }: ImportRecord) => ({
  total,
  faulty,
  warned,
  left_out,
  known,
  faults,
});

/** What is kept of the rows as they were read says something else from now on. */
async function checkedThenChanged(word: string): Promise<ImportRecord> {
  const record = await broughtTable(server, owner, tableOf(word));
  const checked = await checkedImport(call, record);
  expect(checked).toMatchObject({ state: "checked", total: 2_100, faulty: 1 });
  expect(checked.warned).toBeGreaterThan(0);
  await server.pool.query(
    "update import_pages set rows = replace(rows, $2, 'Altered') where import_id = $1",
    [record.id, word],
  );
  return checked;
}

const storedAs = async (words: string) =>
  (
    await server.pool.query(
      `select count(*)::int as cats, count(c.mother_id)::int as kittens, count(k.cat_id)::int as coloured, count(w.cat_id)::int as found
       from cats c left join cat_colours k on k.cat_id = c.id left join cat_names w on w.cat_id = c.id
       where c.cat_name like $1`,
      [`${words} %`],
    )
  ).rows[0];

const STORED = { cats: 2_099, kittens: 2, coloured: 2_099, found: 2_099 };

test("a confirmed import stores what its check has judged, and reads no row again", async () => {
  const checked = await checkedThenChanged("Judged");
  const saved = await confirmedImport(call, checked.id);
  expect(saved).toMatchObject({ state: "saved", saved: 2_100, added: 1, checked: 2_100 });
  expect(found(saved)).toEqual(found(checked));
  expect(await storedAs("Judged")).toEqual(STORED);
  const { rows } = await server.pool.query(
    `select (select count(*)::int from import_judged where import_id = $1) as batches,
       (select judged from imports where id = $1) as judged`,
    [checked.id],
  );
  expect(rows).toEqual([{ batches: 0, judged: null }]);
});

test("rows are judged again if the rules by which they were judged are others now", async () => {
  const checked = await checkedThenChanged("Rejudged");
  await server.pool.query(
    `update imports set judged = jsonb_set(judged, '{by}', '"an earlier release"') where id = $1`,
    [checked.id],
  );
  const saved = await confirmedImport(call, checked.id);
  expect(saved).toMatchObject({ state: "saved", saved: 2_100, added: 1 });
  expect({ ...found(saved), faults: saved.faults.length }).toEqual({
    ...found(checked),
    faults: checked.faults.length,
  });
  expect(await storedAs("Rejudged")).toMatchObject({ cats: 0 });
  expect(await storedAs("Altered")).toEqual(STORED);
});

test("a cat that came into the registry after the check is known when the import is stored", async () => {
  const record = await broughtTable(
    server,
    owner,
    "name,sex,date of birth,breed\nCame Later,f,2020-01-01,SIB\nCame Never,f,2020-01-01,SIB\n",
  );
  expect(await checkedImport(call, record)).toMatchObject({ known: 0 });
  const other = await broughtTable(
    server,
    owner,
    "name,sex,date of birth,breed\nCame Later,f,2020-01-01,SIB\n",
  );
  await checkedImport(call, other);
  await confirmedImport(call, other.id);
  expect(await confirmedImport(call, record.id)).toMatchObject({ known: 1, saved: 1 });
});

test("each rule by which rows are judged is part of its fingerprint", () => {
  const rules = {
    release: "one",
    mapping: { name: 0, sex: 1 },
    dates: "day_first",
    today: "2026-11-23",
    registrationPrefix: "FEL",
    breedOfName: new Map([["siberian", "SIB"]]),
    pagedAs: "utf-8 ,",
    revision: 0,
  } as const;
  const others = [
    { release: "another" },
    { mapping: { name: 1, sex: 0 } },
    { dates: "month_first" },
    { today: "2026-11-24" },
    { registrationPrefix: "CAT" },
    { breedOfName: new Map([["siberian", "NEM"]]) },
    { pagedAs: "utf-16le ," },
    { revision: 1 },
  ] as const;
  const prints = others.map((other) => judgedBy({ ...rules, ...other }));
  expect(new Set([judgedBy(rules), ...prints]).size).toBe(others.length + 1);
  expect(judgedBy({ ...rules, mapping: { sex: 1, name: 0 } })).toBe(judgedBy(rules));
});

test("the server has logged no errors", () => {
  expect(server.faults).toEqual([]);
});

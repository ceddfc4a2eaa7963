/** Names on a connection of their own: the same names as the triggers give, and none without its cat. */
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import {
  broughtTable,
  checkedImport,
  confirmedImport,
} from "@felistry/testkit/worlds/brought-table.ts";
import { forgetNamesAhead, NAMES_BESIDE_FROM, openNamesBeside } from "./names-beside.ts";

let server: TestServer;
let owner: BuiltMember;
let call: ApiCaller;

beforeAll(async () => {
  server = await startTestServer();
  owner = await buildMember(server);
  call = server.as(owner);
});
afterAll(() => server.stop());

const NAMES = ["Aurora of the Moor", "Мурка Ясная", "Ch. Pepper 17", "Zoë d'Argent", "Люба № 5"];

const table = (rows: number) =>
  [
    "prefix,name,sex,breed,number",
    ...Array.from(
      { length: rows },
      (_, row) => `Cattery ${row % 7},${NAMES[row % 5]} ${row},f,SIB,N ${900_000 + row}`,
    ),
  ].join("\n");

/** What the search has of the cats with these numbers, without their ids. */
async function searchedFor(from: number, to: number): Promise<unknown[]> {
  const { rows } = await server.pool.query(
    `select c.search_name, n.other, n.letters, n.keys,
       (select array_agg(w.word order by w.word) from cat_words w where w.cat_id = c.id and w.word = any(string_to_array(n.keys, ' '))) as words
     from cats c left join cat_names n on n.cat_id = c.id
     where c.number_elsewhere between $1 and $2 order by c.number_elsewhere, c.id`,
    [`N ${900_000 + from}`, `N ${900_000 + to}`],
  );
  return rows;
}

const count = async (text: string, values: unknown[] = []): Promise<number> =>
  (await server.pool.query<{ count: number }>(`select count(*)::int as count from ${text}`, values))
    .rows[0]!.count;

async function stored(rows: number): Promise<void> {
  const record = await broughtTable(server, owner, table(rows));
  await checkedImport(call, record);
  expect(await confirmedImport(call, record.id)).toMatchObject({ state: "saved", saved: rows });
}

test("a large import's cats are found by the same words as a small one's", async () => {
  await stored(20);
  const byTriggers = await searchedFor(0, 19);
  await server.pool.query("delete from cats where number_elsewhere is not null");
  expect(await count("cat_names where cat_id not in (select id from cats)")).toBe(0);

  const rows = NAMES_BESIDE_FROM + 5;
  await stored(rows);
  expect(await searchedFor(0, 19)).toEqual(byTriggers);
  expect(
    await count("cats c where not exists (select from cat_names n where n.cat_id = c.id)"),
  ).toBe(0);
  expect(await count("names_ahead")).toBe(0);
  const { data } = await call("GET /search", { query: { q: "аурора 1000" } });
  expect(JSON.stringify(data)).toContain("Aurora of the Moor 1000");
}, 60_000);

test("names whose cats were never committed go, and those of other cats in between stay", async () => {
  const [first, second] = await Promise.all([connected(), connected()]);
  try {
    const other = await buildCat(server, { owner });
    const ids = { first: other.id - 1_000, last: other.id + 1_000 };
    const before = await count("cat_names");
    await first.query("begin");
    const names = await openNamesBeside(first, second, { importId: 77, memberId: owner.id });
    await names.take(
      `select 2_000_000_000 + n, 'Lost', 'Cat ' || n, null::text, null::text from generate_series(1, 3) n`,
    );
    await names.settle({ first: 2_000_000_001, last: 2_000_000_003, count: 3 });
    expect(await count("cat_names")).toBe(before + 3);
    // The process ends here: its cats are rolled back, the note with the names stays.
    await first.query("rollback");
    await server.pool.query("update names_ahead set first_cat_id = $1", [ids.first]);
    expect(await count("names_ahead")).toBe(1);

    await forgetNamesAhead(second, 1);
    expect(await count("names_ahead")).toBe(0);
    expect(await count("cat_names")).toBe(before);
    expect(await count("cat_words where cat_id > 2_000_000_000")).toBe(0);
    expect(await count("cat_names where cat_id = $1", [other.id])).toBe(1);
  } finally {
    await Promise.all([first.end(), second.end()]);
  }
});

test("names of an import under way stay, and are waited for between the two commits", async () => {
  const [first, second, third] = await Promise.all([connected(), connected(), connected()]);
  try {
    await first.query("begin");
    await first.query("select pg_advisory_xact_lock(hashtext('imports'), 78)");
    const names = await openNamesBeside(first, second, { importId: 78, memberId: owner.id });
    await names.take("select 2_000_000_010, 'Kept', 'Cat', null::text, null::text");
    await names.settle({ first: 2_000_000_010, last: 2_000_000_010, count: 1 });
    let isForgotten = false;
    const forgetting = forgetNamesAhead(third, 1).then(() => (isForgotten = true));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isForgotten).toBe(false);
    await first.query(
      `insert into cats (id, cat_name, breed_id, users_id, online_owner_id) select 2_000_000_010, 'Cat', min(id), $1, $1 from breeds`,
      [owner.id],
    );
    await first.query("commit");
    await forgetting;
    expect(await count("cat_names where cat_id = 2_000_000_010")).toBe(1);
  } finally {
    await Promise.all([first.end(), second.end(), third.end()]);
  }
});

test("a cat without a name ends the import, whoever else's cats have ids in between", async () => {
  const [first, second] = await Promise.all([connected(), connected()]);
  try {
    const other = await buildCat(server, { owner });
    await first.query("begin");
    const names = await openNamesBeside(first, second, { importId: 79, memberId: owner.id });
    await names.take("select 2_000_000_020, 'One', 'Cat', null::text, null::text");
    await expect(names.settle({ first: other.id, last: 2_000_000_021, count: 2 })).rejects.toThrow(
      "2 cats have 1 names",
    );
  } finally {
    await Promise.all([first.end(), second.end()]);
  }
  expect(await count("names_ahead")).toBe(0);
  expect(await count("cat_names where cat_id = 2_000_000_020")).toBe(0);
});

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server.services.config.databaseUrl });
  await client.connect();
  return client;
}

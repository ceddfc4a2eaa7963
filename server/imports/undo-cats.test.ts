/** Undoing a mistaken import: its cats are removed, except those that concern somebody else by now. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import type { ImportRecord } from "@felistry/contract/imports/imports.ts";
import {
  broughtTable,
  checkedImport,
  confirmedImport,
  settledImport,
} from "@felistry/testkit/worlds/brought-table.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let owner: BuiltMember;
let call: ApiCaller;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  owner = await buildMember(server);
  call = server.as(owner);
});
afterAll(() => server.stop());

const FAMILY = [
  "name,sex,born,breed,ems,number,mother,father",
  "Grand Dam,f,2015-01-01,SIB,n 22,G-1,,",
  "Queen,f,2017-01-01,SIB,n,Q-1,G-1,",
  "Stud,m,2017-01-01,SIB,d,S-1,,",
  "Kitten,f,2020-01-01,SIB,f,,Q-1,S-1",
  "Alone,m,2020-01-01,SIB,n,,,",
].join("\n");

async function saved(table = FAMILY): Promise<ImportRecord> {
  const record = await broughtTable(server, owner, table);
  await checkedImport(call, record);
  return confirmedImport(call, record.id);
}

async function undone({ id }: ImportRecord): Promise<ImportRecord> {
  await call("POST /imports/{id}/undo", { params: { id } });
  return settledImport(call, id);
}

async function ownCats(): Promise<BuiltCat[]> {
  const { rows } = await server.pool.query<BuiltCat>(
    "select * from cats where online_owner_id = $1 order by cat_name",
    [owner.id],
  );
  return rows;
}

const namesLeft = async () => (await ownCats()).map(({ cat_name }) => cat_name);
const cat = async (name: string) => (await ownCats()).find(({ cat_name }) => cat_name === name)!;

describe("undoing an import", () => {
  test("removes all its cats and nobody else's; cats entered meanwhile stay", async () => {
    const before = await buildCat(server, { owner, cat_name: "Typed Before" });
    const record = await saved();
    expect(record).toMatchObject({ state: "saved", saved: 5, undone: 0, can_undo: true });
    await buildCat(server, { owner, cat_name: "Typed After" });
    expect(await undone(record)).toMatchObject({
      state: "undone",
      saved: 5,
      undone: 5,
      can_undo: false,
    });
    expect(await namesLeft()).toEqual(["Typed After", before.cat_name]);
    // Pressing again changes nothing.
    expect(await undone(record)).toMatchObject({ state: "undone", undone: 5 });
    const { rows } = await server.pool.query(
      `select action, count(*)::int from history where noun = 'cat' and member_id = $1 and request_id = $2
       group by action order by action`,
      [owner.id, `import-${record.id}`],
    );
    expect(rows).toEqual([
      { action: "delete", count: 5 },
      { action: "insert", count: 5 },
    ]);
  });

  test("the same table can be imported again afterwards", async () => {
    await undone(await saved());
    expect(await saved()).toMatchObject({ state: "saved", saved: 5, known: 0 });
    expect(await namesLeft()).toHaveLength(5);
  });

  test("a cat changed since stays, with its ancestors", async () => {
    const record = await saved();
    await call("PATCH /cats/{id}", {
      params: { id: (await cat("Queen")).id },
      body: { description: "Looked after" },
    });
    expect(await undone(record)).toMatchObject({ state: "undone", saved: 5, undone: 3 });
    expect(await namesLeft()).toEqual(["Grand Dam", "Queen"]);
  });

  test("a cat stays that has become a parent, is for sale, or is another member's", async () => {
    const record = await saved();
    await buildCat(server, { sire: await cat("Alone"), cat_name: "Born Since" });
    await buildAd(server, { cat: await cat("Stud") });
    const other = await buildMember(server);
    await server.pool.query("update cats set online_owner_id = $2 where id = $1", [
      (await cat("Grand Dam")).id,
      other.id,
    ]);
    expect(await undone(record)).toMatchObject({ state: "undone", undone: 2 });
    expect(await namesLeft()).toEqual(["Alone", "Stud"]);
  });

  test("making one of its cats a parent at that moment either comes first or is refused", async () => {
    const record = await saved();
    const { id: fatherId } = await cat("Stud");
    const kitten = await buildCat(server, {
      cat_name: "Of This Moment",
      owner,
      born: "2022-01-01",
    });
    const [answer, outcome] = await Promise.all([
      call("POST /parents/", { body: { catId: kitten.id, fatherId } as never }).then(
        () => "parent",
        () => "refused",
      ),
      undone(record),
    ]);
    expect(outcome.state).toBe("undone");
    expect((await namesLeft()).includes("Stud")).toBe(answer === "parent");
  });

  test("nothing is undone for another member's import, one not stored, or one from before cats were tracked", async () => {
    const record = await saved();
    const params = { id: record.id };
    const other = server.as(await buildMember(server));
    await expect(other("POST /imports/{id}/undo", { params })).rejects.toMatchObject({
      status: 404,
    });
    const fresh = await broughtTable(server, owner, FAMILY);
    await expect(
      call("POST /imports/{id}/undo", { params: { id: fresh.id } }),
    ).rejects.toMatchObject({ status: 409 });
    await server.pool.query(
      "update imports set first_cat_id = null, last_cat_id = null where id = $1",
      [record.id],
    );
    expect((await call("GET /imports/{id}", { params })).data.can_undo).toBe(false);
    await expect(call("POST /imports/{id}/undo", { params })).rejects.toMatchObject({
      status: 409,
    });
    expect(await namesLeft()).toHaveLength(5);
  });

  test("a process that died meanwhile has undone nothing, and undoing can be repeated", async () => {
    const record = await saved();
    await server.pool.query("update imports set state = 'undoing' where id = $1", [record.id]);
    // As when the job's processes have died once too often, or a backup was restored.
    await server.pool.query("delete from jobs.job where name = 'import'");
    const { data } = await call("GET /imports/{id}", { params: { id: record.id } });
    expect(data).toMatchObject({ state: "saved", failed: "fault", can_undo: true });
    expect(await undone(record)).toMatchObject({ state: "undone", undone: 5, failed: null });
  });

  test("thousands are removed in steps", async () => {
    const rows = Array.from({ length: 5_000 }, (_, i) => `Herd ${i},${i % 2 ? "m" : "f"},MCO`);
    const record = await saved(`name,sex,breed\n${rows.join("\n")}`);
    expect(await undone(record)).toMatchObject({ undone: 5_000 });
    expect(await namesLeft()).toEqual([]);
  });
});

test("the newest imports are shown only to their member", async () => {
  const first = await saved();
  const second = await broughtTable(server, owner, FAMILY);
  const { data } = await call("GET /imports", {});
  expect(data.map(({ id, state, saved: count }) => [id, state, count])).toEqual([
    [second.id, "uploaded", 0],
    [first.id, "saved", 5],
  ]);
  expect(data[0]).toMatchObject({ file_name: "cats.csv", undone: 0 });
  const other = server.as(await buildMember(server));
  expect((await other("GET /imports", {})).data).toEqual([]);
});

test("the server has logged no errors", () => {
  expect(server.faults).toEqual([]);
});

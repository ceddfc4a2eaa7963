import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildOrder } from "@felistry/testkit/build-order.ts";
import { buildUploadRow } from "@felistry/testkit/build-upload-row.ts";
import { outcomeOf, statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { insertRow, referenceId } from "@felistry/testkit/world.ts";

let server: TestServer;
let owner: BuiltMember;
let call: ApiCaller;

beforeAll(async () => {
  server = await startTestServer();
  owner = await buildMember(server);
  call = server.as(owner);
});
afterAll(() => server.stop());

/** Every row that a merge could touch, as it stands. */
async function allRows(): Promise<string[]> {
  const tables =
    "cats cat_colours cat_photos favourites sales orders metrics pedigrees applications owner_changes".split(
      " ",
    );
  const lists = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await server.pool.query<{ row: string }>(
        `select '${table} ' || to_jsonb(t)::text as row from ${table} t order by 1`,
      );
      return rows.map(({ row }) => row);
    }),
  );
  return lists.flat();
}

async function twoRecords() {
  const traits = { owner, sex: "female", born: "2020-01-01" } as const;
  const kept = await buildCat(server, { ...traits, cat_name: "Xenia", ems: "n" });
  const gone = await buildCat(server, {
    ...traits,
    cat_name: "Ксения",
    ems: "ns 22",
    chip: "643 0941",
  });
  const kitten = await buildCat(server, { dam: gone, born: "2023-01-01" });
  return { kept, gone, kitten };
}

/** Something of every kind that can hang on a cat. */
async function laden() {
  const records = await twoRecords();
  const { kept, gone } = records;
  const buyer = await buildMember(server);
  await buildAd(server, { cat: kept });
  await buildOrder(server, { ad: buildAd(server, { cat: gone }), buyer });
  const scan = () => buildUploadRow(server, { owner, prefix: "pedigree" });
  const paper = {
    cat_id: gone.id,
    issued_by: "Club",
    cat_systems_id: await referenceId(server, "cat_systems", "abb", "WCF"),
  };
  await insertRow(server, "metrics", {
    ...paper,
    metric_num: "M-1",
    metric_img_url: await scan(),
  });
  const pedigree = await insertRow(server, "pedigrees", {
    ...paper,
    pedigree_num: "P-1",
    pedigree_img_url: await scan(),
  });
  await insertRow(server, "applications", {
    cat_id: gone.id,
    pedigrees_id: pedigree.id,
    applicant_id: owner.id,
  });
  for (const [user_id, cat_id] of [
    [buyer.id, kept.id],
    [buyer.id, gone.id],
    [owner.id, gone.id],
  ])
    await server.pool.query("insert into favourites (user_id, cat_id) values ($1, $2)", [
      user_id,
      cat_id,
    ]);
  return records;
}

const merge = (
  kept: { id: number },
  gone: { id: number },
  as = call,
  take: ("chip" | "colour")[] = [],
) => as("POST /cats/{id}/merge", { params: { id: kept.id }, body: { other: gone.id, take } });
const undo = (id: number, as = call) => as("POST /merges/{id}/undo", { params: { id } });

describe("two records of one cat", () => {
  test("are taken apart though columns came and went since the merge was written down", async () => {
    const { kept, gone } = await laden();
    const before = await allRows();
    const { data } = await merge(kept, gone);
    await server.pool.query(
      `update merges set record = jsonb_set(record #- '{before,kept,chip}' #- '{before,gone,mother_id}' #- '{after,kept,chip}'
         #- '{after,kept,updated_at}' #- '{after,keptColour,main}', '{after,kept,gone_since}', '"a value"')
       where id = $1`,
      [data.id],
    );
    await undo(data.id);
    expect(await allRows()).toEqual(before);
  });

  test("are shown side by side with what depends on them", async () => {
    const { kept, gone } = await twoRecords();
    const { data } = await call("GET /cats/{id}/merge", {
      params: { id: kept.id },
      query: { other: gone.id },
    });
    expect(data).toMatchObject({
      kept: {
        id: kept.id,
        values: { cat_name: "Xenia", colour: "n", chip: null },
        moves: { offspring: 0 },
      },
      gone: {
        id: gone.id,
        values: { cat_name: "Ксения", colour: "ns 22" },
        moves: { offspring: 1, ads: 0 },
      },
    });
  });

  test("are merged: what depended on the other moves, fields are chosen, and undoing restores everything exactly", async () => {
    const { kept, gone, kitten } = await laden();
    const before = await allRows();
    const { data } = await merge(kept, gone, call, ["chip", "colour"]);
    const { rows } = await server.pool.query(
      `select (select mother_id from cats where id = $3) as mother, (select chip from cats where id = $1) as chip,
         (select ems from cat_colours where cat_id = $1) as ems, (select count(*)::int from cats where id = $2) as gone,
         (select count(*)::int from orders o join sales s on s.id = o.sale_id where o.cat_id = $1 and s.cat_id = $1) as orders,
         (select count(*)::int from metrics where cat_id = $1) as metrics, (select count(*)::int from applications where cat_id = $1) as applications,
         (select count(*)::int from favourites where cat_id = $1) as favourites`,
      [kept.id, gone.id, kitten.id],
    );
    expect(rows[0]).toEqual({
      mother: kept.id,
      chip: "643 0941",
      ems: "ns 22",
      gone: 0,
      orders: 1,
      metrics: 1,
      applications: 1,
      favourites: 2,
    });
    const list = await call("GET /me/merges", { query: { limit: 1 } });
    expect(list.data).toMatchObject([{ id: data.id, name: "Ксения", undone_at: null }]);
    const undone = await undo(data.id);
    expect(undone.data.undone_at).toEqual(expect.any(String));
    expect(await allRows()).toEqual(before);
    expect(await statusOf(undo(data.id))).toBe(409);
  });

  test("stay merged if something has changed since, until that is undone", async () => {
    const { kept, gone, kitten } = await twoRecords();
    const { data } = await merge(kept, gone);
    await call("PATCH /cats/{id}", { params: { id: kept.id }, body: { description: "Changed" } });
    await expect(undo(data.id)).rejects.toMatchObject({
      status: 409,
      body: {
        message: "Changed since the merge: Description. Undo that first, in the history of the cat",
        data: { fields: ["description"] },
      },
    });
    expect((await server.pool.query("select id from cats where id = $1", [gone.id])).rows).toEqual(
      [],
    );
    const [change] = (await call("GET /cats/{id}/history", { params: { id: kept.id }, query: {} }))
      .data;
    await call("POST /history/{id}/undo", { params: { id: change!.id } });
    expect((await undo(data.id)).data.undone_at).toEqual(expect.any(String));

    const next = await twoRecords();
    const merged = await merge(next.kept, next.gone);
    await server.pool.query("update cats set mother_id = null where id = $1", [next.kitten.id]);
    const before = await allRows();
    expect(await statusOf(undo(merged.data.id))).toBe(409);
    expect(await allRows()).toEqual(before);
    expect(kitten.id).toBeGreaterThan(0);
  });
});

describe("what is refused", () => {
  test("other people's cats, itself, different sexes, its own kitten", async () => {
    const { kept, gone, kitten } = await twoRecords();
    const stranger = server.as(await buildMember(server));
    expect(await statusOf(merge(kept, gone, stranger))).toBe(403);
    expect(await statusOf(merge(kept, kitten))).toBe(403);
    expect(await statusOf(merge(kept, kept))).toBe(400);
    const tom = await buildCat(server, { owner, sex: "male" });
    expect(await statusOf(merge(kept, tom))).toBe(400);
    const daughter = await buildCat(server, { owner, dam: kept, born: "2023-01-01" });
    expect(await statusOf(merge(kept, daughter))).toBe(400);
    expect(await statusOf(merge(daughter, kept))).toBe(400);
    const nobody = call("GET /cats/{id}/merge", {
      params: { id: kept.id },
      query: { other: 999_999 },
    });
    expect(await statusOf(nobody)).toBe(404);
  });

  test("registered cats to members; two of them to everybody but the desk", async () => {
    const { kept, gone } = await twoRecords();
    const admin = server.as(await buildAdmin(server));
    await server.pool.query("update cats set registered = 1, reg_num = 'R-' || id where id = $1", [
      gone.id,
    ]);
    expect(await statusOf(merge(kept, gone))).toBe(403);
    const { data } = await merge(kept, gone, admin);
    const { rows } = await server.pool.query("select registered, reg_num from cats where id = $1", [
      kept.id,
    ]);
    expect(rows[0]).toEqual({ registered: 1, reg_num: `R-${gone.id}` });
    expect(await statusOf(undo(data.id))).toBe(404);
    await undo(data.id, admin);
    await server.pool.query("update cats set registered = 1, reg_num = 'R-' || id where id = $1", [
      kept.id,
    ]);
    expect(await outcomeOf(merge(kept, gone, admin))).toMatchObject({
      status: 409,
      message: "Registered records are merged on the club’s desk: ask for it with a reason",
    });
  });
});

test("a removed record leads to the remaining one, after a second merge and after an undo", async () => {
  const [first, second, third] = await Promise.all(
    ["Aglaja", "Аглая", "Aglaia"].map((cat_name) =>
      buildCat(server, { owner, sex: "female", born: "2020-01-01", cat_name }),
    ),
  );
  const mergeInto = async (kept: BuiltCat, gone: BuiltCat) =>
    (await call("POST /cats/{id}/merge", { params: { id: kept.id }, body: { other: gone.id } }))
      .data.id;
  const standingFor = async ({ id }: BuiltCat) => {
    const answer = await server
      .api("GET /cats/{id}/merged-into", { params: { id } })
      .catch((error: { status: number }) => error.status);
    return typeof answer === "number" ? answer : answer.data.id;
  };
  await mergeInto(second!, first!);
  const later = await mergeInto(third!, second!);
  expect(await standingFor(first!)).toBe(third!.id);
  expect(await standingFor(second!)).toBe(third!.id);
  expect(await standingFor(third!)).toBe(404);
  await call("POST /merges/{id}/undo", { params: { id: later } });
  expect(await standingFor(first!)).toBe(second!.id);
  expect(await standingFor(second!)).toBe(404);
});

test("the server has met no fault of its own", () => {
  expect(server.faults).toEqual([]);
});

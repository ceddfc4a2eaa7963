import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { PHOTOS_MAX } from "@felistry/domain/photos/photo-limit.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildUploadRow } from "@felistry/testkit/build-upload-row.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let owner: BuiltMember;
let call: ApiCaller;

beforeAll(async () => {
  server = await startTestServer();
  owner = await buildMember(server);
  call = server.as(owner);
});
afterAll(() => server.stop());

const upload = () => buildUploadRow(server, { owner });

async function catWith(paths: readonly string[], main?: string): Promise<number> {
  const { id } = await buildCat(server, { owner, sex: "female", born: "2020-01-01" });
  for (const filePath of paths)
    await call("POST /cats/{id}/photos", { params: { id }, body: { filePath } });
  if (main !== undefined)
    await call("POST /cats/{id}/catavaurl", { params: { id }, body: { filePath: main } });
  return id;
}

const photos = async (id: number) =>
  (await server.api("GET /cats/{id}/photos", { params: { id } })).data;
const shown = async (id: number) =>
  (await photos(id)).map(({ path, chosen }) => (chosen ? `main ${path}` : path));
const avatar = async (id: number) =>
  (await server.api("GET /cats/{id}", { params: { id } })).data.cat_ava_url;
const merge = async (kept: number, other: number, take: "photo"[] = []) =>
  (await call("POST /cats/{id}/merge", { params: { id: kept }, body: { other, take } })).data.id;
const undo = (id: number) => call("POST /merges/{id}/undo", { params: { id } });

async function rows(): Promise<string[]> {
  const { rows: found } = await server.pool.query<{ row: string }>(
    `select 'photo ' || to_jsonb(p)::text as row from cat_photos p
     union all select 'cat ' || to_jsonb(c)::text from cats c order by 1`,
  );
  return found.map(({ row }) => row);
}

test("both records' photos are joined, shared ones once; the kept choice stays, and undoing separates them exactly", async () => {
  const [own, shared, others] = [await upload(), await upload(), await upload()];
  const kept = await catWith([own, shared]);
  const gone = await catWith([shared, others], others);
  const before = await rows();
  const id = await merge(kept, gone);
  expect(await shown(kept)).toEqual([`main ${own}`, shared, others]);
  expect(await avatar(kept)).toBe(own);
  await undo(id);
  expect(await rows()).toEqual(before);
});

test("the other record's photo is taken by choosing it among the photos, also one that both have", async () => {
  const [own, shared, others] = [await upload(), await upload(), await upload()];
  for (const main of [others, shared]) {
    const kept = await catWith([own, shared]);
    const gone = await catWith([others, shared], main);
    const before = await rows();
    const id = await merge(kept, gone, ["photo"]);
    expect(await shown(kept)).toEqual(
      [own, shared, others].map((path) => (path === main ? `main ${path}` : path)),
    );
    expect(await avatar(kept)).toBe(main);
    await undo(id);
    expect(await rows()).toEqual(before);
  }
});

test("a record without a photo shows the other's, and keeps its own if the other has none", async () => {
  const path = await upload();
  const bare = await catWith([]);
  const pictured = await catWith([path]);
  const before = await rows();
  const id = await merge(bare, pictured);
  expect(await shown(bare)).toEqual([`main ${path}`]);
  expect(await avatar(bare)).toBe(path);
  await undo(id);
  expect(await rows()).toEqual(before);

  const other = await merge(pictured, bare, ["photo"]);
  expect(await shown(pictured)).toEqual([`main ${path}`]);
  expect(await avatar(pictured)).toBe(path);
  await undo(other);
  expect(await rows()).toEqual(before);
});

test("records whose photos were chosen, ordered, added or removed since stay merged", async () => {
  const changes: ((id: number, ids: number[]) => Promise<unknown>)[] = [
    (id, [, photoId]) =>
      call("PUT /cats/{id}/photos/{photoId}/avatar", { params: { id, photoId: photoId! } }),
    (id, ids) =>
      call("PUT /cats/{id}/photos/order", { params: { id }, body: { ids: ids.toReversed() } }),
    async (id) =>
      call("POST /cats/{id}/photos", { params: { id }, body: { filePath: await upload() } }),
    (id, [, photoId]) =>
      call("DELETE /cats/{id}/photos/{photoId}", { params: { id, photoId: photoId! } }),
  ];
  for (const change of changes) {
    const kept = await catWith([await upload()]);
    const id = await merge(kept, await catWith([await upload()]));
    await change(
      kept,
      (await photos(kept)).map((photo) => photo.id),
    );
    const before = await rows();
    expect(await statusOf(undo(id))).toBe(409);
    expect(await rows()).toEqual(before);
  }
});

test("more photos than a cat may have are not joined", async () => {
  const many = await Promise.all(Array.from({ length: PHOTOS_MAX }, upload));
  const kept = await catWith(many);
  const gone = await catWith([await upload()]);
  const before = await rows();
  expect(await statusOf(merge(kept, gone))).toBe(409);
  expect(await rows()).toEqual(before);
  const same = await catWith(many.slice(0, 2));
  await merge(kept, same);
  expect(await photos(kept)).toHaveLength(PHOTOS_MAX);
});

test("the history offers no separate undo for photos that moved with a merge", async () => {
  const kept = await catWith([await upload()]);
  await merge(kept, await catWith([await upload()]));
  const { data } = await call("GET /cats/{id}/history", { params: { id: kept }, query: {} });
  const moved = data.find(({ noun, action }) => noun === "photo" && action === "update");
  expect(moved).toMatchObject({ may_undo: 0 });
});

test("the server has met no fault of its own", () => {
  expect(server.faults).toEqual([]);
});

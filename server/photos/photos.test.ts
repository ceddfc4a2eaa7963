import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { PHOTOS_MAX } from "@felistry/domain/photos/photo-limit.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { buildUploadRow } from "@felistry/testkit/build-upload-row.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let owner: BuiltMember;
let call: ApiCaller;
let id: number;

beforeAll(async () => {
  server = await startTestServer();
  owner = await buildMember(server);
  call = server.as(owner);
});
afterAll(() => server.stop());

async function newCat(): Promise<void> {
  ({ id } = await buildCat(server, { owner }));
}

const add = async (filePath: string) =>
  (await call("POST /cats/{id}/photos", { params: { id }, body: { filePath } })).data;
const photos = async () => (await server.api("GET /cats/{id}/photos", { params: { id } })).data;
const avatar = async () =>
  (await server.api("GET /cats/{id}", { params: { id } })).data.cat_ava_url;

const upload = () => buildUploadRow(server, { owner });

describe("the photos of a cat", () => {
  it("[D7-07] are read by anybody, in order, the first one being the avatar", async () => {
    await newCat();
    expect(await photos()).toEqual([]);
    const [first, second] = [await upload(), await upload()];
    await add(first);
    await add(second);
    expect((await photos()).map(({ path, chosen }) => [path, chosen])).toEqual([
      [first, 1],
      [second, 0],
    ]);
    expect(await avatar()).toBe(first);
    expect(await add(first)).toHaveLength(2);
    expect(await statusOf(server.api("GET /cats/{id}/photos", { params: { id: 2_000_000 } }))).toBe(
      404,
    );
  });

  it("are chosen from: by the call of the specification, which adds what is new, and by their own", async () => {
    await newCat();
    const [first, second] = [await upload(), await upload()];
    await add(first);
    await call("POST /cats/{id}/catavaurl", { params: { id }, body: { filePath: second } });
    expect((await photos()).map(({ chosen }) => chosen)).toEqual([0, 1]);
    expect(await avatar()).toBe(second);
    const photoId = (await photos())[0]!.id;
    await call("PUT /cats/{id}/photos/{photoId}/avatar", { params: { id, photoId } });
    expect(await avatar()).toBe(first);
    await call("PUT /cats/{id}/photos/{photoId}/avatar", { params: { id, photoId } });
    expect((await photos()).map(({ chosen }) => chosen)).toEqual([1, 0]);
  });

  it("[D7-09] are the member's own uploads, of this kind, and twelve at most, also when sent at once", async () => {
    await newCat();
    const other = await buildMember(server);
    const foreign = await buildUpload(server, { owner: other });
    const portrait = await buildUpload(server, { owner, prefix: "profile" });
    for (const path of [foreign, portrait, "http://x/y", "../a"])
      expect(await statusOf(add(path))).toBe(400);
    const paths = await Promise.all(Array.from({ length: PHOTOS_MAX + 3 }, upload));
    const codes = await Promise.all(paths.map((path) => statusOf(add(path))));
    expect(codes.filter((code) => code === 200)).toHaveLength(PHOTOS_MAX);
    expect(codes.filter((code) => code === 409)).toHaveLength(3);
    expect(await photos()).toHaveLength(PHOTOS_MAX);
    expect((await photos()).filter(({ chosen }) => chosen === 1)).toHaveLength(1);
  });

  it("are put into another order, by those who saw all of them", async () => {
    await newCat();
    for (let i = 0; i < 3; i++) await add(await upload());
    const ids = (await photos()).map((photo) => photo.id);
    const order = (wanted: readonly number[]) =>
      call("PUT /cats/{id}/photos/order", { params: { id }, body: { ids: [...wanted] } });
    await order(ids.toReversed());
    expect((await photos()).map((photo) => photo.id)).toEqual(ids.toReversed());
    for (const wrong of [ids.slice(1), [...ids, ids[0]!], [ids[0]!, ids[1]!, 999_999], []])
      expect(await statusOf(order(wrong))).toBe(409);
    expect((await photos()).map((photo) => photo.id)).toEqual(ids.toReversed());
  });

  it("go with their files, unless another cat shows them; the next one takes the avatar's place", async () => {
    await newCat();
    const path = await buildUpload(server, { owner });
    const next = await upload();
    await add(path);
    await add(next);
    expect((await server.raw(path)).status).toBe(200);
    const photoId = (await photos())[0]!.id;
    const elsewhere = await buildCat(server, { owner });
    await call("POST /cats/{id}/photos", {
      params: { id: elsewhere.id },
      body: { filePath: path },
    });
    const remove = (params: { id: number; photoId: number }) =>
      call("DELETE /cats/{id}/photos/{photoId}", { params });
    await remove({ id, photoId });
    expect(await avatar()).toBe(next);
    expect((await server.raw(path)).status).toBe(200);
    expect(await statusOf(remove({ id, photoId }))).toBe(404);

    const { data } = await server.api("GET /cats/{id}/photos", { params: { id: elsewhere.id } });
    expect(await statusOf(remove({ id, photoId: data[0]!.id }))).toBe(404);
    await remove({ id: elsewhere.id, photoId: data[0]!.id });
    expect((await server.raw(path)).status).toBe(404);
    expect((await server.raw(path.replace(".webp", ".avif"))).status).toBe(404);
    const { rows } = await server.pool.query("select from uploads where path = $1", [path]);
    expect(rows).toEqual([]);
    await remove({ id, photoId: (await photos())[0]!.id });
    expect(await avatar()).toBeNull();
  });

  it("allow one avatar a cat, whoever writes", async () => {
    await newCat();
    await add(await upload());
    await add(await upload());
    await expect(
      server.pool.query("update cat_photos set chosen = true where cat_id = $1", [id]),
    ).rejects.toMatchObject({ constraint: "cat_photos_one_chosen_a_cat" });
  });

  it("are in the history, from which the choice of an avatar and an addition are undone", async () => {
    await newCat();
    const [first, second] = [await upload(), await upload()];
    await add(first);
    await call("POST /cats/{id}/catavaurl", { params: { id }, body: { filePath: second } });
    const entries = async () =>
      (await call("GET /cats/{id}/history", { params: { id }, query: {} })).data.filter(
        ({ noun }) => noun === "photo",
      );
    const newest = async (action: string) =>
      (await entries()).find((entry) => entry.action === action)!;
    const undo = async (action: string) =>
      call("POST /history/{id}/undo", { params: { id: (await newest(action)).id } });
    expect(JSON.stringify(await entries())).not.toContain("/photos/");
    expect((await newest("update")).changes).toEqual([
      { field: "cat_ava_url", before: "picture", after: "picture" },
    ]);
    await undo("update");
    expect(await avatar()).toBe(first);
    await undo("insert");
    expect((await photos()).map(({ path }) => path)).toEqual([first]);
    expect((await newest("delete")).may_undo).toBe(0);
  });
});

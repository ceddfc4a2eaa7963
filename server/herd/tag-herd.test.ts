import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TAGS_OF_CAT, TAGS_OF_MEMBER } from "@felistry/domain/herd/tags.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildApplication } from "@felistry/testkit/build-application.ts";
import { buildOrder } from "@felistry/testkit/build-order.ts";
import { outcomeOf, statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let owner: BuiltMember;
let other: BuiltMember;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

beforeAll(async () => {
  [owner, other] = await Promise.all([buildMember(server), buildMember(server)]);
});

const tag = async (cats: BuiltCat[], name: string, wanted: 0 | 1 = 1, by = owner) =>
  (
    await server.as(by)("POST /me/herd/tags", {
      body: { cats: cats.map(({ id }) => id), name, wanted },
    })
  ).data;
const tagsOf = async ({ id }: { id: number }, by = owner, scope: "own" | "bred" = "own") =>
  (await server.as(by)("GET /me/herd", { query: { cats: String(id), scope } })).data.flatMap(
    ({ tags }) => tags.map(({ name }) => name),
  );
const cat = (by = owner) => buildCat(server, { owner: by });

describe("tags", () => {
  test("are made as they are put on, once whatever their case, and taken off again", async () => {
    const [one, two] = [await cat(), await cat()];
    expect(await tag([one, two], "For show")).toEqual([
      { cat_id: one.id, name: one.cat_name, changed: true, refused: null },
      { cat_id: two.id, name: two.cat_name, changed: true, refused: null },
    ]);
    expect((await tag([one], " for SHOW "))[0]!.changed).toBe(false);
    await tag([one], "Keep");
    expect(await tagsOf(one)).toEqual(["For show", "Keep"]);
    const { data: tags } = await server.as(owner)("GET /me/tags", {});
    expect(tags.map(({ name, cats }) => [name, cats])).toEqual([
      ["For show", 2],
      ["Keep", 1],
    ]);
    const query = { tag: String(tags[0]!.id), sort: "name" as const };
    const { data } = await server.as(owner)("GET /me/herd", { query });
    expect(data.map(({ id }) => id).toSorted()).toEqual([one.id, two.id].toSorted());
    expect((await tag([one, two], "Keep", 0)).map(({ changed }) => changed)).toEqual([true, false]);
    expect(await tagsOf(one)).toEqual(["For show"]);
  });

  test("are renamed and deleted by their author alone", async () => {
    const one = await cat();
    const mine = await buildMember(server);
    const own = await cat(mine);
    await tag([own], "Queen", 1, mine);
    await tag([own], "Pet", 1, mine);
    const { data } = await server.as(mine)("GET /me/tags", {});
    const params = { id: data[1]!.id };
    const rename = (by: BuiltMember, name: string) =>
      server.as(by)("PUT /me/tags/{id}", { params, body: { name } });
    expect(await statusOf(rename(owner, "Mine"))).toBe(404);
    expect(await statusOf(server.as(owner)("DELETE /me/tags/{id}", { params }))).toBe(404);
    expect(await statusOf(rename(mine, "PET"))).toBe(409);
    expect((await rename(mine, "Breeding queen")).data.name).toBe("Breeding queen");
    await server.as(mine)("DELETE /me/tags/{id}", { params });
    expect(await tagsOf(own, mine)).toEqual(["Pet"]);
    expect(await tagsOf(one)).toEqual([]);
  });

  test("of another member's cat are refused by name, and the others put on", async () => {
    const [own, theirs] = [await cat(), await cat(other)];
    const acted = await tag([theirs, own], "Own");
    const of = ({ id }: BuiltCat) => acted.find(({ cat_id }) => cat_id === id)!;
    expect(of(own).changed).toBe(true);
    expect(of(theirs)).toMatchObject({ changed: false, refused: expect.stringMatching(/\w/) });
    const { rows } = await server.pool.query("select from cat_tags where cat_id = $1", [theirs.id]);
    expect(rows).toEqual([]);
    // The database holds it too.
    await expect(
      server.pool.query(
        "insert into cat_tags (tag_id, cat_id) select id, $1 from tags where member_id = $2",
        [theirs.id, owner.id],
      ),
    ).rejects.toMatchObject({ constraint: "cat_tags_of_own_cats" });
  });

  test("are seen by nobody else: not on the cat's pages, in lists, or in exports", async () => {
    const shared = await buildCat(server, { owner: other, onlineOwner: owner, cat_name: "Shared" });
    await buildAd(server, { cat: shared });
    await tag([shared], "Zebrastripe");
    const admin = await buildAdmin(server);
    const id = String(shared.id);
    for (const by of [other, admin]) {
      const cookie = await server.sessionCookie(by);
      for (const path of [
        `/api/cats/${id}`,
        `/api/cats/cat-and-color/${id}`,
        `/api/cats?mine=my`,
        "/api/cats?q=shared",
        "/api/me/cats",
        "/api/me/herd",
        "/api/me/tags",
        "/api/me/data",
        `/api/sales/${id}`,
        `/api/cats/${id}/history`,
        "/exports/cats.csv",
        "/exports/cats.json",
        "/exports/cats.ged",
      ]) {
        const answer = await server.raw(path, { headers: { host: "localhost", cookie } });
        expect(await answer.text(), path).not.toContain("Zebrastripe");
      }
    }
    const { data } = await server.as(owner)("GET /me/data", {});
    expect(data.tags).toContainEqual({ name: "Zebrastripe", cats: [shared.id] });
  });

  test("are fifty a member and twenty a cat at most", { timeout: 30_000 }, async () => {
    const rich = await buildMember(server);
    const [one, two, three] = [await cat(rich), await cat(rich), await cat(rich)];
    for (let place = 0; place < TAGS_OF_MEMBER; place++)
      await tag([place < TAGS_OF_CAT ? one : place < 40 ? two : three], `Tag ${place}`, 1, rich);
    expect((await tag([one], "Tag 49", 1, rich))[0]).toMatchObject({
      changed: false,
      refused: "A cat can have at most 20 of your tags",
    });
    const beyond = server.as(rich)("POST /me/herd/tags", {
      body: { cats: [three.id], name: "One more", wanted: 1 },
    });
    expect((await outcomeOf(beyond)).status).toBe(409);
    // A deleted one makes room.
    const { data } = await server.as(rich)("GET /me/tags", {});
    await server.as(rich)("DELETE /me/tags/{id}", { params: { id: data[7]!.id } });
    expect((await tag([three], "One more", 1, rich))[0]!.changed).toBe(true);
  });
});

async function handOver(sold: BuiltCat, seller: BuiltMember, buyer: BuiltMember): Promise<void> {
  const ad = buildAd(server, { cat: sold });
  const { id } = await buildOrder(server, { ad, buyer, status: "completed" });
  await server.as(seller)("POST /order/{id}/hand-over", { params: { id } });
  await server.as(buyer)("PUT /order/{id}/hand-over", { params: { id } });
}

const countOf = async ({ id }: { id: number }) =>
  (await server.pool.query("select from cat_tags where cat_id = $1", [id])).rowCount;

describe("tags of a cat that passes on", () => {
  test("are gone with it, unless its former owner has bred it", async () => {
    const [pet, bred] = [await cat(), await cat()];
    await server.pool.query("update cats set breeder_id = $2 where id = $1", [bred.id, owner.id]);
    await tag([pet, bred], "Sold 2026");
    for (const each of [pet, bred]) await handOver(each, owner, other);
    expect(await countOf(pet)).toBe(0);
    expect(await tagsOf(bred, owner, "bred")).toEqual(["Sold 2026"]);
    expect(await tagsOf(bred, other)).toEqual([]);
    // A breeder marks sold cats further, and nobody else's.
    expect((await tag([bred], "Neutered"))[0]!.changed).toBe(true);
    expect((await tag([pet], "Neutered"))[0]!.refused).not.toBeNull();
  });

  test("are there again when the club brings it back from a check", async () => {
    const checked = await cat();
    await tag([checked], "Keeper");
    await buildApplication(server, { cat: checked });
    const admin = await buildAdmin(server);
    await server.as(admin)("PUT /cats/update-owner-at-cat/{id}", { params: { id: checked.id } });
    expect(await tagsOf(checked)).toEqual([]);
    const { data } = await server.as(admin)("GET /cats/{id}/applications", {
      params: { id: checked.id },
    });
    await server.as(owner)("PUT /applications/{id}/withdraw", {
      params: { id: data.application_id! },
    });
    expect(await tagsOf(checked)).toEqual(["Keeper"]);
  });

  test("move with a merge, and back when it is undone", async () => {
    const [kept, gone] = [await cat(), await cat()];
    await tag([kept, gone], "Both");
    await tag([gone], "Gone's");
    const call = server.as(owner);
    const { data } = await call("POST /cats/{id}/merge", {
      params: { id: kept.id },
      body: { other: gone.id, take: [] },
    });
    expect(await tagsOf(kept)).toEqual(["Both", "Gone's"]);
    await call("POST /merges/{id}/undo", { params: { id: data.id } });
    expect(await tagsOf(kept)).toEqual(["Both"]);
    expect(await tagsOf(gone)).toEqual(["Both", "Gone's"]);
  });

  test("are gone with the account", async () => {
    const leaver = await buildMember(server);
    const left = await cat(leaver);
    await tag([left], "Bye", 1, leaver);
    await server.as(leaver)("POST /me/close", { body: { currentPassword: leaver.password } });
    expect(await countOf(left)).toBe(0);
    const { rows } = await server.pool.query("select from tags where member_id = $1", [leaver.id]);
    expect(rows).toEqual([]);
  });
});

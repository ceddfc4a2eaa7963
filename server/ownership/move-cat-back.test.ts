import { describe, expect, test } from "vitest";
import { buildCat, type BuiltCat, type CatTraits } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import {
  startWithOwners,
  server,
  keeper,
  taker,
  stranger,
  freeCat,
  membersOf,
  allOf,
  takings,
  previousOwners,
  changesOf,
} from "@felistry/testkit/worlds/cat-owners.ts";

startWithOwners();

const moves = {
  "PUT user-from-prev": (member: BuiltMember, cat: BuiltCat) =>
    server.as(member)("PUT /cats/user-from-prev", { body: { catId: cat.id } }),
  "POST from-prev": (member: BuiltMember, cat: BuiltCat) =>
    server.as(member)("POST /cat-change-owner/cat-change-owner-from-prev", {
      body: { catId: cat.id, prev_owner_id: stranger.id },
    }),
};

async function takenCat(traits: CatTraits = {}): Promise<BuiltCat> {
  const cat = await freeCat(traits);
  await takings["PUT update-owner-at-cat"](taker, cat);
  return cat;
}

describe("moving a cat to its previous online owner", () => {
  test.each([
    ["PUT first", Object.values(moves)],
    ["POST first", Object.values(moves).toReversed()],
  ])("[7-40] [7-75] [D3-12] is one change of two calls, %s", async (_, calls) => {
    const cat = await takenCat();
    for (const move of calls) {
      expect((await move(taker, cat)).success).toBe(true);
      expect(await membersOf(cat)).toEqual(allOf(keeper, 0));
      expect(await changesOf(cat)).toEqual(["take", "move-back"]);
    }
    expect(await previousOwners(keeper, cat)).toEqual([]);
  });

  test("[D3-12] is one change also when both calls come at once", async () => {
    // A chain of three: a second change would carry the cat one keeper further back.
    const cat = await takenCat();
    await server.as(taker)("PATCH /cats/{id}", { params: { id: cat.id }, body: { is_my_cat: 0 } });
    await takings["PUT update-owner-at-cat"](stranger, cat);
    const calls = Array.from({ length: 5 }, () => Object.values(moves)).flat();
    const statuses = await Promise.all(calls.map((move) => statusOf(move(stranger, cat))));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await membersOf(cat)).toEqual(allOf(taker, 0));
    expect(await previousOwners(taker, cat)).toEqual([keeper.id]);
  });

  test("[7-40] [7-75] [D3-09] is the online owner's alone", async () => {
    const cat = await takenCat();
    await server.as(taker)("PATCH /cats/{id}", {
      params: { id: cat.id },
      body: { users_id: stranger.id },
    });
    for (const move of Object.values(moves)) {
      expect(await statusOf(move(stranger, cat))).toBe(403);
      expect(await statusOf(move(keeper, cat))).toBe(403);
    }
    const guest = server.guest();
    const body = { catId: cat.id };
    expect(
      await Promise.all([
        statusOf(guest("PUT /cats/user-from-prev", { body })),
        statusOf(guest("POST /cat-change-owner/cat-change-owner-from-prev", { body })),
      ]),
    ).toEqual([401, 401]);
    expect((await membersOf(cat)).online_owner_id).toBe(taker.id);
  });

  test("[D3-10] [D3-11] [6-10] [D10-10] is refused for a registered cat and without a previous owner", async () => {
    const registered = await takenCat({ reg_num: "FEL-2026-700002" });
    const own = await buildCat(server, { owner: taker });
    for (const move of Object.values(moves))
      for (const cat of [registered, own]) expect(await statusOf(move(taker, cat))).toBe(409);
    expect(await changesOf(registered)).toEqual(["take"]);
  });

  test("is told to whom gets the cat back", async () => {
    const previous = await buildMember(server);
    const cat = await takenCat({ owner: previous });
    await moves["PUT user-from-prev"](taker, cat);
    const subjects = (await server.mailsSentTo(previous.email)).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringContaining("is back on your page"));
  });
});

describe("previous owners", () => {
  test("[7-74] [D9-05] are for owners and the club to see", async () => {
    const cat = await takenCat();
    const admin = await buildAdmin(server);
    expect(await previousOwners(admin, cat)).toEqual([keeper.id]);
    const params = { id: cat.id };
    expect(
      await Promise.all([
        statusOf(server.as(stranger)("GET /cat-change-owner/{id}", { params })),
        statusOf(server.guest()("GET /cat-change-owner/{id}", { params })),
      ]),
    ).toEqual([403, 401]);
  });
});

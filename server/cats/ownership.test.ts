import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiFailure } from "@felistry/contract/client.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat, type BuiltCat, type CatTraits } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildOrder } from "@felistry/testkit/build-order.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { insertRow, referenceId } from "@felistry/testkit/world.ts";

let server: TestServer;
let keeper: BuiltMember;
let taker: BuiltMember;
let stranger: BuiltMember;

beforeAll(async () => {
  server = await startTestServer();
  keeper = await buildMember(server, { locale: "ru" });
  [taker, stranger] = await Promise.all([buildMember(server), buildMember(server)]);
});
afterAll(() => server.stop());

const freeCat = (traits: CatTraits = {}) =>
  buildCat(server, { owner: keeper, is_my_cat: 0, ...traits });

interface Members {
  users_id: number;
  online_owner_id: number;
  is_my_cat: number;
}

async function membersOf(cat: BuiltCat): Promise<Members> {
  const { users_id, online_owner_id, is_my_cat } = (
    await server.guest()("GET /cats/{id}", { params: { id: cat.id } })
  ).data;
  return { users_id, online_owner_id, is_my_cat };
}

const allOf = (member: BuiltMember, is_my_cat: number): Members => ({
  users_id: member.id,
  online_owner_id: member.id,
  is_my_cat,
});

const takings = {
  "PUT update-owner-at-cat": (member: BuiltMember, cat: BuiltCat) =>
    server.as(member)("PUT /cats/update-owner-at-cat/{id}", { params: { id: cat.id } }),
  "POST cat-change-owner": (member: BuiltMember, cat: BuiltCat) =>
    server.as(member)("POST /cat-change-owner", { body: { catId: cat.id } }),
};

const moves = {
  "PUT user-from-prev": (member: BuiltMember, cat: BuiltCat) =>
    server.as(member)("PUT /cats/user-from-prev", { body: { catId: cat.id } }),
  "POST from-prev": (member: BuiltMember, cat: BuiltCat) =>
    server.as(member)("POST /cat-change-owner/cat-change-owner-from-prev", {
      body: { catId: cat.id, prev_owner_id: stranger.id },
    }),
};

const previousOwners = async (member: BuiltMember, cat: BuiltCat) =>
  (await server.as(member)("GET /cat-change-owner/{id}", { params: { id: cat.id } })).data.map(
    ({ prev_owner_id }) => prev_owner_id,
  );

const changesOf = async (cat: BuiltCat): Promise<string[]> =>
  (
    await server.pool.query<{ kind: string }>(
      "select kind from owner_changes where cat_id = $1 order by id",
      [cat.id],
    )
  ).rows.map(({ kind }) => kind);

async function statusOf(answer: Promise<unknown>): Promise<number> {
  return answer.then(
    () => 200,
    (error: unknown) => {
      if (error instanceof ApiFailure) return error.status;
      throw error;
    },
  );
}

async function pendingApplication(cat: BuiltCat, applicant: BuiltMember): Promise<void> {
  const pedigree = await insertRow(server, "pedigrees", {
    cat_id: cat.id,
    pedigree_num: "P 1",
    issued_by: "Club",
    pedigree_img_url: await buildUpload(server, { owner: applicant, prefix: "pedigree" }),
    cat_systems_id: await referenceId(server, "cat_systems", "abb", "FIFe"),
  });
  await insertRow(server, "applications", {
    cat_id: cat.id,
    pedigrees_id: pedigree.id,
    applicant_id: applicant.id,
  });
}

const orders: [string, (typeof takings)[keyof typeof takings][]][] = [
  ["PUT first", Object.values(takings)],
  ["POST first", Object.values(takings).toReversed()],
];

describe("adding a free cat to one's page", () => {
  test.each(orders)(
    "[7-41] [7-73] [D3-04] [D3-05] [D10-05] is one change of two calls, %s",
    async (_, calls) => {
      const cat = await freeCat();
      for (const take of calls) {
        expect((await take(taker, cat)).success).toBe(true);
        expect(await membersOf(cat)).toEqual(allOf(taker, 1));
        expect(await changesOf(cat)).toEqual(["take"]);
      }
      expect(await previousOwners(taker, cat)).toEqual([keeper.id]);
    },
  );

  test("[7-73] is one change also when both calls come at once, many times", async () => {
    const cat = await freeCat();
    const calls = Array.from({ length: 6 }, () => Object.values(takings)).flat();
    const statuses = await Promise.all(calls.map((take) => statusOf(take(taker, cat))));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await changesOf(cat)).toEqual(["take"]);
  });

  test("[D3-06] is told to the previous online owner, in their language", async () => {
    const previous = await buildMember(server, { locale: "ru" });
    const cat = await freeCat({ owner: previous, cat_name: "Barsik" });
    await takings["PUT update-owner-at-cat"](taker, cat);
    await takings["POST cat-change-owner"](taker, cat);
    const mails = await server.mailsSentTo(previous.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain(`${taker.first_name} ${taker.last_name}`);
    expect(mails[0]!.text).toContain(`Barsik, № ${cat.id}`);
  });

  test("[7-41] [D3-03] [D10-10] is refused for a cat that has an owner, and changes nothing", async () => {
    const cat = await freeCat({ is_my_cat: 1 });
    for (const take of Object.values(takings)) {
      expect(await statusOf(take(taker, cat))).toBe(409);
      expect(await membersOf(cat)).toEqual(allOf(keeper, 1));
    }
    expect(await changesOf(cat)).toEqual([]);
  });

  test("is done by one of two members who try at once", async () => {
    const cat = await freeCat();
    const statuses = await Promise.all(
      [taker, stranger].map((member) => statusOf(takings["PUT update-owner-at-cat"](member, cat))),
    );
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  test("[D10-05] works on a registered free cat too", async () => {
    const cat = await freeCat({ reg_num: "FEL-2026-700001" });
    await takings["PUT update-owner-at-cat"](taker, cat);
    expect(await membersOf(cat)).toEqual(allOf(taker, 1));
  });

  test("takes the former keeper's ad off the market", async () => {
    const cat = await freeCat();
    await buildAd(server, { cat });
    await takings["PUT update-owner-at-cat"](taker, cat);
    expect(
      await statusOf(server.guest()("GET /sales/{catId}", { params: { catId: cat.id } })),
    ).toBe(404);
  });

  test("[D3-07] an administrator takes any cat with a pending application, and no other", async () => {
    const admin = await buildAdmin(server);
    for (const is_my_cat of [0, 1] as const) {
      const cat = await freeCat({ is_my_cat });
      await pendingApplication(cat, keeper);
      for (const take of Object.values(takings)) await take(admin, cat);
      expect(await membersOf(cat)).toEqual(allOf(admin, is_my_cat));
      expect(await changesOf(cat)).toEqual(["club-take"]);
      // On the club's desk it is nobody else's to take.
      expect(await statusOf(takings["PUT update-owner-at-cat"](taker, cat))).toBe(409);
    }
    const other = await freeCat({ is_my_cat: 1 });
    expect(await statusOf(takings["PUT update-owner-at-cat"](admin, other))).toBe(409);
  });

  test("[7-41] [7-73] is for members, and for cats that there are", async () => {
    const cat = await freeCat();
    const guest = server.guest();
    expect(
      await Promise.all([
        statusOf(guest("PUT /cats/update-owner-at-cat/{id}", { params: { id: cat.id } })),
        statusOf(guest("POST /cat-change-owner", { body: { catId: cat.id } })),
        statusOf(server.as(taker)("POST /cat-change-owner", { body: { catId: 999_999 } })),
      ]),
    ).toEqual([401, 401, 404]);
  });
});

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

describe("the limited edit", () => {
  const patch = (member: BuiltMember, cat: { id: number }, body: object) =>
    server.as(member)("PATCH /cats/{id}", { params: { id: cat.id }, body });

  test("[7-36] [D10-03] changes what is sent and nothing else, also of a registered cat", async () => {
    const cat = await buildCat(server, {
      owner: keeper,
      reg_num: "FEL-2026-700003",
      chip: "643 1",
      description: "Calm",
    });
    const sent = { id: 7, cat_name: "Another", registered: 0, description: "Loves people" };
    await patch(keeper, cat, sent);
    const { data } = await server.as(keeper)("GET /cats/cat-and-color/{id}", {
      params: { id: cat.id },
    });
    expect(data).toMatchObject({
      cat_name: cat.cat_name,
      registered: 1,
      description: "Loves people",
      chip: "643 1",
      is_my_cat: 1,
    });
    await patch(keeper, cat, { chip: "", is_my_cat: 0 });
    const after = await server.as(keeper)("GET /cats/cat-and-color/{id}", {
      params: { id: cat.id },
    });
    expect(after.data).toMatchObject({ chip: null, is_my_cat: 0, description: "Loves people" });
  });

  test("[7-37] refuses guests, strangers, unknown cats and texts that are none", async () => {
    const cat = await buildCat(server, { owner: keeper });
    const guest = server.guest();
    expect(
      await Promise.all([
        statusOf(guest("PATCH /cats/{id}", { params: { id: cat.id }, body: {} })),
        statusOf(patch(stranger, cat, { description: "x" })),
        statusOf(patch(keeper, { id: 999_999 }, {})),
        statusOf(patch(keeper, cat, { description: "x".repeat(101) })),
        statusOf(patch(keeper, cat, { chip: "№!" })),
      ]),
    ).toEqual([401, 403, 404, 400, 400]);
  });

  test("[D3-13] hands the shown ownership to another member; the page stays where it is", async () => {
    const cat = await buildCat(server, { owner: keeper });
    await patch(keeper, cat, { users_id: stranger.id });
    expect(await membersOf(cat)).toEqual({ ...allOf(keeper, 1), users_id: stranger.id });
    expect(await statusOf(patch(keeper, cat, { users_id: 999_999 }))).toBe(404);
    expect((await membersOf(cat)).users_id).toBe(stranger.id);
  });
});

describe("deleting a cat", () => {
  const remove = (member: BuiltMember, id: number) =>
    server.as(member)("DELETE /cats/{id}", { params: { id } });
  const reasonOf = async (cat: BuiltCat): Promise<[number, string]> => {
    const failure = await remove(keeper, cat.id).catch((error: unknown) => error);
    if (!(failure instanceof ApiFailure)) throw new Error("it was deleted");
    expect(await membersOf(cat)).toMatchObject({ online_owner_id: keeper.id });
    return [failure.status, failure.body.message];
  };

  test("[7-38] takes its ad, documents and favourites along", async () => {
    const cat = await buildCat(server, { owner: keeper });
    await buildAd(server, { cat });
    await server.as(stranger)("POST /me/favorite", { body: { catId: cat.id } });
    await remove(keeper, cat.id);
    expect(await statusOf(server.guest()("GET /cats/{id}", { params: { id: cat.id } }))).toBe(404);
  });

  test("[7-39] [D3-22] is the online owner's alone", async () => {
    const cat = await buildCat(server, { owner: stranger, onlineOwner: keeper });
    const admin = await buildAdmin(server);
    expect(
      await Promise.all([
        statusOf(server.guest()("DELETE /cats/{id}", { params: { id: cat.id } })),
        statusOf(remove(stranger, cat.id)),
        statusOf(remove(admin, cat.id)),
        statusOf(remove(keeper, 999_999)),
      ]),
    ).toEqual([401, 403, 403, 404]);
  });

  test("[7-39] [D3-23] is refused for a registered cat", async () => {
    const cat = await buildCat(server, { owner: keeper, reg_num: "FEL-2026-700004" });
    expect(await reasonOf(cat)).toEqual([400, "A registered cat cannot be deleted or moved"]);
  });

  test("[7-39] [D3-24] is refused for a parent", async () => {
    const cat = await buildCat(server, { owner: keeper, sex: "female", born: "2015-01-01" });
    await buildCat(server, { dam: cat });
    expect(await reasonOf(cat)).toEqual([
      400,
      "This cat is a parent of another cat and cannot be deleted",
    ]);
  });

  test("[7-39] [D3-25] is refused for a cat that has an order", async () => {
    const cat = await buildCat(server, { owner: keeper });
    await buildOrder(server, { ad: buildAd(server, { cat }), status: "cancelled" });
    expect(await reasonOf(cat)).toEqual([400, "This cat has an order and cannot be deleted"]);
  });

  test("is refused for a cat whose application the club has on record", async () => {
    const cat = await buildCat(server, { owner: keeper });
    await pendingApplication(cat, keeper);
    expect((await reasonOf(cat))[0]).toBe(400);
  });
});

import { describe, expect, test } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildAdmin, buildMember } from "@felistry/testkit/build-member.ts";
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
  pendingApplication,
} from "@felistry/testkit/worlds/cat-owners.ts";

startWithOwners();

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

/** What a seller has offered and taken on ends when the cat goes elsewhere, also when it comes back. */
import { describe, expect, test } from "vitest";
import { buildApplication } from "@felistry/testkit/build-application.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildOrder } from "@felistry/testkit/build-order.ts";
import {
  adOf,
  forSale,
  place,
  seller,
  server,
  setActive,
  setStatus,
  startWithParties,
  statusesOf,
  told,
} from "@felistry/testkit/worlds/order-parties.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";

startWithParties();

describe("[SEC-10] an offered hand-over", () => {
  async function offered() {
    const { cat, ad } = await forSale();
    const buyer = await buildMember(server);
    const order = await buildOrder(server, { ad, buyer, status: "accepted" });
    await setStatus(order.id, "completed", seller);
    const params = { id: order.id };
    await server.as(seller)("POST /order/{id}/hand-over", { params });
    return { cat, buyer, params };
  }
  const free = (by: BuiltMember, id: number) =>
    server.as(by)("PATCH /cats/{id}", { params: { id }, body: { is_my_cat: 0 } });
  const take = (by: BuiltMember, catId: number) =>
    server.as(by)("POST /cat-change-owner", { body: { catId } });
  const another = () =>
    buildCat(server, { owner: seller, cat_name: "Murka", sex: "female", born: "2022-05-14" });

  type Offered = Awaited<ReturnType<typeof offered>>;
  /** Each brings the cat back to the seller, or leaves it there. */
  const ways: [string, (story: Offered) => Promise<unknown>][] = [
    [
      "it was taken by another member and given back",
      async ({ cat }) => {
        const taker = await buildMember(server);
        await free(seller, cat.id);
        await take(taker, cat.id);
        await server.as(taker)("PUT /cats/user-from-prev", { body: { catId: cat.id } });
      },
    ],
    ["it was freed", ({ cat }) => free(seller, cat.id)],
    [
      "another member was named its owner, and the seller again",
      async ({ cat }) => {
        const params = { id: cat.id };
        const other = await buildMember(server);
        for (const users_id of [other.id, seller.id])
          await server.as(seller)("PATCH /cats/{id}", { params, body: { users_id } });
      },
    ],
    [
      "it was merged into another record of the seller's",
      async ({ cat }) =>
        server.as(seller)("POST /cats/{id}/merge", {
          params: { id: (await another()).id },
          body: { other: cat.id, take: [] },
        }),
    ],
    [
      "it was merged, and the merge undone",
      async ({ cat }) => {
        const { data } = await server.as(seller)("POST /cats/{id}/merge", {
          params: { id: (await another()).id },
          body: { other: cat.id, take: [] },
        });
        await server.as(seller)("POST /merges/{id}/undo", { params: { id: data.id } });
      },
    ],
    [
      "the seller was suspended for a while",
      async () => {
        const admin = server.as(await buildAdmin(server));
        const params = { id: seller.id };
        await admin("PUT /admin/members/{id}/suspension", { params, body: { reason: "Fraud" } });
        await admin("DELETE /admin/members/{id}/suspension", { params });
      },
    ],
  ];

  test.each(ways)("[SEC-10] is void after %s, and may be made anew", async (_, go) => {
    const story = await offered();
    await go(story);
    const { buyer, params } = story;
    expect(await statusOf(server.as(buyer)("PUT /order/{id}/hand-over", { params }))).toBe(409);
    await server.as(seller)("POST /order/{id}/hand-over", { params });
    expect((await server.as(buyer)("PUT /order/{id}/hand-over", { params })).data.handover).toBe(
      "done",
    );
  });

  test("[SEC-10] is void when the seller places the ad again", async () => {
    const { cat, buyer, params } = await offered();
    await setActive(seller, cat.id);
    expect(await statusOf(server.as(buyer)("PUT /order/{id}/hand-over", { params }))).toBe(409);
  });

  test("[SEC-10] is void once another buyer has got the cat, also when it has come back", async () => {
    const { cat, buyer, params } = await offered();
    const other = await buildMember(server);
    await setActive(seller, cat.id);
    const id = await place(other, cat.id);
    await setStatus(id, "accepted", seller);
    await setStatus(id, "completed", seller);
    await server.as(seller)("POST /order/{id}/hand-over", { params: { id } });
    await server.as(other)("PUT /order/{id}/hand-over", { params: { id } });
    await server.as(other)("PUT /cats/user-from-prev", { body: { catId: cat.id } });
    expect(await statusOf(server.as(buyer)("PUT /order/{id}/hand-over", { params }))).toBe(409);
  });
});

describe("[SEC-10] orders of a cat that leaves its seller", () => {
  test("[SEC-10] are declined with a mail, and count for nothing when the next keeper sells", async () => {
    const { cat } = await forSale();
    const [buyer, taker] = await Promise.all([buildMember(server), buildMember(server)]);
    const id = await place(buyer, cat.id);
    await setStatus(id, "accepted", seller);
    await server.as(seller)("PATCH /cats/{id}", {
      params: { id: cat.id },
      body: { is_my_cat: 0 },
    });
    await server.as(taker)("POST /cat-change-owner", { body: { catId: cat.id } });
    expect(await statusesOf(cat.id)).toEqual(["declined"]);
    expect(await told(buyer)).toContain("Murka is no longer with");
    expect(await statusOf(setStatus(id, "completed", seller))).toBe(409);
    await setActive(taker, cat.id);
    expect((await adOf(cat.id, taker)).is_reserved).toBe(0);
  });

  test("[SEC-10] wait while the club has the cat for a check, and go on when it is back", async () => {
    const { cat } = await forSale();
    const [buyer, admin] = await Promise.all([buildMember(server), buildAdmin(server)]);
    const id = await place(buyer, cat.id);
    const application = await buildApplication(server, { cat });
    await server.as(admin)("POST /cat-change-owner", { body: { catId: cat.id } });
    expect(await statusOf(setStatus(id, "accepted", seller))).toBe(409);
    await server.as(seller)("PUT /applications/{id}/withdraw", {
      params: { id: application.id },
    });
    expect(await statusesOf(cat.id)).toEqual(["new"]);
    expect(await statusOf(setStatus(id, "accepted", seller))).toBe(200);
  });

  test("[SEC-10] of another member's record are declined when the club makes it one with the kept", async () => {
    const { cat } = await forSale();
    const [buyer, keeper, admin] = await Promise.all([
      buildMember(server),
      buildMember(server),
      buildAdmin(server),
    ]);
    await place(buyer, cat.id);
    const kept = await buildCat(server, { owner: keeper, cat_name: "Murka" });
    await server.as(admin)("POST /cats/{id}/merge", {
      params: { id: kept.id },
      body: { other: cat.id, take: [] },
    });
    expect(await statusesOf(kept.id)).toEqual(["declined"]);
    expect(await told(buyer)).toContain("Murka is no longer with");
  });
});

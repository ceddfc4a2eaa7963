import { describe, expect, test } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildOrder } from "@felistry/testkit/build-order.ts";
import { refusalOf, statusOf } from "@felistry/testkit/outcome.ts";
import {
  startWithOwners,
  server,
  keeper,
  stranger,
  membersOf,
  pendingApplication,
} from "@felistry/testkit/worlds/cat-owners.ts";

startWithOwners();

describe("deleting a cat", () => {
  const remove = (member: BuiltMember, id: number) =>
    server.as(member)("DELETE /cats/{id}", { params: { id } });
  const reasonOf = async (cat: BuiltCat): Promise<[number, string]> => {
    const refusal = await refusalOf(remove(keeper, cat.id));
    expect(await membersOf(cat)).toMatchObject({ online_owner_id: keeper.id });
    return [refusal.status, refusal.message];
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

  test("is refused for a cat with an application on record", async () => {
    const cat = await buildCat(server, { owner: keeper });
    await pendingApplication(cat, keeper);
    expect((await reasonOf(cat))[0]).toBe(400);
  });
});

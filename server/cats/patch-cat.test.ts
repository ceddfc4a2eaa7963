import { describe, expect, test } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import type { BuiltMember } from "@felistry/testkit/build-member.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import {
  startWithOwners,
  server,
  keeper,
  stranger,
  membersOf,
  allOf,
} from "@felistry/testkit/worlds/cat-owners.ts";

startWithOwners();

describe("the limited edit", () => {
  const patch = (member: BuiltMember, cat: { id: number }, body: object) =>
    server.as(member)("PATCH /cats/{id}", { params: { id: cat.id }, body });

  test("[7-36] [D10-03] changes only the fields sent, also of a registered cat", async () => {
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

/** What the member shown as owner may not take from the one who keeps the page. */
import { describe, expect, test } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { outcomeOf, statusOf } from "@felistry/testkit/outcome.ts";
import {
  startWithOwners,
  server,
  keeper,
  taker,
  stranger,
  membersOf,
  takings,
} from "@felistry/testkit/worlds/cat-owners.ts";

startWithOwners();

const REFUSED = {
  status: 403,
  message: "Only the member who keeps the cat's page may do this",
};

/** Kept by `keeper`, shown as `stranger`'s. */
const shownCat = (traits: Parameters<typeof buildCat>[1] = {}) =>
  buildCat(server, { owner: stranger, onlineOwner: keeper, sex: "female", ...traits });

const free = (call: ApiCaller, cat: BuiltCat, is_my_cat: 0 | 1 = 0) =>
  call("PATCH /cats/{id}", { params: { id: cat.id }, body: { is_my_cat } });
const edit = (call: ApiCaller, cat: BuiltCat, is_my_cat: 0 | 1) =>
  call("PUT /cats/{id}", {
    params: { id: cat.id },
    body: { cat_name: "Renamed Cat", breed_id: cat.breed_id, is_my_cat },
  });
const merge = (call: ApiCaller, kept: BuiltCat, gone: BuiltCat, take: "mother"[] = []) =>
  call("POST /cats/{id}/merge", { params: { id: kept.id }, body: { other: gone.id, take } });
const lastChange = async (call: ApiCaller, cat: BuiltCat) =>
  (await call("GET /cats/{id}/history", { params: { id: cat.id }, query: { limit: 1 } })).data[0]!;
const undo = (call: ApiCaller, id: number) => call("POST /history/{id}/undo", { params: { id } });

describe("[SEC-04] [D11-02] freeing, merging away and deleting are the online owner's alone", () => {
  test("the owner shown frees the cat by no edit, and so does not get to take it", async () => {
    const cat = await shownCat();
    const shown = server.as(stranger);
    expect(await outcomeOf(free(shown, cat))).toEqual(REFUSED);
    expect(await outcomeOf(edit(shown, cat, 0))).toEqual(REFUSED);
    expect(await statusOf(takings["PUT update-owner-at-cat"](stranger, cat))).toBe(409);
    expect(await membersOf(cat)).toMatchObject({ online_owner_id: keeper.id, is_my_cat: 1 });
  });

  test("what they may edit they edit still, sending the flag as it is", async () => {
    const cat = await shownCat();
    const shown = server.as(stranger);
    await edit(shown, cat, 1);
    const freed = await shownCat({ is_my_cat: 0 });
    await free(shown, freed, 0);
    await edit(shown, freed, 0);
    await free(server.as(keeper), cat);
    expect((await membersOf(cat)).is_my_cat).toBe(0);
  });

  test("nor by taking back a change of the history, which is not offered to them", async () => {
    const cat = await shownCat({ is_my_cat: 0 });
    const [kept, shown] = [server.as(keeper), server.as(stranger)];
    await free(kept, cat, 1);
    const owned = await lastChange(shown, cat);
    expect(owned.may_undo).toBe(0);
    expect(await outcomeOf(undo(shown, owned.id))).toEqual(REFUSED);
    expect((await lastChange(kept, cat)).may_undo).toBe(1);
    await undo(kept, owned.id);
    expect((await membersOf(cat)).is_my_cat).toBe(0);
  });

  test("nor by a merge in which either record is kept by another", async () => {
    const born = "2020-01-01";
    const theirs = await shownCat({ born });
    const own = await buildCat(server, {
      owner: stranger,
      sex: "female",
      born,
      dam: buildCat(server, { sex: "female", born: "2015-01-01" }),
    });
    const shown = server.as(stranger);
    expect(await outcomeOf(merge(shown, own, theirs))).toEqual(REFUSED);
    // It would set the parents of a page that is another's.
    expect(await outcomeOf(merge(shown, theirs, own, ["mother"]))).toEqual(REFUSED);
    expect(
      await statusOf(
        shown("GET /cats/{id}/merge", { params: { id: own.id }, query: { other: theirs.id } }),
      ),
    ).toBe(403);
    const double = await shownCat({ born });
    await merge(server.as(keeper), theirs, double);
  });

  test("nor by deleting", async () => {
    const cat = await shownCat();
    const remove = (by: BuiltMember) =>
      statusOf(server.as(by)("DELETE /cats/{id}", { params: { id: cat.id } }));
    expect(await remove(stranger)).toBe(403);
    expect(await remove(keeper)).toBe(200);
  });

  test("nor by moving the page back, nor by handing the cat over", async () => {
    const cat = await buildCat(server, { owner: keeper, is_my_cat: 0 });
    await takings["PUT update-owner-at-cat"](taker, cat);
    await server.as(taker)("PATCH /cats/{id}", {
      params: { id: cat.id },
      body: { users_id: stranger.id },
    });
    const shown = server.as(stranger);
    const body = { catId: cat.id };
    expect(await statusOf(shown("PUT /cats/user-from-prev", { body }))).toBe(403);
    const taking = (
      await shown("GET /cats/{id}/history", { params: { id: cat.id }, query: {} })
    ).data.find(({ changes }) => changes.some(({ field }) => field === "online_owner_id"))!;
    expect(taking.may_undo).toBe(0);
    expect((await membersOf(cat)).online_owner_id).toBe(taker.id);
  });

  test("a merge that an administrator made is theirs to undo only while they are one", async () => {
    const admin = await buildAdmin(server);
    const [kept, gone] = [
      await shownCat({ born: "2020-01-01" }),
      await shownCat({ born: "2020-01-01" }),
    ];
    const { data } = await merge(server.as(admin), kept, gone);
    await server.pool.query("delete from user_roles where user_id = $1 and role_id = 2", [
      admin.id,
    ]);
    const undoMerge = (by: BuiltMember) =>
      outcomeOf(server.as(by)("POST /merges/{id}/undo", { params: { id: data.id } }));
    expect(await undoMerge(admin)).toEqual(REFUSED);
    expect((await undoMerge(await buildAdmin(server))).status).toBe(200);
  });

  test("a record that an undone merge brings back is free where its keeper has left meanwhile", async () => {
    const leaving = await buildMember(server);
    const gone = await buildCat(server, { owner: leaving, sex: "female", born: "2020-01-01" });
    const admin = server.as(await buildAdmin(server));
    const { data } = await merge(admin, await shownCat({ born: "2020-01-01" }), gone);
    await server.as(leaving)("POST /me/close", { body: { currentPassword: leaving.password } });
    await admin("POST /merges/{id}/undo", { params: { id: data.id } });
    await takings["PUT update-owner-at-cat"](taker, gone);
    expect((await membersOf(gone)).online_owner_id).toBe(taker.id);
  });

  test("the database holds it, whatever statement is made in a member's name", async () => {
    const cat = await shownCat();
    const as = async (member: BuiltMember, text: string) => {
      const client = await server.pool.connect();
      try {
        await client.query("begin");
        await client.query("select set_config('felistry.member_id', $1, true)", [
          String(member.id),
        ]);
        await client.query(text, [cat.id]);
        return "done";
      } catch (error) {
        return (error as { constraint?: string }).constraint;
      } finally {
        await client.query("rollback");
        client.release();
      }
    };
    const freeing = "update cats set is_my_cat = 0 where id = $1";
    const deleting = "delete from cats where id = $1";
    expect(await as(stranger, freeing)).toBe("cats_online_owner_alone");
    expect(await as(stranger, deleting)).toBe("cats_online_owner_alone");
    expect(await as(keeper, freeing)).toBe("done");
    expect(await as(keeper, deleting)).toBe("done");
  });
});

import { describe, expect, test } from "vitest";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import {
  startWithClub,
  server,
  admin,
  otherAdmin,
  owner,
  cat,
  replaceCat,
  send,
  confirm,
  decline,
  withdraw,
  stateFor,
  rowOf,
} from "@felistry/testkit/worlds/club-applications.ts";

startWithClub();

const take = (by: BuiltMember) =>
  server.as(by)("POST /cat-change-owner", { body: { catId: cat.id } });

describe("a cat that an administrator has taken for the check", () => {
  test.each([
    ["confirmed", () => confirm(admin)],
    ["declined", () => decline(admin)],
  ])("[D3-08] goes back to its members when it is %s", async (_, decide) => {
    const shown = await buildMember(server);
    await replaceCat({ owner: shown, onlineOwner: owner, is_my_cat: 0 });
    await send(owner);
    await take(admin);
    await take(otherAdmin);
    expect(await rowOf()).toMatchObject({
      users_id: otherAdmin.id,
      online_owner_id: otherAdmin.id,
      is_my_cat: 0,
    });
    // Its applicant still sees how the application stands.
    expect(await stateFor(owner)).toMatchObject({ status: "pending", may_withdraw: true });
    await decide();
    expect(await rowOf()).toMatchObject({
      users_id: shown.id,
      online_owner_id: owner.id,
      is_my_cat: 0,
    });
  });

  test("[D3-08] [D3-07] keeps `is_my_cat` throughout, and comes home from a withdrawal too", async () => {
    const { data } = await send(owner);
    await take(admin);
    expect(await rowOf()).toMatchObject({ online_owner_id: admin.id, is_my_cat: 1 });
    await withdraw(owner, data.application_id);
    expect(await rowOf()).toMatchObject({
      users_id: owner.id,
      online_owner_id: owner.id,
      is_my_cat: 1,
    });
  });

  test("stays where it is where the administrator has moved it back before deciding", async () => {
    await send(owner);
    await take(admin);
    await server.as(admin)("PUT /cats/user-from-prev", { body: { catId: cat.id } });
    await confirm(admin);
    expect(await rowOf()).toMatchObject({ online_owner_id: owner.id, registered: 1 });
  });

  test("closing the applicant's account takes the application back, and frees the cat", async () => {
    const leaving = await buildMember(server);
    await replaceCat({ owner: leaving });
    await send(leaving);
    await take(admin);
    await server.as(leaving)("POST /me/close", { body: { currentPassword: leaving.password } });
    expect(await rowOf()).toMatchObject({ online_owner_id: leaving.id, is_my_cat: 0 });
    expect(await stateFor(admin)).toMatchObject({ status: "withdrawn" });
  });
});

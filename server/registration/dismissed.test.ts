/** What an administrator has taken for the club's check is the club's, and not theirs to keep. */
import { describe, expect, test } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import {
  buildAdmin,
  buildMember,
  buildOfficer,
  type BuiltMember,
} from "@felistry/testkit/build-member.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import {
  startWithClub,
  server,
  admin,
  otherAdmin,
  owner,
  cat,
  replaceCat,
  send,
  decline,
  stateFor,
  rowOf,
} from "@felistry/testkit/worlds/club-applications.ts";
import { revokeAdmin } from "../accounts/administrators.ts";
import { dismissOfficer } from "../accounts/clubs/clubs.ts";

startWithClub();

const take = (by: BuiltMember, of = cat) =>
  server.as(by)("POST /cat-change-owner", { body: { catId: of.id } });

const dismissals: [string, (member: BuiltMember) => Promise<unknown>][] = [
  [
    "loses the role by another administrator",
    ({ id }) =>
      server.as(admin)("PUT /admin/members/{id}/administrator", {
        params: { id },
        body: { is_administrator: false },
      }),
  ],
  [
    "loses it by an operator's command",
    ({ email }) => revokeAdmin(server.pool, email, server.services),
  ],
  [
    "is suspended",
    ({ id }) =>
      server.as(admin)("PUT /admin/members/{id}/suspension", {
        params: { id },
        body: { reason: "Sold what was not theirs" },
      }),
  ],
  [
    "closes the account",
    (member) => server.as(member)("POST /me/close", { body: { currentPassword: member.password } }),
  ],
];

describe("[SEC-09] a cat that an administrator has taken goes home when that member", () => {
  test.each(dismissals)("%s", async (_, dismiss) => {
    const leaving = await buildAdmin(server);
    const shown = await buildMember(server);
    await replaceCat({ owner: shown, onlineOwner: owner, is_my_cat: 1 });
    await send(owner);
    await take(leaving);
    const own = await buildCat(server, { owner: leaving });
    const mailsBefore = (await server.mailsSentTo(owner.email)).length;

    await dismiss(leaving);

    expect(await rowOf()).toMatchObject({
      users_id: shown.id,
      online_owner_id: owner.id,
      is_my_cat: 1,
      registered: 0,
    });
    expect(await rowOf(own)).toMatchObject({ online_owner_id: leaving.id });
    // The application waits on, for somebody else.
    expect(await stateFor(owner)).toMatchObject({ status: "pending", may_withdraw: true });
    const mails = (await server.mailsSentTo(owner.email)).slice(mailsBefore);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `${cat.cat_name}: страница вернулась из клуба`,
    ]);
    const { data: history } = await server.as(owner)("GET /cats/{id}/history", {
      params: { id: cat.id },
      query: { limit: 1 },
    });
    expect(history[0]).toMatchObject({ noun: "owners", action: "update" });
    await decline(admin);
    expect(await rowOf()).toMatchObject({ online_owner_id: owner.id });
  });

  test("was a registrar of the club, by an operator's command", async () => {
    const leaving = await buildOfficer(server, "registrar");
    await send(owner);
    await take(leaving);
    expect(await rowOf()).toMatchObject({ online_owner_id: leaving.id });
    const role = { slug: "club", email: leaving.email, role: "registrar" as const };
    expect(await dismissOfficer(server.pool, role, server.services)).toBe("done");
    expect(await rowOf()).toMatchObject({ users_id: owner.id, online_owner_id: owner.id });
    const told = (await server.mailsSentTo(owner.email)).map(({ subject }) => subject);
    expect(told).toContain(`${cat.cat_name}: страница вернулась из клуба`);
  });

  test("was the second who took it: it goes to the members it had before the first", async () => {
    const leaving = await buildAdmin(server);
    await send(owner);
    await take(otherAdmin);
    await take(leaving);
    await server.as(admin)("PUT /admin/members/{id}/administrator", {
      params: { id: leaving.id },
      body: { is_administrator: false },
    });
    expect(await rowOf()).toMatchObject({ users_id: owner.id, online_owner_id: owner.id });
  });

  test("was the first, and another has it now: there it stays", async () => {
    const leaving = await buildAdmin(server);
    await send(owner);
    await take(leaving);
    await take(otherAdmin);
    await server.as(admin)("PUT /admin/members/{id}/suspension", {
      params: { id: leaving.id },
      body: { reason: "Rude" },
    });
    expect(await rowOf()).toMatchObject({ online_owner_id: otherAdmin.id });
  });

  test("takes it at that very moment, whichever comes first", async () => {
    for (let round = 0; round < 5; round++) {
      const leaving = await buildAdmin(server);
      await replaceCat({ owner });
      await send(owner);
      const taking = take(leaving);
      const [taken, dismissed] = await Promise.all([
        statusOf(taking),
        statusOf(
          server.as(admin)("PUT /admin/members/{id}/suspension", {
            params: { id: leaving.id },
            body: { reason: "Rude" },
          }),
        ),
      ]);
      // Whoever is suspended first has no session any more, or no right.
      expect([200, 401, 403, 409]).toContain(taken);
      expect(dismissed).toBe(200);
      expect(await rowOf()).toMatchObject({ online_owner_id: owner.id });
    }
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { outcomeOf, statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let admin: BuiltMember;

beforeAll(async () => {
  server = await startTestServer();
  admin = await buildAdmin(server, { first_name: "Vera", last_name: "Clubova" });
});
afterAll(() => server.stop());

const list = (query: { q?: string; limit?: number; cursor?: string } = {}) =>
  server.as(admin)("GET /admin/members", { query });
const setAdministrator = (by: BuiltMember, of: BuiltMember, is_administrator: boolean) =>
  server.as(by)("PUT /admin/members/{id}/administrator", {
    params: { id: of.id },
    body: { is_administrator },
  });
const suspend = (by: BuiltMember, of: BuiltMember, reason = "Cats that do not exist") =>
  server.as(by)("PUT /admin/members/{id}/suspension", { params: { id: of.id }, body: { reason } });
const lift = (by: BuiltMember, of: BuiltMember) =>
  server.as(by)("DELETE /admin/members/{id}/suspension", { params: { id: of.id } });
const logIn = ({ email, password }: BuiltMember) =>
  server.guest()("POST /auth/login", { body: { email, password } });

describe("the members as administrators see them", () => {
  test("are found by name and by whole address, with both, roles and cats", async () => {
    const member = await buildMember(server, { first_name: "Quirina", last_name: "Zauber" });
    await buildCat(server, { owner: member });
    for (const q of ["quirina", "auber", "Quirina Zauber", member.email.toUpperCase()]) {
      const { data } = await list({ q });
      expect(data, q).toMatchObject([
        { id: member.id, email: member.email, roleIds: [1], cats: 1, suspended_at: null },
      ]);
    }
    expect((await list({ q: "nobody at all" })).data).toEqual([]);
  });

  test("are walked in alphabetical order, none twice", async () => {
    await Promise.all(
      Array.from({ length: 5 }, () =>
        buildMember(server, { first_name: "Same", last_name: "Name" }),
      ),
    );
    const ids: number[] = [];
    let cursor: string | undefined;
    do {
      const { data, page } = await list({ limit: 2, ...(cursor && { cursor }) });
      ids.push(...data.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor);
    const { rows } = await server.pool.query("select count(*)::int as all from users");
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(rows[0].all);
  });
});

describe("the second role", () => {
  test("is given and taken by another administrator, never by oneself", async () => {
    const member = await buildMember(server);
    expect((await setAdministrator(admin, member, true)).data.roleIds).toEqual([1, 2]);
    expect(
      (await server.as(member)("GET /admin/members", { query: {} })).data.length,
    ).toBeGreaterThan(0);
    expect((await setAdministrator(admin, member, false)).data.roleIds).toEqual([1]);
    expect(await outcomeOf(setAdministrator(admin, admin, false))).toEqual({
      status: 403,
      message: "You cannot change your own role or suspend yourself",
    });
    expect(await statusOf(suspend(admin, admin))).toBe(403);
  });

  test("stays with one of two who take it from each other at the same moment", async () => {
    const club = await startTestServer();
    try {
      for (let round = 0; round < 5; round++) {
        const [one, other] = await Promise.all([buildAdmin(club), buildAdmin(club)]);
        const take = (by: BuiltMember, of: BuiltMember) =>
          statusOf(
            round % 2
              ? club.as(by)("PUT /admin/members/{id}/administrator", {
                  params: { id: of.id },
                  body: { is_administrator: false },
                })
              : club.as(by)("PUT /admin/members/{id}/suspension", {
                  params: { id: of.id },
                  body: { reason: "A quarrel" },
                }),
          );
        const statuses = await Promise.all([take(one, other), take(other, one)]);
        expect(statuses.filter((status) => status === 200)).toHaveLength(1);
        const { rows } = await club.pool.query(
          "select from user_roles r join users u on u.id = r.user_id where r.role_id = 2 and u.suspended_at is null and u.id = any($1)",
          [[one.id, other.id]],
        );
        expect(rows).toHaveLength(1);
      }
    } finally {
      await club.stop();
    }
  });
});

describe("a suspended member", () => {
  test("is out at once, cannot log in and is told why, in words and by mail", async () => {
    const member = await buildMember(server, { locale: "ru" });
    const cookie = await server.sessionCookie(member);
    const me = () => server.raw("/api/me", { headers: { cookie } });
    expect((await me()).status).toBe(200);
    await suspend(admin, member, "Sells cats that are not theirs");
    expect((await me()).status).toBe(401);
    expect(await outcomeOf(logIn(member))).toEqual({
      status: 403,
      message: "Your account is suspended by the club. The reason: Sells cats that are not theirs",
    });
    const wrong = logIn({ ...member, password: "Wrong4kittens" });
    expect(await statusOf(wrong)).toBe(400);
    const [mail] = await server.mailsSentTo(member.email);
    expect(mail!.subject).toBe("Ваша учётная запись приостановлена");
    expect(mail!.text).toContain("Sells cats that are not theirs");

    expect((await lift(admin, member)).data.suspended_at).toBeNull();
    expect((await logIn(member)).data.id).toBe(member.id);
    expect(await server.mailsSentTo(member.email)).toHaveLength(2);
  });

  test("has no ads on the market until it ends; those that were not active stay so", async () => {
    const [seller, coOwner] = await Promise.all([buildMember(server), buildMember(server)]);
    const cat = await buildCat(server, { owner: coOwner, onlineOwner: seller });
    const active = await buildAd(server, { cat });
    const resting = await buildAd(server, {
      cat: buildCat(server, { owner: seller }),
      is_active: false,
    });
    const isActive = async (id: number) =>
      (await server.pool.query("select is_active from sales where id = $1", [id])).rows[0]
        .is_active;
    await suspend(admin, seller);
    expect(await isActive(active.id)).toBe(false);
    const activate = server.as(coOwner)("PUT /sales/{catId}/is-active-update", {
      params: { catId: cat.id },
      body: { is_active: 1 },
    });
    expect(await statusOf(activate)).toBe(409);
    await lift(admin, seller);
    expect([await isActive(active.id), await isActive(resting.id)]).toEqual([true, false]);
  });

  test("is not made an administrator, and needs a reason to be one who is suspended", async () => {
    const member = await buildMember(server);
    expect(await statusOf(suspend(admin, member, " "))).toBe(400);
    await suspend(admin, member);
    expect(await statusOf(setAdministrator(admin, member, true))).toBe(409);
    expect(await statusOf(lift(admin, { ...member, id: 999_999 }))).toBe(404);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildCredential } from "@felistry/testkit/build-credential.ts";
import { buildLitter } from "@felistry/testkit/build-litter.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildOrder } from "@felistry/testkit/build-order.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const statusOfLogin = (email: string, password: string): Promise<number> =>
  statusOf(server.guest()("POST /auth/login", { body: { email, password } }));

const statusOfMe = async (cookie: string) =>
  (await server.raw("/api/me", { headers: { cookie } })).status;

const changeEmail = (member: BuiltMember, email: string) =>
  server.as(member)("PUT /me/change-email", { body: { email } });

const undo = (token: string) => server.guest()("POST /auth/undo-email-change", { body: { token } });

const undoTokenSentTo = async (email: string): Promise<string> =>
  /\/undo-email-change#([\w-]{43})/.exec((await server.mailsSentTo(email)).at(-1)!.text)![1]!;

let numbered = 0;
const newAddress = () => `moved${++numbered}@cats.example`;

describe("changing the e-mail", () => {
  test("[7-18] [2.10-19] [D2-24] takes effect at once: the new address logs in, the old one is unknown", async () => {
    const member = await buildMember(server);
    const email = newAddress();
    const call = server.as(member);
    const answer = await call("PUT /me/change-email", { body: { email, id: 1 } });
    expect(answer).toMatchObject({ success: true, message: expect.any(String), data: { email } });
    expect((await call("GET /me/settings", {})).data).toMatchObject({ email });
    expect(await statusOfLogin(email, member.password)).toBe(200);
    expect(await statusOfLogin(member.email, member.password)).toBe(404);
  });

  test("[7-18] [7-19] a guest, a text that is no address and another's address are refused", async () => {
    const [member, other] = [await buildMember(server), await buildMember(server)];
    await expect(
      server.guest()("PUT /me/change-email", { body: { email: newAddress() } }),
    ).rejects.toMatchObject({ status: 401 });
    await expect(changeEmail(member, "abc")).rejects.toMatchObject({
      status: 400,
      message: "It should be a valid email address!",
    });
    await expect(changeEmail(member, other.email.toUpperCase())).rejects.toMatchObject({
      status: 400,
      message: "This e-mail is already in use",
      fieldErrors: [{ field: "email" }],
    });
    expect(await server.mailsSentTo(member.email)).toEqual([]);
  });

  test("[7-18] the id sent along decides nothing", async () => {
    const [member, victim] = [await buildMember(server), await buildMember(server)];
    await server.as(member)("PUT /me/change-email", {
      body: { email: newAddress(), id: victim.id },
    });
    expect((await server.as(victim)("GET /me/settings", {})).data.email).toBe(victim.email);
  });

  test("[D2-25] the old address is told, in its reader's language, and can take it back", async () => {
    const member = await buildMember(server, { locale: "ru" });
    const email = newAddress();
    const session = await server.sessionCookie(member);
    await changeEmail(member, email);
    const [mail] = await server.mailsSentTo(member.email);
    expect(mail!.subject).toBe("Адрес вашей учётной записи изменён");
    expect(mail!.text).toContain(email);
    expect(mail!.text).toContain("//ru.localhost:");
    expect(await server.mailsSentTo(email)).toEqual([]);

    const token = await undoTokenSentTo(member.email);
    expect((await undo(token)).data).toEqual({ email: member.email });
    expect(await statusOfLogin(member.email, member.password)).toBe(200);
    expect(await statusOfLogin(email, member.password)).toBe(404);
    expect(await statusOfMe(session)).toBe(401);
    await expect(undo(token)).rejects.toMatchObject({ status: 400 });
  });

  test("[D2-25] after seven days the link is over", async () => {
    const tokenOfAge = async (interval: string) => {
      const member = await buildMember(server);
      await changeEmail(member, newAddress());
      await server.pool.query(
        `update email_changes set expires_at = expires_at - interval '${interval}' where user_id = $1`,
        [member.id],
      );
      return undoTokenSentTo(member.email);
    };
    await undo(await tokenOfAge("6 days 23:59"));
    await expect(undo(await tokenOfAge("7 days"))).rejects.toMatchObject({
      status: 400,
      message: "This link is no longer valid",
    });
  });

  test("[D2-25] the first link takes back a chain of changes; none of the later links brings it again", async () => {
    const member = await buildMember(server);
    const [second, third] = [newAddress(), newAddress()];
    await changeEmail(member, second);
    const first = await undoTokenSentTo(member.email);
    await changeEmail(member, third);
    const later = await undoTokenSentTo(second);
    await undo(first);
    expect((await server.as(member)("GET /me/settings", {})).data.email).toBe(member.email);
    await expect(undo(later)).rejects.toMatchObject({ status: 400 });
  });

  test("[D2-25] while it can be taken back, nobody else gets the old address", async () => {
    const [member, other] = [await buildMember(server), await buildMember(server)];
    await changeEmail(member, newAddress());
    await expect(changeEmail(other, member.email)).rejects.toMatchObject({ status: 400 });
    const { data } = await server.guest()("GET /auth/check-email-exists", {
      query: { email: member.email },
    });
    expect(data.exists).toBe(true);
    await undo(await undoTokenSentTo(member.email));
  });

  test.each(["", "x", "A".repeat(43), "' or 1=1 --", "a\u0000b"])(
    "what is no link of ours takes nothing back: %j",
    async (token) => {
      await expect(undo(token)).rejects.toMatchObject({ status: 400 });
    },
  );

  test("a code for a new password that was mailed to the old address is worth nothing then", async () => {
    const member = await buildMember(server);
    await server.guest()("POST /send-recovery-email", { body: { recipient_email: member.email } });
    const [mail] = await server.mailsSentTo(member.email);
    const email = newAddress();
    await changeEmail(member, email);
    await expect(
      server.guest()("POST /auth/verify-recovery-code", {
        body: { email, OTP: /\d{4}/.exec(mail!.text)![0] },
      }),
    ).rejects.toMatchObject({ status: 400 });
  });
});

describe("a member's own password", () => {
  const change = (cookie: string, body: object) =>
    server.raw("/api/auth/change-password", {
      method: "PUT",
      headers: { "content-type": "application/json", host: "localhost", cookie },
      body: JSON.stringify(body),
    });

  test("[D2-17] [D2-05] changes with the current one; this browser stays in, others do not", async () => {
    const member = await buildMember(server);
    const [here, there] = [await server.sessionCookie(member), await server.sessionCookie(member)];
    const answer = await change(here, {
      valuePassword: "Fresh4kittens",
      currentPassword: member.password,
    });
    expect(answer.status).toBe(200);
    const renewed = /^[^;]+/.exec(answer.headers.getSetCookie()[0]!)![0];
    expect(await statusOfMe(renewed)).toBe(200);
    // A token that was read from this browser earlier is worth no more than that of another.
    expect([await statusOfMe(here), await statusOfMe(there)]).toEqual([401, 401]);
    expect(await statusOfLogin(member.email, "Fresh4kittens")).toBe(200);
    expect(await statusOfLogin(member.email, member.password)).toBe(400);
  });

  test("[D2-17] wrong, missing or for another's e-mail is 403, and nothing changes", async () => {
    const [member, victim] = [await buildMember(server), await buildMember(server)];
    const cookie = await server.sessionCookie(member);
    const valuePassword = "Fresh4kittens";
    for (const body of [
      { valuePassword, currentPassword: "Wrong4kittens" },
      { valuePassword, currentPassword: "" },
      { valuePassword },
      { valuePassword, email: member.email },
      { valuePassword, email: victim.email, currentPassword: member.password },
    ])
      expect([body, (await change(cookie, body)).status]).toEqual([body, 403]);
    expect(await statusOfLogin(member.email, member.password)).toBe(200);
    expect(await statusOfLogin(victim.email, victim.password)).toBe(200);
  });

  test("is no guessing game: after ten wrong ones the right one is 429 too", async () => {
    const member = await buildMember(server);
    const cookie = await server.sessionCookie(member);
    const valuePassword = "Fresh4kittens";
    for (let i = 0; i < 10; i++)
      expect((await change(cookie, { valuePassword, currentPassword: `Wrong${i}` })).status).toBe(
        403,
      );
    const answer = await change(cookie, { valuePassword, currentPassword: member.password });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

test("other sessions are ended, this one and other members' are not", async () => {
  const [member, other] = [await buildMember(server), await buildMember(server)];
  const [here, one, two] = [
    await server.sessionCookie(member),
    await server.sessionCookie(member),
    await server.sessionCookie(member),
  ];
  const others = await server.sessionCookie(other);
  const answer = await server.raw("/api/me/end-other-sessions", {
    method: "POST",
    headers: { host: "localhost", cookie: here },
  });
  expect(await answer.json()).toMatchObject({ success: true, data: { ended: 2 } });
  const statuses = await Promise.all([here, one, two, others].map(statusOfMe));
  expect(statuses).toEqual([200, 401, 401, 200]);
  expect((await server.raw("/api/me/end-other-sessions", { method: "POST" })).status).toBe(401);
});

describe("GET /me/data", () => {
  test("holds titles, tests and litters: the breeder's, and those of the member's stud", async () => {
    const [breeder, studsOwner] = [await buildMember(server), await buildMember(server)];
    const stud = await buildCat(server, { owner: studsOwner, sex: "male", born: "2020-01-01" });
    const litter = await buildLitter(server, { breeder, stud });
    const title = await buildCredential(server, { cat: stud, name: "GIC", scanned: true });
    const dataOf = async (member: { id: number }) =>
      (await server.as(member)("GET /me/data", {})).data;
    const kept = { id: litter.id, sire_id: stud.id, kittens: [{ cat_name: "Pushok", place: 1 }] };
    const theirs = await dataOf(breeder);
    expect(theirs).toMatchObject({ litters: [kept], credentials: [] });
    const owners = await dataOf(studsOwner);
    expect(owners).toMatchObject({
      litters: [kept],
      credentials: [{ id: title.id, cat_id: stud.id, kind: "title", name: "GIC" }],
    });
    expect(JSON.stringify([theirs, owners])).not.toMatch(/hash|form_key|confirmed_by/);
    const nobody = await dataOf(await buildMember(server));
    expect(nobody).toMatchObject({ litters: [], credentials: [] });
  });

  test("holds everything of the member's own, and of others no address, hash or chip", async () => {
    const [member, other] = [await buildMember(server), await buildMember(server)];
    const cat = await buildCat(server, { owner: member, ems: "ns 22" });
    const ad = buildAd(server, { cat });
    const received = await buildOrder(server, { ad, buyer: other });
    const foreign = await buildCat(server, { owner: other });
    const sent = await buildOrder(server, { ad: buildAd(server, { cat: foreign }), buyer: member });
    await server.pool.query("update cats set chip = '643094100'");
    const call = server.as(member);
    await call("POST /me/favorite", { body: { catId: foreign.id } });
    const { data } = await call("GET /me/data", {});
    expect(data).toMatchObject({
      profile: { id: member.id, email: member.email, total_cats: 1 },
      locale: "en",
      cats: [{ id: cat.id, ems: "ns 22", chip: "643094100" }],
      sales: [{ cat_id: cat.id }],
      orders_received: [{ id: received.id, other_side: `${other.first_name} ${other.last_name}` }],
      orders_sent: [{ id: sent.id }],
      favorites: [{ cat_id: foreign.id }],
      sessions: [{ created_at: expect.any(String) }],
    });
    const text = JSON.stringify(data);
    expect(text).not.toContain(other.email);
    expect(text).not.toMatch(/hash|argon2/);
    expect(text.match(/643094100/g)).toHaveLength(1);
    expect((await server.as(other)("GET /me/data", {})).data.cats).toMatchObject([
      { id: foreign.id },
    ]);
    await expect(server.guest()("GET /me/data", {})).rejects.toMatchObject({ status: 401 });
  });

  test("begins with the profile and follows the order of the registry's parts, not that of the names' lengths", async () => {
    const cookie = await server.sessionCookie(await buildMember(server));
    const text = await (await server.raw("/api/me/data", { headers: { cookie } })).text();
    const { data } = z.object({ data: z.record(z.string(), z.unknown()) }).parse(JSON.parse(text));
    const names = Object.keys(data);
    expect(names.slice(0, 4)).toEqual(["profile", "created_at", "locale", "own_cats_view"]);
    expect(names.at(-1)).toBe("owner_changes");
    expect(names.length).toBeGreaterThan(50);
  });
});

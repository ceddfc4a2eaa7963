/** Passkeys: a second way to log in, and an administrator's way to confirm decisions. */
import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { SoftwareAuthenticator } from "@felistry/testkit/authenticator.ts";
import { buildApplication } from "@felistry/testkit/build-application.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { refusalOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let origin: string;
const host = "localhost";

beforeAll(async () => {
  server = await startTestServer();
  origin = server.services.config.publicOrigin;
});
afterAll(() => server.stop());

const challengeOf = (data: Record<string, unknown>) => data["challenge"] as string;

async function withPasskey(member: BuiltMember, api: ApiCaller = server.as(member)) {
  const authenticator = new SoftwareAuthenticator();
  const { data } = await api("POST /me/passkeys/options", {
    body: { currentPassword: member.password },
  });
  const credential = authenticator.create({ challenge: challengeOf(data), origin, host });
  const kept = await api("POST /me/passkeys", { body: { name: "My phone", credential } });
  return { api, authenticator, passkey: kept.data };
}

const loginChallenge = async (api: ApiCaller = server.guest()) =>
  challengeOf((await api("POST /auth/passkey/options", {})).data);

async function confirm(api: ApiCaller, authenticator: SoftwareAuthenticator): Promise<void> {
  const { data } = await api("POST /me/passkeys/confirm-options", {});
  const credential = authenticator.sign({ challenge: challengeOf(data), origin, host });
  await api("POST /me/passkeys/confirm", { body: { credential } });
}

test("[SEC-14] a passkey is made with the password, told by mail, and logs in without one", async () => {
  const member = await buildMember(server);
  const { authenticator } = await withPasskey(member);
  const [mail] = await server.mailsSentTo(member.email);
  expect(mail!.text).toContain("My phone");

  const guest = server.guest();
  const credential = authenticator.sign({ challenge: await loginChallenge(guest), origin, host });
  const { data } = await guest("POST /auth/passkey", { body: { credential } });
  expect(data.email).toBe(member.email);
  const told = server.securityLines.map((line) => JSON.parse(line) as object);
  expect(told).toContainEqual(
    expect.objectContaining({ event: "login", call: "POST /auth/passkey", about: member.id }),
  );
  expect((await guest("GET /me", {})).data.id).toBe(member.id);
  const [listed] = (await guest("GET /me/passkeys", {})).data;
  expect(listed!.last_used_at).not.toBeNull();
});

test("[SEC-14] no passkey is made without the password, nor with what was signed for something else", async () => {
  const member = await buildMember(server);
  const api = server.as(member);
  const wrong = api("POST /me/passkeys/options", { body: { currentPassword: "Wrong4kittens" } });
  expect(await refusalOf(wrong)).toMatchObject({ status: 403 });
  const authenticator = new SoftwareAuthenticator();
  const challenge = await loginChallenge();
  const credential = authenticator.create({ challenge, origin, host });
  const foreign = api("POST /me/passkeys", { body: { name: "x", credential } });
  expect(await refusalOf(foreign)).toMatchObject({ status: 403 });
  expect((await api("GET /me/passkeys", {})).data).toEqual([]);
});

test("[SEC-14] a signature is good once, for our own pages, by that key, with a finger, and in the order of its counter", async () => {
  const member = await buildMember(server);
  const { authenticator } = await withPasskey(member);
  const other = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
  const login = (credential: ReturnType<SoftwareAuthenticator["sign"]>) =>
    server.guest()("POST /auth/passkey", { body: { credential } });
  const signed = async (change: object = {}, key?: typeof other) =>
    authenticator.sign({ challenge: await loginChallenge(), origin, host, ...change }, key);

  const good = await signed();
  await login(good);
  for (const credential of [
    good,
    await signed({ challenge: "bm90IG91cnM" }),
    await signed({ origin: "https://cats.evil.example" }),
    await signed({ host: "cats.evil.example" }),
    await signed({ verified: false }),
    await signed({}, other),
  ])
    expect(await refusalOf(login(credential))).toMatchObject({ status: 403 });

  const late = await signed();
  await server.pool.query("update passkey_challenges set expires_at = now() - interval '1 second'");
  expect(await refusalOf(login(late))).toMatchObject({ status: 403 });
  // A copy of the key has not counted what the original has signed since.
  authenticator.counter = 0;
  const copied = await signed();
  expect(await refusalOf(login(copied))).toMatchObject({ status: 403 });
});

test("[SEC-14] of a suspended member, a closed account and a removed passkey nobody gets in", async () => {
  const member = await buildMember(server);
  const { api, authenticator, passkey } = await withPasskey(member);
  const login = async () =>
    server.guest()("POST /auth/passkey", {
      body: {
        credential: authenticator.sign({ challenge: await loginChallenge(), origin, host }),
      },
    });
  await server.pool.query(
    "update users set suspended_at = now(), suspension_reason = 'No cats' where id = $1",
    [member.id],
  );
  expect((await refusalOf(login())).body.message).toContain("No cats");
  await server.pool.query(
    "update users set suspended_at = null, suspension_reason = null where id = $1",
    [member.id],
  );

  const stranger = await buildMember(server);
  const foreign = server.as(stranger)("DELETE /me/passkeys/{id}", {
    params: { id: passkey.id },
    body: { currentPassword: stranger.password },
  });
  expect(await refusalOf(foreign)).toMatchObject({ status: 404 });
  const unproven = api("DELETE /me/passkeys/{id}", {
    params: { id: passkey.id },
    body: { currentPassword: "Wrong4kittens" },
  });
  expect(await refusalOf(unproven)).toMatchObject({ status: 403 });
  await login();
  await api("DELETE /me/passkeys/{id}", {
    params: { id: passkey.id },
    body: { currentPassword: member.password },
  });
  expect(await refusalOf(login())).toMatchObject({ status: 403 });

  const leaving = await buildMember(server);
  const left = await withPasskey(leaving);
  await left.api("POST /me/close", { body: { currentPassword: leaving.password } });
  const { rows } = await server.pool.query("select 1 from passkeys where user_id = $1", [
    leaving.id,
  ]);
  expect(rows).toEqual([]);
});

test("[SEC-14] an administrator who has a passkey decides only with it at hand, for a quarter of an hour; others as before", async () => {
  const admin = await buildAdmin(server);
  const member = await buildMember(server);
  const suspend = (api: ApiCaller) =>
    api("PUT /admin/members/{id}/suspension", {
      params: { id: member.id },
      body: { reason: "Cats that do not exist" },
    });
  const lift = (api: ApiCaller) =>
    api("DELETE /admin/members/{id}/suspension", { params: { id: member.id } });

  const without = await buildAdmin(server);
  await suspend(server.as(without));
  await lift(server.as(without));

  const { api, authenticator } = await withPasskey(admin);
  const refused = await refusalOf(suspend(api));
  expect(refused).toMatchObject({ status: 403 });
  expect(refused.fieldErrors.map(({ field }) => field)).toEqual(["passkey"]);
  await confirm(api, authenticator);
  await suspend(api);
  await lift(api);
  // Nor can the password alone remove a passkey.
  const [kept] = (await api("GET /me/passkeys", {})).data;
  const again = server.as(admin);
  const removed = again("DELETE /me/passkeys/{id}", {
    params: { id: kept!.id },
    body: { currentPassword: admin.password },
  });
  expect((await refusalOf(removed)).fieldErrors.map(({ field }) => field)).toEqual(["passkey"]);
  // Another browser with a session of the same administrator is not confirmed by it.
  expect(await refusalOf(suspend(server.as(admin)))).toMatchObject({ status: 403 });
  await server.pool.query(
    "update sessions set confirmed_at = now() - interval '16 minutes' where user_id = $1",
    [admin.id],
  );
  expect(await refusalOf(suspend(api))).toMatchObject({ status: 403 });
  // A signature for logging in confirms nothing.
  const credential = authenticator.sign({ challenge: await loginChallenge(), origin, host });
  const mixed = api("POST /me/passkeys/confirm", { body: { credential } });
  expect(await refusalOf(mixed)).toMatchObject({ status: 403 });
});

test("[SEC-14] who takes a changed address back also ends the passkeys made since", async () => {
  const member = await buildMember(server);
  const { api } = await withPasskey(member);
  await api("PUT /me/change-email", { body: { email: `thief${member.id}@cats.example` } });
  await withPasskey(member, api);
  const mail = (await server.mailsSentTo(member.email)).find(({ text }) => text.includes("#"));
  const token = /#([\w-]{43})/.exec(mail!.text)![1]!;
  await server.guest()("POST /auth/undo-email-change", { body: { token } });
  const { rows } = await server.pool.query<{ n: number }>(
    "select count(*)::int as n from passkeys where user_id = $1",
    [member.id],
  );
  expect(rows[0]!.n).toBe(1);
});

test("[SEC-14] what an administrator decides about others' cats by calls that are any member's needs the passkey too", async () => {
  const [admin, keeper] = [await buildAdmin(server), await buildMember(server)];
  const { api, authenticator } = await withPasskey(admin);
  const pair = async (owner: BuiltMember) =>
    Promise.all(
      [0, 1].map(() => buildCat(server, { owner, cat_name: "Twice", sex: "female" })),
    ) as Promise<[BuiltCat, BuiltCat]>;
  const merge = (as: ApiCaller, [kept, gone]: readonly [BuiltCat, BuiltCat]) =>
    as("POST /cats/{id}/merge", { params: { id: kept.id }, body: { other: gone.id, take: [] } });
  // One's own cats are nobody else's business.
  await merge(api, await pair(admin));

  const theirs = await pair(keeper);
  expect((await refusalOf(merge(api, theirs))).fieldErrors).toMatchObject([{ field: "passkey" }]);
  const { data } = await merge(server.as(keeper), theirs);
  const undo = () => api("POST /merges/{id}/undo", { params: { id: data.id } });
  expect((await refusalOf(undo())).fieldErrors).toMatchObject([{ field: "passkey" }]);
  const cat = await buildCat(server, { owner: keeper });
  await buildApplication(server, { cat, applicant: keeper });
  const take = () => api("POST /cat-change-owner", { body: { catId: cat.id } });
  expect((await refusalOf(take())).fieldErrors).toMatchObject([{ field: "passkey" }]);

  await confirm(api, authenticator);
  await undo();
  await take();
});

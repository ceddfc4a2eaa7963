import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiKeys, specOf } from "@felistry/contract/api.ts";
import { fetchCaller } from "@felistry/contract/client.ts";
import { methodOf } from "@felistry/contract/call.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { referenceId } from "@felistry/testkit/world.ts";

let server: TestServer;
let member: BuiltMember;
let cookie: string;
let siberian: number;

beforeAll(async () => {
  server = await startTestServer();
  member = await buildMember(server);
  cookie = await server.sessionCookie(member);
  siberian = await referenceId(server, "breeds", "ems", "SIB");
});
afterAll(() => server.stop());

const add = async (name: string, key: string, as: string = cookie) => {
  const response = await server.raw("/api/cats", {
    method: "POST",
    headers: { "content-type": "application/json", cookie: as, "idempotency-key": key },
    body: JSON.stringify({ cat_name: name, breed_id: siberian }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const catsNamed = async (name: string): Promise<number> =>
  (await server.pool.query("select from cats where cat_name = $1", [name])).rowCount!;

describe("a creating call that is sent again with its key", () => {
  test("[SEC-27] [D11-03] makes one cat, and is answered as it was the first time", async () => {
    const first = await add("Only One", "lost-answer");
    const again = await add("Only One", "lost-answer");
    expect([first.status, again.status]).toEqual([200, 200]);
    expect({ ...again.body }).toEqual({ ...first.body });
    expect(await catsNamed("Only One")).toBe(1);
  });

  test("[SEC-27] of ten simultaneous calls one is executed, and all get its answer", async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => add("At Once", "ten-at-once")));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(all.map(({ body }) => JSON.stringify(body["data"]))).size).toBe(1);
    expect(await catsNamed("At Once")).toBe(1);
  });

  test("[SEC-27] is refused if the key belongs to another call or is malformed", async () => {
    await add("First Use", "used");
    const other = await add("Other Use", "used");
    expect([other.status, other.body["message"]]).toEqual([
      409,
      "This Idempotency-Key belongs to another call. Use a new one",
    ]);
    const long = await add("Long Key", "k".repeat(101));
    expect(long).toMatchObject({ status: 400, body: { errors: [{ field: "Idempotency-Key" }] } });
    expect((await catsNamed("Other Use")) + (await catsNamed("Long Key"))).toBe(0);
  });

  test("[SEC-27] is separate per member: a key does not lead to another member's answer", async () => {
    const mine = await add("Mine", "same-key");
    const theirs = await add(
      "Mine",
      "same-key",
      await server.sessionCookie(await buildMember(server)),
    );
    expect(theirs.body["data"]).not.toEqual(mine.body["data"]);
    expect(await catsNamed("Mine")).toBe(2);
  });

  test("[SEC-27] is executed after a refusal: a refusal keeps no key", async () => {
    expect((await add("No", "refused-first")).status).toBe(400);
    expect((await add("Now Right", "refused-first")).status).toBe(200);
  });
});

test("[SEC-27] our client makes one cat though the answer was lost twice and the button pressed again", async () => {
  let lost = 2;
  const sent: unknown[] = [];
  const fetcher = async (path: string, init: { headers: Record<string, string>; body: string }) => {
    const response = await server.raw(path, {
      ...init,
      method: "POST",
      headers: { ...init.headers, cookie },
    });
    sent.push(init.headers["idempotency-key"]);
    if (lost-- > 0) throw new TypeError("network connection was lost");
    return response;
  };
  const call = fetchCaller(fetcher as unknown as typeof fetch);
  const body = { cat_name: "Through A Tunnel", breed_id: siberian };
  await expect(call("POST /cats", { body })).rejects.toMatchObject({ status: 0 });
  await call("POST /cats", { body });
  expect(await catsNamed("Through A Tunnel")).toBe(1);
  // Once it is answered, the same again is another cat.
  await call("POST /cats", { body });
  expect(await catsNamed("Through A Tunnel")).toBe(2);
  expect([sent.length, new Set(sent).size]).toEqual([4, 2]);
});

/** Made twice these are as if made once, or must be made twice. */
const REPEATABLE = `
POST /auth/login
POST /auth/logout
POST /auth/hand-over
POST /auth/take-over
POST /me/favorites
POST /me/calendar
POST /me/push-devices
POST /me/telegram
POST /send-recovery-email
POST /auth/verify-recovery-code
POST /auth/undo-email-change
POST /auth/open-recovery-link
POST /searches/stop
POST /auth/passkey
POST /auth/passkey/options
POST /me/passkeys/options
POST /me/passkeys/confirm
POST /me/passkeys/confirm-options
POST /me/end-other-sessions
POST /pedigrees/{id}/reading
POST /me/close
POST /logs/client
POST /me/useravaurl
POST /cats/{id}/catavaurl
POST /coat/cross
POST /cats/{id}/corrections/club-rules
POST /admin/checks
POST /admin/studbook
POST /imports/{id}/confirm
POST /imports/{id}/undo
POST /litters/answer-by-mail
POST /litters/asked-by-mail
POST /credentials/answer-by-mail
POST /credentials/asked-by-mail
POST /me/address-code
POST /withheld-papers/{id}/ask
POST /cat-change-owner
POST /cat-change-owner/cat-change-owner-from-prev
POST /admin/memberships/renewals
`
  .trim()
  .split("\n");

test("[SEC-27] every other POST takes a key, files too", () => {
  const without = apiKeys.filter((key) => methodOf(key) === "POST" && !specOf(key).creates);
  expect(without.sort()).toEqual([...REPEATABLE].sort());
});

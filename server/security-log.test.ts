/** The security log: what happens to accounts and rights, line by line, and no secret among it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { SECURITY_EVENTS } from "@felistry/contract/security-events.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

const ADDRESS = "198.51.100.77";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: "1" } });
});
afterAll(() => server.stop());

interface Line {
  event: string;
  requestId: string;
  network: string;
  member?: number;
  about?: number;
  call?: string;
  code?: string;
}

const send = (path: string, body: object, headers: Record<string, string> = {}, method = "POST") =>
  server.raw(`/api${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      host: "localhost",
      "x-forwarded-for": ADDRESS,
      ...headers,
    },
    body: JSON.stringify(body),
  });

/** What the work adds to the log. */
async function toldBy(work: () => Promise<unknown>): Promise<Line[]> {
  const before = server.securityLines.length;
  await work();
  return server.securityLines.slice(before).map((line) => JSON.parse(line) as Line);
}

const inShort = (lines: Line[]) =>
  lines.map(({ event, member, about, code }) => [
    event,
    member ?? null,
    about ?? null,
    code ?? null,
  ]);

test("[SEC-15] tells logins, failures, limits, codes and links, whose they are and from where, by a sign", async () => {
  const member = await buildMember(server);
  const { email, password, id } = member;
  const login = (typed: string) => send("/auth/login", { email, password: typed });
  const lines = await toldBy(async () => {
    await login(password);
    for (let i = 0; i < 11; i++) await login("Wrong4kittens");
    await send("/auth/login", { email: "nobody@cats.example", password });
    await send("/send-recovery-email", { recipient_email: email });
    const [mail] = await server.mailsSentTo(email);
    const code = /\d{4}/.exec(mail!.text)![0];
    await send("/auth/verify-recovery-code", { email, OTP: code === "1234" ? "4321" : "1234" });
    const right = await send("/auth/verify-recovery-code", { email, OTP: code });
    const cookie = right.headers.getSetCookie()[0]!.split(";")[0]!;
    await send(
      "/auth/change-password",
      { email, valuePassword: "Fresh4kittens" },
      { cookie },
      "PUT",
    );
    await send("/auth/open-recovery-link", { token: "A".repeat(43) });
  });
  expect(inShort(lines)).toEqual([
    ["login", null, id, null],
    ...Array.from({ length: 10 }, () => ["login_failed", null, id, "wrong_credentials"]),
    ["limit_reached", null, id, "too_many_attempts"],
    ["login_failed", null, null, "user_not_found"],
    ["recovery_asked", null, id, null],
    ["recovery_code_wrong", null, id, "wrong_recovery_code"],
    ["recovery_code_right", null, id, null],
    ["password_changed", null, id, null],
    ["recovery_link_refused", null, null, "recovery_link_over"],
  ]);
  for (const { requestId, network } of lines) {
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(network).toBe(lines[0]!.network);
  }
});

test("[SEC-15] tells roles, suspensions, sessions, exports, refused changes, and what was typed wrongly not at all", async () => {
  const [admin, member] = [await buildAdmin(server), await buildMember(server)];
  const [byAdmin, byMember] = [server.as(admin), server.as(member)];
  const cat = await buildCat(server, { owner: admin });
  const params = { id: member.id };
  const lines = await toldBy(async () => {
    for (const is_administrator of [true, false])
      await byAdmin("PUT /admin/members/{id}/administrator", {
        params,
        body: { is_administrator },
      });
    await byMember("GET /me/data", {});
    await byMember("POST /me/end-other-sessions", {});
    await byMember("DELETE /cats/{id}", { params: { id: cat.id } }).catch(() => null);
    // Everybody who looks at the public page of a cat gets its public part, with 403.
    expect((await server.raw(`/api/cats/cat-and-color/${cat.id}`)).status).toBe(403);
    await byMember("PUT /me/change-email", { body: { email: "no address" } }).catch(() => null);
    await send("/me/close", { currentPassword: "x" });
    await send("/auth/logout", {}, { origin: "https://evil.example" });
    const cookie = await server.sessionCookie(member);
    await server.raw("/exports/cats.csv", { headers: { host: "localhost", cookie } });
    await byAdmin("PUT /admin/members/{id}/suspension", { params, body: { reason: "Why" } });
    await byAdmin("DELETE /admin/members/{id}/suspension", { params });
  });
  expect(inShort(lines)).toEqual([
    ["role_granted", admin.id, member.id, null],
    ["role_revoked", admin.id, member.id, null],
    ["data_exported", member.id, null, null],
    ["sessions_ended", member.id, null, null],
    ["refused", member.id, null, "not_allowed"],
    ["refused", null, null, "not_logged_in"],
    ["refused", null, null, "cross_site"],
    ["data_exported", member.id, null, null],
    ["member_suspended", admin.id, member.id, null],
    ["suspension_ended", admin.id, member.id, null],
  ]);
});

test("[SEC-15] holds no address, e-mail, code, token or password, and no event without its words", () => {
  const all = server.securityLines.join("");
  expect(server.securityLines.length).toBeGreaterThan(20);
  expect(all).not.toMatch(/@|198\.51|127\.0\.0\.1|4kittens|session=|"token"|"email"/);
  for (const line of server.securityLines) {
    const { event, ...facts } = JSON.parse(line) as Line;
    expect(SECURITY_EVENTS).toHaveProperty(event);
    expect(Object.keys(facts).sort()).toEqual(
      expect.arrayContaining(["level", "msg", "network", "requestId", "time"]),
    );
    const known = [
      "about",
      "call",
      "code",
      "hostname",
      "level",
      "member",
      "msg",
      "network",
      "pid",
      "requestId",
      "time",
    ];
    expect(Object.keys(facts).filter((name) => !known.includes(name))).toEqual([]);
  }
});

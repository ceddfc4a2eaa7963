/** Logins from one network never affect those from another. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: "1", RATE_LIMIT_FACTOR: "1" } });
});
afterAll(() => server.stop());

function login(email: string, password: string, address: string): Promise<Response> {
  return server.raw("/api/auth/login", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      host: "localhost",
      "x-forwarded-for": address,
    },
    body: JSON.stringify({ email, password }),
  });
}

test("[SEC-13] an honest login does not wait behind the wrong ones of another place", async () => {
  const victims = await Promise.all(Array.from({ length: 6 }, () => buildMember(server)));
  const honest = await buildMember(server);
  let answered = 0;
  const wrong = victims.flatMap(({ email }) =>
    Array.from({ length: 9 }, () =>
      login(email, "Wrong4kittens", "198.51.100.7").finally(() => answered++),
    ),
  );
  // The first answer says that the queue has begun to be served, with the others in it.
  await Promise.race(wrong);
  const answer = await login(honest.email, honest.password, "203.0.113.9");
  const before = answered;
  expect(answer.status).toBe(200);
  expect(new Set((await Promise.all(wrong)).map(({ status }) => status))).toEqual(new Set([400]));
  // Of 54 at most those at work and a few that ended while the answer was on its way.
  expect(before).toBeLessThan(27);
});

test("[SEC-13] [D11-01] the 101st login of a minute from one network is 429, whosever account it tries; other places go on", async () => {
  const member = await buildMember(server);
  const statuses = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      login(`nobody${index}@cats.example`, "Wrong4kittens", `2001:db8:5:6::${index + 1}`),
    ),
  );
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([404]));
  const late = await login(member.email, member.password, "2001:db8:5:6:ffff::1");
  expect(late.status).toBe(429);
  expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await login(member.email, member.password, "2001:db8:5:7::1")).status).toBe(200);
});

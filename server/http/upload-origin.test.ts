/** Uploads to a separate origin: who may send, and how the session gets there. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { readConfig } from "../config.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    env: {
      PUBLIC_ORIGIN: "https://cats.example",
      RU_HOSTS: "ru.cats.example",
      UPLOAD_ORIGIN: "https://files.cats.example",
    },
  });
});
afterAll(() => server.stop());

const ask = (path: string, method: string, origin: string) =>
  server.raw(path, {
    method,
    headers: { host: "files.cats.example", origin, "sec-fetch-site": "same-site" },
  });

test.each(["https://cats.example", "https://ru.cats.example"])(
  "[D9-12] %s may send files, and read what is said of them",
  async (origin) => {
    const asked = await ask("/api/upload", "OPTIONS", origin);
    expect(asked.status).toBe(204);
    expect(asked.headers.get("access-control-allow-methods")).toBe("POST");
    const refused = await ask("/api/upload", "POST", origin);
    expect(refused.status).toBe(401);
    for (const { headers } of [asked, refused]) {
      expect(headers.get("access-control-allow-origin")).toBe(origin);
      expect(headers.get("access-control-allow-credentials")).toBe("true");
    }
  },
);

test("[D9-12] no other site may, and nothing but files is sent there", async () => {
  for (const [path, origin] of [
    ["/api/upload", "https://dogs.example"],
    ["/api/upload", "http://ru.cats.example"],
    ["/api/me/favorite", "https://ru.cats.example"],
  ] as const) {
    const answer = await ask(path, "POST", origin);
    expect(answer.status).toBe(403);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  }
});

test("[D9-12] the session's cookie has the site's domain, at its end too", async () => {
  const { email, password } = await buildMember(server);
  const call = (path: string, cookie = "") =>
    server.raw(path, {
      method: "POST",
      headers: { host: "ru.cats.example", "content-type": "application/json", cookie },
      body: JSON.stringify({ email, password }),
    });
  const session = (await call("/api/auth/login")).headers.get("set-cookie")!;
  expect(session).toContain("Domain=cats.example");
  const ended = await call("/api/auth/logout", session.split(";")[0]);
  expect(ended.headers.get("set-cookie")).toContain("Domain=cats.example");
});

test("[D9-12] an upload host that the session's cookie cannot reach stops the start", () => {
  const config = (UPLOAD_ORIGIN: string) =>
    readConfig({ PUBLIC_ORIGIN: "https://cats.example", UPLOAD_ORIGIN }).uploadOrigin;
  expect(() => config("https://files.example")).toThrow(/^UPLOAD_ORIGIN/);
  expect(config("https://cats.example:8443")).toBe("https://cats.example:8443");
});

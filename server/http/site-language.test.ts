import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { RU_HOSTS: "a.test, B.test" } });
});
afterAll(() => server.stop());

test.each([
  ["a.test", "Войдите"],
  ["b.test", "Войдите"],
  ["B.TEST:3000", "Войдите"],
  ["localhost", "Please"],
  ["ru.localhost", "Please"],
  ["c.a.test", "Please"],
])("[D8-11] the host decides the language: %s", async (host, word) => {
  const response = await server.raw("/api/me", { headers: { host } });
  expect(((await response.json()) as { message: string }).message).toContain(word);
});

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiKeys } from "@felistry/contract/api.ts";
import { methodOf } from "@felistry/contract/call.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { buildApp } from "../app.ts";
import { createFront } from "./front/front.ts";
import { pageTurns } from "./front/page-turns.ts";
import { OUTSIDE } from "./outside.ts";
import { routeOf } from "./routes.ts";
import { createHttpServer } from "./server.ts";

let server: TestServer;
let clientDir: string;
let whole: FastifyInstance;

beforeAll(async () => {
  server = await startTestServer();
  clientDir = await mkdtemp(join(tmpdir(), "felistry-client-"));
  await mkdir(join(clientDir, "assets"));
  await writeFile(join(clientDir, "icon.svg"), "<svg/>");
  const config = { ...server.services.config, uploadOrigin: "http://files.localhost" };
  // Registers all addresses; requests no page.
  whole = await buildApp(
    { ...server.services, config },
    { clientDir, render: () => Promise.reject(new Error("no page is rendered here")) },
  );
});
afterAll(async () => {
  await whole.close();
  await server.stop();
  await rm(clientDir, { recursive: true });
});

test("every call of the contract and everything outside of it has an address", () => {
  const calls = apiKeys.filter(
    (key) => !whole.hasRoute({ method: methodOf(key), url: routeOf(key).replace(/\/$/, "") }),
  );
  expect(calls).toEqual([]);
  const outside = Object.keys(OUTSIDE).filter(
    (url) =>
      !(["GET", "OPTIONS", "POST"] as const).some((method) => whole.hasRoute({ method, url })),
  );
  expect(outside).toEqual([]);
});

test("a server with an undeclared address does not start", async () => {
  const front = createFront(
    { version: () => 0, caughtUp: () => null },
    () => null,
    pageTurns(0, () => {}),
  );
  const app = await createHttpServer(server.services, front);
  try {
    expect(() => app.get("/tenth/:name", async () => "")).toThrow("/tenth/:name is neither");
    await expect(
      app.register(async (plugin) => void plugin.get("/eleventh", async () => "")),
    ).rejects.toThrow("/eleventh is neither");
  } finally {
    await app.close();
  }
});

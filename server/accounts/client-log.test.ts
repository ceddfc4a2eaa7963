import { afterAll, beforeAll, beforeEach, expect, test, vi, type MockInstance } from "vitest";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let warned: MockInstance;
let informed: MockInstance;

beforeAll(async () => {
  server = await startTestServer();
  warned = vi.spyOn(server.services.log, "warn");
  informed = vi.spyOn(server.services.log, "info");
});
beforeEach(() => {
  warned.mockClear();
  informed.mockClear();
});
afterAll(() => server.stop());

const report = (body: unknown) =>
  server.raw("/api/logs/client", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      host: "localhost",
    },
    body: JSON.stringify(body),
  });

const fault = { level: "error", message: "GET /cats answered 500" };

test("[7-04] [8-02] what a browser saw stands in the server's log, with the request that brought it", async () => {
  const meta = { page: "/allcats", call: "GET /cats", status: 500, requestId: "req-1" };
  const answer = await report({ ...fault, meta });
  expect(answer.status).toBe(200);
  // A busy machine also warns of slow statements.
  expect(warned.mock.calls.filter(([, said]) => said === "seen in a browser")).toEqual([
    [
      { client: { ...fault, ...meta }, reqId: answer.headers.get("x-request-id") },
      "seen in a browser",
    ],
  ]);
  await report({ level: "info", message: "hello" });
  expect(informed).toHaveBeenCalledOnce();
  expect(server.faults).toEqual([]);
});

test("[7-04] nothing that was typed gets into the log: other names are dropped, addresses lose their query", async () => {
  const typed = "Queen4kittens";
  const answer = await report({
    ...fault,
    password: typed,
    meta: {
      page: `/restore?code=${typed}#${typed}`,
      call: `GET /cats?q=${typed}`,
      source: `/assets/a.js?${typed}`,
      body: { password: typed },
      [typed]: 1,
      __proto__: { typed },
    },
  });
  expect(answer.status).toBe(200);
  expect(JSON.stringify(warned.mock.calls)).not.toContain(typed);
  expect(warned.mock.calls[0]![0]).toMatchObject({
    client: { page: "/restore", call: "GET /cats", source: "/assets/a.js" },
  });
});

test.each([
  [{ ...fault, level: "fatal" }, "level"],
  [{ ...fault, message: "x".repeat(501) }, "message"],
  [{ level: "error" }, "message"],
  [{ ...fault, meta: { page: "x".repeat(201) } }, "meta.page"],
  [{ ...fault, meta: { status: "500" } }, "meta.status"],
  [{ ...fault, meta: ["x"] }, "meta"],
])("[7-04] is bounded: %j is 400", async (body, field) => {
  const answer = await report(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ field }] });
  expect(warned).not.toHaveBeenCalled();
});

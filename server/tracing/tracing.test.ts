/** What a collector receives: a span of each request with its statements below, and the log. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { requesterTo } from "@felistry/testkit/http-request.ts";
import { buildApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { openLog } from "../log.ts";
import { openTracing } from "./open-tracing.ts";

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
}
interface Sent {
  readonly resourceSpans?: { scopeSpans: { spans: SentSpan[] }[] }[];
  readonly resourceLogs?: { scopeLogs: { logRecords: { body: { stringValue: string } }[] }[] }[];
}

let server: TestServer;
const received: Sent[] = [];
/** A collector, as far as its protocol in JSON goes. */
const collector = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    received.push(JSON.parse(Buffer.concat(chunks).toString()) as Sent);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
});

beforeAll(async () => {
  server = await startTestServer();
  collector.listen(0, "127.0.0.1");
  await once(collector, "listening");
});
afterAll(async () => {
  collector.closeAllConnections();
  collector.close();
  await server.stop();
});

test("a request is a trace with its id, its statements are spans below, and the log comes too", async () => {
  const { port } = collector.address() as AddressInfo;
  const config = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` });
  const tracing = (await openTracing(config))!;
  const app = await buildApp(server.services, null);
  tracing.watch(app);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const requester = requesterTo((app.server.address() as AddressInfo).port);
  const answer = await requester.send("/api/cats/999999999", { headers: { host: "localhost" } });
  expect(answer.status).toBe(404);
  openLog("info", { write: () => {} }).info("a line of the log");
  requester.close();
  await app.close();
  await tracing.close();

  const spans = received.flatMap(({ resourceSpans = [] }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
  const request = spans.find(({ name }) => name === "GET /cats/{id}")!;
  expect(request.traceId).toBe(answer.headers.get("x-request-id")!.replaceAll("-", ""));
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId);
  expect(statements.length).toBeGreaterThan(0);
  for (const { traceId } of statements) expect(traceId).toBe(request.traceId);
  const lines = received.flatMap(({ resourceLogs = [] }) =>
    resourceLogs.flatMap(({ scopeLogs }) =>
      scopeLogs.flatMap(({ logRecords }) => logRecords.map(({ body }) => body.stringValue)),
    ),
  );
  expect(lines).toContain("a line of the log");
});

test("without an address nothing is sent", async () => {
  expect(await openTracing(readConfig({}))).toBeNull();
});

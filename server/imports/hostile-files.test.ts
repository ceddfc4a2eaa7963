/** Files made to break a reader, by somebody who had not seen it (testkit/foreign-files/hostile): each ends in an answer, and the server goes on. */
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import type { ImportRecord } from "@felistry/contract/imports/imports.ts";
import { checkedImport, sendTable } from "@felistry/testkit/worlds/brought-table.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

const FILES = new URL("../../testkit/foreign-files/hostile/", import.meta.url);

let server: TestServer;
let member: BuiltMember;
let call: ApiCaller;

beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_FACTOR: "100" } });
  member = await buildMember(server);
  call = server.as(member);
});
afterAll(() => server.stop());

/** As far as the file goes; one that is refused is refused in words. */
async function brought(bytes: Uint8Array): Promise<string> {
  const response = await sendTable(server, member, bytes);
  const answer = (await response.json()) as { message: string; data: ImportRecord };
  if (!response.ok) {
    expect(response.status).toBeLessThan(500);
    expect(answer.message.length).toBeGreaterThan(0);
    return "refused";
  }
  if (answer.data.mapping.name === undefined) return "without a name";
  const { state } = await checkedImport(call, answer.data);
  expect(["checked", "failed"]).toContain(state);
  return state;
}

test.each(readdirSync(FILES))("[SEC-01] %s", { timeout: 60_000 }, async (file) => {
  await brought(readFileSync(new URL(file, FILES)));
  expect((await server.raw("/healthz")).status).toBe(200);
});

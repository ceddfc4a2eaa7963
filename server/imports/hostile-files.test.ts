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

/** As far as the file goes: what the server made of it, and the words of a refusal. */
async function brought(bytes: Uint8Array): Promise<{ outcome: string; words: string }> {
  const response = await sendTable(server, member, bytes);
  const { message, data } = (await response.json()) as { message: string; data: ImportRecord };
  if (!response.ok)
    return { outcome: response.status < 500 ? "refused" : "broken", words: message };
  if (data.mapping.name === undefined) return { outcome: "without a name", words: "-" };
  return { outcome: (await checkedImport(call, data)).state, words: "-" };
}

test.each(readdirSync(FILES))("[SEC-01] %s", { timeout: 60_000 }, async (file) => {
  const { outcome, words } = await brought(readFileSync(new URL(file, FILES)));
  expect(["refused", "without a name", "checked", "failed"]).toContain(outcome);
  expect(words).not.toBe("");
  expect((await server.raw("/healthz")).status).toBe(200);
});

test("[SEC-01] notes longer than anybody writes are refused, and shorter ones read", async () => {
  const notes = (bytes: number) =>
    Buffer.from("- Ada, f, n 22\n- Bim, m, n 22\n".repeat(bytes / 30));
  expect((await brought(notes(60_000))).outcome).toBe("checked");
  expect(await brought(notes(400_000))).toEqual({
    outcome: "refused",
    words: expect.stringContaining("0.25"),
  });
});

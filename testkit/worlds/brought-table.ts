/** Imports a table of cats like a member: uploaded, checked, confirmed. */
import { expect } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import type { ImportRecord } from "@felistry/contract/imports/imports.ts";
import type { BuiltMember } from "../build-member.ts";
import type { TestServer } from "../start-test-server.ts";

export async function sendTable(
  server: TestServer,
  by: BuiltMember,
  bytes: string | Uint8Array,
): Promise<Response> {
  const body = new FormData();
  body.set("file", new Blob([bytes as string], { type: "text/csv" }), "cats.csv");
  return server.raw("/api/imports", {
    method: "POST",
    headers: { host: "localhost", cookie: await server.sessionCookie(by) },
    body,
  });
}

export async function broughtTable(
  server: TestServer,
  by: BuiltMember,
  bytes: string | Uint8Array,
): Promise<ImportRecord> {
  const response = await sendTable(server, by, bytes);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: ImportRecord }).data;
}

/** The import once nothing is in progress. */
export async function settledImport(call: ApiCaller, id: number): Promise<ImportRecord> {
  let record: ImportRecord | undefined;
  await expect
    .poll(
      async () => {
        record = (await call("GET /imports/{id}", { params: { id } })).data;
        return record.state;
      },
      { timeout: 30_000, interval: 50 },
    )
    .not.toMatch(/^(?:checking|saving|attaching|undoing)$/);
  return record!;
}

export async function checkedImport(
  call: ApiCaller,
  { id, mapping }: ImportRecord,
): Promise<ImportRecord> {
  await call("PUT /imports/{id}", { params: { id }, body: { mapping } });
  return settledImport(call, id);
}

export async function confirmedImport(call: ApiCaller, id: number): Promise<ImportRecord> {
  await call("POST /imports/{id}/confirm", { params: { id } });
  return settledImport(call, id);
}

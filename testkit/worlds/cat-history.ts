/** The history of cats, read and undone by their owner. */
import { afterAll, beforeAll } from "vitest";
import type { HistoryEntry } from "@felistry/contract/history.ts";
import { ApiFailure, type ApiCaller } from "@felistry/contract/client.ts";
import type { BuiltCat } from "../build-cat.ts";
import { buildMember, type BuiltMember } from "../build-member.ts";
import { startTestServer, type TestServer } from "../start-test-server.ts";

export let server: TestServer;
export let owner: BuiltMember;
export let call: ApiCaller;

/** Sets up, for the calling test file: a server and a member, the default caller. */
export function startWithOwner(): void {
  beforeAll(async () => {
    server = await startTestServer();
    owner = await buildMember(server);
    call = server.as(owner);
  });
  afterAll(() => server.stop());
}

export async function historyOf(
  cat: { id: number },
  as: ApiCaller = call,
): Promise<HistoryEntry[]> {
  const { data } = await as("GET /cats/{id}/history", {
    params: { id: cat.id },
    query: { limit: 100 },
  });
  return data;
}

export async function undo(entry: Pick<HistoryEntry, "id">, as: ApiCaller = call): Promise<string> {
  try {
    await as("POST /history/{id}/undo", { params: { id: entry.id } });
    return "undone";
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return `${error.status} ${error.body.message}`;
  }
}

export const edited = (cat: BuiltCat, changes: object) =>
  call("PUT /cats/{id}", {
    params: { id: cat.id },
    body: { cat_name: cat.cat_name, breed_id: cat.breed_id, ...changes },
  });

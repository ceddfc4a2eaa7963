/** Metrics and pedigrees of a cat with an owner and an online owner. */
import { afterAll, beforeAll } from "vitest";
import { buildCat, type BuiltCat } from "../build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "../build-member.ts";
import { buildUpload } from "../build-upload.ts";
import { startTestServer, type TestServer } from "../start-test-server.ts";
import { referenceId } from "../world.ts";

export let server: TestServer;
export let owner: BuiltMember;
export let onlineOwner: BuiltMember;
export let stranger: BuiltMember;
export let admin: BuiltMember;
let system: number;

/** Sets up, for the calling test file: a server, the two, and others. */
export function startWithOwners(): void {
  beforeAll(async () => {
    server = await startTestServer();
    [owner, onlineOwner, stranger] = await Promise.all([
      buildMember(server),
      buildMember(server),
      buildMember(server),
    ]);
    admin = await buildAdmin(server);
    system = await referenceId(server, "cat_systems", "abb", "FIFe");
  });
  afterAll(() => server.stop());
}

export const kinds = ["metric", "pedigree"] as const;

type Kind = (typeof kinds)[number];

export const twoOwnersCat = (traits: Parameters<typeof buildCat>[1] = {}) =>
  buildCat(server, { owner, onlineOwner, ...traits });

export async function bodyOf(kind: Kind, cat: BuiltCat, by: BuiltMember, changes: object = {}) {
  return {
    [`${kind}_num`]: "N 1",
    issued_by: "Club",
    cat_systems_id: system,
    cat_id: cat.id,
    [`${kind}_img_url`]: await buildUpload(server, { owner: by, prefix: kind }),
    ...changes,
  };
}

interface Document {
  id: number;
  cat_id: number;
  abb: string;
  [field: string]: unknown;
}

/** The two kinds have the same calls under two names: which one is known only at run time. */
export function callsAs(member: BuiltMember | null) {
  const call = (member ? server.as(member) : server.guest()) as unknown as (
    key: string,
    input: object,
  ) => Promise<{ data: Document }>;
  return {
    add: (kind: Kind, body: object) => call(`POST /${kind}s`, { body }),
    change: (kind: Kind, id: number, body: object) =>
      call(`PUT /${kind}s/{id}`, { params: { id }, body }),
    read: (kind: Kind, id: number) => call(`GET /${kind}s/{id}`, { params: { id } }),
    ofCat: (kind: Kind, id: number) => call(`GET /cats/{id}/${kind}`, { params: { id } }),
    docs: (id: number) => call("GET /cats/{id}/docs", { params: { id } }),
  };
}

export async function added(kind: Kind, cat: BuiltCat, by = owner): Promise<Document> {
  return (await callsAs(by).add(kind, await bodyOf(kind, cat, by))).data;
}

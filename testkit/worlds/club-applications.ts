/** Applications to the club, sent by a cat's owner and decided by administrators. */
import { afterAll, beforeAll, beforeEach } from "vitest";
import { buildPedigree } from "../build-application.ts";
import { buildCat, type BuiltCat, type CatTraits } from "../build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "../build-member.ts";
import { startTestServer, type TestServer } from "../start-test-server.ts";

export let server: TestServer;
export let admin: BuiltMember;
export let otherAdmin: BuiltMember;
export let owner: BuiltMember;
export let cat: BuiltCat;

/** Sets up, for the calling test file: a server, its administrators and a breeder; and a cat of the breeder for each test. */
export function startWithClub(): void {
  beforeAll(async () => {
    server = await startTestServer({ now: "2026-11-20T10:00:00Z" });
    [admin, otherAdmin, owner] = await Promise.all([
      buildAdmin(server, { first_name: "Irina", last_name: "Club" }),
      buildAdmin(server),
      buildMember(server, { locale: "ru" }),
    ]);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    cat = await buildCat(server, { owner });
  });
}

/** Replaces the cat used by the calls below. */
export async function replaceCat(traits: CatTraits): Promise<void> {
  cat = await buildCat(server, traits);
}

export const send = async (
  member: BuiltMember,
  of: BuiltCat = cat,
  pedigrees_id: number | undefined = undefined,
) =>
  server.as(member)("POST /applications/send-to-registration/{catId}", {
    params: { catId: of.id },
    body: { pedigrees_id: pedigrees_id ?? (await buildPedigree(server, of)).id },
  });

export const confirm = (by: BuiltMember, catId = cat.id, application_id?: number) =>
  server.as(by)("PUT /cats/{id}/register-pedigree", {
    params: { id: catId },
    body: { userId: 1, ...(application_id !== undefined && { application_id }) },
  });

export const decline = (by: BuiltMember, reason = "The scan cannot be read", catId = cat.id) =>
  server.as(by)("PUT /cats/{id}/delete-pedigree-application", {
    params: { id: catId },
    body: { userId: 1, reason },
  });

export const withdraw = (by: BuiltMember, id: number) =>
  server.as(by)("PUT /applications/{id}/withdraw", { params: { id } });

export const stateFor = async (reader: BuiltMember, of: BuiltCat = cat) =>
  (await server.as(reader)("GET /cats/{id}/applications", { params: { id: of.id } })).data;

export async function rowOf(of: BuiltCat = cat) {
  const { rows } = await server.pool.query(
    "select registered, reg_num, users_id, online_owner_id, is_my_cat from cats where id = $1",
    [of.id],
  );
  return rows[0] as {
    registered: number;
    reg_num: string | null;
    users_id: number;
    online_owner_id: number;
    is_my_cat: number;
  };
}

/** A cat's owner and keeper as it changes hands. */
import { afterAll, beforeAll } from "vitest";
import { buildCat, type BuiltCat, type CatTraits } from "../build-cat.ts";
import { buildMember, type BuiltMember } from "../build-member.ts";
import { buildUpload } from "../build-upload.ts";
import { startTestServer, type TestServer } from "../start-test-server.ts";
import { insertRow, referenceId } from "../world.ts";

export let server: TestServer;
export let keeper: BuiltMember;
export let taker: BuiltMember;
export let stranger: BuiltMember;

/** Sets up, for the calling test file: a server and members. */
export function startWithOwners(): void {
  beforeAll(async () => {
    server = await startTestServer();
    keeper = await buildMember(server, { locale: "ru" });
    [taker, stranger] = await Promise.all([buildMember(server), buildMember(server)]);
  });
  afterAll(() => server.stop());
}

export const freeCat = (traits: CatTraits = {}) =>
  buildCat(server, { owner: keeper, is_my_cat: 0, ...traits });

interface Members {
  users_id: number;
  online_owner_id: number;
  is_my_cat: number;
}

export async function membersOf(cat: BuiltCat): Promise<Members> {
  const { users_id, online_owner_id, is_my_cat } = (
    await server.guest()("GET /cats/{id}", { params: { id: cat.id } })
  ).data;
  return { users_id, online_owner_id, is_my_cat };
}

export const allOf = (member: BuiltMember, is_my_cat: number): Members => ({
  users_id: member.id,
  online_owner_id: member.id,
  is_my_cat,
});

export const takings = {
  "PUT update-owner-at-cat": (member: BuiltMember, cat: BuiltCat) =>
    server.as(member)("PUT /cats/update-owner-at-cat/{id}", { params: { id: cat.id } }),
  "POST cat-change-owner": (member: BuiltMember, cat: BuiltCat) =>
    server.as(member)("POST /cat-change-owner", { body: { catId: cat.id } }),
};

export const previousOwners = async (member: BuiltMember, cat: BuiltCat) =>
  (await server.as(member)("GET /cat-change-owner/{id}", { params: { id: cat.id } })).data.map(
    ({ prev_owner_id }) => prev_owner_id,
  );

export const changesOf = async (cat: BuiltCat): Promise<string[]> =>
  (
    await server.pool.query<{ kind: string }>(
      "select kind from owner_changes where cat_id = $1 order by id",
      [cat.id],
    )
  ).rows.map(({ kind }) => kind);

export async function pendingApplication(cat: BuiltCat, applicant: BuiltMember): Promise<void> {
  const pedigree = await insertRow(server, "pedigrees", {
    cat_id: cat.id,
    pedigree_num: "P 1",
    issued_by: "Club",
    pedigree_img_url: await buildUpload(server, { owner: applicant, prefix: "pedigree" }),
    cat_systems_id: await referenceId(server, "cat_systems", "abb", "FIFe"),
  });
  await insertRow(server, "applications", {
    cat_id: cat.id,
    pedigrees_id: pedigree.id,
    applicant_id: applicant.id,
  });
}

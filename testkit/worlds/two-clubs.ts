/** Two clubs in one installation, each with a decider who is its treasurer too, a case of every kind that its desk decides, a fee, a membership and a name. */
import { CLUB_ROLES } from "@felistry/domain/accounts/club-rights.ts";
import { addClub, makeOfficer } from "@felistry/server/accounts/clubs/clubs.ts";
import { buildPedigree, type BuiltApplication } from "../build-application.ts";
import { buildCat } from "../build-cat.ts";
import { buildCorrection } from "../build-correction.ts";
import { buildCredential } from "../build-credential.ts";
import { buildJudge } from "../build-judge.ts";
import { buildLitter } from "../build-litter.ts";
import { buildMember, buildOfficer, type BuiltMember } from "../build-member.ts";
import { insertRow, referenceId, type World } from "../world.ts";

export const NORD = {
  slug: "nord",
  prefix: "NORD",
  names: { en: "Nordic Cat Club", ru: "Северный клуб" },
};

export interface ClubWorld {
  readonly id: number;
  readonly decider: BuiltMember;
  readonly owner: BuiltMember;
  /** In the names of all its cats. */
  readonly mark: string;
  readonly applied: { readonly id: number; readonly catId: number; readonly pedigreeId: number };
  readonly registeredId: number;
  readonly correctionId: number;
  readonly credentialId: number;
  readonly litterId: number;
  readonly transferId: number;
  readonly membershipId: number;
  /** Of a cattery, which the owner has asked for. */
  readonly nameId: number;
  /** Printed, of a year in which nothing was registered. */
  readonly bookId: number;
  /** On the club's list. */
  readonly judgeId: number;
  /** Of the registered cat with another record of it. */
  readonly mergeRequestId: number;
  readonly twinId: number;
  readonly cases: Readonly<Record<string, number>>;
}

export interface TwoClubs {
  readonly first: ClubWorld;
  readonly nord: ClubWorld;
}

export async function buildTwoClubs(world: World): Promise<TwoClubs> {
  const added = await addClub(world.pool, NORD, "FEL");
  if (added !== "added") throw new Error(`the second club is ${added}`);
  const [nordDecider, firstDecider] = await Promise.all([
    buildMember(world),
    buildOfficer(world, "decider"),
  ]);
  for (const role of ["decider", "treasurer"] as const)
    await makeOfficer(world.pool, { slug: "nord", email: nordDecider.email, role });
  await makeOfficer(world.pool, { slug: "club", email: firstDecider.email, role: "treasurer" });
  const { rows } = await world.pool.query<{ id: number }>(
    "select club_id as id from user_roles where user_id = $1 and role_id = $2",
    [nordDecider.id, CLUB_ROLES.decider],
  );
  return {
    first: await casesOf(world, { id: 1, decider: firstDecider, mark: "Firstmark", prefix: "FEL" }),
    nord: await casesOf(world, {
      id: rows[0]!.id,
      decider: nordDecider,
      mark: "Nordmark",
      prefix: "NORD",
    }),
  };
}

interface Club {
  readonly id: number;
  readonly decider: BuiltMember;
  readonly mark: string;
  readonly prefix: string;
}

const registeredOf = (
  world: World,
  { owner, mark, prefix }: { owner: BuiltMember; mark: string; prefix: string },
) =>
  buildCat(world, {
    owner,
    sex: "female",
    cat_name: `${mark} Registered`,
    reg_num: `${prefix}-2020-000001`,
  });

async function casesOf(world: World, { id, decider, mark, prefix }: Club): Promise<ClubWorld> {
  const owner = await buildMember(world);
  const application = await applyTo(world, { clubId: id, owner, name: `${mark} Applied` });
  const registered = await registeredOf(world, { owner, mark, prefix });
  const correction = await buildCorrection(world, { cat: registered, asker: owner });
  const credential = await buildCredential(world, {
    cat: registered,
    kind: "title",
    scanned: true,
  });
  await buildCredential(world, { cat: registered, kind: "health", scanned: true });
  const transfer = await insertRow(world, "transfers", {
    cat_id: registered.id,
    asker_id: owner.id,
    direction: "out",
    club: `${mark} Abroad`,
  });
  const merge = await mergeOf(world, registered, { owner, decider, mark, prefix });
  const stud = buildCat(world, { owner: decider, sex: "male" });
  const litter = await buildLitter(world, { breeder: owner, stud });
  await world.pool.query("update litters set dam_id = $1 where id = $2", [
    registered.id,
    litter.id,
  ]);
  await world.pool.query("select open_case('litter', $1, $2, $3)", [
    litter.id,
    registered.id,
    owner.id,
  ]);
  const own = { clubId: id, owner, name: mark };
  const [membership, name] = [await membershipOf(world, own), await nameOf(world, own)];
  const judge = await buildJudge(world, { addedBy: decider, clubId: id, name: `${mark} Judge` });
  const book = await bookOf(world, { clubId: id, memberId: decider.id, bytes: mark.length });
  const cases = await idsOfCases(world, owner, registered);
  return {
    id,
    decider,
    owner,
    mark,
    applied: {
      id: application.id,
      catId: application.cat_id,
      pedigreeId: application.pedigrees_id,
    },
    registeredId: registered.id,
    correctionId: correction.id,
    credentialId: credential.id,
    litterId: litter.id,
    transferId: transfer.id,
    membershipId: membership.id,
    nameId: name.id,
    bookId: book.id,
    judgeId: judge.id,
    ...merge,
    cases,
  };
}

/** By kind. */
async function idsOfCases(
  world: World,
  owner: BuiltMember,
  registered: { readonly id: number },
): Promise<Record<string, number>> {
  const { rows } = await world.pool.query<{ kind: string; id: number }>(
    "select kind, id from cases where applicant_id = $1 or kind = 'merge' and cat_id = $2",
    [owner.id, registered.id],
  );
  return Object.fromEntries(rows.map((row) => [row.kind, row.id]));
}

/** That another record of the registered cat becomes one with it. */
async function mergeOf(
  world: World,
  registered: { readonly id: number },
  {
    owner,
    decider,
    mark,
    prefix,
  }: Pick<Club, "decider" | "mark" | "prefix"> & { readonly owner: BuiltMember },
): Promise<Pick<ClubWorld, "twinId" | "mergeRequestId">> {
  const reg_num = `${prefix}-2020-000002`;
  const cat_name = `${mark} Twin`;
  const twin = await buildCat(world, { owner, sex: "female", cat_name, reg_num });
  const merge = await insertRow<{ id: number }>(world, "merge_requests", {
    cat_id: registered.id,
    other_id: twin.id,
    other_name: cat_name,
    number: reg_num,
    take: [],
    reason: `${mark} has one chip`,
    asker_id: decider.id,
    seen_version: 1,
  });
  return { twinId: twin.id, mergeRequestId: merge.id };
}

interface Applying {
  readonly clubId: number;
  readonly owner: BuiltMember;
  readonly name: string;
}

/** As sent by `POST /applications/send-to-registration/{catId}` with the club's id. */
export async function applyTo(
  world: World,
  { clubId, owner, name }: Applying,
): Promise<BuiltApplication> {
  const cat = await buildCat(world, { owner, cat_name: name });
  return insertRow(world, "applications", {
    cat_id: cat.id,
    pedigrees_id: (await buildPedigree(world, cat)).id,
    applicant_id: owner.id,
    club_id: clubId,
  });
}

/** Asked for this year and not paid, and a fee of the next. */
export const BOOK_YEAR = 1999;

const bookOf = (
  world: World,
  { clubId, memberId, bytes }: { clubId: number; memberId: number; bytes: number },
): Promise<{ id: number }> =>
  insertRow(world, "studbook_books", {
    year: BOOK_YEAR,
    club_id: clubId === 1 ? null : clubId,
    language: "en",
    started_by: memberId,
    finished_at: "2026-11-20T09:00:00Z",
    parts: 1,
    bytes,
  });

export const MEMBERSHIP_YEAR = 2026;

async function membershipOf(
  world: World,
  { clubId, owner }: Applying,
): Promise<{ readonly id: number }> {
  const of = {
    club_id: clubId,
    kind: "full",
    amount: 40 + clubId,
    currency_id: await referenceId(world, "currencies", "code", "EUR"),
  };
  const year = MEMBERSHIP_YEAR;
  for (const each of [year, year + 1])
    await world.pool.query(
      `insert into membership_fees (club_id, year, kind, amount, currency_id, due_on, set_by)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [of.club_id, each, of.kind, of.amount, of.currency_id, `${each}-03-31`, owner.id],
    );
  return insertRow(world, "memberships", {
    ...of,
    year,
    member_id: owner.id,
    due_on: `${year}-03-31`,
  });
}

async function nameOf(
  world: World,
  { clubId, owner, name }: Applying,
): Promise<{ readonly id: number }> {
  const asked = await insertRow<{ id: number }>(world, "cattery_names", {
    club_id: clubId,
    name: `${name}cats`,
    holder_id: owner.id,
  });
  await world.pool.query(
    "insert into cattery_name_events (name_id, actor_id, kind) values ($1, $2, 'asked')",
    [asked.id, owner.id],
  );
  return asked;
}

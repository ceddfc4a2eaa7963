/** What other nouns may read of cats, and the one change of theirs that another noun makes. */
import { ROLE_ADMIN } from "@felistry/contract/accounts.ts";
import type { ColourCodes } from "@felistry/domain/ems/codes.ts";
import { editMode, type CatOwners } from "@felistry/domain/cats/edit-mode.ts";
import { jsonStatement, statement } from "../db/statement.ts";
import type { Db, Tx } from "../db/transaction.ts";
import type { Member } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { ANCESTOR_OF_REGISTERED } from "./ancestor-of-registered.ts";
import { saveColour } from "./save-colour.ts";

export { assumptionTexts, kittenColour } from "./kitten-colours.ts";

/**
 * The card's fields as arguments of `json_build_object`, for a query over `cats c` with `cardJoins`. PostgreSQL
 * writes the JSON, so that a list goes out without being parsed here. `locale` is the placeholder of 'en' or 'ru'.
 */
export function cardFields(locale: string): string {
  return `
    'id', c.id, 'users_id', c.users_id, 'online_owner_id', c.online_owner_id, 'sex', c.sex, 'cat_ava_url', c.cat_ava_url,
    'cat_name_cattery_prefix', c.cat_name_cattery_prefix, 'cat_name', c.cat_name, 'cat_name_suffix', c.cat_name_suffix,
    'breed_id', c.breed_id, 'breed', case when ${locale} = 'ru' then b.breed_ru else b.breed_en end, 'breed_ems', b.ems,
    'cat_birthdate', c.cat_birthdate,
    'pedigree_num', (select p.pedigree_num from pedigrees p where p.cat_id = c.id order by p.id desc limit 1),
    'registered', c.registered, 'is_my_cat', c.is_my_cat,
    'cat_color', nullif(case when ${locale} = 'ru' then k.words_ru else k.words_en end, ''), 'ems', nullif(k.ems, '')`;
}

/**
 * One more field of the card, for lists: whether the club looks at an application of the cat just now, which its owners
 * and the club may know. `reader` and `isAdmin` are placeholders; for others the applications are not looked at.
 */
export function underReviewField(reader: string, isAdmin: string): string {
  return `'under_review', case when ${isAdmin}::boolean or ${reader}::int in (c.users_id, c.online_owner_id)
    then (exists (select from applications a where a.cat_id = c.id and a.status = 'pending'))::int else 0 end`;
}

export const cardJoins = `
    join breeds b on b.id = c.breed_id
    left join cat_colours k on k.cat_id = c.id`;

export const catOwners = statement<[catId: number], CatOwners>(
  "cat_owners",
  "select users_id, online_owner_id from cats where id = $1",
);

export interface EditFacts {
  users_id: number;
  online_owner_id: number;
  registered: 0 | 1;
  /** Somebody registered descends from it within four generations. */
  ancestor_of_registered: boolean;
}

/** What the edit mode of a cat (domain/cats/edit-mode.ts) follows from. */
export const editFacts = statement<[catId: number], EditFacts>(
  "cat_edit_facts",
  `select c.users_id, c.online_owner_id, c.registered, ${ANCESTOR_OF_REGISTERED} as ancestor_of_registered
   from cats c where c.id = $1`,
);

/** The same of those among many cats that a member keeps or owns. */
export const editFactsOfOwn = statement<
  [catIds: readonly number[], memberId: number],
  EditFacts & { id: number }
>(
  "cat_edit_facts_of_own",
  `select c.id, c.users_id, c.online_owner_id, c.registered, ${ANCESTOR_OF_REGISTERED} as ancestor_of_registered
   from cats c where c.id = any($1::int[]) and $2::int in (c.users_id, c.online_owner_id)`,
);

/** Full edit, parents and documents are open in one mode only (decisions §3): the club has seen the rest as it is. */
export async function requireUnlocked(
  db: Db,
  catId: number,
  { id, roleIds }: Pick<Member, "id" | "roleIds">,
): Promise<void> {
  const [facts] = await editFacts(db, catId);
  if (!facts) refuse("cat_not_found");
  const mode = editMode(facts, { id, isAdmin: roleIds.includes(ROLE_ADMIN) });
  if (mode !== "edit_unlocked") refuse("cat_locked");
}

export interface LockedCat extends CatOwners {
  id: number;
  is_my_cat: 0 | 1;
  registered: 0 | 1;
}

/** Whoever changes a cat's members takes turns with everybody else who does. */
export const lockCat = statement<[catId: number], LockedCat>(
  "cat_lock",
  "select id, users_id, online_owner_id, is_my_cat, registered from cats where id = $1 for no key update",
);

const recordChange = statement<
  [catId: number, from: number, to: number, users: number, isMyCat: 0 | 1, kind: OwnerChangeKind],
  never
>(
  "owner_change_insert",
  `insert into owner_changes (cat_id, prev_owner_id, new_owner_id, prev_users_id, prev_is_my_cat, kind)
   values ($1, $2, $3, $4, $5, $6)`,
);

const setMembers = statement<
  [catId: number, usersId: number, onlineOwnerId: number, isMyCat: 0 | 1],
  never
>(
  "cat_set_members",
  "update cats set users_id = $2, online_owner_id = $3, is_my_cat = $4, updated_at = now() where id = $1",
);

/** What of the cat's passings to the club is not yet undone, the first one first. */
const clubTakings = statement<
  [catId: number],
  {
    id: number;
    prev_owner_id: number;
    prev_users_id: number;
    prev_is_my_cat: 0 | 1;
    left: boolean;
  }
>(
  "owner_change_club_takings",
  `select h.id, h.prev_owner_id, h.prev_users_id, h.prev_is_my_cat, u.closed_at is not null as left
   from owner_changes h join users u on u.id = h.prev_owner_id
   where h.cat_id = $1 and h.kind = 'club-take' and h.returned_at is null order by h.id`,
);

const markAllReturned = statement<[ids: number[]], never>(
  "owner_change_club_returned",
  "update owner_changes set returned_at = now() where id = any($1::int[])",
);

/** A price was the former keeper's word. */
const closeAd = statement<[catId: number], never>(
  "cat_close_ad",
  "update sales set is_active = false where cat_id = $1 and is_active",
);

export type OwnerChangeKind = "take" | "club-take" | "move-back" | "order";

/** Passes the locked cat's page to another member, and records from whom. */
export async function passCat(
  tx: Tx,
  cat: LockedCat,
  to: CatOwners & { readonly is_my_cat: 0 | 1 },
  kind: OwnerChangeKind,
): Promise<void> {
  const { id, online_owner_id, users_id, is_my_cat } = cat;
  await recordChange(tx, id, online_owner_id, to.online_owner_id, users_id, is_my_cat, kind);
  await setMembers(tx, id, to.users_id, to.online_owner_id, to.is_my_cat);
  await closeAd(tx, id);
}

/**
 * Gives a cat that an administrator has taken for its check back to the members it had before (decisions §3); one
 * that is with its own members stays there.
 */
export async function returnFromClub(tx: Tx, cat: LockedCat): Promise<void> {
  const takings = await clubTakings(tx, cat.id);
  const first = takings[0];
  if (!first) return;
  await markAllReturned(
    tx,
    takings.map(({ id }) => id),
  );
  if (first.prev_owner_id === cat.online_owner_id) return;
  await passCat(
    tx,
    cat,
    {
      users_id: first.prev_users_id,
      online_owner_id: first.prev_owner_id,
      // Cats of a member who has left are anybody's to care for.
      is_my_cat: first.left ? 0 : first.prev_is_my_cat,
    },
    "move-back",
  );
}

const setRegistered = statement<[catId: number, number: string], never>(
  "cat_set_registered",
  "update cats set registered = 1, reg_num = $2, updated_at = now() where id = $1",
);

/** Makes the locked cat a registered one. */
export async function registerCat(tx: Tx, catId: number, number: string): Promise<void> {
  await setRegistered(tx, catId, number);
}

/**
 * Cats of the registry by the names that a paper may print for them: `wanted` is JSON,
 * `[{ position, sex, names, birthdate }]`; a cat with another birth date is another cat.
 */
export const catsOfNames = jsonStatement<[locale: string, wanted: string]>(
  "cats_of_names",
  `select coalesce(json_agg(json_build_object('position', found.position, 'cats', found.cats) order by found.position), '[]')::text as json
   from (
     select w.position, json_agg(one.card order by one.registered desc, one.id) as cats
     from jsonb_to_recordset($2::jsonb) as w(position int, sex text, names text[], birthdate text)
     cross join lateral (
       select c.id, c.registered, json_build_object(${cardFields("$1")}) as card
       from cats c ${cardJoins}
       where c.search_name = any (w.names) and c.sex = w.sex
         and (w.birthdate is null or c.cat_birthdate is null or c.cat_birthdate = w.birthdate::date)
       order by c.registered desc, c.id
       limit 3
     ) one
     group by w.position
   ) found`,
);

interface CatOfPaper {
  readonly online_owner_id: number;
  readonly unlocked: boolean;
}

/** Whether its parents may be set from a paper; the cat is locked until the end of the transaction. */
export async function catOfPaper(
  tx: Tx,
  catId: number,
  { id, roleIds }: Pick<Member, "id" | "roleIds">,
): Promise<CatOfPaper | null> {
  const [cat] = await lockCat(tx, catId);
  if (!cat) return null;
  const [facts] = await editFacts(tx, catId);
  const mode = editMode(facts!, { id, isAdmin: roleIds.includes(ROLE_ADMIN) });
  return { online_owner_id: cat.online_owner_id, unlocked: mode === "edit_unlocked" };
}

interface PaperFields {
  readonly cat_name_cattery_prefix: string | null;
  readonly cat_name_suffix: string | null;
  readonly cat_birthdate: string | null;
  readonly breeder_not_user: string | null;
  readonly colour: ColourCodes;
}

interface EmptyFields {
  readonly cat_name_cattery_prefix: string | null;
  readonly cat_name_suffix: string | null;
  readonly cat_birthdate: string | null;
  readonly breeder_id: number | null;
  readonly breeder_not_user: string | null;
  readonly breed_ems: string;
  readonly has_colour: boolean;
}

const paperFields = statement<[catId: number], EmptyFields>(
  "cat_paper_fields",
  `select c.cat_name_cattery_prefix, c.cat_name_suffix, c.cat_birthdate, c.breeder_id, c.breeder_not_user, b.ems as breed_ems,
     exists (select from cat_colours k where k.cat_id = c.id) as has_colour
   from cats c join breeds b on b.id = c.breed_id where c.id = $1`,
);

const fillFields = statement<
  [
    catId: number,
    prefix: string | null,
    suffix: string | null,
    birthdate: string | null,
    breeder: string | null,
  ],
  never
>(
  "cat_fill_fields",
  `update cats set cat_name_cattery_prefix = coalesce(cat_name_cattery_prefix, $2), cat_name_suffix = coalesce(cat_name_suffix, $3),
     cat_birthdate = coalesce(cat_birthdate, $4::date), breeder_not_user = coalesce(breeder_not_user, $5), updated_at = now()
   where id = $1`,
);

const hasColour = (colour: ColourCodes) => Object.values(colour).some((code) => code !== null);

/** Fills what is empty of a cat from its paper, and answers the names of what was filled. What is there stays. */
export async function fillCatOfPaper(tx: Tx, catId: number, paper: PaperFields): Promise<string[]> {
  const [cat] = await paperFields(tx, catId);
  const present = cat!;
  // A name has the cattery on one side: a paper that prints it on the other is read wrongly, or the page is.
  const hasAffix = present.cat_name_cattery_prefix !== null || present.cat_name_suffix !== null;
  const hasBreeder = present.breeder_id !== null || present.breeder_not_user !== null;
  const filling = {
    cat_name_cattery_prefix: hasAffix ? null : paper.cat_name_cattery_prefix,
    cat_name_suffix: hasAffix ? null : paper.cat_name_suffix,
    cat_birthdate: present.cat_birthdate === null ? paper.cat_birthdate : null,
    breeder_not_user: hasBreeder ? null : paper.breeder_not_user,
  };
  const filled = Object.entries(filling).flatMap(([field, value]) =>
    value === null ? [] : [field],
  );
  if (filled.length > 0)
    await fillFields(
      tx,
      catId,
      filling.cat_name_cattery_prefix,
      filling.cat_name_suffix,
      filling.cat_birthdate,
      filling.breeder_not_user,
    );
  if (present.has_colour || !hasColour(paper.colour)) return filled;
  await saveColour(tx, catId, paper.colour, present.breed_ems);
  return [...filled, "ems"];
}

interface NewCatOfPaper {
  readonly cat_name_cattery_prefix: string | null;
  readonly cat_name: string;
  readonly cat_name_suffix: string | null;
  readonly cat_birthdate: string | null;
  readonly sex: "male" | "female";
  /** The breed that its paper names; else it is of the breed of its descendant. */
  readonly breed: { readonly id: number; readonly ems: string } | null;
  readonly breedOfCat: number;
  readonly colour: ColourCodes;
}

const insertOfPaper = statement<
  [
    memberId: number,
    prefix: string | null,
    name: string,
    suffix: string | null,
    sex: string,
    birthdate: string | null,
    breedId: number | null,
    breedOfCat: number,
  ],
  { id: number; breed_ems: string }
>(
  "cat_insert_of_paper",
  `insert into cats (users_id, online_owner_id, cat_name_cattery_prefix, cat_name, cat_name_suffix, sex, cat_birthdate, breed_id, is_my_cat)
   values ($1, $1, $2, $3, $4, $5, $6::date, coalesce($7::int, (select breed_id from cats where id = $8::int)), 0)
   returning id, (select ems from breeds b where b.id = breed_id) as breed_ems`,
);

/** Adds an ancestor that stands on a paper: the member keeps its page and does not own it. */
export async function addCatOfPaper(tx: Tx, memberId: number, cat: NewCatOfPaper): Promise<number> {
  const [made] = await insertOfPaper(
    tx,
    memberId,
    cat.cat_name_cattery_prefix,
    cat.cat_name,
    cat.cat_name_suffix,
    cat.sex,
    cat.cat_birthdate,
    cat.breed?.id ?? null,
    cat.breedOfCat,
  );
  const { id, breed_ems } = made!;
  if (hasColour(cat.colour)) await saveColour(tx, id, cat.colour, breed_ems);
  return id;
}

export { addKitten } from "./add-kitten.ts";
export { mergeRefusals } from "./merge-rule.ts";

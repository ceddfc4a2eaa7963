/** Cats as a pedigree on paper names them: found, filled and added. */
import { may } from "@felistry/domain/accounts/club-rights.ts";
import type { ColourCodes } from "@felistry/domain/colours/ems/codes.ts";
import type { DatePrecision } from "@felistry/domain/cats/partial-date.ts";
import { editMode } from "@felistry/domain/cats/edit-mode.ts";
import { statement, told } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import type { Member } from "../http/handler.ts";
import { editFacts } from "./edit-facts.ts";
import { lockCat } from "../ownership/public.ts";
import { saveColour } from "../colours/public.ts";

interface CatOfPaper {
  readonly online_owner_id: number;
  readonly unlocked: boolean;
}

/** Whether its parents may be set from a paper; locks the cat until the end of the transaction. */
export async function catOfPaper(
  tx: Tx,
  catId: number,
  { id, roleIds }: Pick<Member, "id" | "roleIds">,
): Promise<CatOfPaper | null> {
  const [cat] = await lockCat(tx, { catId });
  if (!cat) return null;
  const [facts] = await editFacts(tx, { catId });
  const mode = editMode(facts!, { id, isAdmin: may({ roleIds }, "read_cats") });
  return { online_owner_id: cat.online_owner_id, unlocked: mode === "edit_unlocked" };
}

interface PaperFields {
  readonly cat_name_cattery_prefix: string | null;
  readonly cat_name_suffix: string | null;
  readonly cat_birthdate: string | null;
  readonly breeder_not_user: string | null;
  readonly colour: ColourCodes;
}

const paperFields = statement(
  "cat_paper_fields",
  `select c.cat_name_cattery_prefix, c.cat_name_suffix, c.cat_birthdate, c.breeder_id, c.breeder_not_user, b.ems as breed_ems,
     num_nonnulls(k.main, k.gold, k.white, k.tabby, k.point, k.eye) > 0 as has_colour, k.build
   from cats c join breeds b on b.id = c.breed_id left join cat_colours k on k.cat_id = c.id where c.id = :catId`,
);

const fillFields = statement(
  "cat_fill_fields",
  `update cats set cat_name_cattery_prefix = coalesce(cat_name_cattery_prefix, :prefix?), cat_name_suffix = coalesce(cat_name_suffix, :suffix?),
     cat_birthdate = coalesce(cat_birthdate, :birthdate?::date), breeder_not_user = coalesce(breeder_not_user, :breeder?), updated_at = now()
   where id = :catId`,
);

const hasColour = (colour: ColourCodes) => Object.values(colour).some((code) => code !== null);

/** Fills what is empty of a cat from its paper, and answers the names of what was filled. What is there stays. */
export async function fillCatOfPaper(tx: Tx, catId: number, paper: PaperFields): Promise<string[]> {
  const [cat] = await paperFields(tx, { catId });
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
    await fillFields(tx, {
      catId,
      prefix: filling.cat_name_cattery_prefix,
      suffix: filling.cat_name_suffix,
      birthdate: filling.cat_birthdate,
      breeder: filling.breeder_not_user,
    });
  const { build } = present;
  // Of a cat of which only tail, ears or coat are known the paper may say the colour.
  if (present.has_colour || !hasColour({ ...paper.colour, ...(build && { build: null }) }))
    return filled;
  const colour = build === null ? paper.colour : { ...paper.colour, build };
  await saveColour(tx, catId, colour, present.breed_ems);
  return [...filled, "ems"];
}

interface NewCatOfPaper {
  readonly cat_name_cattery_prefix: string | null;
  readonly cat_name: string;
  readonly cat_name_suffix: string | null;
  readonly cat_birthdate: string | null;
  readonly precision?: DatePrecision;
  readonly deceased_on?: string | null;
  /** It has died, and the paper does not say when. */
  readonly deceasedUndated?: boolean;
  /** With the signs and titles of the paper. */
  readonly printed_name?: string | null;
  /** In another registry. */
  readonly number?: string | null;
  /** What of the paper is in no field. */
  readonly note?: string | null;
  readonly sex: "male" | "female";
  /** The breed that its paper names; else it is of the breed of its descendant. */
  readonly breed: { readonly id: number; readonly ems: string } | null;
  readonly breedOfCat: number | null;
  /** The member owns it. */
  readonly isMine?: boolean;
  readonly colour: ColourCodes;
  /** One of `drawCatIds`; without it the next. */
  readonly id?: number;
}

const insertOfPaper = statement(
  "cat_insert_of_paper",
  `insert into cats (id, users_id, online_owner_id, cat_name_cattery_prefix, cat_name, cat_name_suffix, sex, cat_birthdate, cat_birthdate_precision, deceased_on, deceased_undated, printed_name, number_elsewhere, description, breed_id, is_my_cat)
   values (coalesce(:catId?::int, nextval(pg_get_serial_sequence('cats', 'id'))), :memberId, :memberId, :prefix?, :name, :suffix?, :sex, :birthdate?::date, :precision, :deceasedOn?::date, :deceasedUndated, :printedName?, :number?, :note?, coalesce(:breedId?::int, (select breed_id from cats where id = :breedOfCat?::int)), :isMine)
   returning id, (select ems from breeds b where b.id = breed_id) as breed_ems`,
  told<{ breed_ems: string }>(),
);

/** Adds a cat as its paper says it: the member keeps its page; an ancestor's they do not own. */
export async function addCatOfPaper(tx: Tx, memberId: number, cat: NewCatOfPaper): Promise<number> {
  const [made] = await insertOfPaper(tx, {
    catId: cat.id ?? null,
    memberId,
    prefix: cat.cat_name_cattery_prefix,
    name: cat.cat_name,
    suffix: cat.cat_name_suffix,
    sex: cat.sex,
    birthdate: cat.cat_birthdate,
    precision: cat.precision ?? "day",
    deceasedOn: cat.deceased_on ?? null,
    deceasedUndated: cat.deceasedUndated ? 1 : 0,
    printedName: cat.printed_name ?? null,
    number: cat.number ?? null,
    note: cat.note ?? null,
    breedId: cat.breed?.id ?? null,
    breedOfCat: cat.breedOfCat,
    isMine: cat.isMine ? 1 : 0,
  });
  const { id, breed_ems } = made!;
  if (hasColour(cat.colour)) await saveColour(tx, id, cat.colour, breed_ems);
  return id;
}

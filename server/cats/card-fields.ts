import { inReadersScript } from "../db/in-readers-script.ts";
import { wordIn } from "../db/word-in.ts";

/** The card of a cat in every list, written by PostgreSQL. */

/**
 * The card's fields as arguments of `json_build_object`, for a query over `cats c` with `cardJoins`. `locale` is the
 * placeholder of the reader's language.
 */
export function cardFields(locale: string): string {
  return `
    'id', c.id, 'users_id', c.users_id, 'online_owner_id', c.online_owner_id, 'sex', c.sex, 'cat_ava_url', c.cat_ava_url,
    'cat_name_cattery_prefix', c.cat_name_cattery_prefix, 'cat_name', c.cat_name, 'cat_name_suffix', c.cat_name_suffix,
    'other_name', (select ${inReadersScript("n.other", locale)} from cat_names n where n.cat_id = c.id),
    'breed_id', c.breed_id, 'breed', ${wordIn("b.breed", locale)}, 'breed_ems', b.ems,
    'cat_birthdate', c.cat_birthdate, 'cat_birthdate_precision', c.cat_birthdate_precision,
    'pedigree_num', (select p.pedigree_num from pedigrees p where p.cat_id = c.id and p.withheld_id is null order by p.id desc limit 1),
    'registered', c.registered, 'is_my_cat', c.is_my_cat,
    'cat_color', nullif(${wordIn("k.words", locale)}, ''), 'ems', nullif(k.ems, '')`;
}

/**
 * Another field of the card: whether the club is reviewing an application of the cat, for its owners and the club only.
 * `reader` and `isAdmin` are placeholders; for other readers the applications are not read.
 */
export function underReviewField(reader: string, isAdmin: string): string {
  return `'under_review', case when ${isAdmin}::boolean or ${reader}::int in (c.users_id, c.online_owner_id)
    then (exists (select from applications a where a.cat_id = c.id and a.status = 'pending'))::int else 0 end`;
}

export const cardJoins = `
    join breeds b on b.id = c.breed_id
    left join cat_colours k on k.cat_id = c.id`;

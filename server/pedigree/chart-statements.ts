import { wordIn } from "../db/word-in.ts";
import { shownFirstName, shownLastName, shownName } from "../accounts/queries.ts";
import { statement } from "../db/statement.ts";

/** Only what a stranger reads on the cat's page. */
export const selectCharted = statement(
  "pedigree_charted_cat",
  `select c.id, c.cat_name_cattery_prefix, c.cat_name, c.cat_name_suffix, c.sex, birth_text(c.cat_birthdate, c.cat_birthdate_precision) as cat_birthdate, c.reg_num,
          ${wordIn("b.breed", ":locale")} as breed, b.ems as breed_ems, nullif(k.ems, '') as ems,
          nullif(${wordIn("k.words", ":locale")}, '') as cat_color,
          (select p.pedigree_num from pedigrees p where p.cat_id = c.id and p.withheld_id is null order by p.id desc limit 1) as pedigree_num,
          coalesce(nullif(concat_ws(' ', ${shownFirstName("r", ":locale")}, ${shownLastName("r", ":locale")}), ''), c.breeder_not_user) as breeder,
          ${shownName("u", ":locale")} as owner
   from cats c
   join breeds b on b.id = c.breed_id
   left join cat_colours k on k.cat_id = c.id
   join users u on u.id = c.users_id
   left join users r on r.id = c.breeder_id
   where c.id = :catId`,
);

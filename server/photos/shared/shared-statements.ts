import { statement } from "../../db/statement.ts";
import { wordIn } from "../../db/word-in.ts";

const name = (cat: string) =>
  `case when ${cat}.id is not null then concat_ws(' ', ${cat}.cat_name_cattery_prefix, ${cat}.cat_name, ${cat}.cat_name_suffix) end`;

/** The parents and grandparents of the row `f` (sire) and `m` (dam), in the order of `SharedLine`. */
const line = `array[${["f", "m", "ff", "fm", "mf", "mm"].map(name).join(", ")}]`;
const grandparents = `
  left join cats ff on ff.id = f.father_id left join cats fm on fm.id = f.mother_id
  left join cats mf on mf.id = m.father_id left join cats mm on mm.id = m.mother_id`;

export const selectSharedCat = statement(
  "shared_cat",
  `select ${name("c")} as name, ${wordIn("b.breed", ":locale")} as breed, nullif(${wordIn("k.words", ":locale")}, '') as colour,
          c.cat_birthdate, c.cat_birthdate_precision, c.cat_ava_url as photo, b.ems as breed_ems, nullif(k.ems, '') as ems,
          s.price_pet, y.abb, ${line} as line
   from cats c
   join breeds b on b.id = c.breed_id
   left join cat_colours k on k.cat_id = c.id
   left join sales s on s.cat_id = c.id and s.is_active
   left join currencies y on y.id = s.currency_id
   left join cats f on f.id = c.father_id left join cats m on m.id = c.mother_id ${grandparents}
   where c.id = :catId`,
);

export const selectSharedLitter = statement(
  "shared_litter",
  `select ${name("m")} as dam, ${name("f")} as sire, l.born, ${wordIn("b.breed", ":locale")} as breed,
          m.cat_ava_url as photo, b.ems as breed_ems, nullif(k.ems, '') as ems, ${line} as line
   from litters l
   join cats m on m.id = l.dam_id
   join cats f on f.id = l.sire_id
   join breeds b on b.id = m.breed_id
   left join cat_colours k on k.cat_id = m.id ${grandparents}
   where l.id = :litterId and l.status = 'confirmed'`,
);

export const selectSharedCattery = statement(
  "shared_cattery",
  `select coalesce(a.cattery_name_full, a.cattery_name) as name, a.image_url as photo, ${wordIn("n.country", ":locale")} as country,
          (select b.ems from cats c join breeds b on b.id = c.breed_id where c.online_owner_id = a.users_id order by c.id desc limit 1) as breed_ems
   from catteries a join users u on u.id = a.users_id join countries n on n.id = u.country_id
   where a.id = :catteryId`,
);

export const selectSharedBreed = statement(
  "shared_breed",
  `select ${wordIn("b.breed", ":locale")} as breed, b.ems from breeds b where b.ems = upper(:ems)`,
);

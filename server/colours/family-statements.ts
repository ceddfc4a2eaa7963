import type { ColouredCat } from "@felistry/domain/colours/coat/impossible.ts";
import { statement, told } from "../db/statement.ts";
import { checkedCat } from "./checked-cat.ts";

export interface NamedColour extends ColouredCat {
  readonly id: number;
  readonly name: string;
}

export interface WithParents {
  readonly cat: ColouredCat;
  readonly dam: ColouredCat | null;
  readonly sire: ColouredCat | null;
}

const NAME = (cat: string) =>
  `concat_ws(' ', ${cat}.cat_name_cattery_prefix, ${cat}.cat_name, ${cat}.cat_name_suffix)`;

const named = (cat: string, breed: string, colour: string) =>
  `(${checkedCat(cat, breed, colour)}::jsonb || jsonb_build_object('name', ${NAME(cat)}))`;

const parents = `
  left join cats m on m.id = c.mother_id left join breeds mb on mb.id = m.breed_id left join cat_colours mk on mk.cat_id = m.id
  left join cats f on f.id = c.father_id left join breeds fb on fb.id = f.breed_id left join cat_colours fk on fk.cat_id = f.id`;

export const selectWithParents = statement(
  "colour_with_parents",
  `select ${named("c", "b", "k")} as cat,
     case when m.id is not null then ${named("m", "mb", "mk")} end as dam,
     case when f.id is not null then ${named("f", "fb", "fk")} end as sire
   from cats c join breeds b on b.id = c.breed_id left join cat_colours k on k.cat_id = c.id ${parents}
   where c.id = :catId`,
  told<{ cat: ColouredCat & NamedColour; dam: ColouredCat | null; sire: ColouredCat | null }>(),
);

export interface OffspringRow {
  readonly kitten: NamedColour;
  readonly mate: ColouredCat | null;
}

/** More kittens than this add nothing about their parent. */
const MOST_KITTENS = 200;

export const selectOffspring = statement(
  "colour_offspring",
  `select ${named("c", "b", "k")} as kitten,
     case when c.mother_id = :catId then case when f.id is not null then ${named("f", "fb", "fk")} end
       else case when m.id is not null then ${named("m", "mb", "mk")} end end as mate
   from cats c join breeds b on b.id = c.breed_id left join cat_colours k on k.cat_id = c.id ${parents}
   where c.mother_id = :catId or c.father_id = :catId
   order by c.id desc limit ${MOST_KITTENS}`,
  told<{ kitten: NamedColour; mate: ColouredCat | null }>(),
);

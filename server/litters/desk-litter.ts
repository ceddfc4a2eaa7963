/** A litter as the club decides on it: both parents, and each kitten as its page has it. */
import type { z } from "zod";
import type { caseLitter } from "@felistry/contract/cases.ts";
import type { ColourCodes } from "@felistry/domain/colours/ems/codes.ts";
import { colourEms } from "@felistry/domain/colours/ems/write.ts";
import { shownName } from "../accounts/queries.ts";
import { statement, told } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";
import { shownState } from "./statements.ts";

type CaseLitter = z.input<typeof caseLitter>;
type Kitten = CaseLitter["kittens"][number];

const parent = (cat: string) => `(
  select json_build_object('id', p.id, 'cat_name_cattery_prefix', p.cat_name_cattery_prefix, 'cat_name', p.cat_name,
    'cat_name_suffix', p.cat_name_suffix, 'reg_num', p.reg_num, 'number_elsewhere', p.number_elsewhere, 'breed', b.ems, 'ems', k.ems)
  from cats p join breeds b on b.id = p.breed_id left join cat_colours k on k.cat_id = p.id where p.id = ${cat})`;

/** What was entered in the form counts for a kitten without a page. */
const selectDeskLitter = statement(
  "litter_for_desk",
  `select l.id, l.born, b.ems as breed, ${shownName("u", ":locale")} as breeder, ${parent("l.dam_id")} as dam, ${parent("l.sire_id")} as sire,
     (select coalesce(json_agg(json_build_object('place', k.place, 'cat_id', c.id, 'state', ${shownState}, 'sex', coalesce(c.sex, k.sex),
        'cat_name_cattery_prefix', case when c.id is null then l.prefix else c.cat_name_cattery_prefix end,
        'cat_name', coalesce(c.cat_name, k.cat_name), 'cat_name_suffix', c.cat_name_suffix, 'ems', e.ems,
        'colour', case when c.id is null then k.colour end, 'chip', c.chip, 'reg_num', c.reg_num) order by k.place), '[]')
      from litter_kittens k left join cats c on c.id = k.cat_id left join cat_colours e on e.cat_id = c.id where k.litter_id = l.id) as kittens
   from litters l join users u on u.id = l.breeder_id join cats d on d.id = l.dam_id join breeds b on b.id = d.breed_id
   where l.id = :id`,
  told<{
    dam: CaseLitter["dam"];
    sire: CaseLitter["sire"];
    kittens: (Kitten & { colour: ColourCodes | null })[];
  }>(),
);

/** Null if it is gone. */
export async function deskLitter(
  db: Db,
  asked: { readonly id: number; readonly locale: string },
): Promise<CaseLitter | null> {
  const [found] = await selectDeskLitter(db, asked);
  if (!found) return null;
  const kittens = found.kittens.map(({ colour, ems, ...kitten }) => ({
    ...kitten,
    ems: ems ?? (colour && colourEms(colour)),
  }));
  return { ...found, kittens };
}

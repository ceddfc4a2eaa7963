/** Reads cats with everything the checks need, a keyset page at a time. */
import type { CheckedFamily } from "@felistry/domain/pedigree/checks.ts";
import { checkedCat } from "../colours/queries.ts";

export interface FamilyRow extends Omit<CheckedFamily, "twins"> {
  readonly mother_id: number | null;
  readonly father_id: number | null;
  readonly named: { readonly full: string; readonly own: string; readonly number: string | null };
}

/** @param page which cats, as SQL that ends in an order by id and a limit. */
export function familiesOf(page: string): string {
  return `
    with c as materialized (${page})
    select c.mother_id, c.father_id, ${checkedCat("c", "b", "k")} as cat,
      case when m.id is not null then ${checkedCat("m", "mb", "mk")} end as dam,
      case when f.id is not null then ${checkedCat("f", "fb", "fk")} end as sire,
      (select max(s.cat_birthdate) from cats s where s.mother_id = c.mother_id and s.cat_birthdate < c.cat_birthdate) as "birthBefore",
      case when c.mother_id is not null and c.cat_birthdate is not null then
        (select case when min(s.id) = c.id then json_build_object('kittens', count(*), 'sires', count(distinct s.father_id)) end
         from cats s where s.mother_id = c.mother_id and s.cat_birthdate = c.cat_birthdate) end as litter,
      json_build_object('full', concat_ws(' ', c.cat_name_cattery_prefix, c.cat_name, c.cat_name_suffix), 'own', c.cat_name,
        'number', c.number_elsewhere) as named
    from c
    join breeds b on b.id = c.breed_id left join cat_colours k on k.cat_id = c.id
    left join cats m on m.id = c.mother_id left join breeds mb on mb.id = m.breed_id left join cat_colours mk on mk.cat_id = m.id
    left join cats f on f.id = c.father_id left join breeds fb on fb.id = f.breed_id left join cat_colours fk on fk.cat_id = f.id
    order by c.id`;
}

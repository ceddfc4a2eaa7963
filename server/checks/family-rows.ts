/** Reads cats with all that the checks ask of them, a keyset page at a time. */
import type { CheckedFamily } from "@felistry/domain/pedigree/checks.ts";
import { checkedCat } from "../colours/queries.ts";

export interface FamilyRow extends CheckedFamily {
  readonly mother_id: number | null;
  readonly father_id: number | null;
}

/**
 * Likely the same cat: the name sounds the same, sex and breed agree, births and parents do not contradict, and at
 * least one of these is known of both: a name alone is borne by many.
 */
const twins = (others: string) => `
  (select coalesce(json_agg(t.id), '[]') from (
    select d.id from cats d
    where name_key(d.search_name) = name_key(c.search_name) and ${others} and d.sex = c.sex and d.breed_id = c.breed_id
      and name_key(c.search_name) <> ''
      and (d.cat_birthdate = c.cat_birthdate or d.cat_birthdate is null or c.cat_birthdate is null)
      and (d.mother_id = c.mother_id or d.mother_id is null or c.mother_id is null)
      and (d.father_id = c.father_id or d.father_id is null or c.father_id is null)
      and (d.cat_birthdate = c.cat_birthdate or d.mother_id = c.mother_id or d.father_id = c.father_id)
    order by d.id limit 10) t)`;

/** @param page which cats, as SQL that ends in an order by id and a limit. */
export function familiesOf(page: string, others = "d.id <> c.id"): string {
  return `
    with c as materialized (${page})
    select c.mother_id, c.father_id, ${checkedCat("c", "b", "k")} as cat,
      case when m.id is not null then ${checkedCat("m", "mb", "mk")} end as dam,
      case when f.id is not null then ${checkedCat("f", "fb", "fk")} end as sire,
      (select max(s.cat_birthdate) from cats s where s.mother_id = c.mother_id and s.cat_birthdate < c.cat_birthdate) as "birthBefore",
      case when c.mother_id is not null and c.cat_birthdate is not null then
        (select case when min(s.id) = c.id then json_build_object('kittens', count(*), 'sires', count(distinct s.father_id)) end
         from cats s where s.mother_id = c.mother_id and s.cat_birthdate = c.cat_birthdate) end as litter,
      ${twins(others)} as twins
    from c
    join breeds b on b.id = c.breed_id left join cat_colours k on k.cat_id = c.id
    left join cats m on m.id = c.mother_id left join breeds mb on mb.id = m.breed_id left join cat_colours mk on mk.cat_id = m.id
    left join cats f on f.id = c.father_id left join breeds fb on fb.id = f.breed_id left join cat_colours fk on fk.cat_id = f.id
    order by c.id`;
}

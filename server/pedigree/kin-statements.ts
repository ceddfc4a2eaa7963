import { MOST_GENERATIONS_DOWN } from "@felistry/domain/pedigree/positions.ts";
import { KINDS_OF_SIBLING } from "@felistry/domain/pedigree/sibling.ts";
import { inReadersScript } from "../db/in-readers-script.ts";
import { answers, jsonStatement, statement } from "../db/statement.ts";
import { cardFields, cardJoins } from "../cats/queries.ts";

const names = (
  cat: string,
) => `'id', ${cat}.id, 'cat_name_cattery_prefix', ${cat}.cat_name_cattery_prefix,
  'cat_name', ${cat}.cat_name, 'cat_name_suffix', ${cat}.cat_name_suffix,
  'other_name', (select ${inReadersScript("n.other", ":locale")} from cat_names n where n.cat_id = ${cat}.id)`;

/** A cat without a birth date sorts as if it were older than all. */
const BORN = "coalesce(o.cat_birthdate, '-infinity'::date)";

/** No row for an unknown cat. */
export const selectOffspring = statement(
  "pedigree_offspring",
  `select page.* from cats self
   cross join lateral (
     select '[' || coalesce(string_agg(card, ',' order by place) filter (where place <= :limit), '') || ']' as json,
            count(*)::int as found,
            (array_agg(born order by place desc) filter (where place <= :limit))[1]::text as last_born,
            (array_agg(id order by place desc) filter (where place <= :limit))[1] as last_id
     from (
       select json_build_object(${cardFields(":locale")},
                'other_parent', case when other.id is not null then json_build_object(${names("other")}) end)::text as card,
              c.id, c.born, row_number() over (order by c.born desc, c.id desc) as place
       from (
         select o.*, ${BORN} as born from cats o
         where (o.mother_id = :catId or o.father_id = :catId) and (${BORN}, o.id) < (:bornBefore::date, :beforeId::int)
         order by ${BORN} desc, o.id desc
         limit :limit::int + 1
       ) c ${cardJoins}
       left join cats other on other.id = case when c.mother_id = :catId then c.father_id else c.mother_id end
     ) cards
   ) page
   where self.id = :catId`,
  answers("GET /pedigree/{catId}/offspring"),
);

const kind = (name: (typeof KINDS_OF_SIBLING)[number]) => KINDS_OF_SIBLING.indexOf(name);

/** Null for an unknown cat. */
export const selectSiblings = jsonStatement(
  "pedigree_siblings",
  `select (
     select json_build_object(
       'siblings', coalesce(json_agg(card order by place) filter (where place <= :most), '[]'),
       'more', count(*) > :most)::text
     from (
       select json_build_object(${cardFields(":locale")},
                'kin', (array['${KINDS_OF_SIBLING.join("','")}'])[c.kind + 1]) as card,
              row_number() over (order by c.kind, c.cat_birthdate desc nulls last, c.id desc) as place
       from (
         select s.*, case
             when s.mother_id = self.mother_id and s.father_id = self.father_id
               then case when s.cat_birthdate = self.cat_birthdate then ${kind("litter")} else ${kind("full")} end
             when s.mother_id = self.mother_id then ${kind("dam")}
             else ${kind("sire")} end as kind
         from cats s
         where s.id <> self.id and (s.mother_id = self.mother_id or s.father_id = self.father_id)
         order by kind, s.cat_birthdate desc nulls last, s.id desc
         limit :most::int + 1
       ) c ${cardJoins}
     ) siblings
   ) as json
   from cats self where self.id = :catId`,
  answers("GET /pedigree/{catId}/siblings"),
);

/**
 * The recursion yields generation after generation and stops as soon as enough are found, so that a founder with a
 * hundred thousand descendants costs no more than one with `most`. A cat reached twice appears once, at
 * its nearest generation. Null for an unknown cat.
 */
export const selectDescendants = jsonStatement(
  "pedigree_descendants",
  `with recursive line(id, generation) as (
     select k.id, 1 from cats k where k.mother_id = :catId or k.father_id = :catId
     union
     select k.id, l.generation + 1 from line l join cats k on k.mother_id = l.id or k.father_id = l.id
     where l.generation < least(:generations::int, ${MOST_GENERATIONS_DOWN})
   ),
   reached as (select id, generation from line limit :most::int + 1),
   nearest as (select id, min(generation) as generation from reached group by id)
   select json_build_object(
     'descendants', coalesce((
       select json_agg(json_build_object(${names("c")}, 'sex', c.sex, 'cat_birthdate', birth_text(c.cat_birthdate, c.cat_birthdate_precision),
                'breed_ems', b.ems, 'ems', nullif(k.ems, ''), 'registered', c.registered,
                'mother_id', c.mother_id, 'father_id', c.father_id)
              order by n.generation, c.cat_birthdate nulls last, c.id)
       from nearest n join cats c on c.id = n.id ${cardJoins}), '[]'),
     'more', (select count(*) > :most from reached))::text as json
   from cats self where self.id = :catId`,
  answers("GET /pedigree/{catId}/descendants"),
);

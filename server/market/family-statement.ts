import { answers, jsonStatement } from "../db/statement.ts";
import { shownName } from "../accounts/queries.ts";
import { cardFields, cardJoins } from "../cats/queries.ts";
import { evidenceOf } from "../credentials/queries.ts";
import { RESERVED } from "./card.ts";

/** So many of a large family are shown on an ad. */
const MOST_SIBLINGS = 12;
const MOST_PROOFS = 12;

const proofs = `(select coalesce(json_agg(entry), '[]') from (
    select json_build_object('kind', e.kind, 'name', e.name, 'result', e.result, 'issued_by', e.issued_by, 'issued_on', e.issued_on,
      'evidence', ${evidenceOf("e")}) as entry
    from credentials e where e.cat_id = c.id order by e.kind <> 'title', e.issued_on desc nulls last, e.id desc limit ${MOST_PROOFS}
  ) entries)`;

/** SQL for a parent. The inner `c` is the parent, so the child needs another name. @param parentId `l.dam_id` */
export const parentJson = (parentId: string) =>
  `(select json_build_object(${cardFields(":locale")}, 'credentials', ${proofs}) from cats c ${cardJoins} where c.id = ${parentId})`;

/** SQL for a cat `c` of a family, with `siblingJoins`. @param kin SQL for one of `KINDS_OF_SIBLING` */
export const siblingJson = (kin: string) =>
  `json_build_object(${cardFields(":locale")}, 'kin', ${kin},
        'price_pet', s.price_pet, 'currency_abb', y.abb, 'is_reserved', case when s.id is null then 0 else ${RESERVED} end,
        'has_died', (c.deceased_on is not null or c.deceased_undated = 1)::int)`;
export const siblingJoins = `${cardJoins}
    left join sales s on s.cat_id = c.id and s.is_active
    left join currencies y on y.id = s.currency_id`;

const siblings = `(select json_build_object(
    'shown', coalesce(json_agg(card order by place) filter (where place <= ${MOST_SIBLINGS}), '[]'),
    'more', count(*) > ${MOST_SIBLINGS}) as found
  from (
    select ${siblingJson("case when c.is_mate then 'litter' else 'full' end")} as card,
      row_number() over (order by c.is_mate desc, c.cat_birthdate desc nulls last, c.id) as place
    from (
      select k.*, coalesce(k.cat_birthdate = self.cat_birthdate, false) as is_mate from cats k
      where k.mother_id = self.mother_id and k.father_id = self.father_id and k.id <> self.id
      order by coalesce(k.cat_birthdate = self.cat_birthdate, false) desc, k.cat_birthdate desc nulls last, k.id limit ${MOST_SIBLINGS + 1}
    ) c ${siblingJoins}
  ) cards)`;

const chip = "regexp_replace(self.chip, '[ .-]', '', 'g')";

/** Everybody sees it beside an active ad; its owners and administrators beside any. */
export const selectSaleFamily = jsonStatement(
  "sale_family",
  `select json_build_object(
     'price_about', :priceAbout?::json,
     'sire', ${parentJson("self.father_id")}, 'dam', ${parentJson("self.mother_id")},
     'siblings', kin.found -> 'shown', 'more_siblings', kin.found -> 'more',
     'litter_id', (select l.id from litter_kittens k join litters l on l.id = k.litter_id where k.cat_id = self.id and l.status = 'confirmed' order by l.id limit 1),
     'breeder', coalesce(${shownName("r", ":locale")}, self.breeder_not_user),
     'breeder_since', case when r.closed_at is null then r.created_at::date end,
     'seller', ${shownName("o", ":locale")}, 'seller_since', o.created_at::date,
     'seller_marks', (select coalesce(json_agg(v.mark order by v.id), '[]') from seller_marks v where v.member_id = o.id and v.withdrawn_at is null),
     'cattery', a.cattery, 'cattery_id', a.id, 'cattery_issuer', a.certificate_issued_by,
     'reg_num', self.reg_num,
     'registered_by_rules', (self.registered = 1
       and exists (select from litter_kittens k join litters l on l.id = k.litter_id where k.cat_id = self.id and l.by_rules is not null)
       and not exists (select from applications p where p.cat_id = self.id and p.status = 'confirmed' and p.decided_by is not null))::int,
     'registered_on', (select max(p.decided_at)::date from applications p where p.cat_id = self.id and p.status = 'confirmed' and self.registered = 1),
     'certificate', (select t.code from certificates t where t.cat_id = self.id and t.status = 'valid' order by t.id desc limit 1),
     'has_paper', exists (select from pedigrees p where p.cat_id = self.id and p.withheld_id is null)::int,
     'has_birth_certificate', exists (select from metrics t where t.cat_id = self.id and t.withheld_id is null)::int,
     'litter_confirmed', (exists (select from litter_kittens k join litters l on l.id = k.litter_id
       where k.cat_id = self.id and l.status = 'confirmed'))::int,
     'chip_end', case when char_length(${chip}) >= 9 then right(${chip}, 4) end,
     'chip_confirmed_on', (select p.decided_at::date from chip_proofs p where p.cat_id = self.id and p.status = 'confirmed'),
     'chip_iso', :chipIso::int)::text as json
   from sales ad
   join cats self on self.id = ad.cat_id
   join users o on o.id = self.online_owner_id
   left join users r on r.id = self.breeder_id
   cross join lateral ${siblings} kin
   left join lateral (
     select id, coalesce(cattery_name_full, cattery_name) as cattery, certificate_issued_by
     from catteries where users_id = self.online_owner_id order by slot limit 1
   ) a on true
   where ad.cat_id = :catId and (ad.is_active or :isAdmin or :readerId?::int in (self.users_id, self.online_owner_id))`,
  answers("GET /sales/{catId}/family"),
);

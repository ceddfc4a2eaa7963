/** An ad as PostgreSQL writes it in JSON: the cat's card with the price and the seller's place. */
import { wordPairs } from "../db/word-in.ts";
import { momentText } from "../db/json-text.ts";
import { cardFields, cardJoins } from "../cats/queries.ts";

/** The seller has promised the cat to a buyer; found by the index of an ad's open orders. */
export const RESERVED = `(exists (
  select from orders r where r.sale_id = s.id and r.status = 'accepted' and r.seller_id = c.online_owner_id))::int`;

/** Of `cats c`: what leads from its page to its ad, or null. */
export const ACTIVE_AD = `(select json_build_object('price_pet', s.price_pet, 'currency_abb', y.abb)
  from sales s join currencies y on y.id = s.currency_id where s.cat_id = c.id and s.is_active)`;

/** SQL for the region that a member's latest ad with one names, or null. */
export const regionOfSeller = (member: string) => `(
  select x.region from sales x join cats k on k.id = x.cat_id
  where k.online_owner_id = ${member} and x.region is not null order by x.updated_at desc, x.id desc limit 1)`;

/** Arguments of `json_build_object` over `sales s` with `saleJoins`. `locale` is the placeholder of the reader's language. */
export function saleFields(locale: string): string {
  return `${cardFields(locale)},
    'sale_id', s.id, 'is_active', s.is_active::int, 'is_reserved', ${RESERVED}, ${wordPairs("n.country")},
    'place', s.place, 'price_pet', s.price_pet, 'price_breeding', s.price_breeding, 'sale_for_breeding', s.sale_for_breeding::int,
    'currency_id', s.currency_id, 'currency_abb', y.abb, 'updated_at', ${momentText("s.updated_at")}`;
}

/** The seller is the cat's online owner. */
export const saleJoins = `
    join cats c on c.id = s.cat_id ${cardJoins}
    join users o on o.id = c.online_owner_id
    join countries n on n.id = o.country_id
    join currencies y on y.id = s.currency_id`;

/** SQL for the kittens born alive of the cat's registered litter; null where it is of none. */
export const LITTER_SIZE = `(
  select count(*)::int from litter_kittens k
  where k.state <> 'stillborn' and k.litter_id = (
    select min(o.litter_id) from litter_kittens o join litters l on l.id = o.litter_id
    where o.cat_id = c.id and l.status = 'confirmed')
  having count(*) > 0)`;

/** SQL for the number of the dam's chip. That of another member's queen is theirs to show. */
export const DAM_CHIP = `(
  select q.chip from cats q where q.id = c.mother_id and d.shows_dam_chip and q.online_owner_id = c.online_owner_id)`;

/** SQL for whether a club has registered it, or a pedigree of it is entered. */
export const IN_BOOK = `(
  c.registered = 1 or exists (select from pedigrees p where p.cat_id = c.id and p.withheld_id is null))`;

/** SQL for whether the ad says "type of" the breed: of a cat that has got its pedigree since, that would be wrong. */
export const TYPE_OF = `(s.type_of and not ${IN_BOOK})`;

import { shownName } from "../../accounts/queries.ts";
import { answers, statement } from "../../db/statement.ts";
import { holdJson } from "./hold-json.ts";
import { heldState, heldVersion } from "../version.ts";

/** What the seller and the club see of the reasons. */
export interface HeldAbout {
  /** In the ad's currency. */
  readonly price?: { readonly low: number; readonly high: number };
  /** The other cat's page. */
  readonly text?: number;
  readonly picture?: number;
}

/** What an ad is judged by besides its prices: whose it is, and with what it was last on the market. */
export const selectOffer = statement(
  "held_offer",
  `select c.online_owner_id as seller_id, c.users_id as owner_id, c.breed_id, c.description, o.country_id, s.id as sale_id,
          coalesce(s.is_active, false) as is_active, s.price_pet, s.price_breeding, s.currency_id as ad_currency_id,
          coalesce(s.currency_id, n.currency_id, (select id from currencies where code = 'EUR')) as usual_currency_id,
          coalesce(c.cat_birthdate <= :today::date - interval '1 year', false) as is_grown,
          x.price_pet as cleared_pet, x.price_breeding as cleared_breeding, x.currency_id as cleared_currency_id,
          x.description as cleared_text, coalesce(x.pictures, '{}') as cleared_pictures, h.id as hold_id,
          o.email_confirmed_at is not null or exists (select from cleared_ads k where k.seller_id = o.id)
            or exists (select from seller_marks v where v.member_id = o.id and v.withdrawn_at is null) as is_known
   from cats c
   join users o on o.id = c.online_owner_id
   join countries n on n.id = o.country_id
   left join sales s on s.cat_id = c.id
   left join cleared_ads x on x.sale_id = s.id and x.seller_id = o.id
   left join held_ads h on h.sale_id = s.id and h.outcome is null
   where c.id = :catId`,
);

export type Offer = Awaited<ReturnType<typeof selectOffer>>[number];

/** The newest ads of the breed, but the seller's. */
const PEERS_MOST = 400;

export const selectPeers = statement(
  "held_peers",
  `select c.online_owner_id as seller_id, o.country_id, s.currency_id, s.price_pet
   from (
     select cat_id, currency_id, price_pet from sales where is_active and breed_id = :breedId::int
     order by updated_at desc nulls last, id desc nulls last limit ${PEERS_MOST}
   ) s
   join cats c on c.id = s.cat_id
   join users o on o.id = c.online_owner_id
   where c.online_owner_id <> :sellerId`,
);

export const currencyCodes = statement("held_currencies", "select id, code from currencies");

const OFFERED = `(s.is_active or exists (select from held_ads h where h.sale_id = s.id and h.outcome is null))`;

/** Texts that may be the same, found by the index of their marks (see the migration). */
export const selectLikeTexts = statement(
  "held_like_texts",
  `select c.id as cat_id, c.description
   from cats c join sales s on s.cat_id = c.id and ${OFFERED}
   where char_length(c.description) >= 40 and text_marks(c.description) && text_marks(:text::text)
     and c.online_owner_id <> :sellerId and c.users_id <> :sellerId and c.id <> :catId
   order by s.id limit 200`,
);

/** Another member's cat that has one of the cat's photos, whatever its size and packing. */
export const selectSamePicture = statement(
  "held_same_picture",
  `select q.cat_id
   from cat_photos p
   join uploads u on u.path = p.path and u.print is not null
   join uploads o on print_bands(o.print) && print_bands(u.print) and o.print is not null
     and bit_count((o.print # u.print)::bit(64)) <= :apart::int
   join cat_photos q on q.path = o.path
   join cats c on c.id = q.cat_id
   where p.cat_id = :catId and p.path <> all (:cleared::text[]) and q.cat_id <> p.cat_id
     and c.online_owner_id <> :sellerId and c.users_id <> :sellerId
   order by q.id limit 1`,
);

export const insertHold = statement(
  "held_insert",
  "insert into held_ads (sale_id, reasons, about) values (:saleId, :reasons, :about::jsonb) returning id",
);

export const updateHold = statement(
  "held_update",
  "update held_ads set reasons = :reasons, about = :about::jsonb where id = :id and outcome is null",
);

/** The seller has changed what was wrong, or no longer offers the cat. */
export const endHold = statement(
  "held_end",
  `update held_ads h set outcome = :outcome, decided_at = now() from sales s
   where s.id = h.sale_id and s.cat_id = :catId and h.outcome is null`,
);

export const decideHold = statement(
  "held_decide",
  `update held_ads set outcome = :outcome, decided_at = now(), decided_by = :adminId, note = :note?
   where id = :id and outcome is null`,
);

export const activateReleased = statement(
  "held_activate",
  "update sales set is_active = true, updated_at = now() where cat_id = :catId and not is_active",
);

/** The text and photos that an ad on the market has been given since. */
export const clearAd = statement(
  "held_clear",
  `update cleared_ads x set description = c.description, pictures = array(select path from cat_photos where cat_id = c.id)
   from sales s join cats c on c.id = s.cat_id where s.id = x.sale_id and s.cat_id = :catId and s.is_active`,
);

const concerns = (viewer: string) =>
  `coalesce(${viewer}::int in (c.users_id, c.online_owner_id) or ${viewer}::int in (h.seller_id, h.owner_id), false)`;

export const selectHeldAds = statement(
  "held_ads",
  `select coalesce(json_agg(record order by id) filter (where place <= :limit), '[]')::text as json, count(*)::int as found,
          max(id) filter (where place <= :limit) as last_id
   from (
     select json_build_object('id', h.id, 'cat_id', c.id, 'cat_name_cattery_prefix', c.cat_name_cattery_prefix,
              'cat_name', c.cat_name, 'cat_name_suffix', c.cat_name_suffix, 'seller', ${shownName("o", ":locale")},
              'seller_since', to_char(o.created_at at time zone 'UTC', 'YYYY-MM-DD'),
              'price_pet', s.price_pet, 'currency_abb', y.abb, 'description', c.description,
              'hold', ${holdJson("h")}, 'version', ${heldVersion}, 'facts', ${heldState}) as record,
            h.id, row_number() over (order by h.id) as place
     from held_ads h
     join sales s on s.id = h.sale_id
     join cats c on c.id = s.cat_id
     join users o on o.id = c.online_owner_id
     join currencies y on y.id = s.currency_id
     where h.outcome is null and h.id > :afterId and not ${concerns(":viewerId")}
     order by h.id limit :limit::int + 1
   ) page`,
  answers("GET /admin/held-ads"),
);

/** Locks the cat before its ad, as every writer of an ad does. */
export const lockHeldCat = statement(
  "held_lock_cat",
  `select c.id as cat_id from held_ads h join sales s on s.id = h.sale_id join cats c on c.id = s.cat_id
   where h.id = :id for no key update of c`,
);

export const lockHold = statement(
  "held_lock",
  `select h.outcome is null as is_waiting, ${concerns(":adminId")} as is_own
   from held_ads h join sales s on s.id = h.sale_id join cats c on c.id = s.cat_id where h.id = :id for update of h`,
);

/** Ads that wait only because nothing is known of their seller. */
export const selectHeldFirst = statement(
  "held_first_of",
  `select s.cat_id from held_ads h join sales s on s.id = h.sale_id join cats c on c.id = s.cat_id
   where h.outcome is null and c.online_owner_id = :sellerId and 'first' = any(h.reasons) order by s.cat_id
   for no key update of c`,
);

import type { Locale } from "@felistry/i18n/locale.ts";
import { momentText } from "../../db/json-text.ts";
import { statement, told } from "../../db/statement.ts";
import { wordPairs } from "../../db/word-in.ts";

/** In each language of the site, by name and language: `breed_`, `words_` (of the colour), `country_`. */
type Words = Readonly<Record<string, string | null>>;

const catNames = (cat: string) =>
  `concat_ws(' ', ${cat}.cat_name_cattery_prefix, ${cat}.cat_name, ${cat}.cat_name_suffix)`;

const country = (of: string) => `(select json_build_object(${wordPairs(`${of}.country`)}))`;

/** An order with all that its terms, its contract and its gates say; the newest terms count. */
export const selectReservation = statement(
  "reservation_of_order",
  `select o.id, o.stage, o.cat_id, o.sale_id, o.seller_id, o.client_id, o.with_breeding, o.is_delivery_needed,
          (o.handover_offered_at at time zone 'UTC')::date as handover_offered_on,
          case when o.with_breeding then o.price_breeding else o.price_pet end as price, y.abb as currency_abb,
          c.online_owner_id, ${catNames("c")} as cat, c.sex, c.cat_birthdate as born, c.reg_num, c.chip,
          case when f.id is not null then ${catNames("f")} end as sire, case when m.id is not null then ${catNames("m")} end as dam,
          k.ems, json_build_object(${wordPairs("b.breed")}, ${wordPairs("k.words")}) as words,
          u.first_name || ' ' || u.last_name as seller, u.locale as seller_locale, ${country("un")} as seller_country,
          v.first_name || ' ' || v.last_name as buyer, v.locale as buyer_locale, ${country("vn")} as buyer_country, vn.iso2 as buyer_place,
          s.is_active as is_ad_active,
          exists (select from orders w where w.cat_id = o.cat_id and w.id <> o.id and is_reserved_stage(w.stage)) as is_reserved_by_other,
          r.id as terms_id, r.terms, r.deposit, r.deposit_kept, r.open_until, r.hand_over_by, r.shown, r.shown_in, r.shown_hash, coalesce(r.returns_if_late, false) as returns_if_late,
          ${momentText("r.accepted_at")} as accepted_at,
          t.text as contract_text, t.hash as contract_hash,
          ${momentText("us.signed_at")} as seller_signed_at, ${momentText("vs.signed_at")} as buyer_signed_at,
          (vs.signed_at at time zone 'UTC')::date as buyer_signed_on,
          coalesce(g.vaccinations, 0) as vaccinations, g.vaccinated_on, g.rabies_on, coalesce(g.in_register, false) as in_register,
          g.cert_on, coalesce(g.buyer_hk, false) as buyer_hk, coalesce(g.buyer_answered or g.buyer_hk, false) as is_buyer_answered, g.vet_on, g.chip_on, coalesce(g.buyer_extract, false) as buyer_extract, coalesce(g.weaned, false) as weaned,
          (select e.fate from order_events e where e.order_id = o.id and e.fate is not null order by e.id desc limit 1) as fate
   from orders o
   join cats c on c.id = o.cat_id
   join breeds b on b.id = c.breed_id
   join currencies y on y.id = o.currency_id
   join sales s on s.id = o.sale_id
   join users u on u.id = o.seller_id
   join countries un on un.id = u.country_id
   join users v on v.id = o.client_id
   join countries vn on vn.id = v.country_id
   left join cat_colours k on k.cat_id = c.id
   left join cats f on f.id = c.father_id
   left join cats m on m.id = c.mother_id
   left join lateral (select * from reservations n where n.order_id = o.id order by n.id desc limit 1) r on true
   left join order_contracts t on t.order_id = o.id
   left join order_signatures us on us.order_id = o.id and us.member_id = o.seller_id
   left join order_signatures vs on vs.order_id = o.id and vs.member_id = o.client_id
   left join order_gates g on g.order_id = o.id
   where o.id = :orderId`,
  told<{
    price: number;
    cat: string;
    words: Words;
    seller_country: Words;
    buyer_country: Words;
    seller_locale: Locale;
    buyer_locale: Locale;
    vaccinations: number;
    in_register: boolean;
    buyer_hk: boolean;
    is_buyer_answered: boolean;
    buyer_extract: boolean;
    weaned: boolean;
    returns_if_late: boolean;
  }>(),
);

export type ReservationRow = Awaited<ReturnType<typeof selectReservation>>[number];

export const insertTerms = statement(
  "reservation_offer",
  `insert into reservations (order_id, terms, deposit, deposit_kept, open_until, hand_over_by)
   values (:orderId, :terms, :deposit, :depositKept, :openUntil, :handOverBy)`,
);

export const moveToOffered = statement(
  "order_move_to_offered",
  "update orders set stage = 'offered', deposit = :deposit, deposit_kept = :depositKept, updated_at = now() where id = :orderId",
);

export const acceptTerms = statement(
  "reservation_accept",
  "update reservations set shown = :text, shown_in = :language, shown_hash = :hash, accepted_at = now(), returns_if_late = true where id = :termsId",
);

/** The cat's other offers, which nobody can accept any more. */
export const voidOffers = statement(
  "orders_void_offers",
  "update orders set stage = 'accepted', updated_at = now() where cat_id = :catId and id <> :orderId and stage = 'offered' returning id",
);

export const leaveLate = statement(
  "order_leave_late",
  "update orders set stage = 'cancelled', ended_why = 'late', updated_at = now() where id = :orderId",
);

export const putHealth = statement(
  "order_health_put",
  `insert into order_gates (order_id, vaccinations, vaccinated_on, rabies_on, in_register, vet_on, chip_on, buyer_extract, weaned)
   values (:orderId, :vaccinations, :vaccinatedOn?, :rabiesOn?, :inRegister, :vetOn?, :chipOn?, :buyerExtract, :weaned)
   on conflict (order_id) do update set vaccinations = excluded.vaccinations, vaccinated_on = excluded.vaccinated_on,
     rabies_on = excluded.rabies_on, in_register = excluded.in_register, vet_on = excluded.vet_on, chip_on = excluded.chip_on,
     buyer_extract = excluded.buyer_extract, weaned = excluded.weaned`,
);

/** The buyer's; those of the health and the seller's papers stay, and so does an answer that was given before. */
export const putPapers = statement(
  "order_papers_put",
  `insert into order_gates (order_id, cert_on, buyer_hk, buyer_answered) values (:orderId, :certOn?, :buyerHk, :isAnswered)
   on conflict (order_id) do update set cert_on = excluded.cert_on, buyer_hk = excluded.buyer_hk,
     buyer_answered = order_gates.buyer_answered or excluded.buyer_answered`,
);

/** As they were when the cat was ready. */
export const putPassedGates = statement(
  "order_gates_passed",
  `insert into order_gates (order_id, passed) values (:orderId, :passed::jsonb)
   on conflict (order_id) do update set passed = excluded.passed`,
);

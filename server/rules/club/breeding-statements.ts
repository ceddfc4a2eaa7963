/** What the rules ask of parents, of where a cat comes from, and of what became of it. */
import type { CredentialKind } from "@felistry/domain/credentials/credential.ts";
import { statement, told } from "../../db/statement.ts";

/** Bans that stand, and since when whoever keeps the cat has had it without the right to breed: since it came, else since it was ordered. */
export const selectStandings = statement(
  "club_rules_standings",
  `select c.id, club_of_cat(c.id) as club_id,
     (select coalesce(json_agg(json_build_object('from_day', b.from_day, 'until_day', b.until_day, 'is_shown', b.is_shown) order by b.id), '[]')
      from breeding_bans b where b.cat_id = c.id and b.lifted_at is null) as bans,
     (select (min(coalesce(o.handed_over_at, (select max(h.created_at) from owner_changes h where h.cat_id = c.id and h.new_owner_id = o.client_id), o.created_at))
       at time zone 'UTC')::date
      from orders o where o.cat_id = c.id and o.status = 'completed' and not o.with_breeding and o.client_id = c.online_owner_id) as pet_since
   from cats c where c.id = any(:ids::int[])`,
  told<{
    club_id: number;
    bans: { from_day: string; until_day: string; is_shown: number }[];
    pet_since: string | null;
  }>(),
);
export type Standing = Awaited<ReturnType<typeof selectStandings>>[number];

/** Matings of the queen that her keeper has noted. */
export const selectNotedMatings = statement(
  "club_rules_noted_matings",
  `select sire_id, mated_from, mated_until from planned_matings
   where dam_id = :damId and stage in ('mated', 'pregnant', 'born', 'empty') and mated_from is not null and mated_until is not null`,
  told<{ mated_from: string; mated_until: string }>(),
);
export type NotedMating = Awaited<ReturnType<typeof selectNotedMatings>>[number];

/**
 * Whether a member kept the cat on a day, by the registry's own records: null for a day before its page, unless the member bred it and
 * it has not changed hands since.
 */
export const selectKept = statement(
  "club_rules_kept",
  `select case
       when c.created_at::date <= :day::date
         and exists (select from owner_changes h where h.cat_id = c.id and h.created_at::date > :day::date and h.new_owner_id = :memberId)
         then (select h.prev_owner_id = :memberId from owner_changes h where h.cat_id = c.id and h.created_at::date > :day::date order by h.id limit 1)
       when c.online_owner_id = :memberId and (c.created_at::date <= :day::date or c.breeder_id = :memberId) then true
     end as kept
   from cats c where c.id = :catId`,
);

/** SQL: the newest confirmed litter in which the cat was born. */
const LITTER_OF = (
  cat: string,
) => `(select k.litter_id from litter_kittens k join litters l on l.id = k.litter_id
  where k.cat_id = ${cat} and l.status = 'confirmed' order by k.litter_id desc limit 1)`;

/**
 * Of a litter's kittens that have a page: those living for whom a club was asked, which may be another, the registry of their papers (null if one of
 * several is FIFe's, since none says which was first), a card without a pedigree.
 */
export const selectKittenPapers = statement(
  "club_rules_kitten_papers",
  `select count(*) filter (where k.state = 'alive' and c.deceased_on is null and coalesce(c.deceased_undated, 0) = 0
       and (c.registered = 1 or is_applied_for(c.id)))::int as applied,
     (select case when count(distinct s.abb) = 1 or not bool_or(s.abb = 'FIFe') then min(s.abb) end from litter_kittens o join pedigrees p on p.cat_id = o.cat_id
      join cat_systems s on s.id = p.cat_systems_id
      where o.litter_id = :litterId and p.withheld_id is null) as first_book,
     coalesce(bool_or(exists (select from metrics m where m.cat_id = c.id and m.withheld_id is null)), false) as has_card,
     coalesce(bool_or(c.registered = 0 and c.online_owner_id <> l.breeder_id and exists (select from metrics m where m.cat_id = c.id and m.withheld_id is null)
       and not exists (select from pedigrees p where p.cat_id = c.id and p.withheld_id is null)), false) as left_with_card
   from litter_kittens k join litters l on l.id = k.litter_id join cats c on c.id = k.cat_id
   where k.litter_id = :litterId`,
  told<{
    applied: number;
    first_book: string | null;
    has_card: boolean;
    left_with_card: boolean;
  }>(),
);

/**
 * All entries; what its earlier club has written of titles; its titled young; its litter, if that was entered here; the day on which it was
 * first handed over, with the vaccinations that the seller had entered by then.
 */
export const selectMerits = statement(
  "club_rules_merits",
  `select (select coalesce(json_agg(json_build_object('kind', e.kind, 'name', e.name, 'result', e.result, 'issued_by', e.issued_by, 'show_class', e.show_class)
       order by e.issued_on desc nulls last, e.id desc), '[]') from entries_of_cats(array[c.id]) e) as entries,
     brings_titles(c.id) as has_foreign_titles,
     (select count(distinct k.id)::int from cats k join credentials e on e.cat_id = k.id and e.kind = 'title' and e.confirmed_at is not null
      where k.mother_id = c.id or k.father_id = c.id) as titled_young,
     ${LITTER_OF("c.id")} as litter_id, (o.handed_over_at at time zone 'UTC')::date as left_on, array_remove(array[o.seller_id, o.client_id], null) as left_between, g.vaccinations
   from cats c
   left join lateral (select o.id, o.handed_over_at, o.seller_id, o.client_id from orders o where o.cat_id = c.id and o.handed_over_at is not null order by o.handed_over_at, o.id limit 1) o on true
   left join order_gates g on g.order_id = o.id
   where c.id = :catId`,
  told<{
    entries: Merit[];
    has_foreign_titles: boolean;
    titled_young: number;
    litter_id: number | null;
    left_on: string | null;
    left_between: number[];
    vaccinations: number | null;
  }>(),
);
export type Merits = Awaited<ReturnType<typeof selectMerits>>[number];

export interface Merit {
  readonly kind: CredentialKind;
  readonly name: string;
  readonly result: string | null;
  readonly issued_by: string | null;
  readonly show_class: string | null;
}

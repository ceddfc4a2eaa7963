/** The content of a cat's page: the part for everybody, and the part for its owners and the club. */
import type { Worded } from "@felistry/domain/reference/word-in.ts";
import { wordColumns, wordIn } from "../db/word-in.ts";
import { shownFirstName, shownLastName, shownName } from "../accounts/queries.ts";
import type { z } from "zod";
import type { catCard } from "@felistry/contract/cats.ts";
import type { CatOwners } from "@felistry/domain/cats/edit-mode.ts";
import { type FieldsWith, fieldsWith } from "@felistry/domain/cats/field-lists.ts";
import { statement, told } from "../db/statement.ts";
import { cardFields, cardJoins } from "./card-fields.ts";
import { columns, type Values } from "./field-columns.ts";
import { catVersion } from "./version.ts";
import { ACTIVE_AD } from "../market/queries.ts";
import { paperShownTo } from "../ownership/queries.ts";

type Card = z.output<typeof catCard>;

export interface PublicRow
  extends CatOwners, Values<FieldsWith<"profile", "public">>, Worded<"breed" | "country"> {
  /** The card with both parents' cards, as PostgreSQL built it. */
  card: Card & { mother: Card | null; father: Card | null };
  cat_birthdate: string | null;
  breed_ems: string;
  breed_name: string;
  is_parent: 0 | 1;
  owner: string;
  online_owner: string;
  breeder_first_name: string | null;
  breeder_last_name: string | null;
  cattery: string | null;
  cattery_id: number | null;
  location: string;
  main: string | null;
  gold: string | null;
  white: string | null;
  tabby: string | null;
  point: string | null;
  eye: string | null;
  build: string | null;
  ad: { price_pet: number; currency_abb: string } | null;
  decisions: ClubDecision[];
}

/** A number that the club has annulled, a time for which it does not let the cat breed, or a transfer from or to another club. */
export interface ClubDecision {
  readonly number: string | null;
  readonly on: string;
  readonly until: string | null;
  readonly club: string | null;
  /** Another record's, which was merged into this one. */
  readonly is_merged: 0 | 1;
}

const DECISIONS = `(
  select coalesce(json_agg(json_build_object('number', number, 'on', on_day, 'until', until_day, 'club', club, 'is_merged', is_merged) order by on_day, number), '[]')
  from (
    select reg_num as number, (decided_at at time zone 'UTC')::date as on_day, null::date as until_day, null::text as club, 0 as is_merged from annulments where cat_id = c.id
    union all select n.reg_num, (g.merged_at at time zone 'UTC')::date, null, null, 1 from merged_numbers n join merges g on g.id = n.merge_id where n.cat_id = c.id
    union all select null, from_day, until_day, null, 0 from breeding_bans
      where cat_id = c.id and is_shown = 1 and lifted_at is null and until_day >= (now() at time zone 'UTC')::date
    union all select number, (decided_at at time zone 'UTC')::date, null, club, 0 from transfers where cat_id = c.id and status = 'confirmed'
  ) decided)`;

/** The inner `c` is the parent, so the child's links need another name. */
const parent = (link: "mother_id" | "father_id") =>
  `(select json_build_object(${cardFields(":locale")}) from cats c ${cardJoins} where c.id = parents.${link})`;

export const selectPublicPart = statement(
  "cat_profile",
  `select json_build_object(${cardFields(":locale")}, 'mother', ${parent("mother_id")}, 'father', ${parent("father_id")}) as card,
          c.users_id, c.online_owner_id, c.cat_birthdate, b.ems as breed_ems, ${wordColumns("b.breed")},
          ${wordIn("b.breed", ":locale")} as breed_name, ${columns("c", fieldsWith("profile", "public"))},
          exists (select from cats child where child.mother_id = c.id or child.father_id = c.id)::int as is_parent,
          ${shownName("u", ":locale")} as owner, ${shownName("o", ":locale")} as online_owner,
          ${shownFirstName("r", ":locale")} as breeder_first_name, ${shownLastName("r", ":locale")} as breeder_last_name,
          (select coalesce(a.cattery_name_full, a.cattery_name) from catteries a where a.users_id = c.online_owner_id order by a.slot limit 1) as cattery,
          (select a.id from catteries a where a.users_id = c.online_owner_id order by a.slot limit 1) as cattery_id,
          ${wordIn("n.country", ":locale")} as location, ${wordColumns("n.country")},
          k.main, k.gold, k.white, k.tabby, k.point, k.eye, k.build, ${ACTIVE_AD} as ad, ${DECISIONS} as decisions
   from cats c ${cardJoins}
   cross join lateral (select c.mother_id, c.father_id) as parents
   join users u on u.id = c.users_id
   join users o on o.id = c.online_owner_id
   join countries n on n.id = o.country_id
   left join users r on r.id = c.breeder_id
   where c.id = :catId`,
  told<Pick<PublicRow, "card" | "ad" | "decisions">>(),
);

export interface DocumentBrief {
  id: number;
  number: string;
  issued_by: string;
  system: string;
}

const brief = (table: "metrics" | "pedigrees", number: string) =>
  `(select json_build_object('id', d.id, 'number', d.${number}, 'issued_by', d.issued_by, 'system', s.abb)
    from ${table} d join cat_systems s on s.id = d.cat_systems_id where d.cat_id = c.id and ${paperShownTo("d", ":readerId", ":isAdmin")} order by d.id desc limit 1)`;

/** Its holder and the club see a chip that is withheld from the taker. */
const WITHHELD: { readonly [Field in FieldsWith<"profile", "owners">]?: string } = {
  chip: `(select w.chip from withheld_papers w where w.cat_id = c.id and w.opened_at is null and (:isAdmin::boolean or w.holder_id = :readerId::int)
    and w.chip is not null order by w.id desc limit 1)`,
};
const ownersFields = fieldsWith("profile", "owners")
  .map((field) => `coalesce(c.${field}, ${WITHHELD[field] ?? "null"}) as ${field}`)
  .join(", ");

/** The holder and the club see withheld papers; the taker does not. */
export const selectOwnersPart = statement(
  "cat_profile_of_owners",
  `select ${catVersion}::float8 as version, under_review_for(c.id, :readerId::int) as facts_locked, ${ownersFields},
          ${brief("metrics", "metric_num")} as metric, ${brief("pedigrees", "pedigree_num")} as pedigree,
          (select a.status from applications a where a.cat_id = c.id order by a.id desc limit 1) as application_status,
          (select h.prev_owner_id from owner_changes h
           where h.cat_id = c.id and h.returned_at is null and h.kind <> 'move-back' order by h.id desc limit 1) as prev_owner_id
   from cats c where c.id = :catId`,
  told<{ metric: DocumentBrief | null; pedigree: DocumentBrief | null }>(),
);

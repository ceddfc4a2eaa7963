/** A member's cats as a table. A member has few enough of them to be counted and sorted by any column. */
import type { HerdState } from "@felistry/domain/herd/herd-view.ts";
import { shownName } from "../accounts/queries.ts";
import { cardFields, cardJoins } from "../cats/queries.ts";
import { answers, statement } from "../db/statement.ts";
import { wordIn } from "../db/word-in.ts";
import { RESERVED } from "../market/queries.ts";

/** A cursor holds the sort value of the last row, and must fit into an address. */
const KEY_LENGTH = 40;
const nameOf = (parent: string) =>
  `(select left(p.search_name, ${KEY_LENGTH}) from cats p where p.id = c.${parent})`;

const OWN = "c.online_owner_id = :memberId";

/** Of a cat `c` with its ad `s`; each is looked at only if it is asked for. What only its owners may know is said of own cats alone. */
const STATES: Readonly<Record<HerdState, string>> = {
  registered: "c.registered = 1",
  pending: `${OWN} and exists (select from applications a where a.cat_id = c.id and a.status = 'pending')`,
  ad: "coalesce(s.is_active, false)",
  ordered: `${OWN} and exists (select from orders r where r.sale_id = s.id and r.status = 'new' and r.seller_id = :memberId)`,
  reserved: `${RESERVED} = 1`,
  sold: "exists (select from orders r where r.cat_id = c.id and r.status = 'completed' and r.seller_id = :memberId and (r.sale_round = s.round or c.online_owner_id <> :memberId))",
  deceased: "(c.deceased_on is not null or c.deceased_undated = 1)",
};
const states = Object.entries(STATES);
const IN_STATE = `(:state?::text is null or case :state? ${states.map(([state, holds]) => `when '${state}' then ${holds}`).join(" ")} end)`;
const STATE_LIST = `array_to_json(array_remove(array[${states.map(([state, holds]) => `case when ${holds} then '${state}' end`).join(", ")}], null))`;
const STATE_PLACE = `case ${states
  .map(([, holds], place) => `when ${holds} then '${place}'`)
  .toReversed()
  .join(" ")} end`;

const TAGS =
  "cat_tags g join tags t on t.id = g.tag_id where g.cat_id = c.id and t.member_id = :memberId";

/** Text, so that one cursor serves them all; null comes last both ways. */
const KEY = `case :sort
  when 'name' then left(c.search_name, ${KEY_LENGTH})
  when 'sex' then c.sex
  when 'breed' then (select left(${wordIn("b.breed", ":locale")}, ${KEY_LENGTH}) from breeds b where b.id = c.breed_id)
  when 'colour' then (select nullif(k.ems, '') from cat_colours k where k.cat_id = c.id)
  when 'born' then c.cat_birthdate::text
  when 'number' then left(lower(coalesce(c.reg_num, c.number_elsewhere)), ${KEY_LENGTH})
  when 'sire' then ${nameOf("father_id")}
  when 'dam' then ${nameOf("mother_id")}
  when 'tags' then (select min(lower(t.name)) from ${TAGS})
  when 'state' then ${STATE_PLACE}
  else lpad((2147483647 - c.id)::text, 10, '0') end`;

/** Of others' cats the chip is not known. */
const HOLDS_WORD = `(position(w in c.search_name) > 0
  or position(w in lower(concat_ws(' ', c.printed_name, c.reg_num, c.number_elsewhere, case when ${OWN} then c.chip end))) > 0
  or exists (select from cat_names n where n.cat_id = c.id and position(w in lower(n.other)) > 0))`;

const WHICH = `(:isMyCat?::int is null or c.is_my_cat = :isMyCat?)
  and (:sex?::text is null or c.sex = :sex?)
  and (:breedId?::int is null or c.breed_id = :breedId?)
  and (:bornAfter?::date is null or c.cat_birthdate > :bornAfter?)
  and (:bornUpTo?::date is null or c.cat_birthdate <= :bornUpTo?)
  and ((:bornAfter?::date is null and :bornUpTo?::date is null) or (c.deceased_on is null and c.deceased_undated = 0))
  and (:cats?::int[] is null or c.id = any(:cats?))
  and (cardinality(:words::text[]) = 0 or not exists (select from unnest(:words::text[]) w where not ${HOLDS_WORD}))
  and (:tagId?::int is null or exists (select from cat_tags g join tags t on t.id = g.tag_id where g.cat_id = c.id and g.tag_id = :tagId? and t.member_id = :memberId))
  and ${IN_STATE}`;

const SCOPES = {
  own: OWN,
  bred: "c.breeder_id = :memberId and c.online_owner_id <> :memberId and c.users_id <> :memberId",
} as const;

const found = (scope: keyof typeof SCOPES) =>
  `from cats c left join sales s on s.cat_id = c.id where ${SCOPES[scope]} and ${WHICH}`;

const AFTER = `(:afterId?::int is null
  or (key is null and (:afterKey?::text is not null or id > :afterId?))
  or (key is not null and case when :down::boolean then key < :afterKey? else key > :afterKey? end)
  or (key = :afterKey? and id > :afterId?))`;
const ORDER =
  "key is null, case when not :down then key end, case when :down then key end desc, id";

const relative = (column: string) =>
  `(select json_build_object('id', p.id, 'name', concat_ws(' ', p.cat_name_cattery_prefix, p.cat_name, p.cat_name_suffix)) from cats p where p.id = c.${column})`;

const ROW = `json_build_object(${cardFields(":locale")},
  'titles', (select coalesce(json_agg(e.name order by e.issued_on nulls last, e.id), '[]') from credentials e where e.cat_id = c.id and e.kind = 'title'),
  'number', coalesce(c.reg_num, c.number_elsewhere), 'deceased_on', c.deceased_on,
  'mother', ${relative("mother_id")}, 'father', ${relative("father_id")},
  'tags', (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by lower(t.name)), '[]') from ${TAGS}),
  'states', ${STATE_LIST}, 'has_ad', coalesce(s.is_active or (${OWN} and s.id is not null), false)::int,
  'keeper', case when c.online_owner_id <> :memberId then
    (select json_build_object('id', u.id, 'name', ${shownName("u", ":locale")}) from users u where u.id = c.online_owner_id) end)::text`;

const page = (name: "herd_own" | "herd_bred", scope: keyof typeof SCOPES) =>
  statement(
    name,
    `with found as materialized (select c.id, ${KEY} as key ${found(scope)})
     select '[' || coalesce(string_agg(row, ',' order by place) filter (where place <= :limit), '') || ']' as json,
            count(*)::int as found, max(key) filter (where place = :limit) as last_key,
            max(id) filter (where place = :limit) as last_id, (select count(*)::int from found) as total
     from (
       select ${ROW} as row, f.id, f.key, f.place
       from (select id, key, row_number() over () as place
             from (select id, key from found where ${AFTER} order by ${ORDER} limit :limit::int + 1) first) f
       join cats c on c.id = f.id ${cardJoins} left join sales s on s.cat_id = c.id
     ) page`,
    answers("GET /me/herd"),
  );

/** The first view of a member's table, all cats from the newest on, by an index: with 100,000 cats the general one reads them all. */
export const selectNewestOwn = statement(
  "herd_own_newest",
  `select '[' || coalesce(string_agg(row, ',' order by place) filter (where place <= :limit), '') || ']' as json,
          count(*)::int as found, max(key) filter (where place = :limit) as last_key,
          max(id) filter (where place = :limit) as last_id,
          (select count(*)::int from cats c where ${OWN}) as total
   from (
     select ${ROW} as row, c.id, lpad((2147483647 - c.id)::text, 10, '0') as key, f.place
     from (select id, row_number() over () as place
           from (select c.id from cats c where ${OWN} and c.id < :beforeId order by c.online_owner_id desc, c.id desc limit :limit::int + 1) first) f
     join cats c on c.id = f.id ${cardJoins} left join sales s on s.cat_id = c.id
   ) page`,
  answers("GET /me/herd"),
);

export const selectOwnHerd = page("herd_own", "own");
export const selectBredHerd = page("herd_bred", "bred");

const ids = (name: "herd_own_ids" | "herd_bred_ids", scope: keyof typeof SCOPES) =>
  statement(
    name,
    `with found as materialized (select c.id ${found(scope)})
     select (select coalesce(array_agg(id order by id desc), '{}') from (select id from found order by id desc limit :most) newest) as ids,
            (select count(*)::int from found) as total`,
  );

export const selectOwnHerdIds = ids("herd_own_ids", "own");
export const selectBredHerdIds = ids("herd_bred_ids", "bred");

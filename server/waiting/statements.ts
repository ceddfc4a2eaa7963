import type { WaitingEntry, WaitingList } from "@felistry/contract/waiting.ts";
import { shownName } from "../accounts/queries.ts";
import { momentText } from "../db/json-text.ts";
import { statement, told } from "../db/statement.ts";

const namedCat = (
  cat: string,
) => `case when ${cat}.id is not null then json_build_object('id', ${cat}.id,
  'cat_name_cattery_prefix', ${cat}.cat_name_cattery_prefix, 'cat_name', ${cat}.cat_name, 'cat_name_suffix', ${cat}.cat_name_suffix) end`;

const PLACES = `(select count(*)::int from waiting_entries w where w.list_id = l.id and w.stage in ('accepted', 'offered'))`;

/** Over `waiting_lists l`, `users b`, `catteries k`, and `cats d, s` for the parents. */
const listFields = `'id', l.id, 'breeder_id', l.breeder_id, 'breeder', ${shownName("b", ":locale")},
  'cattery', case when k.id is not null then json_build_object('id', k.id, 'name', coalesce(k.cattery_name_full, k.cattery_name)) end,
  'dam', ${namedCat("d")}, 'sire', ${namedCat("s")}, 'expected_on', l.expected_on, 'rule', l.rule, 'note', l.note,
  'is_open', l.is_open::int, 'waiting', ${PLACES}, 'created_at', ${momentText("l.created_at")}`;
const listJoins = `join users b on b.id = l.breeder_id left join catteries k on k.id = l.cattery_id
  left join cats d on d.id = l.dam_id left join cats s on s.id = l.sire_id`;

const lists = (
  where: string,
) => `select l.id, json_build_object(${listFields}) as list from waiting_lists l ${listJoins}
   where ${where} and l.id < :beforeId order by l.id desc limit :limit::int + 1`;
const listShape = told<{ list: WaitingList }>();

export const selectListsOfBreeder = statement(
  "waiting_lists_of_breeder",
  lists("l.breeder_id = :breederId"),
  listShape,
);
export const selectListsOfCattery = statement(
  "waiting_lists_of_cattery",
  lists("l.cattery_id = :catteryId and l.is_open and b.suspended_at is null"),
  listShape,
);

/** While its breeder is suspended, nobody else sees it or joins. */
export const selectList = statement(
  "waiting_list",
  `select json_build_object(${listFields}) as list,
          (select e.id from waiting_entries e where e.list_id = l.id and e.member_id = :viewerId and e.stage in ('applied', 'accepted', 'offered')) as own_entry_id
   from waiting_lists l ${listJoins} where l.id = :listId and (b.suspended_at is null or l.breeder_id = :viewerId)`,
  told<{ list: WaitingList }>(),
);

/** Over `waiting_entries e`, `users u`, `waiting_lists l`, and the offered cat `c` with its ad `a`. */
const entryFields = `'id', e.id, 'list_id', e.list_id, 'stage', e.stage, 'member', ${shownName("u", ":locale")}, 'sex', e.sex, 'colour', e.colour,
  'purpose', e.purpose, 'budget', e.budget, 'currency_abb', y.abb, 'from_day', e.from_day, 'home', e.home, 'reason', e.reason,
  'place', case when e.stage in ('accepted', 'offered') then
    (select count(*)::int from waiting_entries w where w.list_id = e.list_id and w.stage in ('accepted', 'offered') and w.turn <= e.turn) end,
  'waiting', ${PLACES},
  'offer', case when e.stage = 'offered' then json_build_object('cat', ${namedCat("c")}, 'until', e.offered_until,
    'price_pet', a.price_pet, 'price_breeding', case when a.sale_for_breeding then a.price_breeding end, 'currency_abb', z.abb) end,
  'order_id', e.order_id, 'created_at', ${momentText("e.created_at")}`;
const entryJoins = `join waiting_lists l on l.id = e.list_id join users u on u.id = e.member_id
  left join currencies y on y.id = e.currency_id left join cats c on c.id = e.offered_cat_id
  left join sales a on a.cat_id = c.id left join currencies z on z.id = a.currency_id`;

export const NO_TURN = 2_147_483_647;

/** Without a stage, those who are not over. */
export const selectEntries = statement(
  "waiting_entries_of_list",
  `select e.id, coalesce(e.turn, ${NO_TURN}) as turn, json_build_object(${entryFields}) as entry
   from waiting_entries e ${entryJoins}
   where e.list_id = :listId and (coalesce(e.turn, ${NO_TURN}), e.id) > (:afterTurn::int, :afterId::int)
     and case when :stage?::text is null then e.stage in ('applied', 'accepted', 'offered') else e.stage = :stage?::text end
     and (:sex?::text is null or e.sex = :sex?::text or e.sex is null)
     and (:purpose?::text is null or e.purpose = :purpose?::text)
   order by coalesce(e.turn, ${NO_TURN}), e.id limit :limit::int + 1`,
  told<{ turn: number; entry: WaitingEntry }>(),
);

export const selectOwnEntries = statement(
  "waiting_entries_of_member",
  `select e.id, json_build_object(${entryFields}) as entry, json_build_object(${listFields}) as list
   from waiting_entries e ${entryJoins}
   join users b on b.id = l.breeder_id left join catteries k on k.id = l.cattery_id
   left join cats d on d.id = l.dam_id left join cats s on s.id = l.sire_id
   where e.member_id = :memberId and e.id < :beforeId order by e.id desc limit :limit::int + 1`,
  told<{ entry: WaitingEntry; list: WaitingList }>(),
);

export const selectParent = statement(
  "waiting_parent",
  "select id, sex, online_owner_id, users_id from cats where id = :catId",
);

export const selectOwnCattery = statement(
  "waiting_own_cattery",
  "select id from catteries where id = :catteryId and users_id = :memberId",
);

export const insertList = statement(
  "waiting_list_insert",
  `insert into waiting_lists (breeder_id, cattery_id, dam_id, sire_id, expected_on, rule, note)
   values (:breederId, :catteryId, :damId?, :sireId?, :expectedOn?, :rule, :note?) returning id`,
);

export const setOpen = statement(
  "waiting_list_set_open",
  "update waiting_lists set is_open = :isOpen where id = :listId",
);

export const insertEntry = statement(
  "waiting_entry_insert",
  `insert into waiting_entries (list_id, member_id, sex, colour, purpose, budget, currency_id, from_day, home)
   values (:listId, :memberId, :sex?, :colour?, :purpose, :budget?, :currencyId?, :fromDay?, :home) returning id`,
);

export const selectEntry = statement(
  "waiting_entry_to_move",
  `select e.stage, e.list_id, e.member_id, e.offered_cat_id, e.offered_until, l.breeder_id
   from waiting_entries e join waiting_lists l on l.id = e.list_id where e.id = :entryId`,
);

export const moveEntry = statement(
  "waiting_move",
  "update waiting_entries set stage = :to, reason = :reason? where id = :entryId",
);

export const offerKitten = statement(
  "waiting_offer",
  "update waiting_entries set stage = 'offered', offered_cat_id = :catId, offered_until = :until where id = :entryId",
);

export const takeKitten = statement(
  "waiting_take",
  "update waiting_entries set stage = 'taken', order_id = :orderId where id = :entryId",
);

export const selectOrderOfBuyer = statement(
  "waiting_order_of_buyer",
  "select id from orders where cat_id = :catId and client_id = :memberId and status in ('new', 'accepted') order by id desc limit 1",
);

/** Those whose day is over, one by one: another process skips what this one has in hand. */
export const lockNextOver = statement(
  "waiting_lock_next_over",
  `select id, offered_cat_id as cat_id from waiting_entries
   where stage = 'offered' and offered_until < :today and id <> all(:except::int[])
   order by offered_until limit 1 for update skip locked`,
);

export const lapseEntry = statement(
  "waiting_lapse",
  "update waiting_entries set stage = 'lapsed' where id = :id",
);

/** An offer that ends today or tomorrow and was made before, once. */
export const lockNextNear = statement(
  "waiting_lock_next_near",
  `select e.id from waiting_entries e
   where e.stage = 'offered' and e.id <> all(:except::int[])
     and e.offered_until in (:today, :tomorrow) and e.reminded_of is distinct from e.offered_until
     and (select max(v.at) from waiting_events v where v.entry_id = e.id and v.name = 'offer') < :today::date
   order by e.id limit 1 for update skip locked`,
);

export const markReminded = statement(
  "waiting_mark_reminded",
  "update waiting_entries set reminded_of = offered_until where id = :id",
);

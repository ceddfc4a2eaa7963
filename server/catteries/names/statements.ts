import type { NameEvent, NameState } from "@felistry/domain/catteries/granted-name.ts";
import { clubColumns, shownName, type OfClub } from "../../accounts/queries.ts";
import { momentText } from "../../db/json-text.ts";
import { statement, told } from "../../db/statement.ts";

interface Person {
  id: number;
  name: string;
}

interface Told extends OfClub {
  state: NameState;
  holder: Person;
  heir: Person | null;
  question: HeirsQuestion | null;
  created_at: string;
  events: { at: string; kind: NameEvent; by: string | null; reason: string | null }[];
}

interface HeirsQuestion {
  id: number;
  is_by_club: 0 | 1;
  until: string;
  has_agreed: 0 | 1;
  reason: string | null;
}

const person = (who: string) =>
  `json_build_object('id', ${who}.id, 'name', ${shownName(who, ":locale")})`;
const RECORD = `n.id, ${clubColumns("n")}, n.name, n.state, ${person("h")} as holder, case when r.id is not null then ${person("r")} end as heir,
  (select json_build_object('id', q.ask_id, 'is_by_club', q.is_by_club::int, 'until', q.until, 'has_agreed', (q.agreed_at is not null)::int, 'reason', q.reason)
   from cattery_name_heirs q where q.name_id = n.id) as question,
  ${momentText("n.created_at")} as created_at,
  (select json_agg(json_build_object('at', ${momentText("e.at")}, 'kind', e.kind, 'by', case when a.id is not null then ${shownName("a", ":locale")} end, 'reason', e.reason) order by e.id)
   from cattery_name_events e left join users a on a.id = e.actor_id where e.name_id = n.id) as events`;
const FROM =
  "cattery_names n join users h on h.id = n.holder_id left join users r on r.id = n.heir_id";

export const selectOwnNames = statement(
  "cattery_names_own",
  `select ${RECORD} from ${FROM} where :memberId::int in (n.holder_id, n.heir_id) order by n.id desc limit 100`,
  told<Told>(),
);

export const selectName = statement(
  "cattery_name_one",
  `select ${RECORD} from ${FROM} where n.id = :id`,
  told<Told>(),
);

const LISTS = {
  waiting: "(n.state = 'asked' or n.heir_id is not null)",
  granted: "n.state = 'granted'",
  over: "n.state in ('declined', 'withdrawn', 'ended')",
} as const;

const list = (where: string) =>
  `select ${RECORD} from ${FROM} where ${where} and n.id > :afterId order by n.id limit :limit::int + 1`;

export const selectNames = {
  waiting: statement("cattery_names_waiting", list(LISTS.waiting), told<Told>()),
  granted: statement("cattery_names_granted", list(LISTS.granted), told<Told>()),
  over: statement("cattery_names_over", list(LISTS.over), told<Told>()),
} as const;

/** Nothing if somebody has it. */
export const insertName = statement(
  "cattery_name_insert",
  "insert into cattery_names (club_id, name, holder_id) values (:clubId, :name, :memberId) on conflict do nothing returning id",
);

export const lockName = statement(
  "cattery_name_lock",
  `select n.id, n.club_id, n.name, n.state, n.holder_id, n.heir_id, coalesce(q.agreed_at is not null, false) as has_agreed, q.ask_id, q.is_by_club, q.reason as heir_reason, q.asked_by
   from cattery_names n left join cattery_name_heirs q on q.name_id = n.id where n.id = :id for update of n`,
  told<{ state: NameState; has_agreed: boolean }>(),
);

export const changeName = statement(
  "cattery_name_change",
  "update cattery_names set state = :state, holder_id = :holderId, heir_id = :heirId? where id = :id",
);

export const addNameEvent = statement(
  "cattery_name_add_event",
  "insert into cattery_name_events (name_id, actor_id, kind, reason) values (:id, :actorId?, :kind, :reason?)",
);

export const selectReader = statement(
  "cattery_name_reader",
  "select id, email, first_name || ' ' || last_name as name, locale from users where id = :memberId and closed_at is null",
  told<{ name: string }>(),
);

export const memberByAddress = statement(
  "cattery_name_member",
  "select id from users where lower(email) = lower(:email) and closed_at is null for share",
);

export const holdHeir = statement(
  "cattery_name_hold_heir",
  "select id from users where id = :memberId and closed_at is null for share",
);

import { rolesWith } from "@felistry/domain/accounts/club-rights.ts";
import type { CaseKind, CaseState } from "@felistry/domain/cases/kinds.ts";
import type { StoredMessage } from "./thread-words.ts";
import { shownName } from "../accounts/queries.ts";
import { momentText } from "../db/json-text.ts";
import { statement, told } from "../db/statement.ts";
import { CAT_NAME, notOfViewer, person } from "./list-statements.ts";

type Person = { readonly id: number; readonly name: string } | null;

const thread = (kinds: string) => `(
  select coalesce(json_agg(json_build_object('id', m.id, 'kind', m.kind, 'author', case when a.id is not null then ${shownName("a", ":locale")} end,
    'text', m.text, 'amended', m.amended, 'created_at', ${momentText("m.created_at")}) order by m.id), '[]')
  from case_messages m left join users a on a.id = m.author_id where m.case_id = e.id ${kinds})`;

/** Notes are not shown to whoever has asked the club, of the club themselves or not. */
export const selectCase = statement(
  "case_for_club",
  `select e.id, e.kind, e.state, ${momentText("e.opened_at")} as opened_at, e.cat_id, ${CAT_NAME} as cat_name, e.subject_id,
     ${person("u")} as applicant, ${person("w")} as assigned_to, ${momentText("e.asked_at")} as asked_at, e.outcome, e.reason,
     ${momentText("e.decided_at")} as decided_at, case when d.id is not null then ${shownName("d", ":locale")} end as decided_by,
     ${momentText("e.final_at")} as final_at, ${person("f")} as first_by, coalesce(e.checks, '{}') as checks,
     ${thread("and (m.kind <> 'note' or e.applicant_id is distinct from :viewerId::int)")} as thread,
     (select count(*)::int from cases o where o.state = 'waiting') as waiting
   from cases e left join cats c on c.id = e.cat_id left join users u on u.id = e.applicant_id left join users w on w.id = e.assigned_to
   left join users d on d.id = e.decided_by left join users f on f.id = e.first_by
   where e.id = :id and ${notOfViewer}`,
  told<{
    kind: CaseKind;
    state: CaseState;
    opened_at: string;
    applicant: Person;
    assigned_to: Person;
    first_by: Person;
    checks: string[];
    thread: StoredMessage[];
  }>(),
);

/** Those who can have a case in hand. */
const ofClub = `r.role_id in (${rolesWith("work_cases").join(", ")})`;

/** Without what others of the club have in hand, and what one has asked for oneself. */
const next = (after: string, ofKind: string) => `(
  select e.id from cases e where e.state = 'waiting' and e.id <> :id ${after} ${ofKind}
    and (e.assigned_to is null or e.assigned_to = :viewerId::int
      or not exists (select from user_roles r where r.user_id = e.assigned_to and ${ofClub})) and e.applicant_id is distinct from :viewerId::int and ${notOfViewer}
  order by e.opened_at, e.id limit 1)`;
const AFTER = "and (e.opened_at, e.id) > (select b.opened_at, b.id from cases b where b.id = :id)";

/** Behind this one; if there is none, the first. */
export const selectNext = statement(
  "case_next",
  `select coalesce(${next(AFTER, "")}, ${next("", "")}) as id`,
);
export const selectNextOfKind = statement(
  "case_next_of_kind",
  `select coalesce(${next(AFTER, "and e.kind = :kind")}, ${next("", "and e.kind = :kind")}) as id`,
);

export const selectColleagues = statement(
  "case_colleagues",
  `select u.id, ${shownName("u", ":locale")} as name from users u
   where exists (select from user_roles r where r.user_id = u.id and ${ofClub}) and u.closed_at is null and u.suspended_at is null order by 2, 1`,
  told<{ name: string }>(),
);

export const selectSubject = statement(
  "case_subject",
  `select e.kind, e.subject_id, e.cat_id from cases e where e.id = :id and ${notOfViewer}`,
  told<{ kind: CaseKind }>(),
);

export interface LockedCase {
  id: number;
  kind: CaseKind;
  subject_id: number;
  cat_id: number | null;
  applicant_id: number | null;
  state: CaseState;
  outcome: string | null;
  reason: string | null;
  decided_by: number | null;
  is_settling: boolean;
  seen_version: number | null;
  first_by: number | null;
}

/** Whoever decides a case, takes it back or carries it out takes turns. */
export const lockCase = statement(
  "case_lock",
  `select id, kind, subject_id, cat_id, applicant_id, state, outcome, reason, decided_by, final_at is not null as is_settling,
     seen_version::float8 as seen_version, first_by from cases where id = :id for update`,
  told<{
    kind: CaseKind;
    state: CaseState;
    seen_version: number | null;
    is_settling: boolean;
  }>(),
);

export const fateOfCase = statement(
  "case_fate",
  `select e.state, ${shownName("u", ":locale")} as member, to_char(e.decided_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as day
   from cases e left join users u on u.id = e.decided_by where e.id = :id`,
  told<{ state: CaseState }>(),
);

/** Not carried out yet. */
export const decideCase = statement(
  "case_decide",
  `update cases set state = 'decided', outcome = :outcome, decided_at = now(), decided_by = :memberId, reason = :reason?, checks = :checks,
     seen_version = :seenVersion?, final_at = :finalAt::timestamptz, asked_at = null, asked_parts = null
   where id = :id`,
);

/** What it was is carried out; only then its kind's own table says so too. */
export const endDecided = statement(
  "case_end_decided",
  "select end_case(:kind, :subjectId, :outcome, :memberId) as id",
);

/** A question that nobody has answered stands again: its applicant may amend what is asked about. */
export const openAgain = statement(
  "case_open_again",
  `update cases set state = case when open.since is null then 'waiting' else 'asked' end, asked_at = open.since,
     outcome = null, decided_at = null, decided_by = null, final_at = null, checks = null, reason = null,
     seen_version = null, first_by = null, first_at = null, first_outcome = null
   from (select (select case when m.kind = 'question' then m.created_at end from case_messages m
     where m.case_id = :id and m.kind in ('question', 'answer') order by m.id desc limit 1) as since) open
   where id = :id returning state`,
  told<{ state: "waiting" | "asked" }>(),
);

export const setFirstEyes = statement(
  "case_set_first_eyes",
  "update cases set first_by = :memberId, first_at = now(), first_outcome = 'confirmed', reason = coalesce(:reason?, reason), seen_version = :seenVersion? where id = :id",
);

export const insertMessage = statement(
  "case_message_insert",
  "insert into case_messages (case_id, author_id, kind, text) values (:id, :authorId?, :kind, :text?) returning id",
);

export const askApplicant = statement(
  "case_ask",
  "update cases set state = 'asked', asked_at = now() where id = :id",
);

export const endAsking = statement(
  "case_end_asking",
  "update cases set state = 'waiting', asked_at = null, asked_parts = null where id = :id",
);

export const assignCase = statement(
  "case_assign",
  "update cases set assigned_to = :memberId? where id = :id",
);

export const isColleague = statement(
  "case_is_colleague",
  `select exists (select from user_roles r join users u on u.id = r.user_id
     where r.user_id = :memberId and ${ofClub} and u.closed_at is null and u.suspended_at is null) as yes`,
);

/** Of whom a decision is still carried out. */
export const isDecider = statement(
  "case_is_decider",
  `select exists (select from user_roles r join users u on u.id = r.user_id
     where r.user_id = :memberId and r.club_id = (select club_id from cases where id = :id) and r.role_id in (${rolesWith("decide_cases").join(", ")}) and u.closed_at is null and u.suspended_at is null) as yes`,
);

export const selectThread = statement(
  "case_for_applicant",
  `select e.id, e.kind, e.subject_id, e.state, ${momentText("e.asked_at")} as asked_at, e.cat_id, ${CAT_NAME} as cat_name,
     ${thread("and m.kind in ('question', 'answer', 'amended')")} as thread
   from cases e left join cats c on c.id = e.cat_id where e.id = :id`,
  told<{ kind: CaseKind; state: CaseState; thread: StoredMessage[] }>(),
);

export const selectNextDue = statement(
  "case_next_due",
  `select id, decided_by from cases where final_at <= :now::timestamptz and id <> all(:except::int[]) order by final_at limit 1`,
);

export const selectApplicant = statement(
  "case_applicant",
  "select applicant_id from cases where id = :id",
);

/** Who of the two keeps the cat's page, while the club has it for a check too. */
export const isStillOf = statement(
  "case_cat_is_still_of",
  `select :memberId::int in (c.users_id, c.online_owner_id, keeper_of_cat(c.id)) or exists (
     select from owner_changes h where h.cat_id = c.id and h.kind = 'club-take' and h.returned_at is null and h.prev_users_id = :memberId::int
   ) as yes from cats c where c.id = :catId`,
);

/** What the club has decided besides registrations and certificates: each row must say what the log said of it last. */
import { statement, told } from "../../db/statement.ts";

/** Tables of decisions, by the noun in the log's subjects (`decided_facts` in the migrations). */
const DECIDED = {
  correction: "corrections",
  annulment: "annulments",
  transfer: "transfers",
  merge_request: "merge_requests",
  ban: "breeding_bans",
  credential: "credentials",
  litter: "litters",
  cattery_name: "cattery_names",
} as const;

/** And those of a club's desk and of the market, with the rows that may be decisions (`desk_facts`). */
const AT_DESK = {
  case: "cases t where t.kind in ('litter', 'title', 'test')",
  rule_switch: "club_rule_switches t",
  role: "user_roles t where t.role_id <> 1",
  taken_down_ad: "taken_down_ads t",
  ad_report: "ad_reports t where t.status <> 'open'",
  held_ad: "held_ads t where t.decided_by is not null",
  dispute: "disputes t where t.for_side is not null",
  ruling: "dispute_statements t where t.kind in ('decide', 'decide_again')",
  chip_proof: "chip_proofs t where t.status in ('confirmed', 'declined')",
  seller_mark: "seller_marks t",
} as const;

const rows = [
  ...Object.entries(DECIDED).map(
    ([noun, table]) =>
      `select '${noun}' as noun, '${noun}:' || t.id as subject, decided_facts('${noun}', to_jsonb(t)) as facts from ${table} t`,
  ),
  ...Object.entries(AT_DESK).map(
    ([noun, from]) =>
      `select '${noun}', desk_subject('${noun}', to_jsonb(t)), desk_facts('${noun}', to_jsonb(t)) from ${from}`,
  ),
].join(" union all ");

const subjects = [
  ...Object.entries(DECIDED).map(
    ([noun, table]) => `select '${noun}:' || id as subject from ${table}`,
  ),
  ...Object.entries(AT_DESK).map(
    ([noun, from]) => `select desk_subject('${noun}', to_jsonb(t)) from ${from}`,
  ),
].join(" union all ");

export const changedDecisions = statement(
  "audit_decisions",
  `select replace(d.subject, ':', ' ') as subject from (${rows}) d
   left join lateral (
     select facts from log_entries
     where subject = d.subject and kind in (d.noun || '_decided', d.noun || '_undecided') order by id desc limit 1
   ) e on true
   where coalesce(d.facts, '{}') <> coalesce(e.facts, '{}') order by d.noun, d.subject limit 10000`,
  told<{ subject: string }>(),
);

const KINDS = [...Object.keys(DECIDED), ...Object.keys(AT_DESK)]
  .map((noun) => `'${noun}_decided'`)
  .join(", ");

export const lostDecisions = statement(
  "audit_decisions_lost",
  `select e.subject from log_entries e
   where e.kind in (${KINDS})
     and not exists (select from log_entries n where n.subject = e.subject and n.kind in (e.kind, replace(e.kind, '_decided', '_undecided')) and n.id > e.id)
     and not exists (select from (${subjects}) present where present.subject = e.subject)
   order by e.id limit 10000`,
);

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

const rows = Object.entries(DECIDED)
  .map(
    ([noun, table]) =>
      `select '${noun}' as noun, t.id, decided_facts('${noun}', to_jsonb(t)) as facts from ${table} t`,
  )
  .join(" union all ");

const ids = Object.entries(DECIDED)
  .map(([noun, table]) => `select '${noun}:' || id as subject from ${table}`)
  .join(" union all ");

export const changedDecisions = statement(
  "audit_decisions",
  `select d.noun || ' ' || d.id as subject from (${rows}) d
   left join lateral (
     select facts from log_entries
     where subject = d.noun || ':' || d.id and kind in (d.noun || '_decided', d.noun || '_undecided') order by id desc limit 1
   ) e on true
   where coalesce(d.facts, '{}') <> coalesce(e.facts, '{}') order by d.noun, d.id limit 10000`,
  told<{ subject: string }>(),
);

const KINDS = Object.keys(DECIDED)
  .map((noun) => `'${noun}_decided'`)
  .join(", ");

export const lostDecisions = statement(
  "audit_decisions_lost",
  `select e.subject from log_entries e
   where e.kind in (${KINDS})
     and not exists (select from log_entries n where n.subject = e.subject and n.kind in (e.kind, replace(e.kind, '_decided', '_undecided')) and n.id > e.id)
     and not exists (select from (${ids}) present where present.subject = e.subject)
   order by e.id limit 10000`,
);

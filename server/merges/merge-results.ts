/**
 * Results of shows in a merge. Both records may have the same certificate of one day, which a cat has once: the better proven
 * entry counts, the other stays as a text, as in an import.
 */
import { statement, told } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";
import type { Row } from "./merge-rows.ts";

/** By the index `credentials_shown_once`. */
const sameAs = (one: string, other: string) =>
  `(${one}.issued_on, ${one}.show_system, ${one}.show_class, ${one}.name) = (${other}.issued_on, ${other}.show_system, ${other}.show_class, ${other}.name)
   and (${one}.show_system <> 'TICA' or lower(${one}.judge) = lower(${other}.judge))`;

const proof = (of: string) =>
  `(${of}.confirmed_at is not null, ${of}.judge_answer is not distinct from 'confirmed', ${of}.scan_url is not null)`;

const PARTS = ["show_system", "show_country", "show_class", "judge", "points"] as const;

/** @returns the entries as they were */
export const keepOneOfEach = statement(
  "merge_results_once",
  `update credentials e set ${PARTS.map((part) => `${part} = null`).join(", ")}
   from (select case when ${proof("g")} > ${proof("k")} then k.id else g.id end as id
         from credentials g join credentials k on k.cat_id = :keptId and ${sameAs("g", "k")}
         where g.cat_id = :goneId and g.show_system is not null) other
   join credentials before on before.id = other.id
   where e.id = other.id returning to_jsonb(before) as row`,
  told<{ row: Row }>(),
);

const countAgain = statement(
  "merge_results_again",
  `update credentials e set (${PARTS.join(", ")}) = (${PARTS.map((part) => `b.${part}`).join(", ")})
   from jsonb_populate_recordset(null::credentials, :rows::jsonb) b
   where e.id = b.id and e.show_system is null and (e.kind, e.name, e.issued_by, e.issued_on) = (b.kind, b.name, b.issued_by, b.issued_on)
     and e.confirmed_at is not distinct from b.confirmed_at returning e.id`,
);

/** After `countAgain`, whose change of the entry makes a trigger forget the answer. */
const letJudgesWordsHold = statement(
  "merge_results_judged",
  `update credentials e set judge_answer = b.judge_answer, judge_answered_at = b.judge_answered_at
   from jsonb_populate_recordset(null::credentials, :rows::jsonb) b
   where e.id = b.id and b.judge_answer is not null`,
);

/** Both records have their entries again. */
export async function letAllCount(tx: Tx, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const before = { rows: JSON.stringify(rows) };
  const counted = await countAgain(tx, before);
  if (counted.length !== rows.length) refuse("merge_changed");
  await letJudgesWordsHold(tx, before);
}

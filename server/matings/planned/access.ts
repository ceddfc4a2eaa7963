import type { RowRule } from "@felistry/contract/call.ts";
import { statement } from "../../db/statement.ts";
import { isTx } from "../../db/transaction.ts";
import type { RowRuleCheck } from "../../http/call-checks.ts";
import { refuse } from "../../http/refusal.ts";

const PARTIES = "select planner_id, stud_member_id from planned_matings where id = :id";
const select = statement("mating_parties", PARTIES);
const lock = statement("mating_lock_parties", `${PARTIES} for update`);

/** Both sides. A write locks the plan: of two moves, or a move and the sale of a cat, the second sees the first. */
export const matingRowRules = {
  "mating-party": async (db, id, member) => {
    const [found] = await (isTx(db) ? lock : select)(db, { id });
    if (!found) refuse("mating_not_found");
    if (found.planner_id !== member.id && found.stud_member_id !== member.id) refuse("not_allowed");
  },
} satisfies Partial<Record<RowRule, RowRuleCheck>>;

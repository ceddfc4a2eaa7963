import type { RowRule } from "@felistry/contract/call.ts";
import { statement } from "../db/statement.ts";
import { isTx } from "../db/transaction.ts";
import type { RowRuleCheck } from "../http/call-checks.ts";
import { refuse } from "../http/refusal.ts";
import { catteryOwner } from "./queries.ts";

const lockOwner = statement(
  "cattery_lock_owner",
  "select users_id from catteries where id = :id for update",
);

export const catteryRowRules = {
  "cattery-owner": async (db, id, member) => {
    const [cattery] = await (isTx(db) ? lockOwner : catteryOwner)(db, { id });
    if (!cattery) refuse("cattery_not_found");
    if (cattery.users_id !== member.id) refuse("not_allowed");
  },
} satisfies Partial<Record<RowRule, RowRuleCheck>>;

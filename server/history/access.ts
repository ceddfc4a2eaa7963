import { may } from "@felistry/domain/accounts/club-rights.ts";
import type { RowRule } from "@felistry/contract/call.ts";
import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import { catOwners } from "../cats/queries.ts";
import { isTx } from "../db/transaction.ts";
import type { RowRuleCheck } from "../http/call-checks.ts";
import { refuse } from "../http/refusal.ts";
import { isVeiled, selectChange } from "./statements.ts";
import { lockCat } from "../ownership/public.ts";

/** Whoever may read a cat's history may ask for one of its changes; whether it may be undone is up to the call that does it. */
export const historyRowRules = {
  "history-reader": async (db, changeId, member) => {
    const [change] = await selectChange(db, { id: changeId });
    if (!change) refuse("change_not_found");
    const isAdmin = may(member, "read_cats");
    // What concerns a member or the club: for the club only, and not undone here.
    if (change.cat_id === null)
      return may(member, "read_history") ? undefined : refuse("not_allowed");
    const [cat] = await (isTx(db)
      ? lockCat(db, { catId: change.cat_id })
      : catOwners(db, { catId: change.cat_id }));
    if (!cat) refuse("cat_not_found");
    if (!ownsCat(cat, member.id) && !isAdmin) refuse("not_allowed");
    if ((await isVeiled(db, { id: changeId, memberId: member.id })).length > 0)
      refuse("change_not_found");
  },
} satisfies Partial<Record<RowRule, RowRuleCheck>>;

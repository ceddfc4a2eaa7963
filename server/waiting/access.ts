import type { RowRule } from "@felistry/contract/call.ts";
import { statement } from "../db/statement.ts";
import { isTx } from "../db/transaction.ts";
import type { RowRuleCheck } from "../http/call-checks.ts";
import { refuse } from "../http/refusal.ts";
import { lockCat } from "../ownership/public.ts";

const selectKeeper = statement(
  "waiting_keeper",
  "select breeder_id from waiting_lists where id = :listId",
);

const PARTIES = `select e.member_id, e.offered_cat_id, l.breeder_id
  from waiting_entries e join waiting_lists l on l.id = e.list_id where e.id = :entryId`;
const selectParties = statement("waiting_parties", PARTIES);
const lockParties = statement("waiting_lock_parties", `${PARTIES} for update of e`);

/** The breeder of a list; breeder and applicant of an entry. A write locks the kitten offered before the entry, as everybody who changes a cat does. */
export const waitingRowRules = {
  "waiting-keeper": async (db, listId, member) => {
    const [list] = await selectKeeper(db, { listId });
    if (!list) refuse("waiting_list_not_found");
    if (list.breeder_id !== member.id) refuse("not_allowed");
  },
  "waiting-party": async (db, entryId, member) => {
    const [seen] = await selectParties(db, { entryId });
    if (!seen) refuse("waiting_not_found");
    if (seen.breeder_id !== member.id && seen.member_id !== member.id) refuse("not_allowed");
    if (!isTx(db)) return;
    if (seen.offered_cat_id !== null) await lockCat(db, { catId: seen.offered_cat_id });
    await lockParties(db, { entryId });
  },
} satisfies Partial<Record<RowRule, RowRuleCheck>>;

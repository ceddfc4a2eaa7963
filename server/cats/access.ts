/** Who may change a cat's row. */
import { may } from "@felistry/domain/accounts/club-rights.ts";
import type { RowRule } from "@felistry/contract/call.ts";
import { type CatOwners, ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import { requireDeskOfCat } from "../cases/queries.ts";
import { statement } from "../db/statement.ts";
import { isTx, type Db } from "../db/transaction.ts";
import type { RowRuleCheck } from "../http/call-checks.ts";
import { refuse } from "../http/refusal.ts";
import { catOwners } from "./queries.ts";

const lockOwners = statement(
  "cat_lock_owners",
  // Not the stronger "for update": that would shut out the key check of a cat that is just getting this one as a
  // parent, and two such edits at once would wait for each other.
  "select users_id, online_owner_id from cats where id = :catId for no key update",
);

/** A write locks the row, so that the right to change it cannot end before the change. */
async function ownersOf(db: Db, catId: number): Promise<CatOwners> {
  const [owners] = await (isTx(db) ? lockOwners : catOwners)(db, { catId });
  return owners ?? refuse("cat_not_found");
}

export const catRowRules = {
  // To write what only the club writes of others' cats, reading them is not enough.
  "cat-reader": async (db, catId, member) => {
    const owners = await ownersOf(db, catId);
    if (ownsCat(owners, member.id)) return;
    if (!may(member, isTx(db) ? "work_cases" : "read_cats")) refuse("not_allowed");
    if (isTx(db)) await requireDeskOfCat(db, member, catId);
  },
  "cat-owner": async (db, catId, member) => {
    if (!ownsCat(await ownersOf(db, catId), member.id)) refuse("not_allowed");
  },
  "cat-online-owner": async (db, catId, member) => {
    const { online_owner_id } = await ownersOf(db, catId);
    if (online_owner_id !== member.id) refuse("not_allowed");
  },
} satisfies Partial<Record<RowRule, RowRuleCheck>>;

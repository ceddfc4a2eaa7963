/** Who may touch a document: the rights to its cat decide. */
import { ROLE_ADMIN } from "@felistry/contract/accounts.ts";
import type { RowRule } from "@felistry/contract/call.ts";
import { type CatOwners, ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import { statement } from "../db/statement.ts";
import { isTx } from "../db/transaction.ts";
import type { RowRuleCheck } from "../http/call-checks.ts";
import { refuse } from "../http/refusal.ts";

/** A write locks the cat too: whether its documents may change is a fact of the cat. */
function documentRules(table: "metrics" | "pedigrees"): {
  reader: RowRuleCheck;
  owner: RowRuleCheck;
} {
  const text = `select c.users_id, c.online_owner_id from ${table} d join cats c on c.id = d.cat_id where d.id = $1`;
  const selectOwners = statement<[id: number], CatOwners>(`${table}_owners`, text);
  const lockOwners = statement<[id: number], CatOwners>(
    `${table}_lock_owners`,
    `${text} for no key update`,
  );
  const ownersOf: (...call: Parameters<RowRuleCheck>) => Promise<CatOwners> = async (db, id) => {
    const [owners] = await (isTx(db) ? lockOwners : selectOwners)(db, id);
    return owners ?? refuse("document_not_found");
  };
  return {
    reader: async (db, id, member) => {
      const owners = await ownersOf(db, id, member);
      if (!ownsCat(owners, member.id) && !member.roleIds.includes(ROLE_ADMIN))
        refuse("not_allowed");
    },
    owner: async (db, id, member) => {
      if (!ownsCat(await ownersOf(db, id, member), member.id)) refuse("not_allowed");
    },
  };
}

const metric = documentRules("metrics");
const pedigree = documentRules("pedigrees");

export const documentRowRules = {
  "metric-reader": metric.reader,
  "metric-owner": metric.owner,
  "pedigree-reader": pedigree.reader,
  "pedigree-owner": pedigree.owner,
} satisfies Partial<Record<RowRule, RowRuleCheck>>;

/** Rights to a document follow from rights to its cat. */
import { may } from "@felistry/domain/accounts/club-rights.ts";
import type { FileRule, RowRule } from "@felistry/contract/call.ts";
import { type CatOwners, ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import { statement } from "../db/statement.ts";
import { isTx } from "../db/transaction.ts";
import type { RowRuleCheck } from "../http/call-checks.ts";
import type { Member } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { scanReader } from "./scans.ts";

/** With the member who withholds it from the cat's present owners, if anybody does. */
type Owners = CatOwners & { readonly holder_id: number | null };

/** A write also locks the cat, which decides whether its documents may change. */
function documentRules(table: "metrics" | "pedigrees"): {
  reader: RowRuleCheck;
  owner: RowRuleCheck;
} {
  const text = `select c.users_id, c.online_owner_id,
      (select w.holder_id from withheld_papers w where w.id = d.withheld_id) as holder_id
    from ${table} d join cats c on c.id = d.cat_id where d.id = :id`;
  const selectOwners = statement(`${table}_owners`, text);
  const lockOwners = statement(`${table}_lock_owners`, `${text} for no key update`);
  const ownersOf: (...call: Parameters<RowRuleCheck>) => Promise<Owners> = async (db, id) => {
    const [owners] = await (isTx(db) ? lockOwners : selectOwners)(db, { id });
    return owners ?? refuse("document_not_found");
  };
  return {
    reader: async (db, id, member) => {
      const owners = await ownersOf(db, id, member);
      if (may(member, "read_cats") || owners.holder_id === member.id) return;
      requireOwner(owners, member);
    },
    owner: async (db, id, member) => requireOwner(await ownersOf(db, id, member), member),
  };
}

/** Whoever may not see a document is not told that it exists. */
function requireOwner(owners: Owners, { id }: Member): void {
  if (!ownsCat(owners, id)) refuse("not_allowed");
  if (owners.holder_id !== null && owners.holder_id !== id) refuse("document_not_found");
}

const metric = documentRules("metrics");
const pedigree = documentRules("pedigrees");

export const documentRowRules = {
  "metric-reader": metric.reader,
  "metric-owner": metric.owner,
  "pedigree-reader": pedigree.reader,
  "pedigree-owner": pedigree.owner,
  "scan-reader": scanReader,
} satisfies Partial<Record<RowRule, RowRuleCheck> & Record<FileRule, RowRuleCheck<string>>>;

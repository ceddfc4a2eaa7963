import type { RowRule } from "@felistry/contract/call.ts";
import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import { isTx } from "../db/transaction.ts";
import type { RowRuleCheck } from "../http/call-checks.ts";
import { refuse } from "../http/refusal.ts";
import { credentialOwners } from "./statements.ts";

const select = credentialOwners("");
const lock = credentialOwners("for no key update of c");

export const credentialRowRules = {
  "credential-owner": async (db, id, member) => {
    const [owners] = await (isTx(db) ? lock : select)(db, { id });
    if (!owners) refuse("credential_not_found");
    if (!ownsCat(owners, member.id)) refuse("not_allowed");
    // Whoever proved it would lose the scan.
    if (owners.holder_id !== null && owners.holder_id !== member.id) refuse("papers_withheld");
  },
} satisfies Partial<Record<RowRule, RowRuleCheck>>;

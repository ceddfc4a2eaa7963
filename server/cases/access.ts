/** Who asked the club reads what it asks back. */
import type { RowRule } from "@felistry/contract/call.ts";
import type { RowRuleCheck } from "../http/call-checks.ts";
import { refuse } from "../http/refusal.ts";
import { selectApplicant } from "./statements.ts";

export const caseRowRules = {
  "case-applicant": async (db, id, member) => {
    const [found] = await selectApplicant(db, { id });
    if (!found) refuse("case_not_found");
    if (found.applicant_id !== member.id) refuse("not_allowed");
  },
} satisfies Partial<Record<RowRule, RowRuleCheck>>;

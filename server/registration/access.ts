/** Who may read a cat's application and withdraw it. */
import { may } from "@felistry/domain/accounts/club-rights.ts";
import type { RowRule } from "@felistry/contract/call.ts";
import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import { catOwners } from "../cats/queries.ts";
import { statement } from "../db/statement.ts";
import type { RowRuleCheck } from "../http/call-checks.ts";
import { refuse } from "../http/refusal.ts";

const applicantOfCat = statement(
  "application_applicant_of_cat",
  "select applicant_id, club_id from applications where cat_id = :catId order by id desc limit 1",
);

const applicantOf = statement(
  "application_applicant",
  "select applicant_id from applications where id = :applicationId",
);

export const applicationRowRules = {
  // While the cat is on the club's desk its applicant is not one of its owners.
  "application-reader": async (db, catId, member) => {
    const [owners] = await catOwners(db, { catId });
    if (!owners) refuse("cat_not_found");
    if (ownsCat(owners, member.id)) return;
    const isOfClub = may(member, "read_cats");
    if (isOfClub && member.clubId == null) return;
    const [last] = await applicantOfCat(db, { catId });
    if (isOfClub && (!last || last.club_id === member.clubId)) return;
    if (last?.applicant_id !== member.id) refuse("not_allowed");
  },
  "application-applicant": async (db, applicationId, member) => {
    const [application] = await applicantOf(db, { applicationId });
    if (!application) refuse("application_not_found");
    if (application.applicant_id !== member.id) refuse("not_allowed");
  },
} satisfies Partial<Record<RowRule, RowRuleCheck>>;

/** A request concerns the one who asks and the club: not the next owner of the cat. */
import { may } from "@felistry/domain/accounts/club-rights.ts";
import type { RowRule } from "@felistry/contract/call.ts";
import { statement } from "../db/statement.ts";
import type { RowRuleCheck } from "../http/call-checks.ts";
import { refuse } from "../http/refusal.ts";

const askerOf = statement(
  "correction_asker",
  `select asker_id, (select e.club_id from cases e where e.kind = 'correction' and e.subject_id = c.id order by e.id desc limit 1) as club_id
   from corrections c where id = :id`,
);

const check =
  (isForClub: boolean): RowRuleCheck =>
  async (db, id, member) => {
    const [correction] = await askerOf(db, { id });
    if (!correction) refuse("correction_not_found");
    if (correction.asker_id === member.id) return;
    if (!(isForClub && may(member, "read_cats"))) refuse("not_allowed");
    if (member.clubId != null && correction.club_id !== member.clubId) refuse("not_allowed");
  };

export const correctionRowRules = {
  "correction-reader": check(true),
  "correction-asker": check(false),
} satisfies Partial<Record<RowRule, RowRuleCheck>>;

/** A request concerns the one who asks and the club: not the next owner of the cat. */
import { may } from "@felistry/domain/accounts/club-rights.ts";
import type { RowRule } from "@felistry/contract/call.ts";
import { statement } from "../db/statement.ts";
import type { RowRuleCheck } from "../http/call-checks.ts";
import { refuse } from "../http/refusal.ts";

const askerOf = statement(
  "transfer_asker",
  `select asker_id, (select e.club_id from cases e where e.kind = 'transfer' and e.subject_id = t.id order by e.id desc limit 1) as club_id
   from transfers t where id = :id`,
);

const check =
  (isForClub: boolean): RowRuleCheck =>
  async (db, id, member) => {
    const [transfer] = await askerOf(db, { id });
    if (!transfer) refuse("transfer_not_found");
    if (transfer.asker_id === member.id) return;
    if (!(isForClub && may(member, "read_cats"))) refuse("not_allowed");
    if (member.clubId != null && transfer.club_id !== member.clubId) refuse("not_allowed");
  };

export const transferRowRules = {
  "transfer-reader": check(true),
  "transfer-asker": check(false),
} satisfies Partial<Record<RowRule, RowRuleCheck>>;

import { may } from "@felistry/domain/accounts/club-rights.ts";
import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import type { RowRule } from "@felistry/contract/call.ts";
import { requireDeskOfCat } from "../cases/queries.ts";
import { statement } from "../db/statement.ts";
import { isTx } from "../db/transaction.ts";
import type { RowRuleCheck } from "../http/call-checks.ts";
import { refuse } from "../http/refusal.ts";

const text = `select l.breeder_id, l.dam_id, c.users_id, c.online_owner_id from litters l join cats c on c.id = l.sire_id where l.id = :id`;
const select = statement("litter_party", text);
const lock = statement("litter_lock_party", `${text} for no key update of l`);

/** The breeder and the stud's owner. A write locks the litter, so that two answers are taken one after the other. */
export const litterRowRules = {
  "litter-party": async (db, id, member) => {
    const [party] = await (isTx(db) ? lock : select)(db, { id });
    if (!party) refuse("litter_not_found");
    if (party.breeder_id !== member.id && !ownsCat(party, member.id)) refuse("not_allowed");
  },
  "litter-reader": async (db, id, member) => {
    const [party] = await select(db, { id });
    if (!party) refuse("litter_not_found");
    // To have certificates issued for others, reading is not enough.
    if (party.breeder_id === member.id || ownsCat(party, member.id)) return;
    if (!may(member, isTx(db) ? "work_cases" : "read_cats")) refuse("not_allowed");
    await requireDeskOfCat(db, member, party.dam_id);
  },
} satisfies Partial<Record<RowRule, RowRuleCheck>>;

import { ROLE_ADMIN } from "@felistry/contract/accounts.ts";
import type { HistoryEntry } from "@felistry/contract/history.ts";
import { editMode, ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import { editFacts, type EditFacts } from "../cats/queries.ts";
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import type { Handler, Member } from "../http/handler.ts";
import { selectAll, selectOfCat, type EntryRow } from "./statements.ts";
import { undoPlan } from "./undo-plan.ts";

const NEWEST = 2_147_483_647;

const isAdmin = ({ roleIds }: Member) => roleIds.includes(ROLE_ADMIN);

export const listCatHistory: Handler<"GET /cats/{id}/history"> = async (
  { params, query: { cursor, limit } },
  { db, locale, member },
) => {
  const [beforeId] = decodeCursor(cursor, [rowId]) ?? [NEWEST];
  const [rows, [facts]] = await Promise.all([
    selectOfCat(db, locale, beforeId, limit, params.id, member.id, isAdmin(member)),
    editFacts(db, params.id),
  ]);
  return pageOf(rows, limit, (row) => facts !== undefined && mayUndo(row, facts, member));
};

/** The club reads here; who may change a cat does so, and undoes it, from the cat's own history. */
export const listHistory: Handler<"GET /history"> = async (
  { query: { cursor, limit, ...filter } },
  { db, locale },
) => {
  const [beforeId] = decodeCursor(cursor, [rowId]) ?? [NEWEST];
  return pageOf(await selectAll(db, locale, beforeId, limit, filter), limit, () => false);
};

function pageOf(rows: readonly EntryRow[], limit: number, may: (row: EntryRow) => boolean) {
  const shown = rows.slice(0, limit);
  const data: HistoryEntry[] = shown.map((row) => ({ ...row.entry, may_undo: may(row) ? 1 : 0 }));
  return { data, page: { next: rows.length > limit ? encodeCursor([shown.at(-1)!.id]) : null } };
}

/** Whether it is worth offering; the calls that take it back decide again, and say why not. */
function mayUndo(row: EntryRow, facts: EditFacts, member: Member): boolean {
  const plan = row.entry.undone === 1 ? null : undoPlan(row);
  if (!plan || !ownsCat(facts, member.id)) return false;
  if (plan.onlineOwnerOnly && facts.online_owner_id !== member.id) return false;
  const mode = editMode(facts, { id: member.id, isAdmin: isAdmin(member) });
  return !plan.unlockedOnly || mode === "edit_unlocked";
}

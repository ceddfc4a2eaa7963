import { may } from "@felistry/domain/accounts/club-rights.ts";
import type { HistoryEntry } from "@felistry/contract/history.ts";
import { editMode, ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import type { Handler, Member } from "../http/handler.ts";
import { isOfCat, selectAll, selectOfCat, type EntryRow } from "./statements.ts";
import { undoPlan } from "./undo-plan.ts";
import { editFacts, editFactsOfOwn, type EditFacts } from "../cats/queries.ts";

const NEWEST = 2_147_483_647;

export const listCatHistory: Handler<"GET /cats/{id}/history"> = async (
  { params, query: { cursor, limit } },
  { db, locale, member },
) => {
  const [beforeId] = decodeCursor(cursor, [rowId]) ?? [NEWEST];
  const [rows, [facts]] = await Promise.all([
    selectOfCat(db, {
      locale,
      beforeId,
      limit,
      catId: params.id,
      readerId: member.id,
      isAdmin: may(member, "read_cats"),
      clubId: member.clubId ?? null,
    }),
    editFacts(db, { catId: params.id }),
  ]);
  return pageOf(rows, limit, (row) => facts !== undefined && mayUndo(row, facts, member));
};

export const listHistory: Handler<"GET /history"> = async (
  { query: { cursor, limit, ...filter } },
  { db, locale, member },
) => {
  const [beforeId] = decodeCursor(cursor, [rowId]) ?? [NEWEST];
  const rows = await selectAll(db, locale, beforeId, limit, filter);
  const own = await editFactsOfOwn(db, {
    catIds: [...new Set(rows.flatMap(({ cat_id }) => cat_id ?? []))],
    memberId: member.id,
  });
  const facts = new Map(own.map((cat) => [cat.id, cat]));
  return pageOf(rows, limit, (row) => {
    const cat = isOfCat(row) ? facts.get(row.cat_id) : undefined;
    return cat !== undefined && mayUndo(row, cat, member);
  });
};

function pageOf(rows: readonly EntryRow[], limit: number, undoable: (row: EntryRow) => boolean) {
  const shown = rows.slice(0, limit);
  const data: HistoryEntry[] = shown.map((row) => ({
    ...row.entry,
    may_undo: undoable(row) ? 1 : 0,
  }));
  return { data, page: { next: rows.length > limit ? encodeCursor([shown.at(-1)!.id]) : null } };
}

/** Whether to offer an undo; the calls that perform it decide again and say why not. */
function mayUndo(row: EntryRow, facts: EditFacts, member: Member): boolean {
  const plan = row.entry.undone === 1 || row.veiled ? null : undoPlan(row);
  if (!plan || !ownsCat(facts, member.id)) return false;
  if (plan.onlineOwnerOnly && facts.online_owner_id !== member.id) return false;
  const mode = editMode(facts, { id: member.id, isAdmin: may(member, "read_cats") });
  return !plan.unlockedOnly || mode === "edit_unlocked";
}

import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { lastUndoing, markUndoing, presentRow, selectChange, type Columns } from "./statements.ts";
import { undoPlan } from "./undo-plan.ts";

/** The row rule has locked the cat: what is compared here still stands when the change is taken back. */
export const undoChange: Handler<"POST /history/{id}/undo"> = async ({ params }, { db, make }) => {
  const [change] = await selectChange(db, { id: params.id });
  const plan = undoPlan(change!);
  if (!plan) refuse("undo_not_offered");
  const present = await presentRow(db, change!);
  if (!holds(present, change!.after)) refuse("changed_since");
  await markUndoing(db, { changeId: String(change!.id) });
  for (const { key, input } of plan.calls(present)) await make(key, input as never);
  // A call may do less than what would make it as it was: a cat goes back to a former owner who is still there.
  if (!holds(await presentRow(db, change!), change!.before)) refuse("changed_since");
  const [undoing] = await lastUndoing(db, { changeId: change!.id });
  return { data: { id: undoing!.id } };
};

/** Whether the row still has what a change left in it; null is no row. */
function holds(row: Columns | null, columns: Columns | null): boolean {
  if (row === null || columns === null) return row === columns;
  return Object.entries(columns).every(([field, value]) => row[field] === value);
}

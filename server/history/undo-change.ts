import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { lastUndoing, markUndoing, presentRow, selectChange, type Columns } from "./statements.ts";
import { undoPlan } from "./undo-plan.ts";

/** The row rule has locked the cat, so what is compared here is still true when the change is undone. */
export const undoChange: Handler<"POST /history/{id}/undo"> = async ({ params }, { db, make }) => {
  const [change] = await selectChange(db, { id: params.id });
  const plan = undoPlan(change!);
  if (!plan) refuse("undo_not_offered");
  const present = await presentRow(db, change!);
  if (!holds(present, change!.after)) refuse("changed_since");
  await markUndoing(db, { changeId: String(change!.id) });
  // Each key comes with its own input, which TypeScript cannot follow through a union.
  for (const { key, input } of plan.calls(present)) await make(key, input as never);
  // A call may undo less than everything: a cat goes back only to a former owner who is still a member.
  if (!holds(await presentRow(db, change!), change!.before)) refuse("changed_since");
  const [undoing] = await lastUndoing(db, { changeId: change!.id });
  return { data: { id: undoing!.id } };
};

/** Whether the row still holds what the change left in it; null means no row. */
function holds(row: Columns | null, columns: Columns | null): boolean {
  if (row === null || columns === null) return row === columns;
  return Object.entries(columns).every(([field, value]) => row[field] === value);
}

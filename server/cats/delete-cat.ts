import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { requireNoneWithClub } from "../market/public.ts";
import { deleteRow, deletionFacts, lockForDeletion } from "./change-statements.ts";

/** Deletes a cat only if no pedigree, order or application of others needs it (decisions §3). */
export const deleteCat: Handler<"DELETE /cats/{id}"> = async (
  { params },
  { db, services, onCommit },
) => {
  await lockForDeletion(db, { catId: params.id });
  const [cat] = await deletionFacts(db, { catId: params.id });
  const { registered, is_parent, has_order, has_application } = cat!;
  if (registered === 1) refuse("cat_is_registered");
  if (is_parent) refuse("cat_is_parent");
  if (has_order) refuse("cat_has_order");
  if (has_application) refuse("cat_has_application");
  await requireNoneWithClub(db, [params.id]);
  await deleteRow(db, { catId: params.id });
  onCommit(services.forgetting.now);
  return { data: null };
};

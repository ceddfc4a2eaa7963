import { memberExists } from "../accounts/queries.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { patchCatRow } from "./change-statements.ts";
import { requireMayFree } from "../ownership/public.ts";

/** The limited edit, open in every mode: what is not sent stays as it is. */
export const patchCat: Handler<"PATCH /cats/{id}"> = async ({ params, body }, { db, member }) => {
  const { description, chip, is_my_cat, users_id } = body;
  if (users_id !== undefined && (await memberExists(db, users_id)).length === 0)
    refuse("member_not_found");
  await requireMayFree(db, params.id, is_my_cat, member);
  await patchCatRow(
    db,
    params.id,
    description !== undefined,
    description ?? null,
    chip !== undefined,
    chip ?? null,
    is_my_cat ?? null,
    users_id ?? null,
  );
  return { data: { id: params.id } };
};

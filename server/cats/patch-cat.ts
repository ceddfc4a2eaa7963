import { memberExists } from "../accounts/queries.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { requireDates } from "./cat-of-body.ts";
import { patchCatRow } from "./change-statements.ts";
import { presentFacts } from "./statements.ts";
import { lookAgain } from "../market/public.ts";
import { requireMayFree } from "../ownership/public.ts";

/** The limited edit, allowed in every mode: omitted fields stay unchanged. */
export const patchCat: Handler<"PATCH /cats/{id}"> = async ({ params, body }, context) => {
  const { db, member, today } = context;
  if (body.users_id !== undefined && (await memberExists(db, { id: body.users_id })).length === 0)
    refuse("member_not_found");
  await requireMayFree(db, params.id, body.is_my_cat, member);
  requireDates(body, today, (await presentFacts(db, { catId: params.id }))[0]);
  await patchCatRow(db, params.id, body);
  await lookAgain(params.id, context);
  return { data: { id: params.id } };
};

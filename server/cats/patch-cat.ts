import { HOUR_SECONDS } from "@felistry/contract/limits.ts";
import { memberExists } from "../accounts/queries.ts";
import type { Handler } from "../http/handler.ts";
import { countDone, type Limit } from "../http/limits/attempts.ts";
import { refuse } from "../http/refusal.ts";
import { requireDates } from "./cat-of-body.ts";
import { patchCatRow } from "./change-statements.ts";
import { presentFacts } from "./statements.ts";
import { requireHonestChip } from "../market/public.ts";
import { requireMayFree } from "../ownership/public.ts";

/** Each asks the keeper of the stud of a waiting litter anew: by mail. */
const SHOWN_OWNERS: Limit = { name: "shown-owner", most: 10, windowSeconds: HOUR_SECONDS };

/** The limited edit, allowed in every mode: omitted fields stay unchanged. */
export const patchCat: Handler<"PATCH /cats/{id}"> = async (
  { params, body },
  { db, member, today, services },
) => {
  if (body.users_id !== undefined) {
    if ((await memberExists(db, { id: body.users_id })).length === 0) refuse("member_not_found");
    await countDone(services, SHOWN_OWNERS, params.id);
  }
  await requireMayFree(db, params.id, body.is_my_cat, member);
  requireDates(body, today, (await presentFacts(db, { catId: params.id }))[0]);
  await requireHonestChip(db, params.id, body.chip);
  await patchCatRow(db, params.id, body);
  return { data: { id: params.id } };
};

import { envelopeText, type Handler } from "../http/handler.ts";
import { selectPreviousOwners } from "./ownership-statements.ts";

export const listPreviousOwners: Handler<"GET /cat-change-owner/{id}"> = async (
  { params },
  { db },
) => envelopeText((await selectPreviousOwners(db, { catId: params.id }))!, "");

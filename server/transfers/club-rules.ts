/** What the rules of the club that takes a cat say, for whoever asks it to: before, while the request waits, and as it was decided. */
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { verdictOfComing, verdictOfRequest } from "../rules/public.ts";
import { selectStanding } from "./statements.ts";

export const askBefore: Handler<"GET /cats/{id}/transfers/club-rules"> = async (
  { params: { id: catId }, query: { club, number, titled } },
  context,
) => {
  const [standing] = await selectStanding(context.db, { catId });
  if (!standing) refuse("cat_not_found");
  if (standing.registered === 1) refuse("already_registered");
  const asked = { catId, club, number, isTitled: titled === 1 };
  return { data: await verdictOfComing(asked, context) };
};

export const askOfTransfer: Handler<"GET /transfers/{id}/club-rules"> = async (
  { params: { id } },
  context,
) => ({ data: await verdictOfRequest({ correctionId: null, transferId: id }, context) });

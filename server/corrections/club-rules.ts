/** What the club's rules say of a correction, for whoever asks for it: before it is sent, while it waits, and as it was decided. */
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { verdictOfCorrected, verdictOfRequest } from "../rules/public.ts";
import { changedFields, wantedFacts } from "./ask.ts";
import { selectCorrectable } from "./statements.ts";

export const askBefore: Handler<"POST /cats/{id}/corrections/club-rules"> = async (
  { params: { id: catId }, body },
  context,
) => {
  const [cat] = await selectCorrectable(context.db, { catId });
  if (!cat) refuse("cat_not_found");
  if (cat.registered !== 1) refuse("not_registered");
  const { changes } = changedFields(cat.facts, await wantedFacts(context.db, body));
  if (Object.keys(changes).length === 0) return { data: null };
  return { data: await verdictOfCorrected(catId, changes, context) };
};

export const askOfCorrection: Handler<"GET /corrections/{id}/club-rules"> = async (
  { params: { id } },
  context,
) => ({ data: await verdictOfRequest({ correctionId: id, transferId: null }, context) });

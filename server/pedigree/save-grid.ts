/** Saves a whole pedigree as it was typed: all of it or, with the cells that are wrong, nothing. */
import { numberPrefixes } from "../registration/queries.ts";
import { requireUnlocked } from "../cats/public.ts";
import type { Handler } from "../http/handler.ts";
import { requireLines } from "./grid-lines.ts";
import { forgetDraft } from "./grid-statements.ts";
import { Placing } from "./placing.ts";
import { takeTurn } from "./statements.ts";

export const savePedigreeGrid: Handler<"POST /cats/{id}/pedigree/grid"> = async (
  { params: { id: catId }, body },
  { db, member, today, services },
) => {
  await takeTurn(db);
  await requireUnlocked(db, catId, member);
  const lines = requireLines(body.cells, today, await numberPrefixes(db, services.config));
  const placing = new Placing(db, catId, member);
  for (const line of lines) await placing.place(line);
  await forgetDraft(db, { memberId: member.id, catId });
  return { data: { placed: placing.placed } };
};

import type { Handler } from "../http/handler.ts";
import { selectGrid, selectNewDraft } from "./grid-statements.ts";

export const getPedigreeGrid: Handler<"GET /cats/{id}/pedigree/grid"> = async (
  { params },
  { db, member, locale },
) => {
  const [grid] = await selectGrid(db, { catId: params.id, memberId: member.id, locale });
  return { data: grid! };
};

export const getNewPedigree: Handler<"GET /pedigree/new"> = async (_input, { db, member }) => {
  const [draft] = await selectNewDraft(db, { memberId: member.id });
  return { data: draft! };
};

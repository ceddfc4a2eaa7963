import { sexAt } from "@felistry/domain/pedigree/positions.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { parentsOf } from "./public.ts";

/** Links go and then cats, the eldest first, each by the rules of its own call: what has been built upon since stays. */
export const undoPedigreeGrid: Handler<"POST /cats/{id}/pedigree/grid/undo"> = async (
  { params, body },
  { db, make },
) => {
  const placed = body.placed.toSorted((one, other) => other.position - one.position);
  for (const { position, child_id: id, cat_id } of placed) {
    const isMother = sexAt(position) === "female";
    const parents = await parentsOf(db, id);
    if ((isMother ? parents?.mother_id : parents?.father_id) !== cat_id) refuse("changed_since");
    await make("DELETE /parents/{id}", {
      params: { id },
      body: isMother ? { mother: true } : { father: true },
    });
  }
  const created = new Set(placed.filter(({ created }) => created).map(({ cat_id }) => cat_id));
  for (const id of created) await make("DELETE /cats/{id}", { params: { id } });
  if (body.cat) await make("DELETE /cats/{id}", { params });
  return { data: null };
};

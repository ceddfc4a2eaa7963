import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { selectParents, setFather, setMother } from "./statements.ts";
import { requireUnlocked } from "../cats/public.ts";

export const removeParent: Handler<"DELETE /parents/{id}"> = async (
  { params, body },
  { db, member },
) => {
  await requireUnlocked(db, params.id, member);
  const [parents] = await selectParents(db, { catId: params.id });
  const present = body.mother ? parents!.mother_id : parents!.father_id;
  if (present === null) refuse("no_parent_link");
  await (body.mother ? setMother : setFather)(db, { catId: params.id, parentId: null });
  return { data: null };
};

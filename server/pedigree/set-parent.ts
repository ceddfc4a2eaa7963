import type { Handler } from "../http/handler.ts";
import { linkParent } from "./public.ts";
import { takeTurn } from "./statements.ts";
import { requireUnlocked } from "../cats/public.ts";

export const setParent: Handler<"POST /parents/"> = async ({ body }, { db, member }) => {
  const { catId, motherId, fatherId } = body;
  const role = motherId === undefined ? "father" : "mother";
  await takeTurn(db);
  await requireUnlocked(db, catId, member);
  return { data: await linkParent(db, catId, (motherId ?? fatherId)!, role) };
};

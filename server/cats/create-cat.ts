import type { Handler } from "../http/handler.ts";
import { requireBreed, requireDates } from "./cat-of-body.ts";
import { insertCat } from "./statements.ts";
import { colourOfBody } from "../colours/queries.ts";
import { saveColour } from "../colours/public.ts";

export const createCat: Handler<"POST /cats"> = async ({ body }, { db, member, today }) => {
  requireDates(body, today);
  const breed = await requireBreed(db, body.breed_id);
  const codes = await colourOfBody(db, body);
  const [cat] = await insertCat(db, member.id, body);
  if (codes) await saveColour(db, cat!.id, codes, breed.ems);
  return { data: { newCatId: cat!.id }, catData: { insertId: cat!.id } };
};

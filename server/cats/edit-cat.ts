import { memberExists } from "../accounts/queries.ts";
import type { Tx } from "../db/transaction.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { requireBorn, requireBreed } from "./cat-of-body.ts";
import { selectSexAndChildren, updateCat } from "./statements.ts";
import { requireUnlocked } from "./require-unlocked.ts";
import { colourOfBody, selectColour } from "../colours/queries.ts";
import { saveColour } from "../colours/public.ts";
import { requireMayFree } from "../ownership/public.ts";

export const editCat: Handler<"PUT /cats/{id}"> = async (
  { params, body },
  { db, member, today },
) => {
  await requireUnlocked(db, params.id, member);
  await requireMayFree(db, params.id, body.is_my_cat, member);
  requireBorn(body.cat_birthdate, today);
  const breed = await requireBreed(db, body.breed_id);
  const sex = await allowedSex(db, params.id, body.sex);
  if (body.breeder_id !== null && (await memberExists(db, body.breeder_id)).length === 0)
    refuse("member_not_found");
  await updateCat(
    db,
    params.id,
    body.cat_name_cattery_prefix,
    body.cat_name,
    body.cat_name_suffix,
    sex,
    body.cat_birthdate,
    breed.id,
    body.is_my_cat ?? null,
    body.description,
    body.chip,
    body.breeder_id,
    body.breeder_not_user,
  );
  // The words of a colour follow from the breed too, so they are written anew where only the breed has changed.
  const codes = (await colourOfBody(db, body)) ?? (await selectColour(db, params.id))[0];
  if (codes) await saveColour(db, params.id, codes, breed.ems);
  return { data: { id: params.id } };
};

/** A sire cannot become a queen under its kittens. */
async function allowedSex(
  tx: Tx,
  catId: number,
  wanted: "male" | "female" | undefined,
): Promise<"male" | "female"> {
  const [cat] = await selectSexAndChildren(tx, catId);
  const { sex, is_parent } = cat!;
  if (wanted !== undefined && wanted !== sex && is_parent) refuse("sex_of_parent_fixed");
  return wanted ?? sex;
}

import { memberExists } from "../accounts/queries.ts";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import type { CatDates } from "@felistry/domain/cats/dates.ts";
import type { Handler, ParsedInput } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { knownPart, partialDateOf } from "@felistry/domain/cats/partial-date.ts";
import { requireForeignNumber } from "../documents/public.ts";
import { requireBreed, requireDates } from "./cat-of-body.ts";
import { updateCat } from "./change-statements.ts";
import { presentFacts } from "./statements.ts";
import { requireUnlocked } from "./require-unlocked.ts";
import { colourOfBody, selectColour } from "../colours/queries.ts";
import { saveColour } from "../colours/public.ts";
import { requireHonestChip } from "../market/public.ts";
import { numberPrefixes } from "../registration/queries.ts";
import { requireMayFree } from "../ownership/public.ts";

export const editCat: Handler<"PUT /cats/{id}"> = async (
  { params, body },
  { db, member, today, services },
) => {
  await requireUnlocked(db, params.id, member);
  await requireMayFree(db, params.id, body.is_my_cat, member);
  const present = (await presentFacts(db, { catId: params.id }))[0]!;
  requireDates(body, today, present);
  if (body.number_elsewhere && body.number_elsewhere !== present.number_elsewhere)
    requireForeignNumber(
      "number_elsewhere",
      body.number_elsewhere,
      await numberPrefixes(db, services.config),
    );
  await requireHonestChip(db, params.id, body.chip);
  const breed = await requireBreed(db, body.breed_id);
  const sex = allowedSex(present, body.sex);
  if (body.breeder_id !== null && (await memberExists(db, { id: body.breeder_id })).length === 0)
    refuse("member_not_found");
  await updateCat(db, params.id, { ...body, ...birthOf(body, present), sex });
  // A colour's words also depend on the breed, so they are rewritten if only the breed has changed.
  const codes = (await colourOfBody(db, body)) ?? (await selectColour(db, { catId: params.id }))[0];
  if (codes) await saveColour(db, params.id, codes, breed.ems);
  return { data: { id: params.id } };
};

/** A changed date without a precision is a full date; of a month or a year the first day is kept. */
function birthOf(
  { cat_birthdate, cat_birthdate_precision }: ParsedInput<"PUT /cats/{id}">["body"],
  present: CatDates,
) {
  if (cat_birthdate === null) return { cat_birthdate_precision: "day" as const };
  if (cat_birthdate_precision !== undefined)
    return partialColumns(knownPart(cat_birthdate, cat_birthdate_precision));
  if (cat_birthdate === present.cat_birthdate) return {};
  return { cat_birthdate_precision: "day" as const };
}

function partialColumns(text: string) {
  const { date, precision } = partialDateOf(text)!;
  return { cat_birthdate: date, cat_birthdate_precision: precision };
}

/** A cat with kittens cannot change its sex. */
function allowedSex(
  { sex, is_parent }: { readonly sex: Sex; readonly is_parent: boolean },
  wanted: Sex | undefined,
): Sex {
  if (wanted !== undefined && wanted !== sex && is_parent) refuse("sex_of_parent_fixed");
  return wanted ?? sex;
}

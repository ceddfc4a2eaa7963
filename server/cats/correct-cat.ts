import type { CorrectedField } from "@felistry/domain/corrections/correction.ts";
import type { ColourCodes } from "@felistry/domain/colours/ems/codes.ts";
import { memberExists } from "../accounts/queries.ts";
import { saveColour } from "../colours/public.ts";
import { selectColour } from "../colours/queries.ts";
import type { Tx } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";
import { requireParent } from "../pedigree/public.ts";
import { requireBreed, requireDates } from "./cat-of-body.ts";
import { correctCatRow } from "./change-statements.ts";
import type { Changes } from "./field-columns.ts";
import { presentFacts, selectBreedEms } from "./statements.ts";

export type CorrectedFacts = Changes<Exclude<CorrectedField, "ems">> & {
  readonly ems?: ColourCodes;
};

/** Corrects a registered cat: by the registry's rules, but for its locks, since the club decides. */
export async function correctCat(
  tx: Tx,
  catId: number,
  { ems, ...facts }: CorrectedFacts,
  today: string,
): Promise<void> {
  const [present] = await presentFacts(tx, { catId });
  if (!present) refuse("cat_not_found");
  requireDates(facts, today, present);
  if (facts.sex !== undefined && facts.sex !== present.sex && present.is_parent)
    refuse("sex_of_parent_fixed");
  for (const id of [facts.users_id, facts.breeder_id])
    if (id && (await memberExists(tx, { id })).length === 0) refuse("member_not_found");
  if (facts.breed_id !== undefined) await requireBreed(tx, facts.breed_id);
  const { mother_id, father_id, cat_birthdate: born } = facts;
  if (mother_id) await requireParent(tx, catId, mother_id, "mother", { born });
  if (father_id) await requireParent(tx, catId, father_id, "father", { born });
  await correctCatRow(tx, catId, {
    ...facts,
    ...(born !== undefined && { cat_birthdate_precision: "day" as const }),
    ...(facts.deceased_on && { deceased_undated: 0 as const }),
  });
  // A colour's words also depend on the breed.
  const codes = ems ?? (await selectColour(tx, { catId }))[0];
  if (codes && (ems || facts.breed_id !== undefined))
    await saveColour(tx, catId, codes, (await selectBreedEms(tx, { catId }))[0]!.ems);
}

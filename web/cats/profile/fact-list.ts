/**
 * The facts on a cat's page. `domain/cats/fields.ts` says which fields there are, who sees them and which are dates. Only
 * types enforce it here: the table itself, with all that forms, merges and imports need, would make every cat's page heavier.
 */
import type { CAT_FIELDS } from "@felistry/domain/cats/fields.ts";
import type { FieldsWith } from "@felistry/domain/cats/field-lists.ts";
import * as m from "@felistry/i18n/compiled/messages.js";

export type FactField = FieldsWith<"fact">;
export type OwnersFact = Extract<FactField, FieldsWith<"profile", "owners">>;
export type PublicFact = Exclude<FactField, OwnersFact>;

interface Fact<Field extends FactField> {
  readonly word: () => string;
  readonly isDate: (typeof CAT_FIELDS)[Field]["kind"] extends "date" ? true : false;
}
type Facts<Field extends FactField> = { readonly [F in Field]: Fact<F> };

export const PUBLIC_FACTS: Facts<PublicFact> = {
  printed_name: { word: m.cat_printed_name, isDate: false },
  cat_birthdate: { word: m.cat_fact_birth, isDate: true },
  neutered_on: { word: m.cat_neutered_on, isDate: true },
  deceased_on: { word: m.cat_deceased_on, isDate: true },
  reg_num: { word: m.cat_fact_registration, isDate: false },
  number_elsewhere: { word: m.cat_fact_number_elsewhere, isDate: false },
};

export const OWNERS_FACTS: Facts<OwnersFact> = {
  chip: { word: m.catform_chip, isDate: false },
};

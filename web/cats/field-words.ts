/** The labels and values of a cat's fields. */
import { type CatField, specOf } from "@felistry/domain/cats/field-lists.ts";
import { catFieldLabels } from "@felistry/i18n/cat-field-labels.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { shortDate } from "../ui/dates.ts";

type Words = { readonly [Field in CatField]?: () => string };

/** The label in `own`, or else the one used in forms. */
export const fieldWord = (field: CatField, own: Words = {}): string =>
  (own[field] ?? catFieldLabels[field])();

/** A text value in the form that readers see. */
export const fieldText = (field: CatField, value: string, locale: Locale): string =>
  specOf(field).kind === "date" ? shortDate(value, locale) : value;

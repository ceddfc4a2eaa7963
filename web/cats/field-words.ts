/** A field of a cat in words of the screen that shows it. */
import { type CatField, specOf } from "@felistry/domain/cats/field-lists.ts";
import { catFieldLabels } from "@felistry/i18n/cat-field-labels.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { shortDate } from "../ui/dates.ts";

type Words = { readonly [Field in CatField]?: () => string };

/** By the words of one place, or as the forms call it. */
export const fieldWord = (field: CatField, own: Words = {}): string =>
  (own[field] ?? catFieldLabels[field])();

/** A value that is a text, as it is read. */
export const fieldText = (field: CatField, value: string, locale: Locale): string =>
  specOf(field).kind === "date" ? shortDate(value, locale) : value;

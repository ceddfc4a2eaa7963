/** A cat's fields in SQL. Lists of columns are built from the table of fields once, at the start. */
import type { CatField, ValueOf } from "@felistry/domain/cats/field-lists.ts";

/** "c.chip, c.description" */
export const columns = (row: string, fields: readonly CatField[]): string =>
  fields.map((field) => `${row}.${field}`).join(", ");

/** Values of all of these fields. */
export type Values<Field extends CatField> = { readonly [F in Field]: ValueOf<F> };

/** Values of some of these fields; omitted ones stay unchanged. */
export type Changes<Field extends CatField> = {
  readonly [F in Field]?: ValueOf<F> | undefined;
};

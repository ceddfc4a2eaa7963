/** Fields of a cat in SQL. Lists of columns are made of the table of fields once, when the server starts. */
import type { CatField, ValueOf } from "@felistry/domain/cats/field-lists.ts";

/** "c.chip, c.description" */
export const columns = (row: string, fields: readonly CatField[]): string =>
  fields.map((field) => `${row}.${field}`).join(", ");

/** Values of all of these fields. */
export type Values<Field extends CatField> = { readonly [F in Field]: ValueOf<F> };

/** Values of some of these fields; what is left out stays as it is. */
export type Changes<Field extends CatField> = {
  readonly [F in Field]?: ValueOf<F> | undefined;
};

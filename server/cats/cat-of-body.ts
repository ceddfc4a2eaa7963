/** Rules of a body that concern several fields. */
import type { Db } from "../db/transaction.ts";
import { type CatDates, dateFaults } from "@felistry/domain/cats/dates.ts";
import { DATE_FIELDS, type DateField } from "@felistry/domain/cats/field-lists.ts";
import { refuse } from "../http/refusal.ts";
import { breedById, type BreedRow } from "../reference/queries.ts";

export async function requireBreed(db: Db, breedId: number): Promise<BreedRow> {
  const [breed] = await breedById(db, { id: breedId });
  return breed ?? refuse("bad_input", { fields: [{ field: "breed_id", code: "breed" }] });
}

/** A body that may have a cat's dates. */
type Dated<Field extends PropertyKey> = {
  readonly [F in Field]?: F extends DateField ? string | null | undefined : unknown;
};

/** @param present the cat's current dates; the body replaces those that it has */
export function requireDates<Body extends Dated<keyof Body>>(
  body: Body,
  today: string,
  present: CatDates = {},
): void {
  const sent: CatDates = { ...body };
  const dates = Object.fromEntries(
    DATE_FIELDS.map((field) => [field, sent[field] === undefined ? present[field] : sent[field]]),
  );
  const fields = Object.entries(dateFaults(dates, today)).map(([field, code]) => ({ field, code }));
  if (fields.length > 0) refuse("bad_input", { fields });
}

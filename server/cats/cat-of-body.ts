/** What the field rules of a body cannot say by themselves. */
import type { Db } from "../db/transaction.ts";
import { addDays } from "@felistry/domain/calendar.ts";
import { refuse } from "../http/refusal.ts";
import { breedById, type BreedRow } from "../reference/queries.ts";

export async function requireBreed(db: Db, breedId: number): Promise<BreedRow> {
  const [breed] = await breedById(db, breedId);
  return breed ?? refuse("bad_input", { fields: [{ field: "breed_id", code: "breed" }] });
}

/** A cat may be born tomorrow: where the breeder lives the day may have begun already. */
export function requireBorn(birthdate: string | null, today: string): void {
  if (birthdate !== null && birthdate > addDays(today, 1)) {
    refuse("bad_input", { fields: [{ field: "cat_birthdate", code: "future_birthdate" }] });
  }
}

import type { Db } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";
import { breedByEms, breedById } from "../reference/queries.ts";

/** The breed that a filter names by its three letters or its id (decisions §10.7). */
export async function breedIdOf(db: Db, text: string): Promise<number> {
  const rows = /^\d{1,5}$/.test(text)
    ? await breedById(db, { id: Number(text) })
    : await breedByEms(db, { ems: text.toUpperCase() });
  return rows[0]?.id ?? refuse("bad_input", { fields: [{ field: "breed", code: "breed" }] });
}

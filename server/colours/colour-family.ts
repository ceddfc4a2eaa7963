/** For other nouns: a cat's colour with those of its family. */
import type { ColouredFamily } from "@felistry/domain/colours/coat/family-genotype.ts";
import type { Db } from "../db/transaction.ts";
import { selectOffspring, selectWithParents } from "./family-statements.ts";

export async function colourFamily(db: Db, catId: number): Promise<ColouredFamily | null> {
  const [[found], offspring] = await Promise.all([
    selectWithParents(db, { catId }),
    selectOffspring(db, { catId }),
  ]);
  return found ? { ...found, offspring } : null;
}

import type { Tx } from "../db/transaction.ts";
import { setKittenCat, type LitterRow } from "./statements.ts";
import { addKitten } from "../cats/public.ts";

/** A confirmed litter's kittens become cats on their breeder's page, with both parents. */
export async function makeKittensCats(tx: Tx, litter: LitterRow): Promise<void> {
  const { id, born, prefix, breeder_id, breed, breed_id, dam, sire } = litter;
  for (const { place, cat_name, sex, colour } of litter.kittens) {
    const kitten = {
      born,
      prefix,
      name: cat_name,
      sex,
      colour,
      breed: { id: breed_id, ems: breed },
    };
    const catId = await addKitten(tx, {
      ...kitten,
      breederId: breeder_id,
      damId: dam.id,
      sireId: sire.id,
    });
    await setKittenCat(tx, { litterId: id, place, catId });
  }
}

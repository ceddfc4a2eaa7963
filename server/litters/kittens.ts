import type { Tx } from "../db/transaction.ts";
import { setKittenCat, type LitterRow } from "./statements.ts";
import { addKitten } from "../cats/public.ts";

/** A confirmed litter's living kittens become cats on their breeder's page, with both parents. */
export async function makeKittensCats(tx: Tx, litter: LitterRow): Promise<void> {
  for (const kitten of litter.kittens.filter(({ said }) => said === "alive"))
    await makeKittenCat(tx, litter, kitten);
}

export async function makeKittenCat(
  tx: Tx,
  { id, born, prefix, breeder_id, breed, breed_id, dam, sire }: LitterRow,
  { place, cat_name, sex, colour }: LitterRow["kittens"][number],
): Promise<void> {
  const catId = await addKitten(tx, {
    born,
    prefix,
    name: cat_name,
    sex,
    colour,
    breed: { id: breed_id, ems: breed },
    breederId: breeder_id,
    damId: dam.id,
    sireId: sire.id,
  });
  await setKittenCat(tx, { litterId: id, place, catId });
}

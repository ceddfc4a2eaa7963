import type { Sex } from "@felistry/domain/cats/sex.ts";
import type { ColourCodes } from "@felistry/domain/colours/ems/codes.ts";
import { statement } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import { saveColour } from "../colours/public.ts";

const insertKitten = statement(
  "cat_insert_kitten",
  `insert into cats (users_id, online_owner_id, breeder_id, cat_name_cattery_prefix, cat_name, sex, cat_birthdate, breed_id,
     mother_id, father_id, is_my_cat)
   values (:breederId, :breederId, :breederId, :prefix?, :name, :sex, :born, :breedId, :damId, :sireId, 1) returning id`,
);

interface NewKitten {
  readonly breederId: number;
  readonly prefix: string | null;
  readonly name: string;
  readonly sex: Sex;
  readonly born: string;
  readonly breed: { readonly id: number; readonly ems: string };
  readonly damId: number;
  readonly sireId: number;
  readonly colour: ColourCodes | null;
}

/** A cat on its breeder's page, with both parents. The database has its rules (decisions §4). */
export async function addKitten(tx: Tx, kitten: NewKitten): Promise<number> {
  const { breederId, prefix, name, sex, born, breed, damId, sireId, colour } = kitten;
  const [cat] = await insertKitten(tx, {
    breederId,
    prefix,
    name,
    sex,
    born,
    breedId: breed.id,
    damId,
    sireId,
  });
  if (colour) await saveColour(tx, cat!.id, colour, breed.ems);
  return cat!.id;
}

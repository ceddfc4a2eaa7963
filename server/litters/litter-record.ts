/** A litter as its parties see it. */
import type { z } from "zod";
import type { litter } from "@felistry/contract/litters.ts";
import { genotypesOf, mayBeKitten } from "@felistry/domain/coat/infer.ts";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import { withImplied } from "@felistry/domain/ems/breed-rules.ts";
import { COLOUR_KINDS, type ColourCodes } from "@felistry/domain/ems/codes.ts";
import { colourEms } from "@felistry/domain/ems/write.ts";
import type { LitterRow } from "./statements.ts";

export function litterRecord(row: LitterRow, memberId: number): z.input<typeof litter> {
  const { id, status, born, prefix, breed, breeder, sire_owner, breeder_id, sire_members } = row;
  const parent = ({
    id,
    cat_name_cattery_prefix,
    cat_name,
    cat_name_suffix,
  }: LitterRow["dam"]) => ({
    id,
    cat_name_cattery_prefix,
    cat_name,
    cat_name_suffix,
  });
  return {
    id,
    status,
    born,
    prefix,
    breed,
    breeder,
    sire_owner,
    dam: parent(row.dam),
    sire: parent(row.sire),
    created_at: row.created_at.toISOString(),
    is_breeder: breeder_id === memberId,
    may_answer: status === "waiting" && sire_members.includes(memberId),
    kittens: row.kittens.map(({ cat_name, sex, colour, cat_id }) => ({
      cat_name,
      sex,
      ems: colour && colourEms(colour),
      cat_id,
      impossible_colour: colour !== null && !isPossible(row, colour, sex) ? 1 : 0,
    })),
  };
}

/** Whether the parents' colours leave this one open: a warning, since colours are entered wrongly too. */
function isPossible({ dam, sire, breed }: LitterRow, colour: ColourCodes, sex: Sex): boolean {
  const genotypes = (breedCode: string, codes: ColourCodes, of: Sex) => {
    const whole = Object.fromEntries(
      COLOUR_KINDS.map((kind) => [kind, codes[kind]]),
    ) as ColourCodes;
    return genotypesOf(withImplied(breedCode, whole), of);
  };
  return mayBeKitten(
    genotypes(breed, colour, sex),
    genotypes(dam.breed, dam, "female"),
    genotypes(sire.breed, sire, "male"),
  );
}

/** A litter as its parties see it. */
import type { z } from "zod";
import type { litter } from "@felistry/contract/litters/litters.ts";
import { colourEms } from "@felistry/domain/colours/ems/write.ts";
import { mayBeOfParents } from "@felistry/domain/litters/colour.ts";
import type { LitterRow } from "./statements.ts";

/** A parent's name. */
export function nameOf({
  id,
  cat_name_cattery_prefix,
  cat_name,
  cat_name_suffix,
}: LitterRow["dam"]) {
  return { id, cat_name_cattery_prefix, cat_name, cat_name_suffix };
}

/** @param isClub the reader may have the certificates of all kittens */
export function litterRecord(
  row: LitterRow,
  memberId: number,
  isClub = false,
): z.input<typeof litter> {
  const {
    id,
    version,
    status,
    born,
    prefix,
    breed,
    breeder,
    sire_owner,
    breeder_id,
    sire_members,
    by_rules,
    before_club,
  } = row;
  return {
    id,
    version,
    status,
    born,
    prefix,
    breed,
    breeder,
    sire_owner,
    dam: nameOf(row.dam),
    sire: nameOf(row.sire),
    created_at: row.created_at.toISOString(),
    is_breeder: breeder_id === memberId,
    may_answer: status === "waiting" && sire_members.includes(memberId),
    by_rules,
    before_club,
    kittens: row.kittens.map(({ cat_name, sex, colour, cat_id, place, state, ...kitten }) => ({
      place,
      state,
      died_on: kitten.died_on,
      may_certify: mayHaveCertificate(kitten, memberId, isClub) ? 1 : 0,
      cat_name,
      sex,
      ems: colour && colourEms(colour),
      cat_id,
      impossible_colour: colour !== null && !mayBeOfParents(colour, sex, row.dam, row.sire) ? 1 : 0,
    })),
  };
}

/** A cat's owners and the club, of a registered cat. */
export const mayHaveCertificate = (
  { certified_for }: Pick<LitterRow["kittens"][number], "certified_for">,
  memberId: number,
  isClub: boolean,
): boolean => certified_for !== null && (isClub || certified_for.includes(memberId));

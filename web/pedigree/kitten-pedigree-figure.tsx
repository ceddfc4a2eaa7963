import type { CatCard } from "@felistry/contract/cats.ts";
import { parseEms } from "@felistry/domain/ems/parse.ts";
import { COLOUR_KINDS } from "@felistry/domain/ems/codes.ts";
import { ancestorPrefixes } from "@felistry/domain/pedigree/ancestor-prefixes.ts";
import { damOf, generationOf, sireOf } from "@felistry/domain/pedigree/positions.ts";
import { PedigreeFigure } from "./pedigree-figure.tsx";
import type { AncestorsRecord, WonTitles } from "@felistry/domain/pedigree/ancestors.ts";

export interface KittenParent {
  readonly card: CatCard;
  readonly ancestors: AncestorsRecord;
  /** Of the parent and its ancestors. */
  readonly titles: WonTitles;
}

/** The pedigree that kittens of these two would have, repeated ancestors marked. */
export function KittenPedigreeFigure({
  dam,
  sire,
  title,
}: {
  dam: KittenParent;
  sire: KittenParent;
  title: string;
}) {
  return (
    <PedigreeFigure
      catId={0}
      record={{ ...recordUnder(sireOf(1), sire), ...recordUnder(damOf(1), dam) }}
      titles={[...dam.titles, ...sire.titles]}
      canFill={false}
      heading={<p>{title}</p>}
    />
  );
}

const prefixAt = new Map(ancestorPrefixes.map(({ prefix, position }) => [position, prefix]));

/** The flat record of a parent and its ancestors, each one generation further back. */
function recordUnder(place: number, { card, ancestors }: KittenParent): AncestorsRecord {
  const record: Record<string, string | number | null> = parentFields(prefixAt.get(place)!, card);
  for (const { prefix, position } of ancestorPrefixes) {
    // Behind the first digit, which is the cat itself, a position's binary digits are the way to it.
    const generation = generationOf(position);
    const moved = prefixAt.get((place << generation) | (position ^ (1 << generation)));
    if (moved === undefined) continue;
    for (const [name, value] of Object.entries(ancestors))
      if (isField(name, prefix)) record[moved + name.slice(prefix.length)] = value;
  }
  return record;
}

const FIELDS = new Set([
  "id",
  "name",
  "cattery_prefix",
  "suffix",
  "birthdate",
  "breed_ems",
  ...COLOUR_KINDS,
]);

/** `mother_` also begins the names of her own ancestors. */
function isField(name: string, prefix: string): boolean {
  return name.startsWith(prefix) && FIELDS.has(name.slice(prefix.length));
}

function parentFields(prefix: string, card: CatCard): Record<string, string | number | null> {
  const colour = card.ems === null ? null : parseEms(card.ems);
  const codes = colour?.ok
    ? Object.fromEntries(COLOUR_KINDS.map((kind) => [prefix + kind, colour.codes[kind]]))
    : {};
  return {
    [`${prefix}id`]: card.id,
    [`${prefix}name`]: card.cat_name,
    [`${prefix}cattery_prefix`]: card.cat_name_cattery_prefix,
    [`${prefix}suffix`]: card.cat_name_suffix,
    [`${prefix}birthdate`]: card.cat_birthdate,
    [`${prefix}breed_ems`]: card.breed_ems,
    ...codes,
  };
}

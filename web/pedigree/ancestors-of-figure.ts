/**
 * Ancestors as a pedigree's figure shows them. Made while the page loads, of the server where it can be, so that the
 * browser need not fetch the words of colours before it takes the page over.
 */
import type { Locale } from "@felistry/i18n/locale.ts";
import { titlesAround } from "@felistry/domain/credentials/credential.ts";
import {
  type Ancestor,
  ancestorsOf,
  type AncestorsRecord,
  codeOf,
  colourWordsOf,
  type WonTitles,
} from "@felistry/domain/pedigree/ancestors.ts";
import { damOf, generationOf, LAST_POSITION, sireOf } from "@felistry/domain/pedigree/positions.ts";
import type { CatCard } from "@felistry/contract/cats.ts";

export interface PlacedAncestor extends Omit<Ancestor, "breed_ems" | "codes"> {
  readonly position: number;
  /** "MCO ns 09 22" */
  readonly code: string;
  /** The colour in the reader's language; empty where it is not known. */
  readonly words: string;
}

export function placedAncestors(
  record: AncestorsRecord,
  won: WonTitles,
  locale: Locale,
): PlacedAncestor[] {
  return [...ancestorsOf(record, won)].map(([position, ancestor]) => {
    const { breed_ems: _breed, codes: _codes, ...shown } = ancestor;
    return {
      ...shown,
      position,
      code: codeOf(ancestor),
      words: colourWordsOf(ancestor, locale),
    };
  });
}

export interface KittenParent {
  readonly card: CatCard;
  readonly record: AncestorsRecord;
  /** Of the parent and its ancestors. */
  readonly titles: WonTitles;
}

/** The pedigree that kittens of these two would have: each parent's own, one generation further back. */
export function kittenAncestors(
  { dam, sire }: { dam: KittenParent; sire: KittenParent },
  locale: Locale,
): PlacedAncestor[] {
  return [...pedigreeUnder(sireOf(1), sire, locale), ...pedigreeUnder(damOf(1), dam, locale)];
}

function pedigreeUnder(
  place: number,
  { card, record, titles }: KittenParent,
  locale: Locale,
): PlacedAncestor[] {
  const further = placedAncestors(record, titles, locale)
    .map((ancestor) => ({ ...ancestor, position: positionUnder(place, ancestor.position) }))
    .filter(({ position }) => position <= LAST_POSITION);
  return [parentAt(place, card, titles), ...further];
}

/** Behind the first digit, which is the cat itself, a position's binary digits are the way to it. */
function positionUnder(place: number, position: number): number {
  const generation = generationOf(position);
  return (place << generation) | (position ^ (1 << generation));
}

function parentAt(position: number, card: CatCard, titles: WonTitles): PlacedAncestor {
  return {
    position,
    id: card.id,
    cat_name_cattery_prefix: card.cat_name_cattery_prefix,
    cat_name: card.cat_name,
    cat_name_suffix: card.cat_name_suffix,
    birthdate: card.cat_birthdate,
    code: [card.breed_ems, card.ems].filter(Boolean).join(" "),
    words: card.cat_color ?? "",
    titles: titlesAround(titles.find(({ cat_id }) => cat_id === card.id)?.titles ?? []),
  };
}

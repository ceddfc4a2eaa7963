/**
 * Ancestors as shown in a pedigree figure. Prepared while the page loads, on the server if possible, so that the browser
 * need not download the colour words before hydration.
 */
import { knownBirth } from "../cats/birth-words.ts";
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
  /** The colour in the reader's language; empty if unknown. */
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
  /** The titles of the parent and its ancestors. */
  readonly titles: WonTitles;
}

/** The pedigree of these two cats' kittens: each parent's own, one generation further back. */
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

/** After the first binary digit, which is the cat itself, a position's digits encode the path to it. */
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
    other_name: card.other_name,
    birthdate: knownBirth(card),
    code: [card.breed_ems, card.ems].filter(Boolean).join(" "),
    words: card.cat_color ?? "",
    titles: titlesAround(titles.find(({ cat_id }) => cat_id === card.id)?.titles ?? []),
  };
}

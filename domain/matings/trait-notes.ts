/**
 * What the parents' breeds, colours, ears and tails say about a litter beyond its colour: dominant genes of form that harm in two copies, white and
 * hearing, shading. Two copies are dealt to one kitten in four where each parent has one.
 *
 * - Folded ears: TRPV4, OMIA 000319-9685 (Gandolfi et al. 2016). FIFe breeds neither
 *   fold-eared nor short-legged cats (Breeding and Registration Rules 3.6).
 * - Taillessness of the Manx: TBXT, OMIA 000975-9685; two copies die before birth (Buckingham et al. 2013, Mamm Genome 24:400).
 * - Short legs: UGDH, OMIA 000187-9685; two copies are not born (Struck et al. 2020, Mamm Genome 31:157).
 * - Curled ears: OMIA 000244-9685; short tail of the Japanese Bobtail: HES7, OMIA 001439-9685 (Lyons et al. 2016); neither harms.
 * - White: KIT, OMIA 000209-9685 (David et al. 2014, G3 4:1881); FIFe forbids white to white since 2014 and asks for a hearing test
 *   (Breeding and Registration Rules 3.6.4).
 */
import type { ColourCodes } from "../colours/ems/codes.ts";
import { type BodyGene, showsGene } from "./body-genes.ts";

export const TRAIT_NOTES = [
  "fold_twice",
  "fold_once",
  "manx_twice",
  "munchkin_twice",
  "munchkin_once",
  "curl_twice",
  "curl_once",
  "bobtail_once",
  "white_twice",
  "white_once",
  "white_copies_unknown",
  "white_one_copy",
  "white_two_copies",
  "tipping_alike",
  "tipping_between",
  "tipping_lost",
  "silver_copies",
] as const;
export type TraitNote = (typeof TRAIT_NOTES)[number];

export interface TraitCat {
  readonly breed: string;
  readonly codes: ColourCodes;
  /** Of the white gene, if a test or relatives prove it. */
  readonly whiteCopies: 1 | 2 | null;
}

/** Notes that speak against the mating; the others only tell. */
export const GRAVE_NOTES: ReadonlySet<TraitNote> = new Set([
  "fold_twice",
  "fold_once",
  "manx_twice",
  "munchkin_twice",
  "munchkin_once",
  "white_twice",
  "white_once",
]);

export function traitNotes(dam: TraitCat, sire: TraitCat): TraitNote[] {
  const both = [dam, sire];
  const ofBreeds = (...breeds: string[]) =>
    both.filter(({ breed }) => breeds.includes(breed)).length;
  const showing = (gene: BodyGene) =>
    both.filter(({ breed, codes }) => showsGene(gene, { breed, build: codes.build ?? null }))
      .length;
  const [folded, shortLegged, curled] = [
    showing("folded"),
    showing("short_legs"),
    showing("curled"),
  ];
  const white = both.filter(({ codes }) => codes.main === "w");
  const notes: [TraitNote, boolean][] = [
    ["fold_twice", folded === 2],
    ["fold_once", folded === 1],
    ["manx_twice", showing("tailless") === 2],
    ["munchkin_twice", shortLegged === 2],
    ["munchkin_once", shortLegged === 1],
    ["curl_twice", curled === 2],
    ["curl_once", curled === 1],
    ["bobtail_once", ofBreeds("JBT", "JBL") === 1],
    ["white_twice", white.length === 2],
    ["white_once", white.length === 1],
    ["white_copies_unknown", white.some(({ whiteCopies }) => whiteCopies === null)],
    ["white_one_copy", white.some(({ whiteCopies }) => whiteCopies === 1)],
    ["white_two_copies", white.some(({ whiteCopies }) => whiteCopies === 2)],
    ...tippingNotes(dam.codes, sire.codes),
  ];
  return notes.flatMap(([note, holds]) => (holds ? note : []));
}

const TIPPED = ["11", "12"];

function tippingNotes(dam: ColourCodes, sire: ColourCodes): [TraitNote, boolean][] {
  const both = [dam, sire];
  const tipped = both.filter(({ gold, tabby }) => gold !== null && TIPPED.includes(tabby ?? ""));
  const silver = both.filter(({ gold }) => gold === "s").length;
  return [
    ["tipping_alike", tipped.length === 2 && dam.tabby === sire.tabby],
    ["tipping_between", tipped.length === 2 && dam.tabby !== sire.tabby],
    ["tipping_lost", tipped.length === 1],
    ["silver_copies", tipped.length > 0 && silver === 1],
  ];
}

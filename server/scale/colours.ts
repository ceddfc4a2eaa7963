/** Colours of the synthetic registry, with about their real frequency. */
import { coatWords } from "@felistry/domain/colours/ems/coat-words.ts";
import { NO_COLOUR, type ColourCodes } from "@felistry/domain/colours/ems/codes.ts";
import { parseEms } from "@felistry/domain/colours/ems/parse.ts";
import { colourEms } from "@felistry/domain/colours/ems/write.ts";

/** For either sex. */
const ANY = [
  "n",
  "n 22",
  "n 23 09",
  "ns 22",
  "ns 23",
  "ns 11",
  "ny 11",
  "a",
  "a",
  "a 22",
  "as 22 09",
  "c 33",
  "b",
  "d",
  "d 22",
  "d 22 03",
  "ds 22",
  "e",
  "e 22",
  "w 61",
  "w 62",
  "n 33 61",
  "a 33 61",
  "n 09",
];
/** Red and black together need two X chromosomes: queens only. */
const QUEENS = ["f", "f 22", "f 09 22", "fs 22", "g", "g 22 09", "f 33 61"];

export interface SyntheticColour extends ColourCodes {
  readonly queen: boolean;
  readonly ems: string;
  readonly words_en: string;
  readonly words_ru: string;
}

export const syntheticColours: readonly SyntheticColour[] = [
  ...ANY.flatMap((ems) => [colour(ems, true), colour(ems, false)]),
  ...QUEENS.map((ems) => colour(ems, true)),
];

function colour(text: string, queen: boolean): SyntheticColour {
  const parsed = parseEms(text);
  const codes = parsed.ok ? parsed.codes : NO_COLOUR;
  return {
    ...codes,
    queen,
    ems: colourEms(codes),
    words_en: coatWords(codes, "en"),
    words_ru: coatWords(codes, "ru"),
  };
}

/** A cat's entry in the printed studbook: number, name, breed and colour, birth, parents. No member is named. */
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import { inks } from "../../print/inks.ts";
import { fitted, type SetText, type Words } from "../../print/running-text.ts";
import type { PublishedCat } from "../published-cats.ts";
import { COLUMN } from "./page.ts";

export interface Line {
  readonly set: SetText;
  /** Above it. */
  readonly gap: number;
}

const SMALL = { face: "sans", ink: inks.soft } as const;
const BOLD = { face: "sansBold", ink: inks.ink } as const;

const SIZES = { name: 9.5, small: 7.5 };

/** At one size: what is too long takes another line. */
function lineOf(words: readonly Words[], size: number, gap: number): Line {
  const box = { width: COLUMN, height: Infinity, size, least: size };
  return { set: fitted(words, box), gap };
}

export function entryOf(cat: PublishedCat, locale: Locale): Line[] {
  const speak = { locale };
  const sex =
    cat.sex === "male" ? m.studbook_book_male({}, speak) : m.studbook_book_female({}, speak);
  const colour = [cat.breed, cat.ems].filter(Boolean).join(" ");
  const born = cat.born && m.studbook_book_born({ day: cat.born }, speak);
  const facts = [sex, colour, born].filter(Boolean).join(" · ");
  return [
    lineOf([{ text: cat.reg_num!, ...BOLD, ink: inks.accent }], SIZES.small, 0),
    lineOf([{ text: displayName(cat), face: "serifBold", ink: inks.ink }], SIZES.name, 0),
    lineOf([{ text: facts, ...SMALL }], SIZES.small, 1),
    ...parentLine(m.studbook_book_sire({}, speak), cat.sire, cat.sire_number),
    ...parentLine(m.studbook_book_dam({}, speak), cat.dam, cat.dam_number),
  ];
}

function parentLine(label: string, name: string | null, number: string | null): Line[] {
  if (name === null) return [];
  const words = [
    { text: `${label}:`, ...SMALL },
    { text: name, face: "serif", ink: inks.ink },
    ...(number === null ? [] : [{ text: number, ...SMALL }]),
  ] as const;
  return [lineOf(words, SIZES.small, 1)];
}

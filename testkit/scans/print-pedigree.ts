/** The three layouts in which clubs print a pedigree. */
import { generationOf, PEDIGREE_GENERATIONS } from "@felistry/domain/pedigree/positions.ts";
import type { PaperCat, PaperLanguage, PaperPedigree } from "./paper-pedigree.ts";
import { type PaperSheet, paperSheet, type Typeface } from "./paper-sheet.ts";

export const LAYOUTS = ["bracket", "list", "grid"] as const;
export type PaperLayout = (typeof LAYOUTS)[number];

const WORDS = {
  en: {
    title: "PEDIGREE",
    number: "Registration No.",
    name: "Name",
    breed: "Breed",
    ems: "EMS code",
    sex: "Sex",
    birthdate: "Date of birth",
    breeder: "Breeder",
    owner: "Owner",
    issuer: "Issued by",
    system: "System",
    male: "male",
    female: "female",
    generations: ["Parents", "Grandparents", "Great-grandparents", "Great-great-grandparents"],
    sire: "Sire",
    dam: "Dam",
  },
  ru: {
    title: "РОДОСЛОВНАЯ",
    number: "Номер родословной",
    name: "Кличка",
    breed: "Порода",
    ems: "Окрас",
    sex: "Пол",
    birthdate: "Дата рождения",
    breeder: "Заводчик",
    owner: "Владелец",
    issuer: "Выдано",
    system: "Система",
    male: "кот",
    female: "кошка",
    generations: ["Родители", "Деды", "Прадеды", "Прапрадеды"],
    sire: "Отец",
    dam: "Мать",
  },
} as const;

const RUSSIAN_MONTHS =
  "января февраля марта апреля мая июня июля августа сентября октября ноября декабря".split(" ");
const ENGLISH_MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

export function nameOnPaper({ prefix, name, suffix }: PaperCat): string {
  return [prefix, name, suffix].filter(Boolean).join(" ");
}

function dateOnPaper(date: string, language: PaperLanguage, inWords: boolean): string {
  const [year = "", month = "", day = ""] = date.split("-");
  if (!inWords) return `${day}.${month}.${year}`;
  const months = language === "ru" ? RUSSIAN_MONTHS : ENGLISH_MONTHS;
  return `${Number(day)} ${months[Number(month) - 1]} ${year}${language === "ru" ? " г." : ""}`;
}

export interface PrintOptions {
  readonly layout: PaperLayout;
  readonly face?: Typeface;
  readonly password?: string;
  readonly emptyPages?: number;
}

/** The pedigree as a PDF. */
export function printPedigree(
  pedigree: PaperPedigree,
  { layout, face = "serif", password, emptyPages }: PrintOptions,
): Promise<Buffer> {
  const sheet = paperSheet({
    orientation: layout === "list" ? "portrait" : "landscape",
    face,
    ...(password !== undefined && { password }),
  });
  printers[layout](sheet, pedigree);
  return sheet.pdf(emptyPages);
}

type Detail = readonly [label: string, value: string];

function details(pedigree: PaperPedigree, inWords: boolean): Detail[] {
  const { language, cat } = pedigree;
  const words = WORDS[language];
  return [
    [words.name, nameOnPaper(cat)],
    [words.number, pedigree.number],
    [words.breed, pedigree.breedName],
    [words.ems, cat.ems],
    [words.sex, words[pedigree.sex]],
    [words.birthdate, dateOnPaper(cat.birthdate, language, inWords)],
    [words.breeder, pedigree.breeder],
    [words.owner, pedigree.owner],
    [words.issuer, pedigree.issuer],
    [words.system, pedigree.system],
  ];
}

const printers: Readonly<
  Record<PaperLayout, (sheet: PaperSheet, pedigree: PaperPedigree) => void>
> = {
  bracket: printBracket,
  list: printList,
  grid: printGrid,
};

/** Labels with a colon in two columns; below them the tree, with names joined by brackets. */
function printBracket(sheet: PaperSheet, pedigree: PaperPedigree): void {
  const words = WORDS[pedigree.language];
  sheet.text(
    sheet.width / 2 - sheet.widthOf(words.title, { size: 20, bold: true }) / 2,
    24,
    words.title,
    { size: 20, bold: true },
  );
  for (const [i, [label, value]] of details(pedigree, true).entries()) {
    const x = i % 2 === 0 ? 40 : sheet.width / 2 + 20;
    const y = 58 + Math.floor(i / 2) * 15;
    sheet.text(x, y, `${label}:`, { size: 10 });
    sheet.text(x + 120, y, value, { size: 10, bold: true });
  }
  const top = 150;
  const bottom = sheet.height - 24;
  const column = (sheet.width - 60) / PEDIGREE_GENERATIONS;
  for (const [i, title] of words.generations.entries())
    sheet.text(36 + i * column, top - 14, title, { size: 8 });
  for (const [position, cat] of pedigree.ancestors) {
    const { generation, slot, slots } = placeOf(position);
    const height = (bottom - top) / slots;
    const middle = top + (slot + 0.5) * height;
    const x = 36 + (generation - 1) * column;
    const [first, second] = linesOf(cat);
    sheet.text(x, middle - 11, first, { size: 7.6, bold: true });
    sheet.text(x, middle, second, { size: 7.2 });
    if (generation < PEDIGREE_GENERATIONS) {
      const edge = x + column - 8;
      sheet.line(edge, middle - height / 4, edge, middle + height / 4);
      sheet.line(edge, middle - height / 4, edge + 5, middle - height / 4);
      sheet.line(edge, middle + height / 4, edge + 5, middle + height / 4);
    }
  }
}

/** A table with one labelled line per ancestor: "Sire's dam", «Мать отца». */
function printList(sheet: PaperSheet, pedigree: PaperPedigree): void {
  const words = WORDS[pedigree.language];
  sheet.text(40, 36, pedigree.issuer, { size: 13, bold: true });
  sheet.text(40, 56, words.title, { size: 18, bold: true });
  let y = 92;
  for (const [label, value] of details(pedigree, false)) {
    sheet.text(40, y, label, { size: 10 });
    sheet.text(180, y, value, { size: 10 });
    y += 17;
  }
  y += 14;
  for (const [position, cat] of pedigree.ancestors) {
    const [first, second] = linesOf(cat);
    sheet.text(40, y, kinship(position, pedigree.language), { size: 7.6 });
    sheet.text(180, y, first, { size: 8.4 });
    sheet.text(390, y, second, { size: 8.4 });
    y += 17;
  }
}

function kinship(position: number, language: PaperLanguage): string {
  const steps = Array.from(position.toString(2).slice(1));
  const own = steps.pop() === "0";
  if (language === "ru") {
    // Starts at the ancestor: «мать отца».
    const rest = steps.toReversed().map((step) => (step === "0" ? "отца" : "матери"));
    return [own ? "Отец" : "Мать", ...rest].join(" ");
  }
  const words = [...steps.map((step) => (step === "0" ? "sire's" : "dam's")), own ? "sire" : "dam"];
  const text = words.join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Nested boxes: labels in small print above their values, each ancestor in a separate cell. */
function printGrid(sheet: PaperSheet, pedigree: PaperPedigree): void {
  const words = WORDS[pedigree.language];
  sheet.text(30, 20, words.title, { size: 16, bold: true });
  sheet.text(230, 24, pedigree.issuer, { size: 11 });
  const cell = (sheet.width - 60) / 5;
  for (const [i, [label, value]] of details(pedigree, false).entries()) {
    const x = 30 + (i % 5) * cell;
    const y = 50 + Math.floor(i / 5) * 32;
    sheet.box(x, y, cell, 32);
    sheet.text(x + 5, y + 3, label, { size: 6.8 });
    sheet.text(x + 5, y + 14, value, { size: 9, bold: true });
  }
  const top = 130;
  const bottom = sheet.height - 20;
  const column = (sheet.width - 60) / PEDIGREE_GENERATIONS;
  for (const [position, cat] of pedigree.ancestors) {
    const { generation, slot, slots } = placeOf(position);
    const height = (bottom - top) / slots;
    const x = 30 + (generation - 1) * column;
    const y = top + slot * height;
    sheet.box(x, y, column, height);
    const [first, second] = linesOf(cat);
    const label = generation === 1 ? (position === 2 ? words.sire : words.dam) : null;
    if (label) sheet.text(x + 5, y + 4, label, { size: 7 });
    sheet.text(x + 5, y + height / 2 - 11, first, { size: 7.8, bold: true });
    sheet.text(x + 5, y + height / 2, second, { size: 7.4 });
  }
}

function placeOf(position: number): { generation: number; slot: number; slots: number } {
  const generation = generationOf(position);
  const slots = 2 ** generation;
  return { generation, slot: position - slots, slots };
}

function linesOf(cat: PaperCat): [string, string] {
  return [[cat.title, nameOnPaper(cat)].filter(Boolean).join(" "), `${cat.ems}  ${cat.number}`];
}

/**
 * Bulgaria, National Federation of Felinology (FIFe): portrait, boxes within which every value has its label in Bulgarian and English.
 * After the breeding rules of nffe-bg.com and fdp-bg.com and FIFe's registration rules.
 */
import { DATES } from "../dates.ts";
import { FIFE_TITLES, type Cat } from "../family.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  boxesOf,
  breed,
  emblem,
  ems,
  frame,
  fullName,
  guilloche,
  number,
  roundStamp,
  says,
  sex,
  signature,
  type Box,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

const BREED_NAMES: Record<string, string> = {
  MCO: "Мейн Куун",
  NFO: "Норвежка горска",
  BRI: "Британска късокосместа",
  PER: "Персийска",
  SIB: "Сибирска",
};

const KIN: Record<string, string> = {
  s: "БАЩА / SIRE",
  d: "МАЙКА / DAM",
  ss: "Дядо / Grandsire",
  sd: "Баба / Granddam",
  ds: "Дядо / Grandsire",
  dd: "Баба / Granddam",
};

export const rodoslovieBulgarski: Layout = {
  name: "rodoslovie-bulgarski",
  wish: {
    generations: 3,
    cultures: ["bulgarian", "bulgarian", "russianLatin", "italian", "hungarian"],
    breeds: ["BRI", "MCO", "PER", "SIB", "NFO"],
    titles: { ...FIFE_TITLES, share: 0.55 },
    unknown: 0.06,
    number: (random, cat) => {
      const book = random.chance(0.85) ? "LO" : "RIEX";
      if (cat.country === "BG") return `(BG) NFFe ${book} ${random.digits(4)}`;
      if (cat.country === "RU") return `(RU) FARUS ${book} ${random.digits(5)}`;
      if (cat.country === "IT") return `(I) ANFI ${book} ${random.digits(6)}`;
      return `(H) FH ${book} ${random.digits(5)}`;
    },
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("portrait", "#fbfaf3");
    guilloche(sheet, "#b9d3b0", 22, 7);
    frame(sheet, 16, "#1c6b3a", "double");
    emblem(sheet, 62, 62, 24, "#1c6b3a");
    const head: Style = { face: "book", size: 15, bold: true, align: "middle", colour: "#1c6b3a" };
    sheet.text(318, 48, says("", "issuer", "Национална Федерация по Фелинология"), head);
    sheet.text(
      318,
      62,
      ["National Feline Federation of Bulgaria · член на / member of ", says("", "system", "FIFe")],
      { face: "book", size: 7.5, align: "middle" },
    );
    sheet.text(318, 84, "РОДОСЛОВИЕ  ·  PEDIGREE", { ...head, size: 16, colour: "#7a1220" });
    const row = (x: number, y: number, label: string, content: Content, width: number) => {
      const used = sheet.text(x, y, `${label}: `, { face: "book", size: 6.8, italic: true });
      sheet.text(x + used + 2, y, content, {
        face: "book",
        size: 9,
        bold: true,
        fit: width - used - 2,
      });
    };
    sheet.rect(30, 98, 535, 92, { stroke: "#1c6b3a", width: 0.8, fill: "#fffffb" });
    row(36, 111, "Име на котката / Name", fullName(cat), 520);
    row(
      36,
      125,
      "Порода / Breed",
      breed(family, "bulgarian", BREED_NAMES[cat.breed] ?? cat.breed),
      255,
    );
    row(300, 125, "Цвят / Colour EMS", ems(cat), 260);
    row(36, 139, "Пол / Sex", sex(cat, ["мъжки / male", "женски / female"]), 255);
    row(
      300,
      139,
      "Дата на раждане / Born",
      born(cat, (iso) => `${DATES.dots(iso)} г.`),
      260,
    );
    row(36, 153, "Рег. № / Reg. No.", number(cat), 255);
    row(300, 153, "Чип № / Microchip", says("", "chip", family.chip), 260);
    row(
      36,
      167,
      "Развъдчик / Breeder",
      [says("", "breeder", family.breeder), `, ${family.breederTown}`],
      520,
    );
    row(
      36,
      181,
      "Собственик / Owner",
      [says("", "owner", family.owner), `, ${family.ownerTown}`],
      520,
    );

    const boxes = boxesOf({
      generations: 3,
      area: { x: 30, y: 200, w: 535, h: 538 },
      columns: [1, 1.02, 1.1],
    });
    for (const [place, box] of boxes) inBox(sheet, place, box, family.at.get(place));

    sheet.text(
      36,
      758,
      "Настоящото родословие е издадено въз основа на записите в Родословната книга на федерацията и е валидно",
      { face: "book", size: 6.3 },
    );
    sheet.text(
      36,
      767,
      "само с печат и подпис. / This pedigree is an extract from the stud book and is valid only with seal and signature.",
      { face: "book", size: 6.3 },
    );
    sheet.text(36, 788, `гр. Пловдив, ${DATES.dots(family.issued)} г.`, {
      face: "book",
      size: 8.5,
    });
    sheet.text(36, 806, "4000 Пловдив, п.к. 112, тел. +359 32 000 000", {
      face: "book",
      size: 6.5,
    });
    roundStamp(sheet, 330, 789, 22, "ФЕЛИНОЛОГИЯ * БЪЛГАРИЯ * ", "#2b3f9c");
    signature(sheet, 410, 786, "В. Димитров");
    sheet.line(400, 798, 555, 798, 0.5);
    sheet.text(478, 806, "Развъдна комисия / Breeding commission", {
      face: "book",
      size: 6,
      align: "middle",
    });
    return sheet;
  },
};

function inBox(sheet: Sheet, place: string, box: Box, ancestor: Cat | undefined): void {
  const gap = 2;
  const x = box.x + gap;
  const w = box.w - 2 * gap;
  const y = box.y + gap;
  const h = box.h - 2 * gap;
  sheet.rect(x, y, w, h, { stroke: "#1c6b3a", width: 0.7, fill: "#fffffb" });
  const far = place.length === 3;
  const size = far ? 6.6 : 7.6;
  const label: Style = { face: "book", size: far ? 5.6 : 6, italic: true, colour: "#31503c" };
  const style: Style = { face: "book", size };
  let at = y + (far ? 8.5 : h / 2 - 52);
  if (!far) {
    sheet.text(x + w / 2, at, KIN[place]!, {
      face: "book",
      size: 7.5,
      bold: true,
      align: "middle",
      colour: "#7a1220",
    });
    at += 15;
  }
  const row = (name: string, content: Content) => {
    const used = sheet.text(x + 4, at, name, label);
    sheet.text(x + 4 + used + 3, at, content, { ...style, fit: w - used - 11 });
    at += far ? 9.4 : 13;
  };
  if (ancestor === undefined) {
    row("Име/Name:", "неизвестен / unknown");
    return;
  }
  const [before, after] = ancestor.titles;
  const name = fullName(ancestor, { style: { bold: true } });
  if (far) row("Име/Name:", name);
  else {
    sheet.text(x + 4, at, "Име/Name:", label);
    at = sheet.paragraph(x + 8, at + 10, w - 12, name, { ...style, size: 8.4 }) + 3;
  }
  row("Титла/Title:", [
    ...(before === "" ? [] : [says(place, "titles", before)]),
    ...(before !== "" && after !== "" ? [", "] : []),
    ...(after === "" ? [] : [says(place, "titles", after)]),
    ...(before === "" && after === "" ? ["—"] : []),
  ]);
  row("Цвят/EMS:", ems(ancestor));
  row(far ? "Роден/Born:" : "Роден(а)/Born:", born(ancestor, DATES.dots));
  row("Рег. №:", number(ancestor));
}

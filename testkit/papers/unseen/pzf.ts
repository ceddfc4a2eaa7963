/** Poland, a WCF member: landscape, labels in Polish and English, brackets, two lines a cat, all figures in one. */
import { DATES } from "../dates.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  boxesOf,
  bracket,
  breed,
  emblem,
  ems,
  fullName,
  guilloche,
  number,
  roundStamp,
  says,
  sex,
  signature,
  titled,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

export const pzf: Layout = {
  name: "pzf",
  wish: {
    generations: 4,
    cultures: ["polish", "polish", "polish", "czech", "german", "russianLatin"],
    breeds: ["BRI", "MCO", "SIB", "RAG", "NFO"],
    titles: {
      before: ["CH", "Int. CH", "Gr. Int. CH", "GEU CH", "W. CH", "PR"],
      after: ["JW", "WW 2014"],
      share: 0.4,
    },
    unknown: 0.06,
    number: (random, cat) =>
      cat.country === "PL"
        ? `PL PZF ${random.of(["LO", "LO", "RX"])} ${random.digits(6)}`
        : `${cat.country} ${random.of(["WCF", "ICU", "KfB"])} ${random.digits(5)}/${cat.born.slice(2, 4)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("landscape", "#fffdf6");
    guilloche(sheet, "#f0dcb8", 16, 8);
    sheet.rect(20, 20, 802, 555, { stroke: "#8a1c28", width: 1.8 });
    emblem(sheet, 64, 60, 24, "#8a1c28", "PZF");
    sheet.text(421, 46, says("", "issuer", "Polski Związek Felinologiczny", "PZF"), {
      face: "book",
      size: 19,
      bold: true,
      align: "middle",
      colour: "#8a1c28",
    });
    sheet.text(421, 61, ["Członek ", says("", "system", "World Cat Federation", "WCF"), " e.V."], {
      face: "book",
      size: 9,
      align: "middle",
    });
    sheet.text(421, 82, "RODOWÓD · PEDIGREE", {
      face: "book",
      size: 15,
      align: "middle",
      spacing: 0.14,
    });
    const label: Style = { face: "sans", size: 7, italic: true, colour: "#6a4a3a" };
    const value: Style = { face: "sans", size: 9 };
    const fields: readonly (readonly [number, number, string, Content])[] = [
      [40, 104, "Imię i przydomek / Name", fullName(cat, { style: { bold: true } })],
      [40, 118, "Rasa / Breed", breed(family, "english")],
      [40, 132, "Umaszczenie / Colour", ems(cat)],
      [40, 146, "Hodowca / Breeder", says("", "breeder", family.breeder)],
      [440, 104, "Nr rodowodu / Pedigree No.", number(cat)],
      [440, 118, "Data urodzenia / Date of birth", born(cat, DATES.dots)],
      [440, 132, "Płeć / Sex", sex(cat, ["kocur / male", "kotka / female"])],
      [440, 146, "Właściciel / Owner", says("", "owner", family.owner)],
    ];
    for (const [x, y, name, content] of fields) {
      sheet.text(x, y, name, label);
      sheet.text(x + 120, y, content, { ...value, fit: 250 });
    }
    const boxes = boxesOf({
      generations: 4,
      area: { x: 36, y: 164, w: 774, h: 376 },
      columns: [1, 1, 1, 1.1],
    });
    for (const [place, box] of boxes) {
      const at = { ...box, w: box.w - 12 };
      const parents = ["s", "d"].flatMap((step) => boxes.get(place + step) ?? []);
      if (parents.length === 2) bracket(sheet, at, parents, 0.5, "#8a1c28");
      const middle = box.y + box.h / 2;
      const size = [8.6, 8, 7.2, 6.4][place.length - 1]!;
      const style: Style = { face: "sans", size, fit: at.w - 8 };
      const ancestor = family.at.get(place);
      if (ancestor === undefined) {
        sheet.text(at.x + 2, middle + size * 0.3, "nieznany / unknown", style);
        continue;
      }
      sheet.text(at.x + 2, middle - 2, titled(ancestor), { ...style, bold: true });
      sheet.text(
        at.x + 2,
        middle + size,
        [ems(ancestor), " · ", number(ancestor), " · ", born(ancestor, DATES.dots)],
        style,
      );
    }
    sheet.text(40, 562, `Warszawa, ${DATES.dots(family.issued)}`, { face: "sans", size: 8 });
    sheet.text(560, 568, "Komisja Hodowlana / Breeding Commission", { ...label, size: 6.5 });
    signature(sheet, 590, 560, "A. Nowak");
    roundStamp(sheet, 760, 108, 30, "POLSKI ZWIĄZEK FELINOLOGICZNY * ", "#8a1c28");
    return sheet;
  },
};

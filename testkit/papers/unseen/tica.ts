/** America, TICA: a certified pedigree of three generations, name in capitals, number and birth date in one line, colours in words. */
import { DATES } from "../dates.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  boxesOf,
  breed,
  colourWords,
  emblem,
  fillBox,
  guilloche,
  number,
  says,
  sex,
  titled,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

const upper = (text: string) => text.toUpperCase();

export const tica: Layout = {
  name: "tica",
  wish: {
    generations: 3,
    cultures: ["american", "american", "german", "russianLatin", "french"],
    breeds: ["BEN", "MCO", "RAG", "SIB", "BRI"],
    titles: {
      before: ["CH", "GRC", "DGC", "TGC", "QGC", "SGC", "RW SGC", "IW SGC", "LA SGC"],
      after: ["OS", "OD"],
      share: 0.5,
    },
    number: (random, cat) =>
      `${random.of(["SBT", "SBT", "SBV", "A1T", "03T", "SBP"])} ${cat.born.slice(5, 7)}${cat.born.slice(8)}${cat.born.slice(2, 4)} ${random.digits(3)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet([792, 612], "#fffdf5");
    guilloche(sheet, "#eadfb8", 20, 10);
    sheet.rect(18, 18, 756, 576, { stroke: "#7b5c00", width: 3 });
    sheet.rect(25, 25, 742, 562, { stroke: "#7b5c00", width: 0.6 });
    emblem(sheet, 84, 84, 34, "#7b5c00", "TICA");
    sheet.text(430, 62, says("", "issuer", "The International Cat Association, Inc.", "TICA"), {
      face: "serif",
      size: 22,
      bold: true,
      align: "middle",
    });
    sheet.text(430, 84, "Certified Pedigree", {
      face: "serif",
      size: 17,
      italic: true,
      align: "middle",
    });
    const label: Style = { face: "sans", size: 7, bold: true };
    const value: Style = { face: "sans", size: 9.4 };
    const rows: readonly (readonly [number, number, string, Content])[] = [
      [150, 108, "Name:", titled(cat, { casing: upper, style: { bold: true } })],
      [500, 108, "Registration #:", number(cat)],
      [150, 124, "Breed:", breed(family, "english", upper(family.breedWords["english"]!))],
      [330, 124, "Sex:", sex(cat, ["MALE", "FEMALE"])],
      [500, 124, "Birthdate:", born(cat, DATES.american)],
      [150, 140, "Color:", colourWords(cat, "american", upper)],
      [500, 140, "Date Issued:", DATES.american(family.issued)],
      [150, 156, "Breeder:", says("", "breeder", upper(family.breeder))],
      [500, 156, "Owner:", says("", "owner", upper(family.owner))],
    ];
    for (const [x, y, name, content] of rows) {
      const width = sheet.text(x, y, name, label);
      sheet.text(x + width + 5, y, content, { ...value, fit: 210 });
    }
    const boxes = boxesOf({
      generations: 3,
      area: { x: 36, y: 176, w: 720, h: 360 },
      columns: [1, 1, 1.05],
    });
    const heads: Record<string, string> = {
      s: "SIRE",
      d: "DAM",
      ss: "SIRE OF SIRE",
      sd: "DAM OF SIRE",
      ds: "SIRE OF DAM",
      dd: "DAM OF DAM",
    };
    for (const [place, box] of boxes) {
      const inner = { x: box.x + 3, y: box.y + 2, w: box.w - 6, h: box.h - 4 };
      sheet.line(inner.x, inner.y + inner.h, inner.x + inner.w, inner.y + inner.h, 0.8, "#7b5c00");
      const ancestor = family.at.get(place);
      if (ancestor === undefined) continue;
      const style: Style = { face: "sans", size: [9, 8.4, 7.4][place.length - 1]! };
      if (heads[place] !== undefined)
        sheet.text(inner.x + 3, inner.y + 9, heads[place], {
          ...label,
          size: 6,
          colour: "#7b5c00",
        });
      fillBox(sheet, inner, [
        { content: titled(ancestor, { casing: upper }), style: { ...style, bold: true } },
        { content: [number(ancestor), "   ", born(ancestor, DATES.american)], style },
        { content: colourWords(ancestor, "american", upper), style },
      ]);
    }
    sheet.text(
      396,
      556,
      "THE ABOVE PEDIGREE IS CERTIFIED TO BE CORRECT ACCORDING TO THE RECORDS OF THE ASSOCIATION",
      { face: "sans", size: 6.6, align: "middle" },
    );
    sheet.text(396, 570, "PO Box 2684 · Harlingen, Texas 78551 · USA", {
      face: "sans",
      size: 6.6,
      align: "middle",
    });
    return sheet;
  },
};

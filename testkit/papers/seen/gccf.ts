/** Britain, GCCF: portrait, the queen's side below, breed numbers and registration numbers, dates with the name of the month. */
import { DATES } from "../dates.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  boxesOf,
  breed,
  colourWords,
  emblem,
  fillBox,
  frame,
  fullName,
  number,
  says,
  sex,
  titled,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

export const gccf: Layout = {
  name: "gccf",
  wish: {
    generations: 4,
    cultures: ["british", "british", "german", "dutch"],
    breeds: ["BRI", "PER", "MCO", "BEN"],
    titles: {
      before: ["Ch", "Gr Ch", "Imp Gr Ch", "Pr", "Gr Pr", "UK & Imp Gr Ch", "Supreme UK Ch"],
      after: ["DGC"],
      share: 0.45,
    },
    number: (random, cat) =>
      cat.country === "GB"
        ? `${random.of(["CS SR", "CSSR", "SR"])} ${random.digits(2)} ${random.digits(3)} ${random.digits(3)}`
        : `IMP ${random.digits(6)} (${cat.country})`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("portrait", "#fffefa");
    frame(sheet, 18, "#31337a", "rounded");
    emblem(sheet, 60, 62, 22, "#31337a");
    sheet.text(310, 54, says("", "issuer", "The Governing Council of the Cat Fancy", "GCCF"), {
      face: "serif",
      size: 19,
      bold: true,
      align: "middle",
      colour: "#31337a",
    });
    sheet.text(310, 72, "Pedigree Certificate", {
      face: "serif",
      size: 15,
      italic: true,
      align: "middle",
    });
    const label: Style = { face: "serif", size: 8.5, bold: true };
    const value: Style = { face: "serif", size: 9.5 };
    const put = (x: number, y: number, name: string, content: Content, fit: number) => {
      sheet.text(x, y, name, label);
      const from = x + 92;
      sheet.text(from, y, content, { ...value, fit });
      sheet.line(from - 3, y + 3, from + fit, y + 3, 0.4, "#777", "1 1.5");
    };
    put(36, 106, "Pedigree of", fullName(cat), 200);
    put(345, 106, "Registration No.", number(cat), 120);
    put(36, 124, "Breed", breed(family, "english"), 200);
    put(345, 124, "Sex", sex(cat, ["Male", "Female"]), 120);
    put(36, 142, "Colour & Pattern", colourWords(cat, "british"), 200);
    put(345, 142, "Date of Birth", born(cat, DATES.dayMonthLong), 120);
    put(36, 160, "Bred by", [says("", "breeder", family.breeder), `, ${family.breederTown}`], 430);
    put(36, 178, "Registered owner", says("", "owner", family.owner), 200);
    put(345, 178, "Microchip", says("", "chip", family.chip), 120);
    const boxes = boxesOf({
      generations: 4,
      area: { x: 30, y: 204, w: 535, h: 580 },
      columns: [1.1, 1.05, 1.05, 1.15],
    });
    for (const [place, box] of boxes) {
      sheet.line(box.x, box.y + 1.5, box.x, box.y + box.h - 1.5, 0.9, "#31337a");
      const ancestor = family.at.get(place);
      if (ancestor === undefined) continue;
      const size = [8.8, 7.8, 7, 6][place.length - 1]!;
      const style: Style = { face: "serif", size };
      fillBox(
        sheet,
        box,
        [
          ...(place.length <= 2
            ? [
                {
                  content: [place.endsWith("s") ? "Sire" : "Dam"],
                  style: { ...style, italic: true, size: size - 1 },
                },
              ]
            : []),
          {
            content: titled(ancestor, { titleStyle: { colour: "#c01020" } }),
            style: { ...style, bold: place.length < 3 },
          },
          { content: colourWords(ancestor, "british"), style },
          { content: [number(ancestor)], style },
        ],
        { pad: 4 },
      );
    }
    sheet.text(
      297,
      806,
      `Certified a true extract of the Council's register, ${DATES.dayMonthLong(family.issued)}`,
      { face: "serif", size: 7.5, italic: true, align: "middle" },
    );
    return sheet;
  },
};

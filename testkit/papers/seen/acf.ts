/** Australia: a state body of ACF, portrait, number before the name, colours in words, ancestors under «Parents» headings. */
import { DATES } from "../dates.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  boxesOf,
  breed,
  colourWords,
  emblem,
  fullName,
  number,
  says,
  sex,
  titled,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

export const acf: Layout = {
  name: "acf",
  wish: {
    generations: 4,
    cultures: ["australian", "australian", "british", "american"],
    breeds: ["BRI", "RAG", "MCO", "SBI", "BEN"],
    titles: {
      before: ["CH", "GR CH", "DBLE GR CH", "GOLD DBLE GR CH", "PREMIER", "ACF GR CH"],
      after: ["CCCA GOLD"],
      share: 0.45,
    },
    number: (random, cat) =>
      cat.country === "AU"
        ? `${random.of(["QFA", "FCCV", "NSWCFA", "FASA"])} ${random.digits(5)} ${cat.sex === "male" ? "M" : "F"}`
        : `IMP ${cat.country} ${random.digits(6)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("portrait", "#fffff8");
    sheet.rect(22, 22, 551, 798, { stroke: "#00643c", width: 1.4 });
    emblem(sheet, 66, 68, 24, "#00643c");
    emblem(sheet, 528, 68, 24, "#c99a00", "ACF");
    sheet.text(297, 56, says("", "issuer", "Queensland Feline Association Inc."), {
      face: "book",
      size: 16,
      bold: true,
      align: "middle",
    });
    sheet.text(
      297,
      70,
      ["Affiliated with the ", says("", "system", "Australian Cat Federation (Inc.)", "ACF")],
      { face: "book", size: 8.5, align: "middle" },
    );
    sheet.text(297, 92, "OFFICIAL PEDIGREE CERTIFICATE", {
      face: "book",
      size: 13,
      bold: true,
      align: "middle",
      colour: "#00643c",
    });
    const label: Style = { face: "book", size: 7.5, bold: true };
    const value: Style = { face: "narrow", size: 10.5 };
    const pairs: readonly (readonly [string, Content, string, Content])[] = [
      ["REGISTERED NAME", fullName(cat), "REG. NO", number(cat)],
      ["BREED", breed(family, "english"), "SEX", sex(cat, ["Male", "Female"])],
      ["COLOUR", colourWords(cat, "british"), "D.O.B.", born(cat, DATES.slashes)],
      ["BREEDER", says("", "breeder", family.breeder), "MICROCHIP", says("", "chip", family.chip)],
      ["OWNER", says("", "owner", family.owner), "ISSUED", DATES.slashes(family.issued)],
    ];
    for (const [index, [left, leftValue, right, rightValue]] of pairs.entries()) {
      const y = 116 + index * 17;
      sheet.text(36, y, left, label);
      sheet.text(128, y, leftValue, { ...value, fit: 220 });
      sheet.text(362, y, right, label);
      sheet.text(428, y, rightValue, { ...value, fit: 136 });
    }
    const boxes = boxesOf({
      generations: 4,
      area: { x: 30, y: 212, w: 536, h: 560 },
      columns: [1, 1, 1, 1.2],
    });
    for (const [index, head] of [
      "PARENTS",
      "GRANDPARENTS",
      "G. GRANDPARENTS",
      "G. G. GRANDPARENTS",
    ].entries()) {
      sheet.rect(30 + index * 127.6, 200, 125, 12, { fill: "#00643c", stroke: "none" });
      sheet.text(92 + index * 127.6, 208.6, head, {
        face: "sans",
        size: 6.5,
        bold: true,
        colour: "#fff",
        align: "middle",
      });
    }
    for (const [place, box] of boxes) {
      sheet.line(
        box.x + 4,
        box.y + box.h / 2 + 1,
        box.x + box.w - 5,
        box.y + box.h / 2 + 1,
        0.5,
        "#00643c",
      );
      const ancestor = family.at.get(place);
      if (ancestor === undefined) continue;
      const size = [9.4, 8.6, 7.6, 6.6][place.length - 1]!;
      const style: Style = { face: "narrow", size, fit: box.w - 10 };
      const middle = box.y + box.h / 2;
      const side = place.endsWith("s") ? "S: " : "D: ";
      sheet.text(box.x + 5, middle - 2, [place.length < 3 ? side : "", ...titled(ancestor)], {
        ...style,
        bold: true,
      });
      sheet.text(box.x + 5, middle + size, [number(ancestor)], style);
      sheet.text(box.x + 5, middle + size * 2.1, colourWords(ancestor, "british"), {
        ...style,
        italic: true,
      });
    }
    sheet.text(
      297,
      792,
      "This is to certify that the particulars above are correct according to the records of this Association.",
      { face: "book", size: 7, align: "middle" },
    );
    sheet.text(297, 806, "Registrar · PO Box 1187 · Toowong QLD 4066", {
      face: "book",
      size: 7,
      align: "middle",
    });
    return sheet;
  },
};

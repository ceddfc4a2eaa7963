/** A British registration certificate of one kitten: a slip in two halves, the transfer part below is empty. */
import { DATES } from "../dates.ts";
import type { Layout } from "../layout.ts";
import {
  born,
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

export const slipGccf: Layout = {
  name: "slip-gccf",
  wish: {
    generations: 1,
    cultures: ["british", "british"],
    breeds: ["BRI", "MCO", "BEN", "RAG", "PER"],
    titles: { before: ["Ch", "Gr Ch", "Imp Gr Ch", "Pr"], after: [], share: 0.5 },
    number: (random) => `CS SR ${random.digits(2)} ${random.digits(3)} ${random.digits(3)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet([595, 600], "#fdeef2");
    emblem(sheet, 60, 54, 22, "#7a2140");
    sheet.text(100, 46, says("", "issuer", "GOVERNING COUNCIL OF THE CAT FANCY", "GCCF"), {
      face: "sans",
      size: 14,
      bold: true,
      colour: "#7a2140",
    });
    sheet.text(100, 64, "CERTIFICATE OF REGISTRATION — ACTIVE REGISTER", {
      face: "sans",
      size: 11,
      colour: "#7a2140",
    });
    const rows: readonly (readonly (readonly [string, Content, number])[])[] = [
      [
        ["REGISTERED NAME", fullName(cat), 340],
        ["REGISTRATION NUMBER", number(cat), 180],
      ],
      [
        ["BREED", breed(family, "english"), 170],
        ["COLOUR/PATTERN", colourWords(cat, "british"), 230],
        ["SEX", sex(cat, ["MALE", "FEMALE"]), 120],
      ],
      [
        ["DATE OF BIRTH", born(cat, DATES.slashes), 130],
        ["MICROCHIP", says("", "chip", family.chip), 190],
        ["LITTER", "3 males 2 females", 200],
      ],
      [
        ["SIRE", titled(family.at.get("s")!), 340],
        ["SIRE REG NO", number(family.at.get("s")!), 180],
      ],
      [
        ["DAM", titled(family.at.get("d")!), 340],
        ["DAM REG NO", number(family.at.get("d")!), 180],
      ],
      [["BREEDER", [says("", "breeder", family.breeder), `, ${family.breederTown}`], 520]],
      [["REGISTERED OWNER", [says("", "owner", family.owner), `, ${family.ownerTown}`], 520]],
    ];
    let y = 86;
    for (const row of rows) {
      let x = 38;
      for (const [label, content, width] of row) {
        sheet.rect(x, y, width, 34, { stroke: "#7a2140", width: 0.6 });
        sheet.text(x + 4, y + 9, label, { face: "sans", size: 6, colour: "#7a2140" });
        sheet.text(x + 6, y + 26, content, {
          face: "mono",
          size: 10.5,
          bold: true,
          fit: width - 12,
        });
        x += width;
      }
      y += 34;
    }
    sheet.text(
      38,
      y + 16,
      `Issued ${DATES.dayMonthLong(family.issued)} · Kitten may be shown and bred from in accordance with the rules of the Council.`,
      { face: "sans", size: 7.5 },
    );
    sheet.line(20, 352, 575, 352, 0.8, "#7a2140", "5 4");
    sheet.text(38, 378, "APPLICATION FOR TRANSFER — to be completed by the new owner", {
      face: "sans",
      size: 10,
      bold: true,
      colour: "#7a2140",
    });
    const blank: Style = { face: "sans", size: 8 };
    for (const [index, label] of [
      "New owner's name (Mr/Mrs/Miss/Ms)",
      "Address",
      "Postcode and telephone",
      "Signature of present owner",
      "Date of sale",
    ].entries()) {
      sheet.text(38, 408 + index * 32, label, blank);
      sheet.line(210, 410 + index * 32, 556, 410 + index * 32, 0.5);
    }
    return sheet;
  },
};

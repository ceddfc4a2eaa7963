/** New Zealand: a certificate of registration without ancestors but sire and dam, in sentences and a table; numbers made of breed, colour, litter and sibling. */
import { DATES } from "../../dates.ts";
import type { Layout } from "../../layout.ts";
import {
  born,
  breed,
  colourWords,
  emblem,
  frame,
  fullName,
  guilloche,
  number,
  says,
  sex,
  signature,
  titled,
} from "../../pieces.ts";
import { Sheet, type Content, type Style } from "../../sheet.ts";

const TEXT: Style = { face: "book", size: 9.5 };
const ITALIC: Style = { face: "book", size: 9, italic: true, colour: "#333" };
const GREEN = "#1f5a3c";
const BREEDS: Record<string, string> = {
  PER: "10",
  BRI: "26",
  MCO: "14",
  RAG: "17",
  SBI: "12",
  NFO: "15",
};
const TOWNS = [
  "Papakura, Auckland 2110",
  "Te Puke 3119",
  "Upper Hutt 5018",
  "Rangiora 7400",
  "Mosgiel 9024",
];

export const catzCertificate: Layout = {
  name: "catz-certificate",
  wish: {
    generations: 1,
    cultures: ["australian", "australian", "british"],
    breeds: ["PER", "BRI", "MCO", "RAG", "SBI", "NFO"],
    titles: { before: ["CH", "GR CH", "DGC", "CH & PR", "SGC"], after: [], share: 0.5 },
    number: (random, { breed: code, born: day, coat }) =>
      `${BREEDS[code]}${random.digits(3)}${coat.white === undefined ? "" : "W"}-${day.slice(2, 4)}${random.digits(3)}-${random.between(1, 7)}${random.of(["", "", "H", "P"])}`,
  },
  draw(family) {
    const { cat, random } = family;
    const sheet = new Sheet([595, 440], "#fbfdf8");
    guilloche(sheet, "#d5e6d8", 16, 8);
    frame(sheet, 12, GREEN, "double");
    emblem(sheet, 62, 54, 20, GREEN);
    sheet.text(298, 46, says("", "issuer", "CATZ Incorporated"), {
      face: "old",
      size: 20,
      bold: true,
      align: "middle",
      colour: GREEN,
    });
    sheet.text(298, 59, "Central Registry · New Zealand", { ...ITALIC, size: 8, align: "middle" });
    sheet.text(298, 84, "Certificate of Registration", {
      face: "old",
      size: 17,
      align: "middle",
      italic: true,
    });

    sheet.text(298, 104, "This is to certify that the cat registered as", {
      ...ITALIC,
      align: "middle",
    });
    sheet.text(298, 124, fullName(cat), {
      face: "book",
      size: 14,
      bold: true,
      align: "middle",
      fit: 480,
    });
    sheet.line(90, 129, 506, 129, 0.4, GREEN);
    sheet.text(
      298,
      144,
      ["has been entered under registration number ", number(cat, cat.number, { bold: true })],
      {
        ...ITALIC,
        align: "middle",
      },
    );

    const pairs: readonly (readonly [string, Content, string, Content])[] = [
      ["Breed", breed(family, "english"), "Date of birth", born(cat, DATES.dayMonthLong)],
      ["Colour", colourWords(cat, "british"), "Sex", sex(cat, ["Male", "Female"])],
      ["Breeder", says("", "breeder", family.breeder), "Owner", says("", "owner", family.owner)],
      ["Address", random.of(TOWNS), "Microchip", says("", "chip", family.chip)],
    ];
    for (const [index, [left, leftValue, right, rightValue]] of pairs.entries()) {
      const y = 170 + index * 17;
      sheet.text(40, y, `${left}:`, ITALIC);
      sheet.text(94, y, leftValue, { ...TEXT, fit: 206 });
      sheet.text(318, y, `${right}:`, ITALIC);
      sheet.text(390, y, rightValue, { ...TEXT, fit: 166 });
    }

    const widths = [44, 204, 92, 175];
    const heads = ["", "Registered name", "Reg. number", "Breed and colour"];
    const edges = widths.reduce((found, width) => [...found, found.at(-1)! + width], [40]);
    sheet.rect(40, 244, 515, 16, { fill: "#dfeee3", stroke: GREEN, width: 0.6 });
    sheet.rect(40, 260, 515, 52, { stroke: GREEN, width: 0.6 });
    sheet.line(40, 286, 555, 286, 0.4, GREEN);
    for (const [index, head] of heads.entries()) {
      if (index > 0) sheet.line(edges[index]!, 244, edges[index]!, 312, 0.4, GREEN);
      sheet.text(edges[index]! + 4, 255, head, { ...ITALIC, size: 8 });
    }
    for (const [index, place] of (["s", "d"] as const).entries()) {
      const parent = family.at.get(place)!;
      const y = 276 + index * 26;
      const cells: readonly Content[] = [
        place === "s" ? "SIRE" : "DAM",
        titled(parent),
        number(parent),
        [`${family.breedWords["english"]!}, `, ...colourWords(parent, "british")],
      ];
      for (const [column, content] of cells.entries()) {
        sheet.text(edges[column]! + 4, y, content, {
          ...TEXT,
          size: column === 0 ? 8 : 9,
          bold: column === 0,
          fit: widths[column]! - 8,
        });
      }
    }

    sheet.text(
      40,
      332,
      `Conditions: ${random.of(["Show / Breeding", "Pet only – not to be bred from", "NTBTAE – not to be transferred again entire"])}`,
      {
        ...TEXT,
        size: 8.5,
      },
    );
    sheet.text(40, 360, `Issued ${DATES.dayMonthLong(family.issued)}`, TEXT);
    sheet.line(380, 366, 540, 366, 0.5);
    signature(sheet, 404, 361, "Margaret Hale");
    sheet.text(460, 376, "Registrar", { ...ITALIC, size: 8, align: "middle" });
    sheet.path(
      "M292 344l16 -22l16 22l26 -6l-10 24l20 16l-28 4l-4 10l-20 -10l-24 8l2 -18l-20 -10l24 -8z",
      {
        fill: "#c79b2e",
        stroke: "none",
        opacity: 0.55,
      },
    );
    sheet.text(
      40,
      412,
      "Please retain this certificate: it must accompany the cat on transfer. Transfers are recorded by the Central Registry on payment of the fee.",
      {
        ...ITALIC,
        size: 6.6,
        fit: 515,
      },
    );
    return sheet;
  },
};

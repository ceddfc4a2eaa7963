/** Switzerland, the FIFe member's book in French: ancestors numbered as an Ahnentafel, the sire's side in one column and the dam's in the other. */
import { DATES } from "../../dates.ts";
import { FIFE_TITLES } from "../../family.ts";
import type { Layout } from "../../layout.ts";
import {
  born,
  breed,
  colourWords,
  emblem,
  ems,
  number,
  roundStamp,
  says,
  sex,
  signature,
  titled,
} from "../../pieces.ts";
import { Sheet, type Content, type Style } from "../../sheet.ts";

const LABEL: Style = { face: "condensed", size: 8, colour: "#7b1113" };
const VALUE: Style = { face: "book", size: 8.6 };
const RED = "#b5121b";
const GENERATIONS = [
  "Parents",
  "Grands-parents",
  "Arrière-grands-parents",
  "Arrière-arrière-grands-parents",
];
const TOWNS = [
  "1204 Genève",
  "1003 Lausanne",
  "2000 Neuchâtel",
  "1700 Fribourg",
  "1950 Sion",
  "2800 Delémont",
];

/** Sire and dam of number n are 2n and 2n + 1. */
const numbered = (place: string) =>
  [...place].reduce((count, letter) => count * 2 + (letter === "d" ? 1 : 0), 1);

/** Places of a side, generation by generation. */
function generationsOf(side: "s" | "d"): string[][] {
  const found = [[side as string]];
  while (found.length < 4) found.push(found.at(-1)!.flatMap((place) => [`${place}s`, `${place}d`]));
  return found;
}

export const lohNumerote: Layout = {
  name: "loh-numerote",
  wish: {
    generations: 4,
    cultures: ["french", "french", "french", "german", "italian"],
    breeds: ["SBI", "MCO", "BRI", "NFO", "PER"],
    titles: { ...FIFE_TITLES, share: 0.35 },
    unknown: 0.03,
    number: (random, cat) =>
      cat.place === "" || cat.country === "FR"
        ? cat.place === "" || random.chance(0.75)
          ? `CH FFH LOH ${random.digits(6)}`
          : `FR LOOF ${cat.born.slice(0, 4)}.${random.digits(5)}`
        : cat.country === "IT"
          ? `IT ANFI LO ${random.digits(6)}`
          : `DE 1.DEKZV LO ${random.digits(6)}`,
  },
  draw(family) {
    const { cat, random } = family;
    const sheet = new Sheet("portrait");
    sheet.rect(0, 0, 595, 6, { fill: RED, stroke: "none" });
    emblem(sheet, 62, 48, 22, RED, "FFH");
    sheet.text(100, 38, says("", "issuer", "Fédération Féline Helvétique"), {
      face: "book",
      size: 16,
      bold: true,
    });
    sheet.text(100, 52, "Livre des Origines Helvétique · Helvetisches Stammbuch", {
      face: "book",
      size: 9,
      italic: true,
    });
    sheet.text(
      100,
      64,
      ["Membre de la Fédération Internationale Féline (", says("", "system", "FIFe"), ")"],
      {
        face: "condensed",
        size: 8,
      },
    );
    sheet.text(560, 44, "PEDIGREE", {
      face: "book",
      size: 18,
      bold: true,
      align: "right",
      colour: RED,
    });
    sheet.line(36, 82, 560, 82, 1.2, RED);

    type Row = readonly [label: string, content: Content];
    const rows: readonly (readonly [Row, Row?])[] = [
      [["1. Nom du chat", titled(cat, { style: { bold: true } })]],
      [
        ["N° d'enregistrement", number(cat)],
        ["Sexe", sex(cat, ["mâle", "femelle"])],
      ],
      [
        ["Race", breed(family, "french")],
        ["Né(e) le", born(cat, DATES.dots)],
      ],
      [
        ["Couleur", colourWords(cat, "french")],
        ["Code EMS", ems(cat)],
      ],
      [
        ["Éleveur", [says("", "breeder", family.breeder), `, ${random.of(TOWNS)}`]],
        ["Puce (ANIS)", says("", "chip", family.chip)],
      ],
      [["Propriétaire", [says("", "owner", family.owner), `, ${random.of(TOWNS)}`]]],
    ];
    for (const [index, [first, second]] of rows.entries()) {
      const y = 100 + index * 16;
      sheet.text(36, y, first[0], LABEL);
      sheet.text(118, y, first[1], {
        ...VALUE,
        size: index === 0 ? 11 : 8.6,
        fit: second ? 232 : 440,
      });
      if (second !== undefined) {
        sheet.text(362, y, second[0], LABEL);
        sheet.text(416, y, second[1], { ...VALUE, fit: 144 });
      }
    }
    sheet.line(36, 188, 560, 188, 0.6, RED);

    for (const [index, side] of (["s", "d"] as const).entries()) {
      const x = 36 + index * 268;
      const w = 256;
      sheet.rect(x, 196, w, 16, { fill: "#f7e3e3", stroke: "none" });
      sheet.text(x + w / 2, 207, side === "s" ? "ASCENDANCE PATERNELLE" : "ASCENDANCE MATERNELLE", {
        face: "condensed",
        size: 8.5,
        bold: true,
        align: "middle",
        spacing: 0.08,
      });
      let y = 225;
      for (const [depth, places] of generationsOf(side).entries()) {
        sheet.text(x, y, GENERATIONS[depth]!, { ...LABEL, italic: true });
        sheet.line(x, y + 3, x + w, y + 3, 0.3, "#c99");
        y += 13.5;
        for (const place of places) {
          const size = depth === 0 ? 9 : depth < 3 ? 8 : 7.4;
          sheet.text(x + 15, y, `${numbered(place)}`, { face: "book", size, align: "right" });
          const ancestor = family.at.get(place);
          const style: Style = { face: "book", size, fit: w - 22 };
          if (ancestor === undefined) {
            sheet.text(x + 21, y, "inconnu", { ...style, italic: true });
          } else {
            sheet.text(x + 21, y, titled(ancestor), { ...style, bold: true });
            sheet.text(
              x + 21,
              y + size * 1.22,
              [
                number(ancestor),
                " · ",
                ems(ancestor),
                ...(depth < 3
                  ? [
                      ancestor.sex === "male" ? " · né le " : " · née le ",
                      born(ancestor, DATES.dots),
                    ]
                  : []),
              ],
              { ...style, size: size - 0.5, face: "condensed" },
            );
          }
          y += size * 2.7 + 3;
        }
        y += 3;
      }
    }
    sheet.line(302, 200, 302, 692, 0.3, "#c99");

    sheet.text(
      36,
      716,
      `Établi à ${random.of(TOWNS).slice(5)}, le ${DATES.french(family.issued)}`,
      VALUE,
    );
    sheet.text(36, 730, "Le secrétariat du stud-book", { ...VALUE, italic: true });
    signature(sheet, 50, 758, "M. Junod");
    roundStamp(sheet, 505, 738, 33, "FÉDÉRATION FÉLINE HELVÉTIQUE · ", "#8d1a20");
    sheet.line(36, 784, 560, 784, 0.5, RED);
    sheet.paragraph(
      36,
      794,
      524,
      "Ce document reste la propriété de la FFH. Toute modification non autorisée le rend sans valeur. Changement de propriétaire : retourner le présent pedigree au secrétariat du LOH dans les 30 jours. Numérotation des ascendants : le père d'un chat porte le double de son numéro, la mère le double plus un.",
      { face: "condensed", size: 7, colour: "#444" },
    );
    return sheet;
  },
};

/** France: a certificate of birth, the kitten's data in a table of labels at the left, father and mother in boxes beside each other. */
import { DATES } from "../dates.ts";
import type { Layout } from "../layout.ts";
import { born, breed, colourWords, fullName, number, says, sex, titled } from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

export const naissanceFrench: Layout = {
  name: "naissance-french",
  wish: {
    generations: 1,
    cultures: ["french", "french"],
    breeds: ["BRI", "SBI", "PER", "MCO"],
    titles: { before: ["CH", "IC"], after: [], share: 0.3 },
    number: (random, cat) => `LOOF ${cat.born.slice(0, 4)}.${random.digits(5)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet([595, 421], "#fffdf8");
    sheet.text(298, 42, "ATTESTATION DE NAISSANCE", {
      face: "old",
      size: 17,
      bold: true,
      align: "middle",
    });
    sheet.text(298, 58, says("", "issuer", "Association féline du Val de Loire"), {
      face: "old",
      size: 10,
      align: "middle",
    });
    const rows: readonly (readonly [string, Content])[] = [
      ["Nom du chaton", fullName(cat)],
      ["Race", breed(family, "french", family.breedWords["french"])],
      ["Robe", colourWords(cat, "french")],
      ["Sexe", sex(cat, ["Mâle", "Femelle"])],
      ["Né(e) le", born(cat, DATES.french)],
      ["N° de pedigree", number(cat)],
      ["Identification", says("", "chip", family.chip)],
      ["Éleveur", says("", "breeder", family.breeder)],
      ["Propriétaire", says("", "owner", family.owner)],
    ];
    for (const [index, [name, content]] of rows.entries()) {
      const y = 84 + index * 16;
      sheet.text(40, y, name, { face: "old", size: 9.5, italic: true });
      sheet.text(140, y, content, { face: "humanist", size: 10, fit: 400 });
      sheet.line(36, y + 4, 560, y + 4, 0.3, "#999");
    }
    for (const [index, place] of (["s", "d"] as const).entries()) {
      const parent = family.at.get(place)!;
      const x = 40 + index * 265;
      sheet.rect(x, 240, 255, 96, { width: 0.7 });
      sheet.text(x + 127, 254, place === "s" ? "PÈRE" : "MÈRE", {
        face: "old",
        size: 10,
        bold: true,
        align: "middle",
      });
      const line: Style = { face: "humanist", size: 9, fit: 200 };
      const label: Style = { face: "old", size: 8, italic: true };
      const fields: readonly (readonly [string, Content])[] = [
        ["Nom", titled(parent)],
        ["Robe", colourWords(parent, "french")],
        ["N°", number(parent)],
        ["Né le", born(parent, DATES.slashes)],
      ];
      for (const [row, [name, content]] of fields.entries()) {
        sheet.text(x + 6, 272 + row * 16, name, label);
        sheet.text(x + 40, 272 + row * 16, content, line);
      }
    }
    sheet.text(40, 370, `Fait à Tours, le ${DATES.french(family.issued)}`, {
      face: "old",
      size: 9,
    });
    return sheet;
  },
};

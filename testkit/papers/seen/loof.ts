/** France, LOOF: portrait, the cat's own sheet above, ancestors with colours in French words, surname of people in capitals. */
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

export const loof: Layout = {
  name: "loof",
  wish: {
    generations: 4,
    cultures: ["french", "french", "italian", "american"],
    breeds: ["SBI", "MCO", "RAG", "BRI", "NFO"],
    titles: {
      before: ["Ch.", "Ch. Int.", "Gd Ch. Int.", "Ch. d'Europe"],
      after: ["DVM", "SQR 1"],
      share: 0.35,
    },
    number: (random, cat) =>
      cat.country === "FR"
        ? `LOOF ${cat.born.slice(0, 4)}.${random.between(1000, 39_999)}`
        : cat.country === "US"
          ? `SBT ${cat.born.slice(5, 7)}${cat.born.slice(8)}${cat.born.slice(2, 4)} ${random.digits(3)}`
          : `(IT)ANFI LO ${random.digits(5)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("portrait");
    guilloche(sheet, "#c6d8ef", 26, 14);
    emblem(sheet, 62, 58, 26, "#13458f", "LOOF");
    sheet.text(330, 46, says("", "issuer", "LIVRE OFFICIEL DES ORIGINES FÉLINES", "LOOF"), {
      face: "modern",
      size: 15,
      bold: true,
      align: "middle",
      colour: "#13458f",
    });
    sheet.text(330, 68, "PEDIGREE", {
      face: "modern",
      size: 20,
      bold: true,
      align: "middle",
      spacing: 0.3,
      colour: "#13458f",
    });
    sheet.text(330, 82, "Livre Principal", { face: "modern", size: 8, align: "middle" });
    const label: Style = { face: "modern", size: 7, colour: "#13458f" };
    const value: Style = { face: "modern", size: 8.8 };
    const fields: readonly (readonly [number, string, Content])[] = [
      [34, "Nom :", titled(cat, { style: { bold: true } })],
      [34, "Race :", breed(family, "french")],
      [34, "Robe :", colourWords(cat, "french")],
      [34, "Éleveur :", says("", "breeder", family.breeder)],
      [34, "", family.breederTown],
      [320, "N° de pedigree :", number(cat)],
      [320, "Sexe :", sex(cat, ["Mâle", "Femelle"])],
      [320, "Né(e) le :", born(cat, DATES.slashes)],
      [320, "Identification :", says("", "chip", family.chip)],
      [320, "Propriétaire :", says("", "owner", family.owner)],
    ];
    for (const [index, [x, name, content]] of fields.entries()) {
      const y = 112 + (index % 5) * 16;
      const width = sheet.text(x, y, name, label);
      sheet.text(x + Math.max(width + 4, x > 300 ? 70 : 44), y, content, {
        ...value,
        fit: x > 300 ? 190 : 230,
      });
    }
    sheet.rect(26, 96, 543, 92, { stroke: "#13458f", width: 0.8, round: 6 });
    const boxes = boxesOf({
      generations: 4,
      area: { x: 26, y: 214, w: 543, h: 556 },
      columns: [1, 1, 1, 1.2],
    });
    for (const [index, name] of [
      "Parents",
      "Grands-parents",
      "Arrière-grands-parents",
      "4e génération",
    ].entries()) {
      sheet.text(34 + index * 129, 208, name, { ...label, bold: true });
    }
    for (const [place, box] of boxes) {
      if (place.length === 1)
        sheet.rect(box.x, box.y, 543, box.h, { stroke: "#13458f", width: 0.9 });
      else sheet.line(box.x, box.y, 569, box.y, 0.3, "#7f9fcb");
      const ancestor = family.at.get(place);
      if (ancestor === undefined) continue;
      const style: Style = { face: "modern", size: [8, 7.2, 6.6, 5.6][place.length - 1]! };
      const last = place.length === 4;
      const one = last ? { fit: 1 } : {};
      fillBox(sheet, box, [
        ...(place.length === 1
          ? [
              {
                content: [place === "s" ? "PÈRE" : "MÈRE"],
                style: { ...style, bold: true, colour: "#13458f" },
              },
            ]
          : []),
        { content: titled(ancestor), style: { ...style, bold: true, ...one } },
        { content: colourWords(ancestor, "french"), style: { ...style, ...one } },
        {
          content: [
            number(ancestor),
            ...(place.length === 1 ? [" - né(e) le ", born(ancestor, DATES.slashes)] : []),
          ],
          style: { ...style, ...one },
        },
      ]);
    }
    sheet.text(
      297,
      790,
      `Fait à Pantin, le ${DATES.french(family.issued)} — document informatisé, toute rature ou surcharge l'annule.`,
      { face: "modern", size: 6.8, align: "middle" },
    );
    sheet.text(297, 802, "LOOF · 1 rue du Pré-Saint-Gervais · 93697 Pantin Cedex", {
      face: "modern",
      size: 6.8,
      align: "middle",
    });
    return sheet;
  },
};

/** A club of WCF abroad: labels in three languages at once, colours in words and as a code, dates in ISO order, unknown ancestors. */
import { DATES } from "../dates.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  boxesOf,
  breed,
  colourWords,
  emblem,
  ems,
  fillBox,
  frame,
  guilloche,
  number,
  says,
  sex,
  signature,
  titled,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

export const wcfEnglish: Layout = {
  name: "wcf-english",
  wish: {
    generations: 4,
    cultures: ["russianLatin", "polish", "italian", "british"],
    breeds: ["BRI", "SPH", "MCO", "BEN", "SIB"],
    titles: {
      before: ["CH", "IC", "GIC", "EC", "GEC", "WC"],
      after: ["JW", "Best in Show"],
      share: 0.4,
    },
    unknown: 0.03,
    number: (random, cat) =>
      `${cat.country}-WCF-${random.of(["LO", "RX"])} ${random.digits(4)}/${cat.born.slice(0, 4)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("landscape", "#fcfaf0");
    guilloche(sheet, "#e8d7a8", 22, 12);
    frame(sheet, 14, "#8a6d1d", "rounded");
    emblem(sheet, 60, 60, 26, "#8a6d1d", "WCF");
    sheet.text(421, 48, says("", "issuer", "Felinological Association “Grand Elite”"), {
      face: "serif",
      size: 17,
      bold: true,
      align: "middle",
    });
    sheet.text(421, 62, [says("", "system", "World Cat Federation", "WCF"), " member No. 0471"], {
      face: "serif",
      size: 9,
      align: "middle",
    });
    sheet.text(421, 82, "PEDIGREE · STAMMBAUM · PEDIGREE", {
      face: "serif",
      size: 13,
      bold: true,
      align: "middle",
      spacing: 0.1,
    });
    const label: Style = { face: "serif", size: 6.6, italic: true };
    const value: Style = { face: "serif", size: 9.6, bold: true };
    const fields: readonly (readonly [number, number, string, Content, number])[] = [
      [30, 102, "Name / Name / Nom", titled(cat), 280],
      [330, 102, "Breed / Rasse / Race", breed(family, "english"), 130],
      [
        480,
        102,
        "Sex / Geschlecht / Sexe",
        sex(cat, ["male / männlich / mâle", "female / weiblich / femelle"]),
        150,
      ],
      [650, 102, "Date of birth / Geburtsdatum / Né(e) le", born(cat, DATES.iso), 150],
      [
        30,
        126,
        "Colour / Farbe / Couleur",
        [...colourWords(cat, "english"), " (", ems(cat), ")"],
        280,
      ],
      [330, 126, "Reg. No. / Zuchtbuch-Nr. / N° d'enreg.", number(cat), 140],
      [480, 126, "Microchip", says("", "chip", family.chip), 150],
      [650, 126, "Issued / Ausgestellt / Délivré", DATES.iso(family.issued), 150],
      [
        30,
        150,
        "Breeder / Züchter / Éleveur",
        [says("", "breeder", family.breeder), `, ${family.breederTown}`],
        280,
      ],
      [
        330,
        150,
        "Owner / Besitzer / Propriétaire",
        [says("", "owner", family.owner), `, ${family.ownerTown}`],
        300,
      ],
    ];
    for (const [x, y, name, content, fit] of fields) {
      sheet.text(x, y, name, label);
      sheet.text(x, y + 11, content, { ...value, fit });
    }
    const boxes = boxesOf({
      generations: 4,
      area: { x: 26, y: 186, w: 790, h: 350 },
      columns: [1.1, 1.1, 1, 1.1],
    });
    for (const [index, head] of [
      "Parents / Eltern",
      "Grandparents / Großeltern",
      "Great-grandparents",
      "Gr.-gr.-grandparents",
    ].entries()) {
      sheet.text(40 + index * 200, 182, head, label);
    }
    for (const [place, box] of boxes) {
      if (place.endsWith("s") && /^s*$/.test(place))
        sheet.line(box.x, 186, box.x, 536, 1, "#8a6d1d");
      sheet.line(box.x, box.y, box.x + box.w - 3, box.y, 0.5, "#8a6d1d");
      const ancestor = family.at.get(place);
      const style: Style = { face: "serif", size: [8.8, 8, 7, 6][place.length - 1]! };
      if (ancestor === undefined) {
        fillBox(sheet, box, [{ content: ["unknown"], style: { ...style, italic: true } }]);
        continue;
      }
      const last = place.length === 4;
      const one = last ? { fit: 1 } : {};
      fillBox(
        sheet,
        box,
        [
          { content: titled(ancestor), style: { ...style, bold: true, ...one } },
          {
            content: last
              ? [ems(ancestor), " · ", number(ancestor)]
              : [...colourWords(ancestor, "english"), ", ", ems(ancestor)],
            style: { ...style, ...one },
          },
          ...(last ? [] : [{ content: [number(ancestor)], style }]),
          ...(place.length <= 2 ? [{ content: ["* ", born(ancestor, DATES.iso)], style }] : []),
        ],
        { pad: 5, leading: 1.12 },
      );
    }
    sheet.line(26, 536, 816, 536, 0.5, "#8a6d1d");
    sheet.text(40, 562, "President / Präsident / Président:", { ...label, size: 8 });
    signature(sheet, 190, 562, "I. Markova");
    sheet.text(800, 562, "This pedigree remains valid only with seal and signature.", {
      ...label,
      size: 8,
      align: "right",
    });
    return sheet;
  },
};

/** Italy, a FIFe member: portrait, labels in Italian, each ancestor numbered in a row of its own height, a stamp at the foot. */
import { DATES } from "../dates.ts";
import { FIFE_TITLES } from "../family.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  boxesOf,
  breed,
  colourWords,
  emblem,
  ems,
  fillBox,
  number,
  roundStamp,
  says,
  sex,
  signature,
  titled,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

export const anfi: Layout = {
  name: "anfi",
  wish: {
    generations: 4,
    cultures: ["italian", "italian", "french", "german"],
    breeds: ["MCO", "SBI", "BRI", "NFO", "SIB"],
    titles: { ...FIFE_TITLES, before: ["CH", "IC", "GIC", "EC", "IT*CH", "SC"] },
    number: (random, cat) =>
      cat.country === "IT"
        ? `(IT)ANFI ${random.of(["LO", "LO", "RX"])} ${cat.born.slice(2, 4)}-${random.digits(5)}`
        : cat.country === "FR"
          ? `LOOF ${cat.born.slice(0, 4)}.${random.digits(5)}`
          : `(DE)1.DEKZV LO ${random.digits(5)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("portrait", "#fdfdfd");
    sheet.rect(0, 0, 14, 842, { fill: "#008c45", stroke: "none" });
    sheet.rect(581, 0, 14, 842, { fill: "#cd212a", stroke: "none" });
    emblem(sheet, 60, 52, 22, "#444", "ANFI");
    sheet.text(310, 40, says("", "issuer", "Associazione Nazionale Felina Italiana", "ANFI"), {
      face: "old",
      size: 17,
      bold: true,
      align: "middle",
    });
    sheet.text(
      310,
      54,
      [
        "Membro della ",
        says("", "system", "Fédération Internationale Féline", "FIFe"),
        " · Libro Genealogico riconosciuto dal MiPAAF",
      ],
      { face: "old", size: 8, align: "middle" },
    );
    sheet.text(310, 76, "CERTIFICATO GENEALOGICO", {
      face: "old",
      size: 15,
      align: "middle",
      spacing: 0.12,
    });
    const label: Style = { face: "sans", size: 7, colour: "#555" };
    const value: Style = { face: "sans", size: 9.2 };
    const rows: readonly (readonly (readonly [number, string, Content, number])[])[] = [
      [
        [30, "Nome del gatto", titled(cat, { style: { bold: true } }), 300],
        [380, "Sesso", sex(cat, ["Maschio", "Femmina"]), 150],
      ],
      [
        [30, "Razza", breed(family, "italian"), 140],
        [190, "Colore", colourWords(cat, "english"), 180],
        [380, "Codice EMS", ems(cat), 150],
      ],
      [
        [30, "N. di registrazione", number(cat), 140],
        [190, "Nato il", born(cat, DATES.slashes), 150],
        [380, "Microchip", says("", "chip", family.chip), 170],
      ],
      [
        [30, "Allevatore", [says("", "breeder", family.breeder), `, ${family.breederTown}`], 330],
        [380, "Proprietario", says("", "owner", family.owner), 170],
      ],
    ];
    for (const [index, row] of rows.entries()) {
      const y = 98 + index * 24;
      for (const [x, name, content, fit] of row) {
        sheet.text(x, y, name, label);
        sheet.text(x, y + 11, content, { ...value, fit });
      }
      sheet.line(30, y + 15, 566, y + 15, 0.3, "#aaa");
    }
    const boxes = boxesOf({
      generations: 4,
      area: { x: 26, y: 204, w: 544, h: 560 },
      columns: [1.1, 1.05, 1, 1.1],
    });
    let index = 0;
    for (const [place, box] of boxes) {
      index += 1;
      sheet.rect(box.x, box.y, box.w, box.h, { stroke: "#888", width: 0.4 });
      sheet.text(box.x + box.w - 3, box.y + 7, String(index), {
        face: "sans",
        size: 5,
        colour: "#999",
        align: "right",
      });
      const ancestor = family.at.get(place);
      if (ancestor === undefined) continue;
      const style: Style = { face: "sans", size: [8.2, 7.4, 6.6, 5.6][place.length - 1]! };
      const last = place.length === 4;
      fillBox(
        sheet,
        { ...box, w: box.w - 6 },
        [
          ...(place.length === 1
            ? [
                {
                  content: [place === "s" ? "PADRE" : "MADRE"],
                  style: { ...style, bold: true, colour: "#555" },
                },
              ]
            : []),
          {
            content: titled(ancestor),
            style: { ...style, bold: true, ...(last ? { fit: 1 } : {}) },
          },
          {
            content: [
              ems(ancestor),
              ...(place.length < 4 ? [" - ", ...colourWords(ancestor, "english")] : []),
            ],
            style: { ...style, ...(last ? { fit: 1 } : {}) },
          },
          { content: [number(ancestor)], style: { ...style, ...(last ? { fit: 1 } : {}) } },
          ...(place.length <= 2
            ? [{ content: ["nato il ", born(ancestor, DATES.slashes)], style }]
            : []),
        ],
        { leading: 1.12 },
      );
    }
    sheet.text(30, 790, `Rilasciato a Torino il ${DATES.slashes(family.issued)}`, {
      ...value,
      size: 8,
    });
    signature(sheet, 260, 796, "G. Ferraris");
    roundStamp(sheet, 500, 788, 34, "ASSOCIAZIONE NAZIONALE FELINA ITALIANA * ", "#7a1f5a");
    sheet.text(297, 830, "Il presente certificato non costituisce titolo di proprietà", {
      ...label,
      align: "middle",
    });
    return sheet;
  },
};

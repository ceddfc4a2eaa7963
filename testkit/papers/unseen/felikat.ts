/** The Netherlands, a FIFe member: landscape, the cat in a panel of two columns in Dutch, ancestors in shaded rows. */
import { DATES } from "../dates.ts";
import { FIFE_TITLES } from "../family.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  boxesOf,
  breed,
  emblem,
  ems,
  fillBox,
  number,
  says,
  sex,
  titled,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

export const felikat: Layout = {
  name: "felikat",
  wish: {
    generations: 4,
    cultures: ["dutch", "dutch", "german", "finnish"],
    breeds: ["NFO", "MCO", "BRI", "SIB", "SBI"],
    titles: FIFE_TITLES,
    mark: (country) => `${country}*`,
    number: (random, cat) =>
      cat.country === "NL"
        ? `(NL)FK LO ${random.digits(6)}`
        : cat.country === "FI"
          ? `(FI)KIS LO ${random.digits(6)}`
          : `(DE)DEKZV LO ${random.digits(2)}/${random.digits(4)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("landscape");
    sheet.rect(0, 0, 842, 30, { fill: "#e86a10", stroke: "none" });
    sheet.text(
      24,
      21,
      says(
        "",
        "issuer",
        "Felikat – Nederlandse Vereniging van Fokkers en Liefhebbers van Katten",
        "Felikat",
      ),
      { face: "sans", size: 13, bold: true, colour: "#fff" },
    );
    sheet.text(818, 21, ["lid van ", says("", "system", "FIFe")], {
      face: "sans",
      size: 10,
      colour: "#fff",
      align: "right",
    });
    emblem(sheet, 790, 80, 26, "#e86a10");
    sheet.text(24, 56, "Stamboom / Pedigree", { face: "sans", size: 18, bold: true });
    const style: Style = { face: "sans", size: 8.6 };
    const fields: readonly (readonly [number, number, string, Content])[] = [
      [24, 76, "Naam kat", titled(cat, { style: { bold: true, size: 11 } })],
      [24, 92, "Stamboeknr.", number(cat)],
      [24, 106, "Geslacht", sex(cat, ["kater (1,0)", "poes (0,1)"])],
      [24, 120, "Geboren", born(cat, DATES.dashes)],
      [400, 76, "Ras", breed(family, "english")],
      [400, 92, "Kleur (EMS)", ems(cat)],
      [400, 106, "Chipnr.", says("", "chip", family.chip)],
      [400, 120, "Fokker", [says("", "breeder", family.breeder), `, ${family.breederTown}`]],
      [400, 134, "Eigenaar", [says("", "owner", family.owner), `, ${family.ownerTown}`]],
    ];
    for (const [x, y, label, content] of fields) {
      sheet.text(x, y, [label, " :"], { ...style, colour: "#b04a00" });
      sheet.text(x + 70, y, content, { ...style, fit: 290 });
    }
    const boxes = boxesOf({
      generations: 4,
      area: { x: 20, y: 150, w: 802, h: 400 },
      columns: [1.15, 1.05, 1, 1.1],
    });
    for (const [place, box] of boxes) {
      sheet.rect(box.x + 1, box.y + 0.8, box.w - 2, box.h - 1.6, {
        fill: place.endsWith("s") ? "#fdf0e4" : "#f4f4f4",
        stroke: "none",
      });
      const ancestor = family.at.get(place);
      if (ancestor === undefined) continue;
      const look: Style = { face: "sans", size: [9, 8, 7, 5.9][place.length - 1]! };
      const last = place.length === 4;
      fillBox(
        sheet,
        box,
        [
          {
            content: titled(ancestor),
            style: { ...look, bold: true, ...(last ? { fit: 1 } : {}) },
          },
          ...(last
            ? [{ content: [number(ancestor), " · ", ems(ancestor)], style: { ...look, fit: 1 } }]
            : [
                { content: [number(ancestor)], style: look },
                {
                  content: [
                    ems(ancestor),
                    ...(place.length < 3 ? [", geb. ", born(ancestor, DATES.dashes)] : []),
                  ],
                  style: look,
                },
              ]),
        ],
        { pad: 5 },
      );
    }
    sheet.text(
      24,
      568,
      `Datum afgifte: ${DATES.dashes(family.issued)}. Deze stamboom blijft eigendom van de vereniging.`,
      { ...style, size: 7 },
    );
    sheet.text(818, 568, "Stamboekkantoor", { ...style, size: 7, align: "right" });
    return sheet;
  },
};

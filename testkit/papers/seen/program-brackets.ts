/** A printout of a breeder's program: five generations on brackets, one line an ancestor, sans letters, nothing ruled. */
import { DATES } from "../dates.ts";
import { FIFE_TITLES } from "../family.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  boxesOf,
  bracket,
  ems,
  fillBox,
  fullName,
  number,
  says,
  sex,
  titled,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

export const programBrackets: Layout = {
  name: "program-brackets",
  wish: {
    generations: 5,
    cultures: ["dutch", "german", "american", "british"],
    breeds: ["MCO", "BEN", "RAG"],
    titles: { ...FIFE_TITLES, share: 0.25 },
    unknown: 0.02,
    number: (random, cat) =>
      `${random.of(["NL", "LO", "SBT", "RR"])}${random.digits(7)}${cat.sex === "male" ? "M" : "F"}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("landscape");
    sheet.text(30, 40, ["Pedigree of ", ...fullName(cat)], { face: "sans", size: 15, bold: true });
    const facts: readonly (readonly [string, Content])[] = [
      ["Sex:", sex(cat, ["Male", "Female"])],
      ["DOB:", born(cat, DATES.dayMonth)],
      ["Reg #:", number(cat)],
      ["Color:", ems(cat)],
      ["Breeder:", says("", "breeder", family.breeder)],
    ];
    let x = 30;
    for (const [label, content] of facts) {
      x += sheet.text(x, 58, label, { face: "sans", size: 8, colour: "#666" }) + 4;
      x += sheet.text(x, 58, content, { face: "sans", size: 8 }) + 18;
    }
    const boxes = boxesOf({
      generations: 5,
      area: { x: 24, y: 72, w: 798, h: 484 },
      columns: [1, 1, 1.05, 1.1, 1.3],
    });
    for (const [place, box] of boxes) {
      const parents = [`${place}s`, `${place}d`]
        .map((parent) => boxes.get(parent))
        .filter((box) => box !== undefined);
      if (parents.length === 2)
        bracket(
          sheet,
          { ...box, w: box.w - 8 },
          parents.map((box) => ({ ...box, x: box.x + 2 })),
          0.6,
          "#888",
        );
      const ancestor = family.at.get(place);
      if (ancestor === undefined) {
        fillBox(sheet, box, [
          { content: ["Unknown"], style: { face: "sans", size: 5.6, colour: "#888" } },
        ]);
        continue;
      }
      const size = [7.6, 7, 6.4, 5.8, 5.4][place.length - 1]!;
      const style: Style = { face: "sans", size, fit: 1 };
      fillBox(
        sheet,
        { ...box, w: box.w - 12 },
        [
          { content: titled(ancestor), style: { ...style, bold: place.length < 3 } },
          ...(place.length < 5
            ? [{ content: [ems(ancestor), ", ", number(ancestor)], style }]
            : []),
          ...(place.length < 4 ? [{ content: [born(ancestor, DATES.dayMonth)], style }] : []),
        ],
        { leading: 1.1 },
      );
    }
    sheet.text(
      30,
      576,
      `Printed ${DATES.dayMonth(family.issued)} — unregistered copy of CatBook 4.2`,
      { face: "sans", size: 6.5, colour: "#777" },
    );
    sheet.text(812, 576, "Page 1 of 1", {
      face: "sans",
      size: 6.5,
      colour: "#777",
      align: "right",
    });
    return sheet;
  },
};

/** A page printed from a cattery's web site: a table of cells in two colours, address and date of the browser at the margins. */
import { DATES } from "../dates.ts";
import { FIFE_TITLES } from "../family.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  boxesOf,
  colourWords,
  ems,
  fillBox,
  fullName,
  number,
  says,
  sex,
  titled,
} from "../pieces.ts";
import { Sheet, type Style } from "../sheet.ts";

export const programTable: Layout = {
  name: "program-table",
  wish: {
    generations: 4,
    cultures: ["swedish", "american", "polish", "dutch"],
    breeds: ["MCO", "NFO", "RAG", "SIB"],
    titles: { ...FIFE_TITLES, share: 0.35 },
    number: (random, cat) => `${cat.country} LO ${random.digits(6)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("portrait");
    const margin: Style = { face: "serif", size: 7.5 };
    sheet.text(24, 22, DATES.slashes(family.issued), margin);
    sheet.text(571, 22, "Our cats - Pedigree", { ...margin, align: "right" });
    sheet.text(24, 832, "http://www.ourcattery.example/cats/pedigree.php?id=218", margin);
    sheet.text(571, 832, "1/1", { ...margin, align: "right" });
    sheet.text(36, 62, fullName(cat), {
      face: "humanist",
      size: 19,
      bold: true,
      colour: "#33506b",
    });
    const line: Style = { face: "humanist", size: 9.4 };
    sheet.text(
      36,
      80,
      [
        ems(cat),
        " (",
        ...colourWords(cat, "english"),
        "), ",
        sex(cat, ["male", "female"]),
        ", born ",
        born(cat, DATES.iso),
      ],
      line,
    );
    sheet.text(
      36,
      94,
      ["Reg no: ", number(cat), "   Breeder: ", says("", "breeder", family.breeder)],
      line,
    );
    const boxes = boxesOf({
      generations: 4,
      area: { x: 30, y: 112, w: 536, h: 690 },
      columns: [1, 1, 1, 1],
    });
    for (const [place, box] of boxes) {
      sheet.rect(box.x + 1, box.y + 1, box.w - 2, box.h - 2, {
        fill: place.endsWith("s") ? "#dde8f4" : "#f6dfe6",
        stroke: "#fff",
        width: 1,
      });
      const ancestor = family.at.get(place);
      if (ancestor === undefined) continue;
      const style: Style = {
        face: "humanist",
        size: [9, 8.4, 7.6, 6.4][place.length - 1]!,
        align: "middle",
      };
      fillBox(sheet, box, [
        { content: titled(ancestor), style: { ...style, bold: true } },
        { content: [ems(ancestor)], style },
        ...(place.length < 4
          ? [
              { content: [number(ancestor)], style },
              { content: [born(ancestor, DATES.iso)], style },
            ]
          : []),
      ]);
    }
    return sheet;
  },
};

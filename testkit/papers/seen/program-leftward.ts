/** A printout that grows to the left: the cat stands at the right, its ancestors away from it, dams above sires. */
import { DATES } from "../dates.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  boxesOf,
  breed,
  colourWords,
  fillBox,
  fullName,
  number,
  says,
  sex,
  titled,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

export const programLeftward: Layout = {
  name: "program-leftward",
  wish: {
    generations: 3,
    cultures: ["american", "australian", "british"],
    breeds: ["RAG", "SIB", "BRI", "NFO"],
    titles: {
      before: ["CH", "GRC", "DGC", "SGC", "QGC", "RW SGC"],
      after: ["OS", "OD"],
      share: 0.4,
    },
    number: (random, cat) =>
      `SBT ${cat.born.slice(5, 7)}${cat.born.slice(8)}${cat.born.slice(2, 4)} ${random.digits(3)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("landscape");
    const style: Style = { face: "narrow", size: 9 };
    sheet.text(30, 44, "Family tree", { ...style, size: 22, bold: true });
    sheet.text(30, 60, `prepared for our kitten families, ${DATES.monthDay(family.issued)}`, {
      ...style,
      italic: true,
    });
    const card = { x: 646, y: 176, w: 168, h: 240 };
    sheet.rect(card.x, card.y, card.w, card.h, {
      fill: "#f4efe2",
      stroke: "#94805a",
      width: 1.2,
      round: 8,
    });
    const fields: readonly (readonly [string, Content])[] = [
      ["", fullName(cat, { style: { bold: true, size: 12 } })],
      ["Breed", breed(family, "english")],
      ["Color", colourWords(cat, "american")],
      ["Gender", sex(cat, ["Male", "Female"])],
      ["Born", born(cat, DATES.monthDay)],
      ["Registration", number(cat)],
      ["Breeder", says("", "breeder", family.breeder)],
    ];
    let y = card.y + 26;
    for (const [label, content] of fields) {
      if (label === "")
        y = sheet.paragraph(card.x + 10, y, card.w - 20, content, { ...style, size: 12 }) + 8;
      else {
        sheet.text(card.x + 10, y, label, { ...style, size: 7.5, colour: "#7a6a45" });
        y = sheet.paragraph(card.x + 10, y + 11, card.w - 20, content, style) + 6;
      }
    }
    const boxes = boxesOf({
      generations: 3,
      area: { x: 26, y: 78, w: 606, h: 470 },
      towards: "left",
      damFirst: true,
      columns: [1, 1, 1],
    });
    for (const [place, box] of boxes) {
      const inner = { x: box.x + 8, y: box.y + 4, w: box.w - 18, h: box.h - 8 };
      const high = Math.min(inner.h, 92);
      const drawn = { ...inner, y: inner.y + (inner.h - high) / 2, h: high };
      sheet.rect(drawn.x, drawn.y, drawn.w, drawn.h, {
        stroke: "#94805a",
        round: 6,
        width: 0.8,
        fill: place.endsWith("d") ? "#fbeff2" : "#eef3fb",
      });
      const child = place.length === 1 ? { ...card } : boxes.get(place.slice(0, -1))!;
      const from = place.length === 1 ? card.x : child.x + 8;
      sheet.path(
        `M${drawn.x + drawn.w} ${drawn.y + high / 2}C${from - 4} ${drawn.y + high / 2} ${drawn.x + drawn.w} ${child.y + child.h / 2} ${from} ${child.y + child.h / 2}`,
        { stroke: "#94805a", width: 0.9 },
      );
      const ancestor = family.at.get(place);
      if (ancestor === undefined) continue;
      const look: Style = { ...style, size: place.length === 3 ? 7.6 : 8.6, align: "middle" };
      fillBox(
        sheet,
        drawn,
        [
          { content: titled(ancestor), style: { ...look, bold: true } },
          { content: colourWords(ancestor, "american"), style: look },
          { content: [number(ancestor)], style: look },
          ...(place.length < 3
            ? [{ content: ["Born ", born(ancestor, DATES.monthDay)], style: look }]
            : []),
        ],
        { leading: 1.1 },
      );
    }
    return sheet;
  },
};

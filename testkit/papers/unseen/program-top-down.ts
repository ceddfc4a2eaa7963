/** A printout that grows downwards: the cat above, parents under it, grandparents under them, everything in the middle of its box. */
import { DATES } from "../dates.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  boxesOf,
  breed,
  emblem,
  ems,
  fillBox,
  fullName,
  number,
  says,
  sex,
  titled,
} from "../pieces.ts";
import { Sheet, type Style } from "../sheet.ts";

export const programTopDown: Layout = {
  name: "program-top-down",
  wish: {
    generations: 3,
    cultures: ["italian", "french", "american", "dutch"],
    breeds: ["MCO", "RAG", "BEN", "SPH"],
    titles: { before: ["CH", "GRC", "SGC", "IC", "GIC", "WCH"], after: ["DM", "JW"], share: 0.35 },
    number: (random, cat) => `${cat.country} ${random.digits(2)}.${random.digits(5)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("landscape", "#ffffff");
    emblem(sheet, 60, 60, 28, "#444");
    const style: Style = { face: "modern", size: 8.6, align: "middle" };
    const root = { x: 281, y: 24, w: 280, h: 108 };
    sheet.rect(root.x, root.y, root.w, root.h, { width: 1.4, stroke: "#333" });
    fillBox(
      sheet,
      root,
      [
        { content: fullName(cat), style: { ...style, size: 14, bold: true } },
        {
          content: [breed(family, "english"), ", ", ems(cat), ", ", sex(cat, ["male", "female"])],
          style,
        },
        { content: ["born ", born(cat, DATES.dayMonth)], style },
        { content: ["Reg. ", number(cat)], style },
        { content: ["Breeder: ", says("", "breeder", family.breeder)], style },
      ],
      { leading: 1.3 },
    );
    const boxes = boxesOf({
      generations: 3,
      area: { x: 20, y: 150, w: 802, h: 400 },
      towards: "down",
      columns: [0.8, 0.95, 1.2],
    });
    for (const [place, box] of boxes) {
      const inner = { x: box.x + 4, y: box.y + 12, w: box.w - 8, h: box.h - 14 };
      const child = place.length === 1 ? root : boxes.get(place.slice(0, -1))!;
      const bottom = place.length === 1 ? root.y + root.h : child.y + child.h - 2;
      const middle = (bottom + inner.y) / 2;
      sheet.path(`M${child.x + child.w / 2} ${bottom}V${middle}H${box.x + box.w / 2}V${inner.y}`, {
        stroke: "#333",
        width: 0.8,
      });
      sheet.rect(inner.x, inner.y, inner.w, inner.h, { stroke: "#333", width: 0.7 });
      const ancestor = family.at.get(place);
      if (ancestor === undefined) continue;
      const look: Style = { ...style, size: [9.4, 8, 6.6][place.length - 1]! };
      fillBox(
        sheet,
        inner,
        [
          { content: titled(ancestor), style: { ...look, bold: true } },
          { content: [ems(ancestor)], style: look },
          { content: [number(ancestor)], style: look },
          { content: [born(ancestor, DATES.dayMonth)], style: look },
        ],
        { leading: 1.25 },
      );
    }
    sheet.text(822, 574, `made ${DATES.dayMonth(family.issued)}`, {
      ...style,
      size: 6.5,
      align: "right",
      colour: "#888",
    });
    return sheet;
  },
};

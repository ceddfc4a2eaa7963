/** A cattery's own print: the cat at the foot of the page, three generations above it, dates and colours but no numbers in the last. */
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
import { Sheet, type Style } from "../sheet.ts";

export const programUpwards: Layout = {
  name: "program-upwards",
  wish: {
    generations: 3,
    cultures: ["french", "british", "american"],
    breeds: ["SBI", "BEN", "MCO", "PER"],
    titles: { before: ["CH", "GRC", "SGC"], after: [], share: 0.3 },
    number: (random, cat) => `${cat.country}-${random.digits(7)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("landscape", "#fdfaf6");
    const look: Style = { face: "book", size: 10, align: "middle" };
    const boxes = boxesOf({
      generations: 3,
      area: { x: 20, y: 30, w: 802, h: 380 },
      towards: "up",
    });
    for (const [place, box] of boxes) {
      sheet.rect(box.x + 4, box.y + 8, box.w - 8, box.h - 16, { stroke: "#8a6d3b", round: 6 });
      const ancestor = family.at.get(place)!;
      const style: Style = {
        face: "book",
        size: [9.5, 8.4, 7][place.length - 1]!,
        align: "middle",
      };
      fillBox(
        sheet,
        { ...box, x: box.x + 4, w: box.w - 8 },
        [
          { content: titled(ancestor), style: { ...style, bold: true } },
          { content: colourWords(ancestor, "english"), style },
          ...(place.length < 3 ? [{ content: [number(ancestor)], style }] : []),
          { content: [born(ancestor, DATES.dayMonthLong)], style },
        ],
        { pad: 4 },
      );
    }
    sheet.text(421, 446, fullName(cat), { ...look, size: 20, bold: true });
    sheet.text(
      421,
      466,
      [
        breed(family, "english"),
        ", ",
        sex(cat, ["male", "female"]),
        ", ",
        ...colourWords(cat, "english"),
      ],
      look,
    );
    sheet.text(421, 482, ["Date of birth: ", born(cat, DATES.dayMonthLong)], look);
    sheet.text(421, 498, ["Registration number: ", number(cat)], look);
    sheet.text(421, 514, ["Bred by: ", says("", "breeder", family.breeder)], look);
    return sheet;
  },
};

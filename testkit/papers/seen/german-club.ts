/** An independent German club: own data and a photo in a column at the left, titles behind names, unknown ancestors as «N.N.». */
import { DATES } from "../dates.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  boxesOf,
  breed,
  colourWords,
  emblem,
  fillBox,
  number,
  roundStamp,
  says,
  sex,
  titled,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

export const germanClub: Layout = {
  name: "german-club",
  wish: {
    generations: 4,
    cultures: ["german", "german", "american", "russianLatin"],
    breeds: ["BRI", "MCO", "RAG", "PER", "SIB"],
    titles: {
      before: [],
      after: ["Ch.", "Int. Ch.", "Gr. Int. Ch.", "Euro-Ch.", "Ch., JCH"],
      share: 0.4,
    },
    unknown: 0.04,
    number: (random, cat) =>
      cat.country === "DE"
        ? `${random.of(["IGRK", "DRU", "RVD"])}-${random.digits(5)}-${cat.born.slice(2, 4)}`
        : cat.country === "US"
          ? `SBT ${random.digits(6)} ${random.digits(3)}`
          : `RUI LO ${random.digits(5)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("landscape", "#fffefb");
    sheet.rect(20, 20, 186, 555, { fill: "#eef2e6", stroke: "#4d6b2c", width: 0.8 });
    emblem(sheet, 113, 60, 24, "#4d6b2c");
    sheet.paragraph(
      34,
      104,
      160,
      says("", "issuer", "Interessengemeinschaft Rassekatzen Rhein-Main e.V."),
      { face: "modern", size: 10, bold: true },
      1.2,
    );
    sheet.text(34, 146, "Abstammungsnachweis", {
      face: "modern",
      size: 13,
      bold: true,
      colour: "#4d6b2c",
    });
    sheet.rect(34, 156, 84, 66, { fill: "#b8c4a8", stroke: "#888" });
    sheet.path("M52 210q4 -34 24 -34t24 34zM58 182l4 -16l10 10zM94 182l-4 -16l-10 10z", {
      fill: "#6b5a48",
      stroke: "none",
    });
    const fields: readonly (readonly [string, Content])[] = [
      ["Name", titled(cat)],
      ["Rasse", breed(family, "german")],
      ["Farbe", colourWords(cat, "german")],
      ["Geschlecht", sex(cat, ["1,0 Kater", "0,1 Katze"])],
      ["Wurfdatum", born(cat, DATES.dots)],
      ["ZB-Nr.", number(cat)],
      ["Chip", says("", "chip", family.chip)],
      ["Züchter", says("", "breeder", family.breeder)],
      ["Besitzer", says("", "owner", family.owner)],
    ];
    let y = 242;
    for (const [label, content] of fields) {
      sheet.text(30, y, `${label}:`, { face: "modern", size: 7, colour: "#4d6b2c" });
      y = sheet.paragraph(78, y, 122, content, { face: "modern", size: 8.4, bold: true }) + 8;
    }
    roundStamp(sheet, 140, 520, 34, "INTERESSENGEMEINSCHAFT RASSEKATZEN * ", "#2a4fa0");
    sheet.text(30, 566, `Ausgestellt: ${DATES.dots(family.issued)}`, { face: "modern", size: 7 });
    const boxes = boxesOf({
      generations: 4,
      area: { x: 214, y: 34, w: 612, h: 541 },
      columns: [1.05, 1.05, 1, 1.1],
    });
    for (const [index, head] of [
      "1. Generation",
      "2. Generation",
      "3. Generation",
      "4. Generation",
    ].entries()) {
      sheet.text(222 + index * 152, 30, head, {
        face: "modern",
        size: 7,
        bold: true,
        colour: "#4d6b2c",
      });
    }
    for (const [place, box] of boxes) {
      sheet.rect(box.x, box.y, box.w, box.h, { stroke: "#4d6b2c", width: 0.5 });
      const ancestor = family.at.get(place);
      const style: Style = { face: "modern", size: [8.2, 7.4, 6.6, 5.6][place.length - 1]! };
      if (ancestor === undefined) {
        fillBox(sheet, box, [{ content: ["N.N."], style }]);
        continue;
      }
      const last = place.length === 4;
      const one = last ? { fit: 1 } : {};
      fillBox(sheet, box, [
        {
          content: titled(ancestor, { behind: " – ", titleStyle: { colour: "#b02020" } }),
          style: { ...style, bold: true, ...one },
        },
        { content: colourWords(ancestor, "german"), style: { ...style, ...one } },
        {
          content: [
            number(ancestor),
            ...(place.length <= 2 ? [", *", born(ancestor, DATES.dots)] : []),
          ],
          style: { ...style, ...one },
        },
      ]);
    }
    return sheet;
  },
};

/** A printout without a tree: ancestors one under the other, numbered as genealogists number them, 1 the cat, 2 its sire, 3 its dam. */
import { DATES } from "../dates.ts";
import { FIFE_TITLES } from "../family.ts";
import type { Layout } from "../layout.ts";
import { born, breed, ems, fullName, number, says, sex, titled } from "../pieces.ts";
import { Sheet, type Style } from "../sheet.ts";

const GENERATIONS = [
  "",
  "Parents",
  "Grandparents",
  "Great-grandparents",
  "Great-great-grandparents",
];

export const programList: Layout = {
  name: "program-list",
  wish: {
    generations: 4,
    cultures: ["norwegian", "swedish", "british", "german"],
    breeds: ["NFO", "MCO", "BRI"],
    titles: { ...FIFE_TITLES, share: 0.3 },
    unknown: 0.04,
    number: (random, cat) => `${cat.country} ${random.of(["LO", "RX"])} ${random.digits(6)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("portrait");
    const style: Style = { face: "sans", size: 8.4 };
    sheet.text(44, 54, fullName(cat), { ...style, size: 17, bold: true });
    sheet.text(
      44,
      70,
      [
        "List of ancestors · ",
        breed(family, "english"),
        " · ",
        ems(cat),
        " · ",
        sex(cat, ["male", "female"]),
      ],
      style,
    );
    sheet.text(
      44,
      83,
      [
        "Born ",
        born(cat, DATES.iso),
        " · registered as ",
        number(cat),
        " · chip ",
        says("", "chip", family.chip),
      ],
      style,
    );
    sheet.text(
      44,
      96,
      [
        "Bred by ",
        says("", "breeder", family.breeder),
        ", owned by ",
        says("", "owner", family.owner),
      ],
      style,
    );
    let y = 120;
    let places = [""];
    let first = 1;
    for (let depth = 1; depth <= 4; depth += 1) {
      places = places.flatMap((place) => [`${place}s`, `${place}d`]);
      first *= 2;
      sheet.text(44, y, GENERATIONS[depth]!, { ...style, size: 10, bold: true });
      sheet.line(44, y + 3, 551, y + 3, 0.5, "#888");
      y += 16;
      for (const [index, place] of places.entries()) {
        const ancestor = family.at.get(place);
        sheet.text(68, y, `${first + index}.`, { ...style, align: "right" });
        if (ancestor === undefined)
          sheet.text(74, y, "not known", { ...style, italic: true, colour: "#777" });
        else {
          sheet.text(74, y, titled(ancestor), { ...style, bold: depth === 1, fit: 226 });
          sheet.text(306, y, [ems(ancestor)], { ...style, fit: 78 });
          sheet.text(390, y, [born(ancestor, DATES.iso)], style);
          sheet.text(444, y, [number(ancestor)], { ...style, fit: 108 });
        }
        y += depth === 4 ? 13.4 : 15;
      }
      y += 12;
    }
    sheet.text(551, 820, `${DATES.iso(family.issued)} · page 1/1`, {
      ...style,
      size: 7,
      colour: "#777",
      align: "right",
    });
    return sheet;
  },
};

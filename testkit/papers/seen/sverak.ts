/** Sweden, a FIFe member: portrait, four generations without rules, small labels in Swedish and English. */
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

const LABEL: Style = { face: "condensed", size: 6.5, italic: true, colour: "#555" };
const VALUE: Style = { face: "condensed", size: 9.5 };

export const sverak: Layout = {
  name: "sverak",
  wish: {
    generations: 4,
    cultures: ["swedish", "norwegian", "finnish"],
    breeds: ["NFO", "MCO", "SIB", "SBI"],
    titles: {
      ...FIFE_TITLES,
      before: [...FIFE_TITLES.before, "S*CH", "SE*GIC", "SW'17 CH", "SE*NW21 GIC"],
    },
    number: (random, cat) =>
      cat.country === "SE"
        ? `(SE)SVERAK LO ${random.digits(6)}`
        : cat.country === "NO"
          ? `(NO)NRR LO ${random.digits(6)}`
          : `(FI)KIS LO ${random.digits(6)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("portrait");
    sheet.rect(0, 0, 595, 74, { fill: "#dfe9f5", stroke: "none" });
    emblem(sheet, 50, 36, 22, "#1d4f91", "SVERAK");
    sheet.text(90, 32, "STAMTAVLA · PEDIGREE", {
      face: "condensed",
      size: 20,
      bold: true,
      colour: "#1d4f91",
    });
    sheet.text(90, 48, says("", "issuer", "Sveriges Raskattklubbars Riksförbund"), {
      face: "condensed",
      size: 10,
    });
    sheet.text(
      90,
      60,
      [`ansluten till Fédération Internationale Féline – `, says("", "system", "FIFe")],
      { face: "condensed", size: 7.5 },
    );
    const rows: readonly (readonly [string, Content, string, Content])[] = [
      ["Namn / Name", titled(cat), "Reg.nr / Reg. no.", number(cat)],
      ["Ras / Breed", breed(family, "english"), "Färg / Colour (EMS)", ems(cat)],
      [
        "Kön / Sex",
        sex(cat, ["Hane / Male", "Hona / Female"]),
        "Född / Born",
        born(cat, DATES.iso),
      ],
      [
        "ID-märkning / Microchip",
        says("", "chip", family.chip),
        "Utfärdad / Issued",
        DATES.iso(family.issued),
      ],
      [
        "Uppfödare / Breeder",
        says("", "breeder", family.breeder),
        "Ägare / Owner",
        says("", "owner", family.owner),
      ],
    ];
    let y = 96;
    for (const [left, leftValue, right, rightValue] of rows) {
      sheet.text(36, y, left, LABEL);
      sheet.text(124, y, leftValue, { ...VALUE, fit: 190 });
      sheet.text(330, y, right, LABEL);
      sheet.text(412, y, rightValue, { ...VALUE, fit: 160 });
      y += 17;
    }
    sheet.line(36, y - 6, 560, y - 6, 1.2, "#1d4f91");
    const shape = {
      generations: 4,
      area: { x: 30, y: y, w: 536, h: 590 },
      columns: [1, 1, 1, 1.1],
    };
    for (const [place, box] of boxesOf(shape)) {
      const ancestor = family.at.get(place);
      if (place.endsWith("d")) sheet.line(box.x + 4, box.y, box.x + box.w - 8, box.y, 0.3, "#9ab");
      if (ancestor === undefined) continue;
      const style: Style = { face: "condensed", size: [8.5, 7.8, 7, 6.2][place.length - 1]! };
      fillBox(sheet, box, [
        { content: titled(ancestor), style: { ...style, bold: true } },
        { content: [number(ancestor)], style },
        {
          content: [
            ems(ancestor),
            ...(place.length < 4 ? ["  f. ", born(ancestor, DATES.iso)] : []),
          ],
          style,
        },
      ]);
    }
    sheet.text(
      297,
      826,
      "SVERAK · Box 64, 201 20 Malmö · www.sverak.example · Denna stamtavla är utskriven ur förbundets stambok",
      { face: "condensed", size: 6.5, align: "middle" },
    );
    return sheet;
  },
};

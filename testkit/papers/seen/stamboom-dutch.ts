/** The Netherlands: the mother's side above the father's, every cell with small labels before its values. */
import { DATES } from "../dates.ts";
import { FIFE_TITLES } from "../family.ts";
import type { Layout } from "../layout.ts";
import { born, boxesOf, breed, ems, fillBox, number, says, sex, titled } from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

export const stamboomDutch: Layout = {
  name: "stamboom-dutch",
  wish: {
    generations: 3,
    cultures: ["dutch", "dutch", "german", "swedish"],
    breeds: ["MCO", "NFO", "BRI", "SIB"],
    titles: { ...FIFE_TITLES, share: 0.35 },
    number: (random, cat) =>
      `${cat.country}${random.of(["LO", "RX"])} ${random.digits(4)}.${random.digits(3)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("landscape");
    sheet.text(30, 40, says("", "issuer", "Nederlandse Vereniging van Kattenfokkers"), {
      face: "condensed",
      size: 17,
      bold: true,
    });
    sheet.text(812, 40, "STAMBOOM", { face: "condensed", size: 17, align: "right" });
    const label: Style = { face: "condensed", size: 8 };
    const value: Style = { face: "condensed", size: 9.4, bold: true };
    const rows: readonly (readonly [string, Content])[][] = [
      [
        ["Naam:", titled(cat)],
        ["Ras:", breed(family, "english")],
        ["Kleur:", ems(cat)],
      ],
      [
        ["Geslacht:", sex(cat, ["kater", "poes"])],
        ["Geboren:", born(cat, DATES.dashes)],
        ["Stamboomnummer:", number(cat)],
      ],
      [
        ["Fokker:", says("", "breeder", family.breeder)],
        ["Eigenaar:", says("", "owner", family.owner)],
        ["Chip:", says("", "chip", family.chip)],
      ],
    ];
    for (const [row, fields] of rows.entries())
      for (const [index, [name, content]] of fields.entries()) {
        const [x, y] = [30 + index * 275, 64 + row * 16];
        const width = sheet.text(x, y, name, label);
        sheet.text(x + width + 5, y, content, { ...value, fit: 262 - width });
      }
    const boxes = boxesOf({
      generations: 3,
      area: { x: 30, y: 112, w: 782, h: 450 },
      damFirst: true,
    });
    for (const [place, box] of boxes) {
      sheet.rect(box.x, box.y, box.w, box.h, { width: 0.5 });
      const ancestor = family.at.get(place)!;
      const style: Style = { face: "condensed", size: 8.2 };
      const small: Style = { ...style, size: 6.8 };
      fillBox(
        sheet,
        box,
        [
          {
            content: [
              {
                place: ancestor.place,
                field: "sex" as const,
                text: place.endsWith("s") ? "Vader" : "Moeder",
                value: ancestor.sex,
                style: small,
              },
            ],
            style: small,
          },
          { content: titled(ancestor), style: { ...style, bold: true } },
          { content: ["EMS: ", ems(ancestor), "   Geb.: ", born(ancestor, DATES.dashes)], style },
          { content: ["Stb.nr.: ", number(ancestor)], style },
        ],
        { valign: "top", pad: 5 },
      );
    }
    return sheet;
  },
};

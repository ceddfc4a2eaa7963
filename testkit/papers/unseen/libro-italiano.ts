/** Italy: the cat's data in a column at the left, number before the name in each box, titles on a line of their own. */
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
  fullName,
  number,
  says,
  sex,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

export const libroItaliano: Layout = {
  name: "libro-italiano",
  wish: {
    generations: 3,
    cultures: ["italian", "italian", "french", "polish"],
    breeds: ["MCO", "RAG", "BEN", "SIB", "PER"],
    titles: { ...FIFE_TITLES, share: 0.4 },
    number: (random, cat) =>
      cat.country === "IT"
        ? `IT LO ${cat.born.slice(0, 4)}/${random.digits(5)}`
        : `${cat.country} ${random.of(["LO", "RX"])} ${random.digits(6)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("landscape", "#ffffff");
    sheet.rect(24, 24, 196, 547, { fill: "#eef4ee", stroke: "#2c6e49", width: 0.8 });
    emblem(sheet, 122, 66, 28, "#2c6e49");
    sheet.text(122, 118, says("", "issuer", "Associazione Felina Tirrena"), {
      face: "humanist",
      size: 12,
      bold: true,
      align: "middle",
    });
    sheet.text(122, 132, ["affiliata ", says("", "system", "FIFe")], {
      face: "humanist",
      size: 8,
      align: "middle",
    });
    const label: Style = { face: "humanist", size: 7, colour: "#2c6e49" };
    const value: Style = { face: "humanist", size: 9.4, fit: 176 };
    const fields: readonly (readonly [string, Content])[] = [
      ["Nome", fullName(cat, { style: { bold: true } })],
      ["Razza", breed(family, "italian")],
      ["Codice EMS", ems(cat)],
      ["Sesso", sex(cat, ["maschio", "femmina"])],
      ["Data di nascita", born(cat, DATES.slashes)],
      ["Numero di iscrizione", number(cat)],
      ["Microchip", says("", "chip", family.chip)],
      ["Allevatore", says("", "breeder", family.breeder)],
      ["Proprietario", says("", "owner", family.owner)],
    ];
    for (const [index, [name, content]] of fields.entries()) {
      const y = 164 + index * 38;
      sheet.text(34, y, name, label);
      sheet.text(34, y + 13, content, value);
      sheet.line(34, y + 18, 210, y + 18, 0.3, "#2c6e49");
    }
    sheet.text(34, 548, `Rilasciato il ${DATES.slashes(family.issued)}`, { ...label, size: 8 });
    sheet.text(528, 50, "CERTIFICATO DI ISCRIZIONE AL LIBRO ORIGINI", {
      face: "humanist",
      size: 15,
      bold: true,
      align: "middle",
      colour: "#2c6e49",
    });
    for (const [index, head] of ["Genitori", "Nonni", "Bisnonni"].entries())
      sheet.text(236 + index * 196, 72, head, { ...label, size: 8 });
    const boxes = boxesOf({ generations: 3, area: { x: 232, y: 80, w: 588, h: 488 } });
    for (const [place, box] of boxes) {
      sheet.rect(box.x + 2, box.y + 2, box.w - 4, box.h - 4, {
        stroke: "#2c6e49",
        width: 0.6,
        round: 5,
      });
      const ancestor = family.at.get(place);
      if (ancestor === undefined) continue;
      const style: Style = { face: "humanist", size: [9.6, 8.8, 7.6][place.length - 1]! };
      const [before, after] = ancestor.titles;
      const titles = [before, after].filter(Boolean).join(" ");
      fillBox(
        sheet,
        box,
        [
          { content: [number(ancestor)], style: { ...style, colour: "#444" } },
          { content: fullName(ancestor), style: { ...style, bold: true } },
          ...(titles === ""
            ? []
            : [
                {
                  content: [says(place, "titles", titles)],
                  style: { ...style, italic: true, size: style.size * 0.9 },
                },
              ]),
          { content: [ems(ancestor), "   nato il ", born(ancestor, DATES.slashes)], style },
        ],
        { pad: 8 },
      );
    }
    return sheet;
  },
};

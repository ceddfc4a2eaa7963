/** Finland, a FIFe member: an extract of the register in Finnish and Swedish, dams above sires, lists instead of boxes. */
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

export const krl: Layout = {
  name: "krl",
  wish: {
    generations: 4,
    cultures: ["finnish", "finnish", "swedish", "norwegian"],
    breeds: ["NFO", "SIB", "MCO", "SBI", "BRI"],
    titles: { ...FIFE_TITLES, before: ["FI*CH", "FI*GIC", "FIN*IC", "FI*SC", "EC", "GIP"] },
    number: (random, cat) =>
      cat.country === "FI"
        ? `FI KIS ${random.of(["LO", "RX"])} ${random.digits(6)}`
        : `${cat.country} ${cat.country === "SE" ? "SVERAK" : "NRR"} LO ${random.digits(6)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("portrait", "#f7fbff");
    sheet.line(30, 66, 565, 66, 2.5, "#003580");
    emblem(sheet, 540, 38, 18, "#003580");
    sheet.text(
      30,
      40,
      says("", "issuer", "Suomen Kissaliitto ry – Finlands Kattförbund rf", "Kissaliitto"),
      { face: "humanist", size: 13, bold: true, colour: "#003580" },
    );
    sheet.text(30, 56, ["Rekisterikirja / Registerbok · ", says("", "system", "FIFe")], {
      face: "humanist",
      size: 10,
    });
    const label: Style = { face: "humanist", size: 7, colour: "#567" };
    const value: Style = { face: "humanist", size: 9.6 };
    const rows: readonly (readonly [string, Content])[] = [
      ["Nimi / Namn", titled(cat, { style: { bold: true } })],
      ["Rotu / Ras", breed(family, "english")],
      ["Väri / Färg", ems(cat)],
      ["Sukupuoli / Kön", sex(cat, ["uros / hane", "naaras / hona"])],
      ["Syntynyt / Född", born(cat, DATES.dotsSpare)],
      ["Rekisterinumero / Registernr", number(cat)],
      ["Tunnistusmerkintä / ID", says("", "chip", family.chip)],
      ["Kasvattaja / Uppfödare", says("", "breeder", family.breeder)],
      ["Omistaja / Ägare", says("", "owner", family.owner)],
    ];
    for (const [index, [name, content]] of rows.entries()) {
      const y = 84 + index * 13;
      sheet.text(30, y, name, label);
      sheet.text(150, y, content, { ...value, fit: 400 });
    }
    const boxes = boxesOf({
      generations: 4,
      area: { x: 24, y: 204, w: 548, h: 586 },
      damFirst: true,
      columns: [1, 1, 1, 1.15],
    });
    for (const [index, head] of [
      "Vanhemmat",
      "Isovanhemmat",
      "Isoisovanhemmat",
      "Esivanhemmat",
    ].entries())
      sheet.text(28 + index * 132, 200, head, { ...label, bold: true });
    for (const [place, box] of boxes) {
      const ancestor = family.at.get(place);
      sheet.line(box.x + 3, box.y + 2, box.x + 3, box.y + box.h - 2, 0.5, "#8fb0d8");
      if (ancestor === undefined) continue;
      const style: Style = { face: "humanist", size: [8.6, 7.8, 7, 6][place.length - 1]! };
      fillBox(
        sheet,
        box,
        [
          {
            content: [
              place.endsWith("d") ? "E. " : "I. ",
              ...titled(ancestor, { style: { bold: true } }),
            ],
            style,
          },
          { content: [number(ancestor)], style },
          { content: [ems(ancestor)], style },
          ...(place.length < 4
            ? [{ content: ["s. ", born(ancestor, DATES.dotsSpare)], style }]
            : []),
        ],
        { pad: 7 },
      );
    }
    sheet.text(30, 812, `Tulostettu ${DATES.dotsSpare(family.issued)} · E. = emä, I. = isä`, label);
    return sheet;
  },
};

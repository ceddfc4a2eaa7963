/** Norway, a FIFe member: landscape, the cat itself is the first box of the tree, lines between, two labelled fields a line below. */
import { DATES } from "../dates.ts";
import { FIFE_TITLES } from "../family.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  boxesOf,
  bracket,
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

export const nrr: Layout = {
  name: "nrr",
  wish: {
    generations: 3,
    cultures: ["norwegian", "norwegian", "swedish", "finnish"],
    breeds: ["NFO", "SIB", "MCO", "SBI"],
    titles: { ...FIFE_TITLES, before: ["NO*CH", "NO*IC", "GIC", "EC", "SC", "N*GIC", "NW'19 SC"] },
    number: (random, cat) =>
      cat.country === "NO"
        ? `(N)NRR LO ${random.digits(6)}`
        : `(${cat.country === "SE" ? "S)SVERAK" : "FIN)KRL"} LO ${random.digits(6)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("landscape", "#ffffff");
    sheet.rect(20, 18, 802, 44, { fill: "#ba0c2f", stroke: "none" });
    sheet.text(36, 46, "STAMTAVLE", { face: "narrow", size: 24, bold: true, colour: "#fff" });
    sheet.text(806, 36, says("", "issuer", "Norske Rasekattklubbers Riksforbund"), {
      face: "narrow",
      size: 13,
      colour: "#fff",
      align: "right",
    });
    sheet.text(806, 52, ["medlem av ", says("", "system", "FIFe")], {
      face: "narrow",
      size: 9,
      colour: "#fff",
      align: "right",
    });
    const style: Style = { face: "narrow", size: 9 };
    const area = { x: 210, y: 74, w: 610, h: 402 };
    const root = { x: 24, y: 214, w: 170, h: 122 };
    sheet.rect(root.x, root.y, root.w, root.h, { stroke: "#ba0c2f", width: 1.4 });
    fillBox(
      sheet,
      root,
      [
        { content: titled(cat), style: { ...style, size: 11, bold: true } },
        { content: [breed(family, "english")], style },
        { content: [ems(cat)], style },
        { content: [sex(cat, ["hann", "hunn"]), ", f. ", born(cat, DATES.dots)], style },
        { content: [number(cat)], style },
      ],
      { pad: 6 },
    );
    const boxes = boxesOf({ generations: 3, area, columns: [1, 1, 1.05] });
    const first = [boxes.get("s")!, boxes.get("d")!];
    bracket(
      sheet,
      root,
      first.map((box) => ({ ...box, x: box.x + 2 })),
      0.8,
      "#ba0c2f",
    );
    for (const [place, box] of boxes) {
      const parents = [`${place}s`, `${place}d`]
        .map((parent) => boxes.get(parent))
        .filter((box) => box !== undefined);
      if (parents.length === 2)
        bracket(
          sheet,
          { ...box, w: box.w - 12 },
          parents.map((box) => ({ ...box, x: box.x + 2 })),
          0.8,
          "#ba0c2f",
        );
      const ancestor = family.at.get(place);
      if (ancestor === undefined) continue;
      const look: Style = { ...style, size: [9.6, 8.8, 8][place.length - 1]! };
      fillBox(
        sheet,
        { ...box, w: box.w - 16 },
        [
          { content: titled(ancestor), style: { ...look, bold: true } },
          { content: [ems(ancestor), "  ", number(ancestor)], style: look },
          { content: ["f. ", born(ancestor, DATES.dots)], style: look },
        ],
        { pad: 4 },
      );
    }
    const below: readonly (readonly [number, number, string, Content])[] = [
      [36, 500, "Oppdretter:", [says("", "breeder", family.breeder), `, ${family.breederTown}`]],
      [430, 500, "Eier:", [says("", "owner", family.owner), `, ${family.ownerTown}`]],
      [36, 518, "Chipnr.:", says("", "chip", family.chip)],
      [430, 518, "Utstedt:", DATES.dots(family.issued)],
    ];
    sheet.line(24, 484, 820, 484, 0.6, "#ba0c2f");
    for (const [x, y, label, content] of below) {
      const width = sheet.text(x, y, label, { ...style, colour: "#666" });
      sheet.text(x + width + 5, y, content, style);
    }
    emblem(sheet, 780, 536, 18, "#00205b");
    sheet.text(
      421,
      570,
      "NRR · Norske Rasekattklubbers Riksforbund · Pb. 6625 Etterstad, 0607 Oslo",
      { ...style, size: 7, align: "middle" },
    );
    return sheet;
  },
};

/** Germany, an independent club: from the top down, on pink paper for a queen and blue for a tom, titled cats in red, numbers and dates of the parents only. */
import { DATES } from "../dates.ts";
import type { Cat } from "../family.ts";
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
  signature,
  titled,
  type Box,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

const TEXT: Style = { face: "serif", size: 10 };
const LABEL: Style = { face: "serif", size: 8, italic: true };
const RED = "#c01818";
const HEIGHTS = [1.28, 1.05, 1];

const colourOf = ({ titles }: Cat): string => (titles.join("") === "" ? "#000" : RED);
const middleOf = ({ x, w }: Box): number => x + w / 2;
const relation = (place: string) =>
  place.length === 1
    ? place === "s"
      ? "Vater"
      : "Mutter"
    : `${place.length === 2 ? "Groß" : "Urgroß"}${place.endsWith("s") ? "vater" : "mutter"}`;

export const stammtafelFarbig: Layout = {
  name: "stammtafel-farbig",
  wish: {
    generations: 3,
    cultures: ["german", "german", "dutch", "austrian"],
    breeds: ["BRI", "NFO", "SIB", "MCO", "SBI"],
    titles: {
      before: ["Ch.", "Int. Ch.", "Gr. Int. Ch.", "Eur. Ch.", "Gr. Eur. Ch.", "Welt-Ch.", "Pr."],
      after: [],
      share: 0.4,
    },
    number: (random, cat) => `ZB ${cat.born.slice(0, 4)}/${random.digits(4)}-${cat.breed}`,
  },
  draw(family) {
    const { cat, random } = family;
    const sheet = new Sheet("landscape", cat.sex === "female" ? "#fdeef1" : "#ecf3fb");
    const ink = cat.sex === "female" ? "#8e3a55" : "#2c4f86";
    emblem(sheet, 64, 46, 22, ink);
    sheet.text(104, 42, says("", "issuer", "Rassekatzenfreunde Nordheide e.V."), {
      face: "blackletter",
      size: 20,
      colour: ink,
    });
    sheet.text(
      104,
      57,
      "Unabhängiger Verein für Zucht und Haltung · Geschäftsstelle: Lindenallee 14, 21244 Buchholz",
      {
        ...TEXT,
        size: 8,
      },
    );
    sheet.text(806, 44, "Stammtafel", {
      face: "blackletter",
      size: 30,
      colour: ink,
      align: "right",
    });

    const columns: readonly (readonly [
      number,
      number,
      number,
      readonly (readonly [string, Content])[],
    ])[] = [
      [
        36,
        56,
        220,
        [
          ["Name", titled(cat, { style: { bold: true } })],
          ["Rasse", breed(family, "german")],
          ["Farbe", colourWords(cat, "german")],
        ],
      ],
      [
        322,
        66,
        160,
        [
          ["Zuchtbuch-Nr.", number(cat)],
          ["Wurfdatum", born(cat, DATES.german)],
          ["Geschlecht", sex(cat, ["Kater", "Kätzin"])],
        ],
      ],
      [
        560,
        56,
        190,
        [
          ["Züchter", [says("", "breeder", family.breeder), `, ${family.breederTown}`]],
          ["Besitzer", [says("", "owner", family.owner), `, ${family.ownerTown}`]],
          [
            "Wurfstärke",
            `${random.between(1, 3)},${random.between(0, 4)}      Mitgl.-Nr. ${random.digits(4)}`,
          ],
        ],
      ],
    ];
    for (const [x, labelled, w, rows] of columns) {
      for (const [index, [label, content]] of rows.entries()) {
        const y = 88 + index * 18;
        sheet.text(x, y, label, LABEL);
        sheet.text(x + labelled, y, content, { ...TEXT, fit: w });
        sheet.line(x + labelled, y + 3, x + labelled + w, y + 3, 0.3, ink, "1 1.5");
      }
    }

    const area = { x: 26, y: 142, w: 790, h: 374 };
    const cells = boxesOf({ generations: 3, area, columns: HEIGHTS, towards: "down" });
    const boxes = new Map(
      [...cells].map(([place, cell]): [string, Box] => {
        const w = Math.min(cell.w - 6, 250);
        return [place, { x: middleOf(cell) - w / 2, y: cell.y + 14, w, h: cell.h - 16 }];
      }),
    );
    sheet.line(421, 138, 421, 146, 0.8, ink);
    for (const [place, box] of boxes) {
      const child = boxes.get(place.slice(0, -1));
      const above = box.y - 10;
      sheet.line(middleOf(box), box.y, middleOf(box), above, 0.8, ink);
      sheet.line(
        middleOf(box),
        above,
        child === undefined ? 421 : middleOf(child),
        above,
        0.8,
        ink,
      );
      if (child !== undefined)
        sheet.line(middleOf(child), child.y + child.h, middleOf(child), above, 0.8, ink);
      sheet.rect(box.x, box.y, box.w, box.h, { fill: "#ffffff", stroke: ink, width: 0.8 });
      sheet.text(middleOf(box), box.y + 10, relation(place), {
        ...LABEL,
        size: 7,
        align: "middle",
        colour: ink,
      });
      const ancestor = family.at.get(place);
      if (ancestor === undefined) continue;
      const size = [10, 8.6, 7.8][place.length - 1]!;
      const style: Style = { face: "serif", size, align: "middle" };
      const inner = { ...box, y: box.y + 11, h: box.h - 12 };
      const colour = colourWords(ancestor, "german");
      const words = colour[0]!.text.split(" ").map((word) => sheet.measure(word, style));
      const widest = Math.max(...words);
      fillBox(sheet, inner, [
        { content: titled(ancestor), style: { ...style, bold: true, colour: colourOf(ancestor) } },
        { content: colour, style: { ...style, size: size * Math.min(1, (inner.w - 8) / widest) } },
        ...(place.length === 1
          ? [
              { content: [number(ancestor)], style },
              { content: ["geb. ", born(ancestor, DATES.dots)], style },
            ]
          : [{ content: [number(ancestor)], style: { ...style, size: size - 0.6, fit: 1 } }]),
      ]);
    }
    sheet.text(36, 544, `Buchholz, den ${DATES.dots(family.issued)}`, TEXT);
    sheet.line(230, 546, 400, 546, 0.5);
    signature(sheet, 256, 541, "H. Petersen");
    sheet.text(230, 556, "Zuchtbuchamt", LABEL);
    roundStamp(sheet, 470, 546, 28, "RASSEKATZENFREUNDE NORDHEIDE · ", "#5a3d8c");
    sheet.paragraph(
      540,
      534,
      272,
      "Titeltiere sind rot gedruckt. Eigenmächtige Änderungen machen diese Stammtafel ungültig. Besitzwechsel sind dem Zuchtbuchamt binnen vier Wochen anzuzeigen.",
      { ...TEXT, size: 7.4 },
    );
    return sheet;
  },
};

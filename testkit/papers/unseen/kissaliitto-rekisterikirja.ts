/** Finland, a FIFe member: a register book in Finnish and Swedish; captioned cells for the cat, four generations in a ruled table, the number above each name. */
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
  roundStamp,
  says,
  sex,
  signature,
  titled,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

const CAPTION: Style = { face: "sans", size: 5.8, colour: "#444" };
const VALUE: Style = { face: "sans", size: 9.2 };
const BLUE = "#17427e";

const HEADS = [
  "Vanhemmat – Föräldrar",
  "Isovanhemmat – Far-/morföräldrar",
  "III polvi – led",
  "IV polvi – led",
];

export const kissaliittoRekisterikirja: Layout = {
  name: "kissaliitto-rekisterikirja",
  wish: {
    generations: 4,
    cultures: ["finnish", "swedish", "norwegian", "finnish"],
    breeds: ["NFO", "MCO", "SBI", "BRI", "RAG"],
    titles: { ...FIFE_TITLES, before: [...FIFE_TITLES.before, "FI*CH", "NW'16 IC", "SW'18 GIC"] },
    number: (random, cat) =>
      cat.country === "FI"
        ? `FI KIS ${random.chance(0.92) ? "LO" : "RX"} ${random.digits(6)}`
        : cat.country === "SE"
          ? `SE SVERAK LO ${random.digits(6)}`
          : `NO NRR LO ${random.digits(6)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("portrait");
    emblem(sheet, 58, 46, 20, BLUE, "KISSALIITTO");
    sheet.text(98, 38, says("", "issuer", "Suomen Kissaliitto ry"), {
      face: "sans",
      size: 14,
      bold: true,
      colour: BLUE,
    });
    sheet.text(98, 53, "Finlands Kattförbund rf", { face: "sans", size: 11, colour: BLUE });
    sheet.text(98, 65, ["Fédération Internationale Féline – ", says("", "system", "FIFe")], {
      face: "sans",
      size: 7,
    });
    sheet.text(565, 40, "REKISTERIKIRJA", { face: "sans", size: 17, bold: true, align: "right" });
    sheet.text(565, 57, "REGISTERBOK", { face: "sans", size: 13, align: "right" });

    type Cell = readonly [caption: string, content: Content, share: number];
    const rows: readonly (readonly Cell[])[] = [
      [
        ["Nimi – Namn", titled(cat, { style: { bold: true } }), 2],
        ["Rekisterinumero – Registernummer", number(cat), 1],
      ],
      [
        ["Rotu – Ras", breed(family, "english"), 1],
        ["Väri (EMS) – Färg (EMS)", ems(cat), 1],
        ["Sukupuoli – Kön", sex(cat, ["Uros – Hane", "Naaras – Hona"]), 1],
      ],
      [
        ["Syntynyt – Född", born(cat, DATES.dotsSpare), 1],
        ["Tunnistemerkintä – ID-märkning", says("", "chip", family.chip), 1],
        ["Pentueen koko – Kullens storlek", String(family.random.between(2, 7)), 1],
      ],
      [
        [
          "Kasvattaja – Uppfödare",
          [says("", "breeder", family.breeder), `, ${family.breederTown}`],
          1,
        ],
        ["Omistaja – Ägare", [says("", "owner", family.owner), `, ${family.ownerTown}`], 1],
      ],
    ];
    let y = 84;
    for (const row of rows) {
      let x = 30;
      const shares = row.reduce((sum, [, , share]) => sum + share, 0);
      for (const [caption, content, share] of row) {
        const w = (535 * share) / shares;
        sheet.rect(x, y, w, 25, { width: 0.5, stroke: BLUE });
        sheet.text(x + 3, y + 7.5, caption, CAPTION);
        sheet.text(x + 5, y + 20, content, { ...VALUE, fit: w - 10 });
        x += w;
      }
      y += 25;
    }

    y += 8;
    const area = { x: 30, y: y + 14, w: 535, h: 548 };
    const shape = { generations: 4, area, columns: [1.02, 1, 1, 1.08] };
    for (const [place, box] of boxesOf(shape)) {
      const depth = place.length;
      if (/^s+$/.test(place)) {
        sheet.rect(box.x, y, box.w, 14, { fill: "#e3ebf6", stroke: BLUE, width: 0.5 });
        sheet.text(box.x + box.w / 2, y + 9.5, HEADS[depth - 1]!, {
          face: "sans",
          size: 6.4,
          bold: true,
          align: "middle",
        });
      }
      sheet.rect(box.x, box.y, box.w, box.h, { width: 0.5, stroke: BLUE });
      if (depth === 1) {
        sheet.text(box.x + 3, box.y + 9, place === "s" ? "Isä – Far" : "Emä – Mor", CAPTION);
      }
      const ancestor = family.at.get(place);
      if (ancestor === undefined) continue;
      const size = [8.6, 8, 7.2, 6.5][depth - 1]!;
      const style: Style = { face: "sans", size };
      const last = depth === 4 ? { fit: 1 } : {};
      fillBox(
        sheet,
        box,
        [
          { content: [number(ancestor)], style: { ...style, size: size - 0.6 } },
          { content: titled(ancestor), style: { ...style, bold: true, ...last } },
          {
            content: [
              ems(ancestor),
              ...(depth < 4 ? ["   s. ", born(ancestor, DATES.dotsSpare)] : []),
            ],
            style,
          },
        ],
        { pad: 4 },
      );
    }
    const foot = area.y + area.h + 16;
    sheet.text(30, foot, `Helsinki ${DATES.dotsSpare(family.issued)}`, { face: "sans", size: 8 });
    sheet.line(300, foot + 22, 470, foot + 22, 0.5);
    sheet.text(300, foot + 31, "Rekisteröijä – Registrator", CAPTION);
    signature(sheet, 320, foot + 16, "A. Virtanen");
    roundStamp(sheet, 520, foot + 14, 25, "SUOMEN KISSALIITTO RY · ", "#2b4ea0");
    sheet.text(
      30,
      826,
      "Suomen Kissaliitto ry · Asesepänkuja 9 B, 00620 Helsinki · toimisto@kissaliitto.example · LO = alkuperärekisteri – ursprungsregister, RX = koerekisteri",
      { face: "sans", size: 5.8, colour: "#333" },
    );
    return sheet;
  },
};

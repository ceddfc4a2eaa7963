/** Slovakia, a FIFe member: a designed sheet, a panel with a place for a photo and the cat's data at the left, cards of four generations at the right, a long footer. */
import { DATES } from "../dates.ts";
import { FIFE_TITLES, type Cat } from "../family.ts";
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
  signature,
  titled,
  type Box,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

const TEAL = "#0f5c63";
const PALE = "#e8f2f2";
const LABEL: Style = { face: "modern", size: 5.8, colour: "#4f7478" };
const VALUE: Style = { face: "modern", size: 8.6 };
const PEOPLE = [
  "Monika Kováčiková",
  "Ľubica Hrušovská",
  "Zuzana Ďuricová",
  "Ján Šťastný",
  "Katarína Vrábľová",
];
const TOWNS = [
  "811 05 Bratislava",
  "040 01 Košice",
  "974 01 Banská Bystrica",
  "010 01 Žilina",
  "949 01 Nitra",
];

/** Catteries of the Czech list that are Slovak on this paper; the others stay abroad. */
const SLOVAK: Record<string, string> = {
  "z Bílého dvora, CZ": "z Bieleho dvora, SK",
  "Stříbrný vánek, CZ": "Strieborný vánok, SK",
  "od Černého jezera, CZ": "od Čierneho plesa, SK",
  "Moravian Lion, CZ": "Tatranský lev, SK",
  "Bohemia Luna, CZ": "Slovakia Luna, SK",
  "z Kouzelné zahrady, CZ": "z Čarovnej záhrady, SK",
};

const slovak = (cat: Cat): Cat => ({ ...cat, suffix: SLOVAK[cat.suffix] ?? cat.suffix });

export const preukazPovodu: Layout = {
  name: "preukaz-povodu",
  wish: {
    generations: 4,
    cultures: ["czech", "czech", "polish", "hungarian"],
    breeds: ["MCO", "BRI", "RAG", "SIB", "BEN"],
    titles: { ...FIFE_TITLES, share: 0.4 },
    number: (random, cat) =>
      cat.place !== "" && cat.country === "CZ" && SLOVAK[cat.suffix] === undefined
        ? `(CZ) ČSCH LO ${random.digits(4)}/${cat.born.slice(2, 4)}/${cat.breed}`
        : cat.country === "PL"
          ? `(PL) FPL LO ${random.digits(6)}`
          : cat.country === "HU"
            ? `(HU) MMOE LO ${random.digits(5)}`
            : `(SK) FFS LO ${random.digits(5)}`,
  },
  draw(family) {
    const { random } = family;
    const cat = slovak(family.cat);
    const sheet = new Sheet("landscape");
    sheet.rect(0, 0, 842, 46, { fill: TEAL, stroke: "none" });
    emblem(sheet, 38, 22, 15, "#ffffff");
    sheet.text(66, 21, says("", "issuer", "Federácia Felis Slovakia"), {
      face: "modern",
      size: 14,
      bold: true,
      colour: "#ffffff",
    });
    sheet.text(
      66,
      35,
      ["Slovenská plemenná kniha mačiek · národný člen ", says("", "system", "FIFe")],
      {
        face: "modern",
        size: 8,
        colour: "#d6ecec",
      },
    );
    sheet.text(818, 29, "PREUKAZ PÔVODU", {
      face: "modern",
      size: 18,
      bold: true,
      align: "right",
      colour: "#ffffff",
      spacing: 0.05,
    });

    sheet.rect(0, 46, 232, 549, { fill: PALE, stroke: "none" });
    sheet.rect(20, 60, 192, 118, { fill: "#ffffff", stroke: "#9bbcbe", round: 8 });
    sheet.text(116, 122, "miesto pre fotografiu", { ...LABEL, size: 8, align: "middle" });
    const [breeder, owner] = random.shuffled(PEOPLE) as [string, string];
    const rows: readonly (readonly [string, Content][])[] = [
      [["MENO MAČKY", titled(cat, { style: { bold: true } })]],
      [["REGISTRAČNÉ ČÍSLO", number(cat)]],
      [
        ["PLEMENO", breed(family, "english")],
        ["EMS KÓD", ems(cat)],
      ],
      [
        ["POHLAVIE", sex(cat, ["kocúr", "mačka"])],
        ["DÁTUM NARODENIA", born(cat, DATES.dotsSpare)],
      ],
      [
        ["ČÍSLO ČIPU", says("", "chip", family.chip)],
        ["POČET MLÁĎAT VO VRHU", `${random.between(2, 7)}`],
      ],
      [["CHOVATEĽ", [says("", "breeder", breeder), `, ${random.of(TOWNS)}`]]],
      [["MAJITEĽ", [says("", "owner", owner), `, ${random.of(TOWNS)}`]]],
    ];
    let y = 192;
    for (const row of rows) {
      for (const [index, [label, content]] of row.entries()) {
        const x = 20 + index * 100;
        sheet.text(x, y, label, LABEL);
        sheet.text(x, y + 12, content, { ...VALUE, fit: row.length === 1 ? 194 : 92 });
      }
      sheet.line(20, y + 17, 212, y + 17, 0.4, "#9bbcbe");
      y += 27;
    }
    sheet.text(20, 396, "Zmena majiteľa", { ...LABEL, size: 7 });
    for (const line of [412, 430]) sheet.line(20, line, 212, line, 0.4, "#9bbcbe");
    sheet.text(20, 450, `Bratislava, ${DATES.dotsSpare(family.issued)}`, VALUE);
    sheet.text(20, 484, "Vedúca plemennej knihy", LABEL);
    signature(sheet, 110, 478, "Kováčová");
    squares(sheet, 24, 500, 58, random);
    sheet.paragraph(
      92,
      512,
      122,
      "Overte pravosť preukazu na www.plemennakniha.example",
      { ...LABEL, size: 6.8 },
      1.3,
    );

    const area = { x: 240, y: 66, w: 596, h: 452 };
    const cells = boxesOf({ generations: 4, area, columns: [1, 1, 1, 1.06] });
    const cards = new Map(
      [...cells].map(([place, { x, y: top, w, h }]): [string, Box] => {
        const high = Math.min(h - 3, [74, 66, 46, 26][place.length - 1]!);
        return [place, { x: x + 6, y: top + (h - high) / 2, w: w - 12, h: high }];
      }),
    );
    for (const [index, head] of [
      "RODIČIA",
      "STARÍ RODIČIA",
      "PRARODIČIA",
      "PRAPRARODIČIA",
    ].entries()) {
      const card = cards.get("s".repeat(index + 1))!;
      sheet.text(card.x + card.w / 2, 59, head, {
        ...LABEL,
        size: 6.6,
        bold: true,
        align: "middle",
      });
    }
    for (const [place, card] of cards) {
      const parents = [cards.get(`${place}s`), cards.get(`${place}d`)].filter(
        (box) => box !== undefined,
      );
      if (parents.length === 2) bracket(sheet, card, parents, 0.7, "#7aa5a8");
      sheet.rect(card.x, card.y, card.w, card.h, { fill: "#ffffff", stroke: "#7aa5a8", round: 4 });
      sheet.rect(card.x, card.y + 3, 3, card.h - 6, {
        fill: place.endsWith("s") ? "#3f7fbf" : "#cf6a8d",
        stroke: "none",
      });
      const known = family.at.get(place);
      if (known === undefined) continue;
      const ancestor = slovak(known);
      const size = [8, 7.6, 6.9, 6.3][place.length - 1]!;
      const style: Style = { face: "modern", size };
      const label = { ...LABEL, size: size - 1 };
      const inner = { ...card, x: card.x + 3, w: card.w - 3 };
      if (place.length === 4) {
        fillBox(sheet, inner, [
          { content: titled(ancestor), style: { ...style, bold: true, fit: 1 } },
          {
            content: [number(ancestor), "  ", ems(ancestor)],
            style: { ...style, size: 5.9, fit: 1 },
          },
        ]);
        continue;
      }
      if (place.length === 1)
        sheet.text(card.x, card.y - 3, place === "s" ? "OTEC" : "MATKA", { ...LABEL, bold: true });
      fillBox(
        sheet,
        inner,
        [
          {
            content: titled(ancestor),
            style: { ...style, bold: true, ...(place.length === 3 ? { fit: 1 } : {}) },
          },
          { content: [number(ancestor)], style: { ...style, fit: 1 } },
          { content: [ems(ancestor)], style },
          {
            content: ["nar. ", born(ancestor, DATES.dotsSpare)],
            style: { ...style, size: label.size },
          },
        ],
        { leading: 1.22 },
      );
    }
    sheet.line(246, 528, 830, 528, 0.5, "#9bbcbe");
    sheet.paragraph(
      246,
      538,
      584,
      "Tento preukaz pôvodu vydala Slovenská plemenná kniha mačiek na základe prihlášky vrhu podanej chovateľom, ktorý zodpovedá za správnosť údajov. LO – Livre d’Origine, RX – Registre Initial et Expérimental. EMS – Easy Mind System. Preukaz pôvodu je neoddeliteľnou súčasťou zvieraťa a pri zmene majiteľa sa odovzdáva spolu s ním. Akékoľvek zmeny vykonané inou osobou ako plemennou knihou robia preukaz neplatným.",
      { face: "modern", size: 6.2, colour: "#42585a" },
      1.35,
    );
    sheet.text(
      246,
      582,
      "Federácia Felis Slovakia, Karpatská 18, 811 05 Bratislava · IČO 45 747 741 · plemennakniha@felisslovakia.example",
      {
        face: "modern",
        size: 6.2,
        colour: TEAL,
      },
    );
    return sheet;
  },
};

/** What looks like a square code. */
function squares(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  random: { chance: (part: number) => boolean },
): void {
  const step = size / 21;
  const at = (column: number, row: number) =>
    `M${x + column * step} ${y + row * step}h${step}v${step}h${-step}z`;
  let d = "";
  for (let row = 0; row < 21; row += 1) {
    for (let column = 0; column < 21; column += 1) {
      const eye = [
        [3, 3],
        [17, 3],
        [3, 17],
      ].find(([cx, cy]) => Math.abs(cx! - column) <= 4 && Math.abs(cy! - row) <= 4);
      const ring = eye && Math.max(Math.abs(eye[0]! - column), Math.abs(eye[1]! - row));
      if (ring === undefined ? random.chance(0.48) : ring === 3 || ring <= 1) d += at(column, row);
    }
  }
  sheet.path(d, { fill: "#000", stroke: "none" });
}

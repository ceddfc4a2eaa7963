/** Hungary, a FIFe member: captions in Hungarian over English ones, dates year first, four generations in small print, changes of owner ruled below. */
import { DATES } from "../dates.ts";
import { FIFE_TITLES, type Cat, type Family } from "../family.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  boxesOf,
  breed,
  emblem,
  ems,
  fillBox,
  fullName,
  guilloche,
  number,
  roundStamp,
  says,
  sex,
  signature,
  titled,
  type BoxLine,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

const INK = "#7b1d1d";
const CLUBS: Record<string, string> = {
  HU: "PMSZ",
  CZ: "SCHK",
  PL: "FPL",
  DE: "1.DEKZV",
  AT: "ÖVEK",
};
const COLUMNS = [
  ["Szülők", "Parents"],
  ["Nagyszülők", "Grandparents"],
  ["Dédszülők", "Great-grandparents"],
  ["Ükszülők", "Great-great-grandparents"],
] as const;
const WIDTHS = [1.15, 1.05, 1, 1.1] as const;

export const torzskonyvMagyar: Layout = {
  name: "torzskonyv-magyar",
  wish: {
    generations: 4,
    cultures: ["hungarian", "hungarian", "hungarian", "austrian", "polish", "czech", "german"],
    breeds: ["MCO", "BRI", "NFO", "SIB", "PER", "RAG"],
    titles: FIFE_TITLES,
    unknown: 0.05,
    number: (random, cat) =>
      `(${cat.country})${CLUBS[cat.country]!} ${random.of(["LO", "LO", "LO", "RX"])} ${random.digits(cat.country === "HU" ? 5 : 6)}`,
  },
  draw(family) {
    const sheet = new Sheet("portrait", "#fffdf8");
    guilloche(sheet, "#f3e3cf", 18, 7);
    emblem(sheet, 66, 56, 24, INK);
    emblem(sheet, 529, 56, 24, "#1d3f7b", "FIFe");
    sheet.text(297, 46, says("", "issuer", "Pannon Macskások Szövetsége"), {
      face: "book",
      size: 17,
      bold: true,
      align: "middle",
      colour: INK,
    });
    const small: Style = { face: "book", size: 7.5, align: "middle" };
    sheet.text(
      297,
      59,
      ["a ", says("", "system", "Fédération Internationale Féline", "FIFe"), " tagja"],
      small,
    );
    sheet.text(297, 82, "TÖRZSKÖNYV – PEDIGREE", {
      face: "book",
      size: 14,
      spacing: 0.08,
      align: "middle",
    });
    particulars(sheet, family);
    tree(sheet, family);
    owners(sheet, family);
    return sheet;
  },
};

function particulars(sheet: Sheet, family: Family): void {
  const { cat } = family;
  const rows: readonly (readonly [number, number, string, string, Content])[] = [
    [36, 0, "A macska neve", "Name of the cat", fullName(cat, { style: { bold: true } })],
    [36, 1, "Fajta", "Breed", breed(family, "hungarian")],
    [36, 2, "Nem", "Sex", sex(cat, ["kandúr / male", "nőstény / female"])],
    [
      36,
      3,
      "Tenyésztő",
      "Breeder",
      [says("", "breeder", family.breeder), `, ${family.breederTown}`],
    ],
    [316, 0, "Törzskönyvi szám", "Pedigree number", number(cat)],
    [316, 1, "Szín (EMS)", "Colour", ems(cat)],
    [316, 2, "Született", "Date of birth", born(cat, DATES.hungarian)],
    [316, 3, "Tulajdonos", "Owner", [says("", "owner", family.owner), `, ${family.ownerTown}`]],
    [316, 4, "Chip szám", "Microchip", says("", "chip", family.chip)],
    [
      36,
      4,
      "Alomtestvérek",
      "Littermates",
      `${family.random.between(0, 3)} kandúr, ${family.random.between(1, 3)} nőstény`,
    ],
  ];
  for (const [x, row, caption, english, content] of rows) {
    const y = 92 + row * 20;
    sheet.rect(x, y, x === 36 ? 280 : 243, 20, { stroke: INK, width: 0.5 });
    sheet.text(x + 3, y + 9, caption, { face: "sans", size: 7, bold: true });
    sheet.text(x + 3, y + 16.5, english, { face: "sans", size: 5.8, italic: true, colour: "#555" });
    sheet.text(x + 68, y + 13.5, content, {
      face: "sans",
      size: 9,
      fit: (x === 36 ? 280 : 243) - 72,
    });
  }
}

function tree(sheet: Sheet, family: Family): void {
  const area = { x: 36, y: 214, w: 523, h: 480 };
  const unit = area.w / WIDTHS.reduce((sum, width) => sum + width, 0);
  let x = area.x;
  for (const [index, [caption, english]] of COLUMNS.entries()) {
    const w = WIDTHS[index]! * unit;
    sheet.rect(x, 197, w, 17, { fill: "#f0dccb", stroke: INK, width: 0.5 });
    sheet.text(x + w / 2, 204.5, caption, { face: "sans", size: 6.6, bold: true, align: "middle" });
    sheet.text(x + w / 2, 211, english, { face: "sans", size: 5.4, italic: true, align: "middle" });
    x += w;
  }
  for (const [place, box] of boxesOf({ generations: 4, area, columns: WIDTHS })) {
    sheet.rect(box.x, box.y, box.w, box.h, { stroke: INK, width: 0.5 });
    const ancestor = family.at.get(place);
    const style: Style = { face: "sans", size: [8, 7.2, 6.4, 5.6][place.length - 1]! };
    const lines =
      ancestor === undefined
        ? [{ content: ["ismeretlen"], style }]
        : linesOf(ancestor, family, style);
    fillBox(sheet, box, lines, { pad: 3, leading: 1.14 });
  }
}

function linesOf(cat: Cat, family: Family, style: Style): BoxLine[] {
  const name: BoxLine = { content: titled(cat, { style: { bold: true } }), style };
  const birth = ["*", born(cat, DATES.hungarian)];
  if (cat.place.length === 4) {
    return [
      { ...name, style: { ...style, fit: 1 } },
      { content: [number(cat)], style },
      { content: [ems(cat), "  ", ...birth], style },
    ];
  }
  const lines: BoxLine[] = [
    name,
    { content: [ems(cat)], style },
    { content: [number(cat)], style },
    { content: birth, style },
  ];
  if (cat.place.length > 1) return lines;
  const small: Style = { ...style, size: 6.4, italic: true };
  const kin = cat.place === "s" ? "Apa / Sire" : "Anya / Dam";
  return [
    { content: [kin], style: { ...small, colour: INK } },
    ...lines,
    { content: [`vércsoport: ${family.random.of(["A", "A", "A", "B"])}, HCM neg.`], style: small },
  ];
}

function owners(sheet: Sheet, family: Family): void {
  const style: Style = { face: "sans", size: 6.6 };
  sheet.text(36, 706, "Tulajdonosváltozás / Change of ownership", { ...style, bold: true });
  for (const [index, caption] of [
    "Dátum / Date",
    "Új tulajdonos / New owner",
    "Aláírás / Signature",
  ].entries()) {
    const x = [36, 110, 300][index]!;
    const w = [74, 190, 110][index]!;
    sheet.text(x + 3, 717, caption, { ...style, italic: true, size: 5.8 });
    for (const y of [710, 720, 738])
      sheet.rect(x, y, w, y === 710 ? 10 : 18, { stroke: INK, width: 0.4 });
  }
  sheet.text(36, 778, `Kiadva: Budapest, ${DATES.hungarian(family.issued)}`, {
    ...style,
    size: 8.5,
  });
  sheet.text(300, 778, "P. H.", { ...style, size: 9 });
  roundStamp(sheet, 316, 772, 32, "PANNON MACSKÁSOK SZÖVETSÉGE * BUDAPEST * ", "#2b3a9c");
  signature(sheet, 420, 772, "Szűcs K.");
  sheet.line(400, 780, 559, 780, 0.5);
  sheet.text(480, 789, "törzskönyvvezető / stud book keeper", { ...style, align: "middle" });
  sheet.text(297, 816, "A törzskönyv okmány, azon változtatást csak a törzskönyvvezető tehet.", {
    ...style,
    size: 6,
    align: "middle",
    colour: "#555",
  });
}

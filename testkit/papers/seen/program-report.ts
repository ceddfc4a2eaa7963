/** A breeders' program's report: an outline that follows each line to its end before the next, two lines a cat, with shares of blood. */
import { DATES } from "../dates.ts";
import type { Family } from "../family.ts";
import type { Layout } from "../layout.ts";
import { born, breed, colourWords, ems, fullName, number, says, sex, titled } from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";
import type { Place } from "../truth.ts";

const GENERATIONS = 4;
const LEFT = 40;
const RIGHT = 555;

export const programReport: Layout = {
  name: "program-report",
  wish: {
    generations: GENERATIONS,
    cultures: ["british", "british", "american", "dutch", "finnish"],
    breeds: ["MCO", "RAG", "BRI", "NFO"],
    titles: {
      before: ["Ch", "Gr Ch", "Imp Gr Ch", "GRC", "SGC", "IC", "UK Gr Ch"],
      after: ["JW", "OS", "DM"],
      share: 0.35,
    },
    unknown: 0.05,
    number: (random, cat) => {
      const [year, month, day] = cat.born.split("-") as [string, string, string];
      if (cat.country === "GB")
        return `${random.of(["CS SR", "CS SR", "CS PR"])} ${random.digits(6)}`;
      if (cat.country === "US") return `SBT ${month}${day}${year.slice(2)} ${random.digits(3)}`;
      return cat.country === "FI" ? `FI SK LO ${random.digits(6)}` : `NRKV LO ${random.digits(5)}`;
    },
  },
  draw(family) {
    const sheet = new Sheet("portrait");
    const style: Style = { face: "sans", size: 8 };
    sheet.text(LEFT, 44, "Pedigree Report", { ...style, size: 16, bold: true });
    sheet.text(RIGHT, 36, "Generations: 4    Order: sire line first", {
      ...style,
      size: 7,
      align: "right",
    });
    sheet.text(RIGHT, 45, "Fields: Titles, Name, Colour, Reg. No., Born", {
      ...style,
      size: 7,
      align: "right",
    });
    sheet.line(LEFT, 50, RIGHT, 50, 1.2);
    subject(sheet, family, style);
    sheet.rect(LEFT, 122, RIGHT - LEFT, 13, { fill: "#d9d9d9", stroke: "none" });
    const head: Style = { ...style, size: 7.5, bold: true };
    sheet.text(LEFT + 3, 131, "Gen.", head);
    sheet.text(LEFT + 28, 131, "Ancestor", head);
    sheet.text(RIGHT - 3, 131, "% blood", { ...head, align: "right" });
    let y = 146;
    for (const place of outline(family, "")) {
      entry(sheet, family, place, y, style);
      y += family.at.has(place) ? 21.4 : 13;
    }
    sheet.line(LEFT, 812, RIGHT, 812, 0.4);
    const foot: Style = { ...style, size: 6.5 };
    sheet.text(LEFT, 821, `CatBase Breeder 6.3 – Registered user: ${family.breeder}`, foot);
    sheet.text(300, 821, `${DATES.slashes(family.issued)} 21:07`, foot);
    sheet.text(RIGHT, 821, "Page 1 of 1", { ...foot, align: "right" });
    return sheet;
  },
};

/** Of an unknown cat the program says so, and of its parents nothing. */
function outline(family: Family, child: Place): Place[] {
  if (child.length === GENERATIONS) return [];
  return ["s", "d"].flatMap((letter) => {
    const place = child + letter;
    return family.at.has(place) ? [place, ...outline(family, place)] : [place];
  });
}

function subject(sheet: Sheet, family: Family, style: Style): void {
  const { cat } = family;
  const inbreeding = family.random.within(0, 7).toFixed(2);
  const fields: readonly (readonly [number, number, string, Content])[] = [
    [LEFT, 64, "Name:", fullName(cat, { style: { bold: true } })],
    [LEFT, 76, "Breed:", breed(family, "english")],
    [LEFT, 88, "Colour:", [...colourWords(cat, "british"), "  [", ems(cat), "]"]],
    [LEFT, 100, "Breeder:", says("", "breeder", family.breeder)],
    [LEFT, 112, "Notes:", "parents HCM normal (echo)"],
    [340, 64, "Reg. No.:", number(cat)],
    [340, 76, "Sex:", sex(cat, ["Male", "Female"])],
    [340, 88, "Born:", born(cat, DATES.slashes)],
    [340, 100, "Owner:", says("", "owner", family.owner)],
    [340, 112, "Microchip:", says("", "chip", family.chip)],
    [480, 76, "COI (6 gen.):", `${inbreeding}%`],
  ];
  for (const [x, y, label, content] of fields) {
    sheet.text(x, y, label, { ...style, colour: "#444" });
    sheet.text(x + (x === 480 ? 50 : 46), y, content, { ...style, fit: x === LEFT ? 245 : 166 });
  }
}

function entry(sheet: Sheet, family: Family, place: Place, y: number, style: Style): void {
  const depth = place.length;
  const x = LEFT + 28 + (depth - 1) * 17;
  const ancestor = family.at.get(place);
  const kin = place.endsWith("s") ? "Sire: " : "Dam: ";
  sheet.text(LEFT + 3, y, `${depth}`, style);
  if (ancestor === undefined) {
    sheet.text(x, y, `${kin}Unknown`, style);
    return;
  }
  sheet.text(x, y, [kin, ...titled(ancestor, { style: { bold: true } })], style);
  sheet.text(RIGHT - 3, y, (100 / 2 ** depth).toFixed(2), { ...style, align: "right" });
  const detail: Content = [
    ...colourWords(ancestor, "british"),
    ", ",
    number(ancestor),
    ", b. ",
    born(ancestor, DATES.slashes),
  ];
  sheet.text(x + 10, y + 9, detail, { ...style, size: 7.2 });
}

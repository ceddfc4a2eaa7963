/** Austria: a kitten's birth certificate, a printed form of dotted lines filled in later and not quite on them, the sex a ticked box, the owner left open. */
import { DATES } from "../dates.ts";
import type { Family } from "../family.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  breed,
  colourWords,
  emblem,
  ems,
  frame,
  fullName,
  number,
  roundStamp,
  says,
  signature,
  titled,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

const GREEN = "#1f5a33";
const FORM: Style = { face: "old", size: 10 };
const FILLED: Style = { face: "sans", size: 10.5 };

export const geburtsurkundeSteirisch: Layout = {
  name: "geburtsurkunde-steirisch",
  wish: {
    generations: 2,
    cultures: ["austrian", "austrian", "austrian", "german", "hungarian"],
    breeds: ["NFO", "BRI", "SBI", "PER", "SIB", "MCO"],
    titles: { before: ["CH", "IC", "GIC", "Ch.", "Int. Ch."], after: ["DM", "JW"], share: 0.45 },
    number: (random, cat) => {
      const book = random.of(["LO", "LO", "LO", "RIEX"]);
      if (cat.country === "AT") return `AT-RKS ${book} ${random.digits(4)}/${cat.born.slice(2, 4)}`;
      return `${cat.country} ${book} ${random.digits(6)}`;
    },
  },
  draw(family) {
    const sheet = new Sheet("portrait", "#fbf8ec");
    frame(sheet, 22, GREEN, "double");
    emblem(sheet, 76, 78, 26, GREEN);
    sheet.text(316, 62, says("", "issuer", "Rassekatzenklub Steiermark"), {
      ...FORM,
      size: 19,
      bold: true,
      align: "middle",
      colour: GREEN,
    });
    const under: Style = { ...FORM, size: 8.5, align: "middle" };
    sheet.text(
      316,
      77,
      ["Mitglied der ", says("", "system", "World Cat Federation", "WCF")],
      under,
    );
    sheet.text(316, 89, "8020 Graz, Annenstraße 53 · ZVR-Zahl 418 206 937", under);
    sheet.text(297, 142, "Geburtsurkunde", {
      face: "blackletter",
      size: 36,
      align: "middle",
      colour: GREEN,
    });
    sheet.text(297, 160, "zugleich Abstammungsnachweis", {
      ...FORM,
      italic: true,
      align: "middle",
    });
    sheet.text(548, 118, `Urkunde Nr. ${family.random.digits(4)}`, {
      ...FORM,
      size: 8,
      align: "right",
    });
    kitten(sheet, family);
    parent(sheet, family, "s", 418);
    parent(sheet, family, "d", 526);
    foot(sheet, family);
    return sheet;
  },
};

/** The line is of the form; what stands on it came from another machine. */
function fill(
  sheet: Sheet,
  at: { x: number; y: number; to: number; drop: number },
  label: string,
  content: Content,
): void {
  const wide = sheet.text(at.x, at.y, label, FORM);
  sheet.line(at.x + wide + 4, at.y + 2, at.to, at.y + 2, 0.7, "#555", "1 2");
  sheet.text(at.x + wide + 10, at.y - 1 + at.drop, content, {
    ...FILLED,
    fit: at.to - at.x - wide - 12,
  });
}

function kitten(sheet: Sheet, family: Family): void {
  const { cat, random } = family;
  const drop = random.within(-1.6, 1.2);
  const [code, town] = [family.breederTown.slice(0, 4), family.breederTown.slice(5)];
  const rows: readonly (readonly [number, number, number, string, Content])[] = [
    [44, 194, 551, "Name des Tieres", fullName(cat, { style: { bold: true } })],
    [44, 220, 330, "Rasse", breed(family, "german")],
    [340, 220, 551, "EMS-Code", ems(cat)],
    [44, 246, 551, "Farbe und Zeichnung", colourWords(cat, "german")],
    [44, 298, 330, "geworfen am", born(cat, DATES.austrian)],
    [340, 298, 551, "in", town],
    [44, 324, 330, "Eintragungs-Nr.", number(cat)],
    [340, 324, 551, "Chip-Nr.", says("", "chip", family.chip)],
    [44, 350, 551, "Züchter", says("", "breeder", family.breeder)],
    [
      44,
      376,
      551,
      "wohnhaft in",
      `${code} ${town}, ${random.of(["Lindengasse", "Kirchplatz", "Am Anger"])} ${random.between(2, 47)}`,
    ],
  ];
  for (const [x, y, to, label, content] of rows) fill(sheet, { x, y, to, drop }, label, content);
  const wide = sheet.text(44, 272, "Geschlecht", FORM);
  for (const [index, word] of (["männlich", "weiblich"] as const).entries()) {
    const x = 44 + wide + 14 + index * 86;
    sheet.rect(x, 264, 9, 9, { width: 0.8 });
    const own = (cat.sex === "male") === (index === 0);
    sheet.text(x + 14, 272, own ? says("", "sex", word, cat.sex) : word, FORM);
    if (own)
      sheet.path(`M${x - 1} ${263 + drop}l11 11m0 -11l-11 11`, { stroke: "#111", width: 1.3 });
  }
  fill(
    sheet,
    { x: 340, y: 272, to: 551, drop },
    "Wurfstärke",
    `${random.between(1, 4)},${random.between(1, 3)}`,
  );
}

function parent(sheet: Sheet, family: Family, place: "s" | "d", y: number): void {
  const cat = family.at.get(place)!;
  const drop = family.random.within(-1, 1);
  sheet.line(44, y - 20, 551, y - 20, 0.8, GREEN);
  const heading: Style = { ...FORM, size: 12, bold: true, colour: GREEN };
  sheet.text(44, y - 4, place === "s" ? "Vater" : "Mutter", heading);
  const line = (x: number, to: number, down: number, label: string, content: Content) =>
    fill(sheet, { x, y: y + down, to, drop }, label, content);
  line(100, 551, -4, "Name", titled(cat));
  line(100, 300, 18, "Zuchtbuch-Nr.", number(cat));
  line(306, 438, 18, "Farbe", ems(cat));
  line(444, 551, 18, "geb.", born(cat, DATES.dots));
  for (const [index, letter] of (["s", "d"] as const).entries()) {
    const grand = family.at.get(place + letter);
    const down = 42 + index * 22;
    const label = letter === "s" ? "Großvater" : "Großmutter";
    line(100, 405, down, label, grand === undefined ? "–" : titled(grand));
    line(411, 551, down, "Nr.", grand === undefined ? "–" : number(grand));
  }
}

function foot(sheet: Sheet, family: Family): void {
  sheet.line(44, 612, 551, 612, 0.8, GREEN);
  const small: Style = { ...FORM, size: 8 };
  fill(sheet, { x: 44, y: 642, to: 551, drop: 0 }, "Neuer Besitzer", "");
  fill(sheet, { x: 44, y: 666, to: 551, drop: 0 }, "Anschrift", "");
  sheet.text(44, 712, `Graz, am ${DATES.austrian(family.issued)}`, FILLED);
  signature(sheet, 250, 738, "G. Haidinger");
  sheet.line(230, 746, 380, 746, 0.6);
  sheet.text(305, 757, "Zuchtbuchführung", { ...small, align: "middle" });
  signature(sheet, 432, 740, family.breeder.split(" ").at(-1)!, "#222");
  sheet.line(410, 746, 545, 746, 0.6);
  sheet.text(478, 757, "Unterschrift des Züchters", { ...small, align: "middle" });
  roundStamp(sheet, 214, 730, 36, "RASSEKATZENKLUB STEIERMARK * GRAZ * ", "#3a3f9a");
  sheet.text(
    297,
    792,
    "Diese Urkunde ersetzt nicht den Stammbaum. Eigenmächtige Änderungen machen sie ungültig.",
    { ...small, size: 7.5, italic: true, align: "middle" },
  );
}

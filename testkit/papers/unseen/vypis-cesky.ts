/** Czechia: an extract of the register as a table, a row for each ancestor named by its relation, the cat's data above. */
import { DATES } from "../dates.ts";
import { FIFE_TITLES } from "../family.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  breed,
  ems,
  fullName,
  number,
  roundStamp,
  says,
  sex,
  signature,
  titled,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";
import type { Place } from "../truth.ts";

const ROWS: readonly (readonly [Place, string])[] = [
  ["s", "Otec"],
  ["d", "Matka"],
  ["ss", "Otec otce"],
  ["sd", "Matka otce"],
  ["ds", "Otec matky"],
  ["dd", "Matka matky"],
  ["sss", "Otec otce otce"],
  ["ssd", "Matka otce otce"],
  ["sds", "Otec matky otce"],
  ["sdd", "Matka matky otce"],
  ["dss", "Otec otce matky"],
  ["dsd", "Matka otce matky"],
  ["dds", "Otec matky matky"],
  ["ddd", "Matka matky matky"],
];

export const vypisCesky: Layout = {
  name: "vypis-cesky",
  wish: {
    generations: 3,
    cultures: ["czech", "czech", "czech", "german", "polish"],
    breeds: ["BRI", "NFO", "MCO", "RAG", "SIB"],
    titles: { ...FIFE_TITLES, share: 0.35 },
    number: (random, cat) =>
      cat.country === "CZ"
        ? `(CZ) SCHK ${random.of(["LO", "LO", "RX"])} ${random.digits(4)}/${cat.born.slice(2, 4)}/${cat.breed}`
        : `(${cat.country}) LO ${random.digits(6)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("portrait", "#fbfbf4");
    sheet.text(36, 48, says("", "issuer", "Klub chovatelů koček Morava"), {
      face: "old",
      size: 16,
      bold: true,
    });
    sheet.text(36, 62, ["člen ", says("", "system", "FIFe"), " · Brno, Česká republika"], {
      face: "old",
      size: 9,
    });
    sheet.line(36, 70, 560, 70, 1.2);
    sheet.text(36, 92, "VÝPIS Z PLEMENNÉ KNIHY", { face: "old", size: 14, spacing: 0.1 });
    const label: Style = { face: "old", size: 9, italic: true };
    const value: Style = { face: "old", size: 10.5 };
    const fields: readonly (readonly [number, number, string, Content])[] = [
      [36, 116, "Jméno kočky:", fullName(cat, { style: { bold: true } })],
      [36, 134, "Plemeno:", breed(family, "english")],
      [300, 134, "Barva (EMS):", ems(cat)],
      [36, 152, "Pohlaví:", sex(cat, ["kocour", "kočka"])],
      [300, 152, "Narozen(a):", born(cat, DATES.dotsSpare)],
      [36, 170, "Číslo zápisu:", number(cat)],
      [300, 170, "Č. čipu:", says("", "chip", family.chip)],
      [36, 188, "Chovatel:", says("", "breeder", family.breeder)],
      [300, 188, "Majitel:", says("", "owner", family.owner)],
    ];
    for (const [x, y, name, content] of fields) {
      const wide = sheet.text(x, y, name, label);
      sheet.text(x + wide + 6, y, content, { ...value, fit: 262 - wide - 12 });
    }
    const columns = [36, 122, 312, 384, 490, 560];
    const head: Style = { face: "old", size: 8.5, bold: true };
    sheet.rect(36, 206, 524, 18, { fill: "#e6e2cf", stroke: "#555" });
    for (const [index, name] of ["Předek", "Jméno", "Barva", "Číslo zápisu", "Narozen"].entries())
      sheet.text(columns[index]! + 4, 218, name, head);
    for (const [index, [place, kin]] of ROWS.entries()) {
      const y = 224 + index * 34;
      sheet.rect(36, y, 524, 34, { stroke: "#555", width: 0.5 });
      for (const x of columns.slice(1, -1)) sheet.line(x, y, x, y + 34, 0.4, "#555");
      sheet.text(columns[0]! + 4, y + 20, kin, { face: "old", size: 8 });
      const ancestor = family.at.get(place);
      if (ancestor === undefined) continue;
      const style: Style = { face: "old", size: 8.8 };
      const name = titled(ancestor);
      const lines = sheet.lineCount(182, name, style);
      sheet.paragraph(columns[1]! + 4, y + (lines > 1 ? 15 : 20), 182, name, style);
      sheet.text(columns[2]! + 4, y + 20, ems(ancestor), { ...style, fit: 66 });
      sheet.text(columns[3]! + 4, y + 20, number(ancestor), { ...style, fit: 98 });
      sheet.text(columns[4]! + 4, y + 20, born(ancestor, DATES.dotsSpare), style);
    }
    sheet.text(36, 728, `V Brně dne ${DATES.dotsSpare(family.issued)}`, value);
    signature(sheet, 400, 744, "J. Dvořáková");
    sheet.line(380, 750, 540, 750, 0.5);
    sheet.text(400, 760, "vedoucí plemenné knihy", { ...label, size: 7.5 });
    roundStamp(sheet, 300, 752, 34, "KLUB CHOVATELŮ KOČEK MORAVA * BRNO * ", "#22418a");
    return sheet;
  },
};

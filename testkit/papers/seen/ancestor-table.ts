/** A breeders' program: a table with one row for each ancestor, named by the way up from the cat: S, D, SS, SD, DSD. */
import { DATES } from "../dates.ts";
import { FIFE_TITLES } from "../family.ts";
import type { Layout } from "../layout.ts";
import { born, breed, ems, number, says, sex, titled } from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

export const ancestorTable: Layout = {
  name: "ancestor-table",
  wish: {
    generations: 4,
    cultures: ["british", "dutch", "german"],
    breeds: ["MCO", "RAG", "SBI", "NFO"],
    titles: { ...FIFE_TITLES, share: 0.3 },
    unknown: 0.06,
    number: (random, cat) => `${cat.country} ${random.of(["LO", "RX"])} ${random.digits(6)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("portrait");
    sheet.text(40, 50, "Pedigree report", { face: "modern", size: 16, bold: true });
    const label: Style = { face: "modern", size: 8, colour: "#555" };
    const value: Style = { face: "modern", size: 9 };
    const own: readonly (readonly [string, Content])[] = [
      ["Name", titled(cat)],
      ["Breed", breed(family, "english")],
      ["EMS", ems(cat)],
      ["Sex", sex(cat, ["Male", "Female"])],
      ["Born", born(cat, DATES.dayMonth)],
      ["Reg. No.", number(cat)],
      ["Breeder", says("", "breeder", family.breeder)],
      ["Owner", says("", "owner", family.owner)],
    ];
    for (const [index, [name, content]] of own.entries()) {
      const [x, y] = [40 + (index % 2) * 270, 76 + Math.floor(index / 2) * 15];
      sheet.text(x, y, name, label);
      sheet.text(x + 60, y, content, { ...value, fit: 195 });
    }
    const columns = [40, 82, 300, 392, 500];
    for (const [index, head] of ["Anc.", "Name", "Colour", "Reg. No.", "Born"].entries())
      sheet.text(columns[index]!, 160, head, { ...value, bold: true });
    sheet.line(36, 165, 560, 165, 0.8);
    let y = 180;
    for (let depth = 1; depth <= 4; depth += 1) {
      const places = Array.from({ length: 2 ** depth }, (_, index) =>
        index.toString(2).padStart(depth, "0").replaceAll("0", "s").replaceAll("1", "d"),
      );
      for (const place of places) {
        sheet.text(columns[0]!, y, place.toUpperCase(), { ...value, bold: true });
        const ancestor = family.at.get(place);
        if (ancestor !== undefined) {
          sheet.text(columns[1]!, y, titled(ancestor), { ...value, size: 8, fit: 212 });
          sheet.text(columns[2]!, y, ems(ancestor), { ...value, size: 8 });
          sheet.text(columns[3]!, y, number(ancestor), { ...value, size: 8, fit: 102 });
          sheet.text(columns[4]!, y, born(ancestor, DATES.dayMonth), { ...value, size: 8 });
        }
        sheet.line(36, y + 5, 560, y + 5, 0.3, "#bbb");
        y += 19;
      }
    }
    return sheet;
  },
};

/** A German club's proof of birth: sentences with the particulars in them, parents side by side in two columns. */
import { DATES } from "../dates.ts";
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
  sex,
  signature,
  titled,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

export const birthGerman: Layout = {
  name: "birth-german",
  wish: {
    generations: 1,
    cultures: ["german", "german", "dutch"],
    breeds: ["BRI", "NFO", "SIB", "RAG", "PER"],
    titles: { before: ["Ch.", "Int. Ch.", "CH", "GIC"], after: [], share: 0.4 },
    number: (random, cat) =>
      `${random.of(["ZB", "LO", "RX"])} ${random.digits(4)}-${cat.born.slice(2, 4)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet([595, 500], "#f6f9ef");
    frame(sheet, 16, "#4c6a1e", "rounded");
    emblem(sheet, 540, 60, 22, "#4c6a1e");
    sheet.text(38, 54, says("", "issuer", "Rassekatzen-Verein Weserbergland e.V."), {
      face: "humanist",
      size: 13,
      bold: true,
    });
    sheet.text(38, 68, "unabhängiger Verein · Zuchtbuchstelle Hameln", {
      face: "humanist",
      size: 8.5,
    });
    sheet.text(38, 98, "Geburtsbescheinigung", {
      face: "humanist",
      size: 20,
      bold: true,
      colour: "#4c6a1e",
    });
    const style: Style = { face: "humanist", size: 10.5 };
    const strong = { bold: true };
    let y = sheet.paragraph(
      38,
      124,
      520,
      [
        "Hiermit wird bescheinigt, dass das Jungtier ",
        ...fullName(cat, { style: strong }),
        " am ",
        born(cat, DATES.german),
        " in der Zucht von ",
        says("", "breeder", family.breeder, undefined, strong),
        `, ${family.breederTown}, geboren wurde.`,
      ],
      style,
      1.5,
    );
    y += 8;
    const put = (x: number, at: number, label: string, content: Content, fit: number) => {
      sheet.text(x, at, label, { ...style, size: 8, colour: "#556" });
      sheet.text(x + 84, at, content, { ...style, fit });
    };
    put(38, y, "Rasse:", breed(family, "german"), 160);
    put(310, y, "Geschlecht:", sex(cat, ["Kater", "Kätzin"]), 160);
    put(38, y + 18, "Farbe:", colourWords(cat, "german"), 180);
    put(310, y + 18, "EMS:", ems(cat), 160);
    put(38, y + 36, "Wurf-/ZB-Nr.:", number(cat), 160);
    put(310, y + 36, "Transponder:", says("", "chip", family.chip), 160);
    y += 64;
    for (const [index, place] of (["s", "d"] as const).entries()) {
      const parent = family.at.get(place)!;
      const x = 34 + index * 266;
      sheet.rect(x, y, 256, 106, { stroke: "#4c6a1e", width: 0.8, fill: "#fffef6" });
      sheet.text(x + 8, y + 16, place === "s" ? "VATERTIER" : "MUTTERTIER", {
        ...style,
        size: 8,
        bold: true,
        colour: "#4c6a1e",
      });
      sheet.text(x + 8, y + 36, titled(parent, { style: strong }), { ...style, fit: 240 });
      sheet.text(x + 8, y + 54, ["ZB-Nr. ", number(parent)], style);
      sheet.text(x + 8, y + 72, ["geb. ", born(parent, DATES.dots)], style);
      sheet.text(x + 8, y + 90, [ems(parent), " – ", ...colourWords(parent, "german")], {
        ...style,
        fit: 240,
      });
    }
    signature(sheet, 60, 440, "M. Dreyer");
    sheet.line(38, 448, 230, 448, 0.5);
    sheet.text(38, 460, `Hameln, ${DATES.dots(family.issued)} · Zuchtbuchführer`, {
      ...style,
      size: 8,
    });
    roundStamp(sheet, 470, 430, 38, "RASSEKATZEN-VEREIN * WESERBERGLAND E.V. * ", "#2244aa");
    return sheet;
  },
};

/** United States: a certified pedigree of five generations, names on the lines of brackets, the cat's data in a column at the left. */
import { DATES } from "../../dates.ts";
import type { Layout } from "../../layout.ts";
import {
  born,
  boxesOf,
  breed,
  colourWords,
  frame,
  guilloche,
  number,
  says,
  sex,
  signature,
  titled,
} from "../../pieces.ts";
import { Sheet, type Content, type Style } from "../../sheet.ts";

const upper = (text: string) => text.toUpperCase();
const LABEL: Style = { face: "serif", size: 7, italic: true, colour: "#5a4a1e" };
const SIZES = [9, 8.4, 7.8, 7.2, 6.7];
const GOLD = "#9a7b22";

/** The stud book's code, the day of birth and a count of that day's registrations. */
const sbt = (code: string, iso: string, count: string) =>
  `${code} ${iso.slice(5, 7)}${iso.slice(8)}${iso.slice(2, 4)} ${count}`;

export const ticaCertifiedFive: Layout = {
  name: "tica-certified-five",
  wish: {
    generations: 5,
    cultures: ["american", "american", "canadian"],
    breeds: ["MCO", "BEN", "RAG", "SIB", "SPH"],
    titles: {
      before: ["CH", "GRC", "DGC", "TGC", "QGC", "SGC", "RW SGC", "IW SGC", "RW QGC"],
      after: ["OS", "LA"],
      share: 0.35,
    },
    unknown: 0.02,
    number: (random, cat) =>
      sbt(random.chance(0.93) ? "SBT" : "SBV", cat.born, `0${random.digits(2)}`),
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet([1008, 792], "#fcf8ea");
    guilloche(sheet, "#eadfb8", 18, 7);
    frame(sheet, 16, GOLD, "double");
    sheet.text(504, 56, says("", "issuer", "The International Cat Association, Inc."), {
      face: "old",
      size: 24,
      bold: true,
      align: "middle",
    });
    sheet.text(
      504,
      78,
      [
        says("", "system", "TICA", undefined, { bold: true }),
        " CERTIFIED FIVE GENERATION PEDIGREE",
      ],
      { face: "old", size: 14, align: "middle", spacing: 0.06 },
    );
    sheet.text(504, 94, "P.O. Box 2684 · Harlingen, Texas 78551", {
      face: "old",
      size: 8.5,
      italic: true,
      align: "middle",
    });

    const rows: readonly (readonly [string, Content])[] = [
      ["Registered Name", titled(cat, { casing: upper, style: { bold: true } })],
      ["Registration Number", number(cat)],
      ["Breed", breed(family, "english", upper(family.breedWords["english"]!))],
      ["Color", colourWords(cat, "american", upper)],
      ["Sex", sex(cat, ["MALE", "FEMALE"])],
      ["Birth Date", born(cat, DATES.american)],
      ["Breeder", says("", "breeder", upper(family.breeder))],
      ["Owner", says("", "owner", upper(family.owner))],
      ["", upper(family.ownerTown)],
    ];
    let y = 236;
    for (const [label, content] of rows) {
      sheet.text(38, y, label, LABEL);
      sheet.text(38, y + (label === "" ? -8 : 13), content, {
        face: "serif",
        size: 10.5,
        fit: 172,
      });
      y += label === "" ? 14 : 31;
    }

    const area = { x: 222, y: 110, w: 756, h: 614 };
    const boxes = boxesOf({ generations: 5, area, columns: [1, 1, 1, 1, 1] });
    const middle = area.y + area.h / 2;
    sheet.line(area.x - 8, middle, area.x, middle, 0.6, "#555");
    for (const [place, box] of boxes) {
      const at = box.y + box.h / 2;
      const depth = place.length;
      sheet.line(box.x, at, box.x + box.w, at, 0.6, "#555");
      if (place.endsWith("s")) {
        const dam = boxes.get(`${place.slice(0, -1)}d`)!;
        sheet.line(box.x, at, box.x, dam.y + dam.h / 2, 0.6, "#555");
      }
      if (depth === 1) {
        sheet.text(box.x + 4, at - 16, place === "s" ? "SIRE" : "DAM", {
          ...LABEL,
          italic: false,
          size: 7,
        });
      }
      const ancestor = family.at.get(place);
      const size = SIZES[depth - 1]!;
      const style: Style = { face: "serif", size, fit: box.w - 7 };
      if (ancestor === undefined) {
        sheet.text(box.x + 4, at - 2.4, "UNKNOWN", style);
        continue;
      }
      sheet.text(box.x + 4, at - 2.4, titled(ancestor, { casing: upper }), {
        ...style,
        bold: depth < 3,
      });
      const small = { ...style, size: size - 0.8 };
      if (depth === 5) {
        sheet.text(
          box.x + 4,
          at + 6.6,
          [number(ancestor), "  ", ...colourWords(ancestor, "american", upper)],
          small,
        );
        continue;
      }
      const lines: readonly Content[] = [
        [number(ancestor), ...(depth < 4 ? ["   ", born(ancestor, DATES.american)] : [])],
        colourWords(ancestor, "american", upper),
      ];
      for (const [index, line] of lines.entries())
        sheet.text(box.x + 4, at + size + index * size * 1.05, line, small);
    }
    sheet.text(
      38,
      746,
      `Certified from the official records of the Association on ${DATES.monthDay(family.issued)}`,
      { face: "serif", size: 8 },
    );
    sheet.text(38, 758, "This pedigree is invalid without the raised seal of the Association.", {
      face: "serif",
      size: 6.8,
      italic: true,
    });
    sheet.line(760, 757, 960, 757, 0.5);
    sheet.text(860, 766, "Executive Office Manager", { ...LABEL, align: "middle" });
    signature(sheet, 800, 752, "L. Hartman");
    sheet.path("M90 150a30 30 0 1 0 60 0a30 30 0 1 0 -60 0", {
      fill: "#e3c65b",
      stroke: GOLD,
      width: 2,
    });
    sheet.path("M98 150a22 22 0 1 0 44 0a22 22 0 1 0 -44 0", { stroke: GOLD, width: 0.8 });
    return sheet;
  },
};

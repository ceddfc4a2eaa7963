/**
 * A breeder's own printout: a grid with the generations' titles, the name in the middle of a cell and its other fields in the corners.
 * After Tenset's pages on Breeders Assistant's form designer and PedPro (tenset.co.uk: header band, ancestors box, signature box).
 */
import { DATES } from "../dates.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  boxesOf,
  breed,
  colourWords,
  emblem,
  fullName,
  number,
  says,
  sex,
  titled,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

const GENERATIONS = ["Parents", "Grandparents", "Great Grandparents", "G.G. Grandparents"];

export const programCorners: Layout = {
  name: "program-corners",
  wish: {
    generations: 4,
    cultures: ["british", "british", "american", "australian", "dutch"],
    breeds: ["BRI", "RAG", "BEN", "MCO", "SIB", "SPH"],
    titles: {
      before: [
        "Ch",
        "Gr Ch",
        "Imperial Gr Ch",
        "UK & OS Imp Gr Ch",
        "TICA Supreme Gr Champion",
        "Int. Ch & Gr Pr",
      ],
      after: ["DGC", "RW SGC", "OS"],
      share: 0.4,
    },
    unknown: 0.08,
    number: (random, cat) =>
      cat.country === "GB"
        ? `${random.of(["CS", "CSSR", "RX"])} ${random.digits(6)}`
        : cat.country === "US"
          ? `SBT ${random.digits(6)} ${random.digits(3)}`
          : cat.country === "AU"
            ? `QFA ${random.digits(7)}`
            : `NL*${random.digits(3)}.${random.digits(3)}`,
  },
  draw(family) {
    const { cat, random } = family;
    const sheet = new Sheet("landscape");
    const small: Style = { face: "sans", size: 6.8, colour: "#444" };
    sheet.text(24, 22, `${family.breeder} — Cats.bdb`, small);
    sheet.text(421, 22, "Pedigree Report", { ...small, align: "middle" });
    sheet.text(
      818,
      22,
      `Printed: ${DATES.slashes(family.issued)}  ${random.between(10, 21)}:0${random.between(0, 9)}`,
      {
        ...small,
        align: "right",
      },
    );
    sheet.line(24, 27, 818, 27, 0.5, "#444");
    emblem(sheet, 54, 70, 24, "#6a2c70");
    sheet.text(96, 52, "Certified Pedigree", { face: "serif", size: 18, italic: true });
    sheet.text(96, 68, fullName(cat), { face: "sans", size: 12.5, bold: true, fit: 260 });
    sheet.text(96, 82, breed(family, "english"), { face: "sans", size: 9.5 });
    sheet.text(96, 95, colourWords(cat, "british"), { face: "sans", size: 9.5, fit: 260 });
    sheet.rect(372, 34, 446, 76, { width: 0.5, fill: "#f4f1f6" });
    const field = (x: number, y: number, label: string, content: Content, w: number) => {
      sheet.text(x + 68, y, label, { face: "sans", size: 7.5, bold: true, align: "right" });
      sheet.text(x + 73, y, content, { face: "sans", size: 8.5, fit: w - 73 });
    };
    field(374, 48, "Reg. No.:", number(cat), 215);
    field(374, 62, "Born:", born(cat, DATES.slashes), 215);
    field(374, 76, "Sex:", sex(cat, ["Male (Entire)", "Female (Entire)"]), 215);
    field(374, 90, "Microchip:", says("", "chip", family.chip), 215);
    field(374, 104, "Inbreeding:", `${random.between(0, 9)}.${random.digits(2)}% (8 gen.)`, 215);
    field(592, 48, "Breeder:", says("", "breeder", family.breeder), 222);
    field(592, 62, "", family.breederTown, 222);
    field(592, 76, "Owner:", says("", "owner", family.owner), 222);
    field(592, 90, "", family.ownerTown, 222);

    const boxes = boxesOf({
      generations: 4,
      area: { x: 24, y: 130, w: 794, h: 408 },
      columns: [1, 1, 1, 1.2],
    });
    for (const [index, title] of GENERATIONS.entries()) {
      const { x, w } = boxes.get("s".repeat(index + 1))!;
      sheet.rect(x, 117, w, 13, { fill: "#6a2c70", stroke: "#6a2c70" });
      sheet.text(x + w / 2, 126.5, title, {
        face: "sans",
        size: 8,
        bold: true,
        align: "middle",
        colour: "#fff",
      });
    }
    for (const [place, box] of boxes) {
      sheet.rect(box.x, box.y, box.w, box.h, { stroke: "#6a2c70", width: 0.5 });
      const ancestor = family.at.get(place);
      if (ancestor === undefined) continue;
      const depth = place.length;
      const corner: Style = { face: "sans", size: [7.2, 6.8, 6.2, 5.7][depth - 1]! };
      const name: Style = {
        face: "sans",
        size: [9.6, 8.6, 7.6, 6.8][depth - 1]!,
        bold: true,
        align: "middle",
      };
      const bottom = box.y + box.h - (depth === 4 ? 3 : 4);
      const half = box.w / 2 - 6;
      if (depth < 4) {
        sheet.text(box.x + 4, box.y + corner.size + 2, number(ancestor), { ...corner, fit: half });
        sheet.text(
          box.x + box.w - 4,
          box.y + corner.size + 2,
          ["b. ", born(ancestor, DATES.slashes)],
          { ...corner, align: "right", fit: half },
        );
        sheet.text(box.x + box.w - 4, bottom, colourWords(ancestor, "british"), {
          ...corner,
          align: "right",
          fit: box.w - 10,
        });
      } else {
        sheet.text(box.x + 4, bottom, number(ancestor), { ...corner, fit: half });
        sheet.text(box.x + box.w - 4, bottom, colourWords(ancestor, "british"), {
          ...corner,
          align: "right",
          fit: half,
        });
      }
      const content = titled(ancestor, { behind: " ", titleStyle: { colour: "#b00020" } });
      if (depth >= 3)
        sheet.text(box.x + box.w / 2, depth === 4 ? box.y + 11 : box.y + box.h / 2 + 3, content, {
          ...name,
          fit: box.w - 8,
        });
      else {
        const lines = sheet.lineCount(box.w - 14, content, name);
        sheet.paragraph(
          box.x + box.w / 2,
          box.y + box.h / 2 + 3 - ((lines - 1) * name.size * 1.2) / 2,
          box.w - 14,
          content,
          name,
        );
      }
    }
    sheet.text(
      24,
      553,
      "I hereby certify that to the best of my knowledge and belief the details of this pedigree are true and correct.",
      { face: "serif", size: 8.5, italic: true },
    );
    sheet.text(470, 553, "Signed: ", { face: "sans", size: 8 });
    sheet.line(502, 554, 680, 554, 0.5, "#000", "1 1.5");
    sheet.text(692, 553, "Date: ", { face: "sans", size: 8 });
    sheet.line(715, 554, 818, 554, 0.5, "#000", "1 1.5");
    sheet.line(24, 566, 818, 566, 0.5, "#444");
    sheet.text(24, 575, "Breeders Assistant for Cats v6.11  © Tenset Technologies Ltd.", small);
    sheet.text(818, 575, "Page 1 of 1", { ...small, align: "right" });
    return sheet;
  },
};

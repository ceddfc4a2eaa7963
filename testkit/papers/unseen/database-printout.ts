/** A page of a pedigree database on the web, printed by a browser: its address at the foot, the cat's data in a small table, four generations in shaded cells. */
import { DATES } from "../dates.ts";
import { FIFE_TITLES } from "../family.ts";
import type { Layout } from "../layout.ts";
import { born, boxesOf, breed, ems, fillBox, number, says, sex, titled } from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

const TEXT: Style = { face: "sans", size: 8.5 };
const LINK = "#1a0dab";
const OFFICES: Record<string, string> = { SE: "SVERAK", NO: "NRR", FI: "KIS", NL: "FN", PL: "FPL" };

export const databasePrintout: Layout = {
  name: "database-printout",
  wish: {
    generations: 4,
    cultures: ["swedish", "dutch", "finnish", "polish", "american", "norwegian"],
    breeds: ["MCO", "NFO", "SIB", "RAG", "BRI"],
    titles: { ...FIFE_TITLES, before: [...FIFE_TITLES.before, "SGC", "S*CH"], share: 0.35 },
    unknown: 0.05,
    number: (random, cat) =>
      cat.country === "US"
        ? `SBT ${cat.born.slice(5, 7)}${cat.born.slice(8)}${cat.born.slice(2, 4)} 0${random.digits(2)}`
        : `(${cat.country})${OFFICES[cat.country]} LO ${random.digits(6)}`,
  },
  draw(family) {
    const { cat, random } = family;
    const sheet = new Sheet("portrait");
    const small: Style = { face: "sans", size: 7, colour: "#222" };
    sheet.text(
      28,
      24,
      `${DATES.american(family.issued)}, ${random.between(8, 11)}:${random.between(10, 59)} PM`,
      small,
    );
    sheet.text(298, 24, "Cat Pedigree Database – Pedigree", { ...small, align: "middle" });

    sheet.rect(28, 36, 539, 24, { fill: "#4a6a8a", stroke: "none" });
    sheet.text(36, 52, "Cat Pedigree Database", {
      face: "sans",
      size: 13,
      bold: true,
      colour: "#fff",
    });
    sheet.text(559, 51, "Search | Test mating | Health | Links | Contact", {
      ...small,
      align: "right",
      colour: "#e6eef6",
    });
    sheet.text(36, 84, titled(cat), { face: "sans", size: 14, bold: true, fit: 520 });

    const rows: readonly (readonly [string, Content])[] = [
      ["Breed:", breed(family, "english")],
      ["Gender:", sex(cat, ["Male", "Female"])],
      ["EMS:", ems(cat)],
      ["Born:", born(cat, DATES.iso)],
      ["Reg. no:", number(cat)],
      ["Breeder:", says("", "breeder", family.breeder)],
      ["Owner:", says("", "owner", family.owner)],
    ];
    for (const [index, [label, content]] of rows.entries()) {
      const y = 104 + index * 12.5;
      sheet.text(36, y, label, { ...TEXT, bold: true });
      sheet.text(86, y, content, { ...TEXT, fit: 240 });
    }
    const facts: readonly (readonly [string, string])[] = [
      ["Inbreeding (4 gen):", `${random.between(0, 6)}.${random.digits(1)} %`],
      ["Inbreeding (all gen):", `${random.between(7, 19)}.${random.digits(1)} %`],
      ["Complete gen:", String(random.between(6, 11))],
      ["Health:", random.of(["HCM normal, PKD normal", "HCM normal", "HD normal, PL 0", "–"])],
      ["Litters:", String(random.between(0, 4))],
      ["Source:", "Pedigree"],
    ];
    for (const [index, [label, content]] of facts.entries()) {
      const y = 104 + index * 12.5;
      sheet.text(350, y, label, { ...TEXT, bold: true });
      sheet.text(440, y, content, TEXT);
    }

    const area = { x: 28, y: 208, w: 539, h: 540 };
    sheet.text(28, 202, "Pedigree, 4 generations", { ...TEXT, bold: true, size: 9.5 });
    for (const [place, box] of boxesOf({ generations: 4, area, columns: [0.95, 1, 1, 1.05] })) {
      sheet.rect(box.x + 1, box.y + 1, box.w - 2, box.h - 2, {
        fill: place.endsWith("s") ? "#dfe9f5" : "#f7e2ea",
        stroke: "#b8b8b8",
        width: 0.5,
      });
      const ancestor = family.at.get(place);
      const size = [8.5, 8, 7.4, 7][place.length - 1]!;
      const style: Style = { face: "sans", size };
      if (ancestor === undefined) {
        fillBox(
          sheet,
          box,
          [{ content: ["Unknown"], style: { ...style, italic: true, colour: "#777" } }],
          { pad: 5 },
        );
        continue;
      }
      fillBox(
        sheet,
        box,
        [
          {
            content: titled(ancestor, { style: { colour: LINK, bold: place.length < 3 } }),
            style: { ...style, ...(place.length === 4 ? { fit: 1 } : {}) },
          },
          {
            content: [ems(ancestor), ", ", born(ancestor, DATES.iso)],
            style: { ...style, size: size - 0.4 },
          },
          ...(place.length < 4
            ? [{ content: [number(ancestor)], style: { ...style, size: size - 0.4 } }]
            : []),
        ],
        { pad: 5 },
      );
    }
    sheet.text(
      28,
      764,
      "Print this page | Show 5 generations | Show siblings | Offspring | Report an error",
      {
        ...small,
        colour: LINK,
      },
    );
    sheet.text(
      28,
      780,
      `${random.between(120, 690)},${random.digits(3)} cats in the database. The data are entered by volunteers; we cannot be held responsible for errors in them.`,
      small,
    );
    sheet.text(
      28,
      826,
      `https://www.catpedigrees.example/db/?a=p&id=${random.digits(6)}&g=4&p=${cat.breed.toLowerCase()}&date=iso&o=ajgrep`,
      small,
    );
    sheet.text(567, 826, "1/1", { ...small, align: "right" });
    return sheet;
  },
};

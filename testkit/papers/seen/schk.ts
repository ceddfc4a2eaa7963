/** The Czech Republic, a FIFe member: a folded certificate, own data in a column at the left, labels in two languages. */
import { DATES } from "../dates.ts";
import { FIFE_TITLES } from "../family.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  boxesOf,
  breed,
  emblem,
  ems,
  fillBox,
  guilloche,
  number,
  roundStamp,
  says,
  sex,
  signature,
  titled,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

export const schk: Layout = {
  name: "schk",
  wish: {
    generations: 4,
    cultures: ["czech", "polish", "german", "russianLatin"],
    breeds: ["BRI", "MCO", "SPH", "RAG", "BEN"],
    titles: FIFE_TITLES,
    number: (random, cat) =>
      cat.country === "CZ"
        ? `(CZ)SCHK LO ${random.digits(4)}/${cat.born.slice(2, 4)}/${cat.breed}`
        : `(${cat.country})${cat.country === "PL" ? "FPL" : "WCF"} ${random.of(["LO", "RX"])} ${random.digits(5)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("landscape", "#fffdf2");
    guilloche(sheet, "#cfe3c8", 18, 7);
    const left = 214;
    sheet.rect(14, 14, 814, 567, { stroke: "#2b5b34", width: 2 });
    sheet.line(left, 14, left, 581, 1, "#2b5b34");
    emblem(sheet, 114, 54, 24, "#2b5b34", "SCHK · FIFe");
    sheet.text(114, 106, "PRŮKAZ PŮVODU", {
      face: "book",
      size: 14,
      bold: true,
      align: "middle",
      colour: "#2b5b34",
    });
    sheet.text(114, 119, "Certified Pedigree", {
      face: "book",
      size: 9,
      italic: true,
      align: "middle",
    });
    sheet.text(114, 133, says("", "issuer", "Sdružení chovatelů koček v ČR"), {
      face: "book",
      size: 8,
      align: "middle",
    });
    const fields: readonly (readonly [string, Content])[] = [
      ["Jméno kočky / Name of cat", titled(cat)],
      ["Plemeno / Breed", breed(family, "english")],
      ["Barva, EMS / Colour", ems(cat)],
      ["Pohlaví / Sex", sex(cat, ["kocour / male", "kočka / female"])],
      ["Narozen(a) / Date of birth", born(cat, DATES.dotsSpare)],
      ["Číslo zápisu / Registration No.", number(cat)],
      ["Číslo čipu / Microchip", says("", "chip", family.chip)],
      ["Chovatel / Breeder", says("", "breeder", family.breeder)],
      ["", family.breederTown],
      ["Majitel / Owner", says("", "owner", family.owner)],
      ["", family.ownerTown],
    ];
    let y = 156;
    for (const [label, content] of fields) {
      if (label !== "") {
        sheet.text(22, y, label, { face: "book", size: 6.2, colour: "#444" });
        y += 11;
      }
      y =
        sheet.paragraph(22, y, left - 32, content, { face: "book", size: 9, bold: label !== "" }) +
        (label === "" ? 5 : 3);
    }
    roundStamp(sheet, 150, 520, 38, "SDRUŽENÍ CHOVATELŮ KOČEK * PLEMENNÁ KNIHA * ", "#4433aa");
    signature(sheet, 40, 540, "Novotná");
    sheet.text(22, 572, `Vystaveno dne: ${DATES.dotsSpare(family.issued)}`, {
      face: "book",
      size: 7,
    });
    const shape = {
      generations: 4,
      area: { x: left, y: 14, w: 614, h: 567 },
      columns: [1.1, 1.05, 1, 1],
    };
    for (const [place, box] of boxesOf(shape)) {
      sheet.rect(box.x, box.y, box.w, box.h, { stroke: "#2b5b34", width: 0.5 });
      const ancestor = family.at.get(place);
      if (ancestor === undefined) continue;
      const size = [8.6, 7.6, 6.8, 6][place.length - 1]!;
      const style: Style = { face: "book", size };
      fillBox(sheet, box, [
        ...(place.length === 1
          ? [
              {
                content: [place === "s" ? "OTEC / SIRE" : "MATKA / DAM"],
                style: { ...style, size: 6.5 },
              },
            ]
          : []),
        { content: titled(ancestor), style: { ...style, bold: true } },
        { content: [ems(ancestor)], style },
        { content: [number(ancestor)], style },
        ...(place.length <= 2
          ? [{ content: ["nar. ", born(ancestor, DATES.dotsSpare)], style }]
          : []),
      ]);
    }
    return sheet;
  },
};

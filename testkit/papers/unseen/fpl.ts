/** Poland, a FIFe member: a folded sheet of five generations, head and particulars in Polish and English. */
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
  frame,
  number,
  roundStamp,
  says,
  sex,
  titled,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

export const fpl: Layout = {
  name: "fpl",
  wish: {
    generations: 5,
    cultures: ["polish", "polish", "czech", "german", "swedish"],
    breeds: ["MCO", "NFO", "BRI", "RAG", "SIB"],
    titles: { ...FIFE_TITLES, share: 0.35 },
    number: (random, cat) =>
      cat.country === "PL"
        ? `(PL)FPL ${random.of(["LO", "LO", "RX"])} ${random.digits(6)}`
        : cat.country === "CZ"
          ? `(CZ)SCHK LO ${random.digits(4)}/${cat.born.slice(2, 4)}/${cat.breed}`
          : `(${cat.country})${cat.country === "DE" ? "DEKZV" : "SVERAK"} LO ${random.digits(6)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet([842, 620], "#fffcf3");
    frame(sheet, 12, "#a01522", "double");
    emblem(sheet, 52, 52, 20, "#a01522", "FPL");
    sheet.text(
      421,
      38,
      says("", "issuer", "POLSKA FEDERACJA FELINOLOGICZNA „FELIS POLONIA”", "FPL"),
      { face: "condensed", size: 14, bold: true, align: "middle" },
    );
    sheet.text(421, 50, ["członek Fédération Internationale Féline ", says("", "system", "FIFe")], {
      face: "condensed",
      size: 8,
      align: "middle",
    });
    sheet.text(421, 68, "RODOWÓD · PEDIGREE", {
      face: "condensed",
      size: 15,
      bold: true,
      align: "middle",
      colour: "#a01522",
    });
    const label: Style = { face: "condensed", size: 6.4, colour: "#666" };
    const value: Style = { face: "condensed", size: 9.2, bold: true };
    const put = (x: number, y: number, name: string, content: Content, fit: number) => {
      sheet.text(x, y, name, label);
      sheet.text(x, y + 11, content, { ...value, fit });
    };
    put(92, 84, "Imię i przydomek / Name", titled(cat), 240);
    put(345, 84, "Nr rodowodu / Registration No.", number(cat), 150);
    put(510, 84, "Data urodzenia / Date of birth", born(cat, DATES.dots), 100);
    put(640, 84, "Płeć / Sex", sex(cat, ["kocur / male", "kotka / female"]), 100);
    put(92, 110, "Rasa i kolor / Breed and colour", [breed(family, "polish"), "  ", ems(cat)], 240);
    put(345, 110, "Mikroczip / Microchip", says("", "chip", family.chip), 150);
    put(510, 110, "Hodowca / Breeder", says("", "breeder", family.breeder), 125);
    put(640, 110, "Właściciel / Owner", says("", "owner", family.owner), 150);
    const boxes = boxesOf({
      generations: 5,
      area: { x: 22, y: 130, w: 798, h: 452 },
      columns: [1, 1, 1, 1, 1.2],
    });
    for (const [place, box] of boxes) {
      sheet.rect(box.x, box.y, box.w, box.h, { stroke: "#a01522", width: 0.4 });
      const ancestor = family.at.get(place);
      if (ancestor === undefined) continue;
      const style: Style = { face: "condensed", size: [8.4, 7.6, 6.8, 6, 5.3][place.length - 1]! };
      const small = place.length >= 4;
      const one = small ? { fit: 1 } : {};
      fillBox(
        sheet,
        box,
        [
          ...(place.length === 1
            ? [{ content: [place === "s" ? "Ojciec / Sire" : "Matka / Dam"], style: label }]
            : []),
          { content: titled(ancestor), style: { ...style, bold: true, ...one } },
          ...(place.length === 5
            ? [{ content: [number(ancestor), "  ", ems(ancestor)], style: { ...style, fit: 1 } }]
            : [
                { content: [number(ancestor)], style: { ...style, ...one } },
                { content: [ems(ancestor)], style: { ...style, ...one } },
              ]),
          ...(place.length <= 2 ? [{ content: ["ur. ", born(ancestor, DATES.dots)], style }] : []),
        ],
        { leading: 1.08 },
      );
    }
    sheet.text(
      26,
      598,
      `Warszawa, dnia ${DATES.dots(family.issued)} · Biuro Rodowodów FPL · podpis i pieczęć`,
      { face: "condensed", size: 7 },
    );
    roundStamp(sheet, 770, 590, 22, "KSIĘGI RODOWODOWE FPL * ", "#c02030");
    return sheet;
  },
};

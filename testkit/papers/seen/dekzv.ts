/** Germany, a FIFe member: landscape, own data in a band above, four generations in ruled cells, words in German. */
import { DATES } from "../dates.ts";
import { FIFE_TITLES } from "../family.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  boxesOf,
  breed,
  colourWords,
  emblem,
  ems,
  fillBox,
  frame,
  number,
  says,
  sex,
  signature,
  titled,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

const LABEL: Style = { face: "sans", size: 6, colour: "#333" };
const VALUE: Style = { face: "sans", size: 9, bold: true };

export const dekzv: Layout = {
  name: "dekzv",
  wish: {
    generations: 4,
    cultures: ["german", "dutch", "swedish", "american"],
    breeds: ["MCO", "NFO", "BRI", "PER", "SBI"],
    titles: FIFE_TITLES,
    mark: (country) => `${country}*`,
    number: (random, cat) =>
      cat.country === "DE"
        ? `LO ${cat.born.slice(2, 4)}/${random.digits(4)}`
        : `(${cat.country})${random.of(["FELIKAT", "SVERAK", "TICA"])} LO ${random.digits(6)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("landscape", "#fdfcf4");
    frame(sheet, 16, "#8a1c1c", "double");
    emblem(sheet, 58, 58, 24, "#8a1c1c", "FIFe");
    emblem(sheet, 784, 58, 24, "#1c3d8a", "1. DEKZV");
    sheet.text(421, 45, says("", "issuer", "1. Deutscher Edelkatzenzüchter-Verband e.V."), {
      face: "serif",
      size: 17,
      bold: true,
      align: "middle",
    });
    sheet.text(
      421,
      59,
      ["Mitglied der ", says("", "system", "Fédération Internationale Féline (FIFe)", "FIFe")],
      { face: "serif", size: 9, align: "middle" },
    );
    sheet.text(421, 80, "STAMMBAUM", {
      face: "serif",
      size: 18,
      bold: true,
      align: "middle",
      spacing: 0.3,
      colour: "#8a1c1c",
    });
    const field = (x: number, y: number, label: string, content: Content) => {
      const width = x > 600 ? 166 : 195;
      sheet.text(x, y, label, LABEL);
      sheet.text(x, y + 11, content, { ...VALUE, fit: width });
      sheet.line(x, y + 14, x + width, y + 14, 0.3);
    };
    field(36, 100, "Name", titled(cat));
    field(242, 100, "Rasse", breed(family, "german"));
    field(448, 100, "Zuchtbuch-Nr.", number(cat));
    field(640, 100, "Geschlecht", sex(cat, ["männlich", "weiblich"]));
    field(36, 124, "Farbe", colourWords(cat, "german"));
    field(242, 124, "EMS-Code", ems(cat));
    field(448, 124, "Geburtsdatum", born(cat, DATES.dots));
    field(640, 124, "Chip-Nr.", says("", "chip", family.chip));
    field(36, 148, "Züchter", [says("", "breeder", family.breeder), `, ${family.breederTown}`]);
    field(448, 148, "Besitzer", [says("", "owner", family.owner), `, ${family.ownerTown}`]);
    const shape = {
      generations: 4,
      area: { x: 28, y: 186, w: 786, h: 342 },
      columns: [1.15, 1.1, 1, 0.95],
    };
    for (const [index, head] of [
      "Eltern",
      "Großeltern",
      "Urgroßeltern",
      "Ururgroßeltern",
    ].entries()) {
      sheet.text(130 + index * 196, 183, head, { ...LABEL, size: 7, align: "middle" });
    }
    for (const [place, box] of boxesOf(shape)) {
      sheet.rect(box.x, box.y, box.w, box.h, { width: 0.5 });
      const ancestor = family.at.get(place);
      if (ancestor === undefined) continue;
      const size = [9, 8, 7, 5.8][place.length - 1]!;
      const style: Style = { face: "sans", size };
      const last = place.length === 4;
      fillBox(sheet, box, [
        ...(place.length === 1
          ? [{ content: [place === "s" ? "Vater" : "Mutter"], style: LABEL }]
          : []),
        {
          content: titled(ancestor, { titleStyle: { colour: "#b00000" } }),
          style: { ...style, bold: true, ...(last ? { fit: 1 } : {}) },
        },
        {
          content: last ? [ems(ancestor), "   ", number(ancestor)] : [ems(ancestor)],
          style: last ? { ...style, fit: 1 } : style,
        },
        ...(last ? [] : [{ content: [number(ancestor)], style }]),
        ...(place.length < 3 ? [{ content: ["geb. ", born(ancestor, DATES.dots)], style }] : []),
      ]);
    }
    sheet.text(
      36,
      552,
      `Für die Richtigkeit der Angaben: Zuchtbuchamt, den ${DATES.dots(family.issued)}`,
      { face: "sans", size: 7 },
    );
    sheet.text(
      806,
      566,
      "Dieser Stammbaum ist Eigentum des Verbandes und bei Verlust der Katze zurückzugeben.",
      { face: "sans", size: 6, align: "right" },
    );
    signature(sheet, 420, 556, "H. Lorenz");
    return sheet;
  },
};

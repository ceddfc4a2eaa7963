/** A German club of WCF: an «Ahnentafel» of three generations, number above the name, blackletter head, titles in red. */
import { DATES } from "../dates.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  boxesOf,
  breed,
  colourWords,
  emblem,
  ems,
  fillBox,
  number,
  says,
  sex,
  signature,
  titled,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

export const wcfGerman: Layout = {
  name: "wcf-german",
  wish: {
    generations: 3,
    cultures: ["german", "german", "russianLatin", "dutch"],
    breeds: ["BRI", "SIB", "PER", "NFO"],
    titles: {
      before: ["Ch.", "Int. Ch.", "Gr. Int. Ch.", "Europa-Ch.", "Welt-Ch."],
      after: [],
      share: 0.5,
    },
    years: [2004, 2016],
    number: (random, cat) =>
      `${cat.country === "DE" ? "KfB" : cat.country} ${random.digits(5)}/${cat.born.slice(2, 4)} LO`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("landscape", "#fbf6e6");
    sheet.rect(20, 20, 802, 555, { stroke: "#705010", width: 3 });
    sheet.text(421, 62, "Ahnentafel", {
      face: "blackletter",
      size: 36,
      bold: true,
      align: "middle",
    });
    sheet.text(421, 82, says("", "issuer", "Katzenfreunde Bergisch Land e.V."), {
      face: "old",
      size: 13,
      align: "middle",
    });
    sheet.text(
      421,
      95,
      ["angeschlossen der ", says("", "system", "World Cat Federation (WCF)", "WCF")],
      { face: "old", size: 9, italic: true, align: "middle" },
    );
    emblem(sheet, 80, 66, 26, "#705010");
    emblem(sheet, 762, 66, 26, "#705010", "W C F");
    const label: Style = { face: "old", size: 8.5 };
    const value: Style = { face: "typewriter", size: 10 };
    const put = (x: number, y: number, name: string, content: Content, to: number) => {
      const width = sheet.text(x, y, name, label);
      sheet.text(x + width + 5, y - 1, content, { ...value, fit: to - x - width - 6 });
      sheet.line(x + width + 3, y + 2, to, y + 2, 0.4, "#555", "0.8 1.2");
    };
    put(40, 122, "Name des Tieres:", titled(cat), 420);
    put(430, 122, "Zuchtbuch-Nr.:", number(cat), 800);
    put(40, 141, "Rasse:", breed(family, "german"), 230);
    put(240, 141, "Farbe:", colourWords(cat, "german"), 520);
    put(530, 141, "Geschlecht:", sex(cat, ["männl.", "weibl."]), 660);
    put(668, 141, "geb. am:", born(cat, DATES.dots), 800);
    put(40, 160, "Züchter:", [says("", "breeder", family.breeder), `, ${family.breederTown}`], 420);
    put(430, 160, "Eigentümer:", [says("", "owner", family.owner), `, ${family.ownerTown}`], 800);
    const boxes = boxesOf({
      generations: 3,
      area: { x: 34, y: 178, w: 774, h: 340 },
      columns: [1, 1, 1],
    });
    const roman = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"];
    let index = 0;
    for (const [place, box] of boxes) {
      sheet.rect(box.x, box.y, box.w, box.h, { stroke: "#705010", width: 0.8 });
      const ancestor = family.at.get(place);
      if (ancestor === undefined) continue;
      const style: Style = { face: "typewriter", size: [10, 9, 8.4][place.length - 1]! };
      const heads =
        place.length === 1
          ? place === "s"
            ? "Vater"
            : "Mutter"
          : place.length === 3
            ? roman[index++]!
            : place.endsWith("s")
              ? "Großvater"
              : "Großmutter";
      sheet.text(box.x + 4, box.y + 9, heads, { ...label, size: 7 });
      fillBox(
        sheet,
        { ...box, y: box.y + 5, h: box.h - 5 },
        [
          { content: [number(ancestor)], style },
          {
            content: titled(ancestor, { titleStyle: { colour: "#c00000" } }),
            style: { ...style, bold: true },
          },
          {
            content:
              place.length === 3
                ? [ems(ancestor)]
                : [...colourWords(ancestor, "german"), " (", ems(ancestor), ")"],
            style,
          },
          ...(place.length < 3 ? [{ content: ["geb. ", born(ancestor, DATES.dots)], style }] : []),
        ],
        { pad: 14, leading: 1.1 },
      );
    }
    sheet.text(40, 546, `Remscheid, den ${DATES.german(family.issued)}`, label);
    sheet.text(560, 560, "Unterschrift des Zuchtbuchamtes", { ...label, size: 7 });
    sheet.line(540, 550, 740, 550, 0.5);
    signature(sheet, 580, 546, "Brinkmann", "#222");
    return sheet;
  },
};

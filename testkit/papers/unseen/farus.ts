/** A Russian federation: everything in Russian and in English under it, names in Cyrillic, the column of the cat at the right. */
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
  guilloche,
  number,
  roundStamp,
  says,
  sex,
  titled,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

export const farus: Layout = {
  name: "farus",
  wish: {
    generations: 3,
    cultures: ["russian", "russian", "russian"],
    breeds: ["SIB", "BRI", "PER", "SPH"],
    titles: { before: ["Ч.", "Гр. Ч.", "Инт. Ч.", "Ч. Европы", "Ч. Мира"], after: [], share: 0.4 },
    number: (random, cat) =>
      `${random.of(["FR", "LO", "RX"])} ${random.digits(2)}/${random.digits(4)}-${cat.born.slice(2, 4)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("landscape", "#fbfdff");
    guilloche(sheet, "#cfdcf2", 16, 6);
    sheet.rect(16, 16, 810, 563, { stroke: "#8a1020", width: 2.2 });
    emblem(sheet, 62, 60, 24, "#8a1020", "FARUS");
    sheet.text(421, 46, says("", "issuer", "Ассоциация фелинологов «Фарус»", "FARUS"), {
      face: "book",
      size: 16,
      bold: true,
      align: "middle",
    });
    sheet.text(421, 66, "СВИДЕТЕЛЬСТВО О ПРОИСХОЖДЕНИИ — CERTIFICATE OF ORIGIN", {
      face: "book",
      size: 10.5,
      bold: true,
      align: "middle",
      colour: "#8a1020",
    });
    const x = 640;
    const fields: readonly (readonly [string, Content])[] = [
      ["Кличка / Name", titled(cat)],
      ["Порода / Breed", breed(family, "russian")],
      ["Окрас / Colour", colourWords(cat, "russian")],
      ["Код / Code", ems(cat)],
      ["Пол / Sex", sex(cat, ["самец / male", "самка / female"])],
      ["Рожд. / Born", born(cat, DATES.russian)],
      ["Рег. № / Reg. No.", number(cat)],
      ["Заводчик / Breeder", says("", "breeder", family.breeder)],
      ["Владелец / Owner", says("", "owner", family.owner)],
    ];
    let y = 100;
    for (const [label, content] of fields) {
      sheet.text(x, y, label, { face: "book", size: 6.5, colour: "#8a1020" });
      y = sheet.paragraph(x, y + 12, 176, content, { face: "book", size: 9.6, bold: true }) + 6;
    }
    const boxes = boxesOf({
      generations: 3,
      area: { x: 26, y: 92, w: 600, h: 440 },
      columns: [1.05, 1, 1],
    });
    for (const [place, box] of boxes) {
      sheet.rect(box.x, box.y, box.w, box.h, { stroke: "#8a1020", width: 0.7 });
      const ancestor = family.at.get(place);
      if (ancestor === undefined) continue;
      const style: Style = { face: "book", size: [9.2, 8.2, 7.2][place.length - 1]! };
      fillBox(
        sheet,
        box,
        [
          {
            content: [
              place.endsWith("s")
                ? ["Отец / Sire", "Дед / Grandsire", ""][place.length - 1]!
                : ["Мать / Dam", "Бабка / Granddam", ""][place.length - 1]!,
            ],
            style: { ...style, size: 6, italic: true },
          },
          { content: titled(ancestor), style: { ...style, bold: true } },
          { content: [ems(ancestor), ", ", ...colourWords(ancestor, "russian")], style },
          { content: ["№ ", number(ancestor)], style },
          ...(place.length < 3 ? [{ content: ["род. ", born(ancestor, DATES.dots)], style }] : []),
        ],
        { pad: 5 },
      );
    }
    sheet.text(
      30,
      560,
      `Дата выдачи / Date of issue: ${DATES.dots(family.issued)}     Президент / President ________________`,
      { face: "book", size: 8 },
    );
    roundStamp(sheet, 720, 500, 42, "АССОЦИАЦИЯ ФЕЛИНОЛОГОВ * ФАРУС * МОСКВА * ", "#2a3da8");
    return sheet;
  },
};

/** A Russian club's pedigree of the nineties: typed by a printer of needles on a form ruled with signs, all in Russian. */
import { DATES } from "../dates.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  boxesOf,
  breed,
  colourWords,
  fillBox,
  fullName,
  number,
  says,
  sex,
  signature,
  titled,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

export const russianDotMatrix: Layout = {
  name: "russian-dot-matrix",
  wish: {
    generations: 3,
    cultures: ["russian", "russian"],
    breeds: ["PER", "SIB", "BRI"],
    titles: { before: ["Ч", "ЧР", "ИЧ", "ГЧ"], after: [], share: 0.35 },
    years: [1993, 2001],
    unknown: 0.06,
    number: (random, cat) => `${random.digits(4)}-${cat.born.slice(2, 4)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("landscape", "#f6f1e4");
    const type: Style = { face: "mono", size: 9, colour: "#2a2a33" };
    sheet.text(421, 40, says("", "issuer", "МОСКОВСКИЙ КЛУБ ЛЮБИТЕЛЕЙ КОШЕК «ФАУНА»"), {
      ...type,
      size: 12,
      bold: true,
      align: "middle",
    });
    sheet.text(421, 62, "Р О Д О С Л О В Н А Я", {
      ...type,
      size: 14,
      bold: true,
      align: "middle",
    });
    sheet.text(40, 90, ["Кличка: ", ...fullName(cat)], type);
    sheet.text(470, 90, ["Рег. номер: ", number(cat)], type);
    const line = (y: number, parts: readonly (readonly [number, string, Content])[]) => {
      for (const [x, label, content] of parts) {
        const width = sheet.text(x, y, `${label}: `, type);
        sheet.text(x + width, y, content, type);
      }
    };
    line(106, [
      [40, "Порода", breed(family, "russian")],
      [470, "Пол", sex(cat, ["кот", "кошка"])],
      [600, "Дата рожд.", born(cat, DATES.dotsShort)],
    ]);
    line(122, [
      [40, "Окрас", colourWords(cat, "russian")],
      [470, "Владелец", says("", "owner", family.owner)],
    ]);
    line(138, [
      [40, "Заводчик", says("", "breeder", family.breeder)],
      [470, "Город", family.breederTown],
    ]);
    sheet.text(40, 152, "=".repeat(140), { ...type, fit: 762 });
    const boxes = boxesOf({
      generations: 3,
      area: { x: 40, y: 158, w: 762, h: 360 },
      columns: [1, 1, 1.05],
    });
    for (const [place, box] of boxes) {
      if (place.endsWith("d"))
        sheet.text(box.x, box.y + 3, "- ".repeat(60), { ...type, fit: box.w - 10, size: 6 });
      for (let y = box.y + 8; y < box.y + box.h; y += 9)
        sheet.text(box.x - 6, y, ":", { ...type, size: 8 });
      const ancestor = family.at.get(place);
      const look: Style = { ...type, size: place.length === 3 ? 7.6 : 8.4 };
      if (ancestor === undefined) {
        fillBox(sheet, box, [{ content: ["неизвестен"], style: look }]);
        continue;
      }
      fillBox(
        sheet,
        box,
        [
          ...(place.length === 1
            ? [{ content: [place === "s" ? "ОТЕЦ" : "МАТЬ"], style: look }]
            : []),
          { content: titled(ancestor), style: look },
          { content: colourWords(ancestor, "russian"), style: look },
          {
            content: [
              number(ancestor),
              ...(place.length < 3 ? [" д.р. ", born(ancestor, DATES.dotsShort)] : []),
            ],
            style: look,
          },
        ],
        { pad: 4, leading: 1.15 },
      );
    }
    sheet.text(40, 530, "=".repeat(140), { ...type, fit: 762 });
    sheet.text(
      40,
      552,
      `Выдана ${DATES.dotsShort(family.issued)}    Председатель клуба ____________    М.П.`,
      type,
    );
    signature(sheet, 290, 550, "Орлова", "#223");
    return sheet;
  },
};

/** A Russian club: bilingual captions in every box, the number before the name, colours in words, the cat's own data in a column at the right. */
import { DATES } from "../dates.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  boxesOf,
  breed,
  colourWords,
  ems,
  fillBox,
  number,
  roundStamp,
  says,
  sex,
  titled,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

export const russianBoxes: Layout = {
  name: "russian-boxes",
  wish: {
    generations: 3,
    cultures: ["russianLatin", "russianLatin", "german"],
    breeds: ["BRI", "SIB", "MCO", "SPH"],
    titles: { before: ["CH", "Int.Ch.", "Gr.Int.Ch.", "WCh"], after: [], share: 0.4 },
    number: (random, cat) =>
      `${random.of(["LO", "RX"])} ${random.digits(4)}-${cat.breed}/${cat.born.slice(2, 4)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("landscape", "#fcfbf0");
    sheet.text(421, 36, says("", "issuer", "Межрегиональный клуб кошек «Аврора»"), {
      face: "humanist",
      size: 16,
      bold: true,
      align: "middle",
    });
    sheet.text(421, 54, "РОДОСЛОВНАЯ · PEDIGREE", { face: "humanist", size: 11, align: "middle" });
    const own: readonly (readonly [string, Content])[] = [
      ["Кличка / Name", titled(cat)],
      ["Порода / Breed", breed(family, "russian")],
      ["Окрас / Colour", [...colourWords(cat, "russian"), " ", ems(cat)]],
      ["Пол / Sex", sex(cat, ["кот / male", "кошка / female"])],
      ["Дата рождения / Date of birth", born(cat, DATES.dots)],
      ["№ родословной / Pedigree No.", number(cat)],
      ["Заводчик / Breeder", says("", "breeder", family.breeder)],
      ["Владелец / Owner", says("", "owner", family.owner)],
    ];
    let y = 90;
    for (const [label, content] of own) {
      sheet.text(622, y, label, { face: "humanist", size: 6.6, colour: "#555" });
      y =
        sheet.paragraph(622, y + 11, 200, content, { face: "humanist", size: 9.6, bold: true }) + 8;
    }
    roundStamp(sheet, 720, 500, 36, "КЛУБ КОШЕК АВРОРА * МОСКВА * ", "#4433aa");
    const words: Record<string, string> = {
      s: "Отец / Sire",
      d: "Мать / Dam",
      ss: "Дед / Grandsire",
      sd: "Бабка / Granddam",
      ds: "Дед / Grandsire",
      dd: "Бабка / Granddam",
    };
    const boxes = boxesOf({ generations: 3, area: { x: 20, y: 74, w: 588, h: 500 } });
    for (const [place, box] of boxes) {
      sheet.rect(box.x + 2, box.y + 2, box.w - 4, box.h - 4, { stroke: "#6a5", width: 0.8 });
      const ancestor = family.at.get(place)!;
      const style: Style = { face: "humanist", size: [8.6, 8, 7][place.length - 1]! };
      fillBox(
        sheet,
        { ...box, x: box.x + 2, w: box.w - 4 },
        [
          { content: [words[place] ?? ""], style: { ...style, size: 6, italic: true } },
          { content: [number(ancestor)], style },
          { content: titled(ancestor), style: { ...style, bold: true } },
          { content: colourWords(ancestor, "russian"), style },
          ...(place.length < 3 ? [{ content: [born(ancestor, DATES.dots)], style }] : []),
        ],
        { pad: 5 },
      );
    }
    return sheet;
  },
};

/** A Russian club of WCF: labels in Russian and English, names in Latin letters, own data in a ruled table above. */
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
  frame,
  number,
  roundStamp,
  says,
  sex,
  signature,
  titled,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

const FACE = "humanist";

export const wcfRussian: Layout = {
  name: "wcf-russian",
  wish: {
    generations: 4,
    cultures: ["russianLatin", "russianLatin", "german", "polish"],
    breeds: ["BRI", "SIB", "MCO", "SPH"],
    titles: {
      before: ["CH", "IC", "GIC", "EC", "GEC", "WC", "ICH", "PR"],
      after: ["JWW"],
      share: 0.4,
    },
    number: (random, cat) =>
      cat.country === "RU"
        ? `LO ${random.digits(2)}-${random.digits(5)}/${cat.born.slice(2, 4)}`
        : `${cat.country} ${random.of(["RX", "LO"])} ${random.digits(6)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("landscape", "#fffdf7");
    frame(sheet, 14, "#123f7c", "thick");
    emblem(sheet, 56, 56, 24, "#123f7c", "WCF");
    emblem(sheet, 786, 56, 24, "#a7722a");
    sheet.text(421, 40, says("", "issuer", "Клуб любителей кошек «Северная Пальмира»"), {
      face: FACE,
      size: 14,
      bold: true,
      align: "middle",
    });
    sheet.text(
      421,
      54,
      ["член ", says("", "system", "World Cat Federation", "WCF"), " e.V. · Essen, Germany"],
      { face: FACE, size: 8.5, align: "middle" },
    );
    sheet.text(421, 74, "РОДОСЛОВНАЯ / PEDIGREE", {
      face: FACE,
      size: 16,
      bold: true,
      align: "middle",
      colour: "#123f7c",
    });
    const cells: readonly (readonly [string, string, Content, number, number, number])[] = [
      ["Кличка", "Name", titled(cat), 24, 88, 290],
      ["Порода", "Breed", breed(family, "russian"), 314, 88, 190],
      ["Пол", "Sex", sex(cat, ["кот / male", "кошка / female"]), 504, 88, 120],
      ["Дата рождения", "Date of birth", born(cat, DATES.dots), 624, 88, 194],
      ["Окрас", "Colour", [...colourWords(cat, "russian"), "  ", ems(cat)], 24, 114, 290],
      ["№ родословной", "Pedigree No.", number(cat), 314, 114, 190],
      ["Чип", "Chip", says("", "chip", family.chip), 504, 114, 120],
      ["Дата выдачи", "Date of issue", DATES.dots(family.issued), 624, 114, 194],
      [
        "Заводчик",
        "Breeder",
        [says("", "breeder", family.breeder), `, ${family.breederTown}`],
        24,
        140,
        400,
      ],
      [
        "Владелец",
        "Owner",
        [says("", "owner", family.owner), `, ${family.ownerTown}`],
        424,
        140,
        394,
      ],
    ];
    for (const [russian, english, content, x, y, w] of cells) {
      sheet.rect(x, y, w, 26, { width: 0.5 });
      sheet.text(x + 3, y + 8, [russian, " / ", english], {
        face: FACE,
        size: 6.2,
        colour: "#555",
      });
      sheet.text(x + 6, y + 21, content, { face: FACE, size: 9.5, bold: true, fit: w - 10 });
    }
    const boxes = boxesOf({
      generations: 4,
      area: { x: 24, y: 174, w: 794, h: 352 },
      columns: [1.1, 1.1, 1, 1.1],
    });
    for (const [place, box] of boxes) {
      sheet.rect(box.x + 1, box.y + 1, box.w - 4, box.h - 2, {
        width: 0.5,
        stroke: "#123f7c",
        round: 3,
      });
      const ancestor = family.at.get(place);
      if (ancestor === undefined) continue;
      const last = place.length === 4;
      const style: Style = { face: FACE, size: [8.6, 7.8, 6.8, 5.6][place.length - 1]! };
      const one = last ? { fit: 1 } : {};
      fillBox(
        sheet,
        { ...box, w: box.w - 5 },
        [
          ...(place.length === 1
            ? [
                {
                  content: [place === "s" ? "Отец / Sire" : "Мать / Dam"],
                  style: { ...style, italic: true, size: 7 },
                },
              ]
            : []),
          { content: titled(ancestor), style: { ...style, bold: true, ...one } },
          { content: [ems(ancestor), "  ", number(ancestor)], style: { ...style, ...one } },
          ...(last ? [] : [{ content: colourWords(ancestor, "english"), style }]),
          ...(place.length <= 2 ? [{ content: ["д.р. ", born(ancestor, DATES.dots)], style }] : []),
        ],
        { leading: 1.12 },
      );
    }
    sheet.text(30, 556, "Президент клуба ______________________", { face: FACE, size: 8 });
    signature(sheet, 112, 552, "Соколова");
    sheet.text(
      330,
      556,
      "Родословная действительна только с печатью клуба / Valid only with the club's stamp",
      { face: FACE, size: 7 },
    );
    roundStamp(sheet, 760, 528, 36, "КЛУБ ЛЮБИТЕЛЕЙ КОШЕК * САНКТ-ПЕТЕРБУРГ * ", "#2b3fae");
    return sheet;
  },
};

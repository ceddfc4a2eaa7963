/** Russia: a club's pedigree as a table, a row for each great-grandparent in columns of its own, parents and grandparents in joined cells beside them. */
import { DATES } from "../../dates.ts";
import type { Layout } from "../../layout.ts";
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
} from "../../pieces.ts";
import { Sheet, type Content, type Style } from "../../sheet.ts";

const TEXT: Style = { face: "humanist", size: 9.5 };
const LABEL: Style = { face: "humanist", size: 8.5, italic: true, colour: "#333" };

/** «ОМО» is the sire's dam's sire. */
const initials = (place: string) => place.replaceAll("s", "О").replaceAll("d", "М");

export const rodoslovnayaRyady: Layout = {
  name: "rodoslovnaya-ryady",
  wish: {
    generations: 3,
    cultures: ["russian", "russian", "russian", "russianLatin"],
    breeds: ["SIB", "BRI", "MCO", "SPH", "BEN"],
    titles: {
      before: ["Ch", "Int.Ch", "Gr.Int.Ch", "Eu.Ch", "Чемпион", "W.Ch"],
      after: [],
      share: 0.4,
    },
    unknown: 0.06,
    number: (random, cat) =>
      `${cat.place === "" ? "ICU" : random.of(["ICU", "ICU", "ICU", "МФА"])}/RU ${random.digits(4)}-${cat.born.slice(2, 4)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("landscape", "#fffef6");
    frame(sheet, 14, "#7a1f2b", "thick");
    emblem(sheet, 62, 58, 24, "#7a1f2b");
    emblem(sheet, 780, 58, 24, "#1d3f73", "ICU");
    sheet.text(421, 42, "Региональная общественная организация", { ...TEXT, align: "middle" });
    sheet.text(421, 58, says("", "issuer", "Клуб любителей кошек «Северная Корона»"), {
      face: "humanist",
      size: 15,
      bold: true,
      align: "middle",
    });
    sheet.text(
      421,
      71,
      [
        "член International Cat Union (",
        says("", "system", "ICU"),
        "), 614000, г. Пермь, ул. Ленина, 64, оф. 12, тел. (342) 212-04-18",
      ],
      { face: "humanist", size: 8, align: "middle" },
    );
    sheet.text(421, 97, "РОДОСЛОВНАЯ", {
      face: "book",
      size: 21,
      bold: true,
      align: "middle",
      spacing: 0.18,
      colour: "#7a1f2b",
    });

    const left: readonly (readonly [string, Content])[] = [
      ["Кличка", titled(cat, { style: { bold: true } })],
      ["Порода", breed(family, "russian")],
      ["Окрас", [...colourWords(cat, "russian"), " (", ems(cat), ")"]],
      ["Заводчик", [says("", "breeder", family.breeder), `, ${family.breederTown}`]],
      ["Владелец", [says("", "owner", family.owner), `, ${family.ownerTown}`]],
    ];
    const right: readonly (readonly [string, Content])[] = [
      ["№ родословной", number(cat, cat.number, { bold: true })],
      ["Пол", sex(cat, ["кот", "кошка"])],
      ["Дата рождения", born(cat, DATES.dots)],
      ["Микрочип", says("", "chip", family.chip)],
      ["Дата выдачи", DATES.dots(family.issued)],
    ];
    for (const [x, labelled, w, fields] of [
      [34, 58, 390, left],
      [540, 82, 180, right],
    ] as const) {
      for (const [index, [label, content]] of fields.entries()) {
        const y = 120 + index * 16;
        sheet.text(x, y, label, LABEL);
        sheet.text(x + labelled, y, content, { ...TEXT, fit: w });
        sheet.line(x + labelled, y + 3, x + labelled + w, y + 3, 0.3, "#999");
      }
    }

    const top = 206;
    const height = 292;
    const head = 24;
    const joined = { x: 30, y: top + head, w: 322, h: height - head };
    const rowsAt = { x: 352, w: 460 };
    const columns: readonly (readonly [string, number])[] = [
      ["", 30],
      ["Кличка, титул", 172],
      ["№ родословной", 82],
      ["Окрас", 176],
    ];
    const fill = "#f1e4dc";
    sheet.rect(30, top, 161, head, { fill });
    sheet.text(110, top + 15, "РОДИТЕЛИ", { ...TEXT, size: 8, bold: true, align: "middle" });
    sheet.rect(191, top, 161, head, { fill });
    sheet.text(271, top + 15, "ДЕДЫ, БАБКИ", { ...TEXT, size: 8, bold: true, align: "middle" });
    sheet.rect(rowsAt.x, top, rowsAt.w, 12, { fill });
    sheet.text(rowsAt.x + rowsAt.w / 2, top + 9, "ПРАДЕДЫ, ПРАБАБКИ", {
      ...TEXT,
      size: 8,
      bold: true,
      align: "middle",
    });
    let x = rowsAt.x;
    for (const [title, w] of columns) {
      sheet.rect(x, top + 12, w, height - 12, { width: 0.5 });
      sheet.text(x + w / 2, top + 20.5, title, { ...TEXT, size: 7, italic: true, align: "middle" });
      x += w;
    }
    for (const [place, box] of boxesOf({ generations: 2, area: joined })) {
      sheet.rect(box.x, box.y, box.w, box.h, { width: 0.6 });
      sheet.text(
        box.x + 4,
        box.y + 9,
        place.length === 1 ? (place === "s" ? "ОТЕЦ" : "МАТЬ") : initials(place),
        { ...TEXT, size: 6.5, bold: true, colour: "#7a1f2b" },
      );
      const ancestor = family.at.get(place)!;
      const style: Style = { ...TEXT, size: place.length === 1 ? 9 : 8 };
      fillBox(sheet, box, [
        { content: titled(ancestor), style: { ...style, bold: true } },
        { content: [number(ancestor)], style },
        { content: colourWords(ancestor, "russian"), style },
        ...(place.length === 1 ? [{ content: [ems(ancestor)], style }] : []),
        { content: ["д.р. ", born(ancestor, DATES.dots)], style },
      ]);
    }
    const thirds = [...boxesOf({ generations: 3, area: joined })].filter(
      ([place]) => place.length === 3,
    );
    for (const [place, box] of thirds) {
      sheet.line(rowsAt.x, box.y, rowsAt.x + rowsAt.w, box.y, 0.5);
      const y = box.y + box.h / 2 + 3;
      sheet.text(rowsAt.x + 15, y, initials(place), {
        ...TEXT,
        size: 7,
        bold: true,
        align: "middle",
      });
      const ancestor = family.at.get(place);
      if (ancestor === undefined) {
        sheet.text(rowsAt.x + 34, y, "нет данных", { ...TEXT, size: 8, italic: true });
        continue;
      }
      const style: Style = { ...TEXT, size: 8.2 };
      sheet.text(rowsAt.x + 34, y, titled(ancestor), { ...style, fit: 164 });
      sheet.text(rowsAt.x + 206, y, number(ancestor), { ...style, fit: 74 });
      sheet.text(rowsAt.x + 288, y, colourWords(ancestor, "russian"), { ...style, fit: 168 });
    }
    sheet.text(34, 524, "Руководитель племенной службы", TEXT);
    sheet.line(190, 526, 330, 526, 0.5);
    signature(sheet, 212, 520, "Мельникова");
    sheet.text(34, 546, "Председатель клуба", TEXT);
    sheet.line(190, 548, 330, 548, 0.5);
    sheet.text(400, 540, "М.П.", { ...TEXT, colour: "#666" });
    roundStamp(sheet, 470, 536, 32, "СЕВЕРНАЯ КОРОНА · Г. ПЕРМЬ · ", "#3748a8");
    sheet.paragraph(
      560,
      516,
      250,
      "Родословная действительна при наличии подписи и печати клуба. Исправления не допускаются. О — отец, М — мать.",
      { face: "humanist", size: 7.5, colour: "#444" },
    );
    return sheet;
  },
};

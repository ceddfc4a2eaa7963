/** «Метрика» in Russian and English on a table of three columns: the kitten, its sire, its dam. */
import { DATES } from "../dates.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  breed,
  colourWords,
  emblem,
  ems,
  frame,
  fullName,
  number,
  roundStamp,
  says,
  sex,
  titled,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

export const metrikaBilingual: Layout = {
  name: "metrika-bilingual",
  wish: {
    generations: 1,
    cultures: ["russianLatin", "russianLatin"],
    breeds: ["SIB", "BRI", "MCO", "SPH", "BEN"],
    titles: { before: ["CH", "IC", "GIC", "WCF CH"], after: [], share: 0.5 },
    number: (random, cat) =>
      `${random.of(["ICU", "RU"])} LO ${random.digits(5)}-${cat.born.slice(0, 4)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet([700, 440], "#f4f8ff");
    frame(sheet, 14, "#20508a", "rounded");
    emblem(sheet, 58, 60, 24, "#20508a", "ICU");
    sheet.text(370, 42, says("", "issuer", "Клуб «Мурлыка» / Cat Club «Murlyka»"), {
      face: "humanist",
      size: 14,
      bold: true,
      align: "middle",
    });
    sheet.text(
      370,
      57,
      [says("", "system", "International Cat Union", "ICU"), " · г. Новосибирск / Novosibirsk"],
      { face: "humanist", size: 9, align: "middle" },
    );
    sheet.text(370, 82, "МЕТРИКА КОТЁНКА · KITTEN BIRTH CERTIFICATE", {
      face: "humanist",
      size: 14,
      bold: true,
      align: "middle",
      colour: "#20508a",
    });
    const sire = family.at.get("s")!;
    const dam = family.at.get("d")!;
    const columns = [28, 172, 348, 512, 672];
    const head: Style = {
      face: "humanist",
      size: 8.5,
      bold: true,
      align: "middle",
      colour: "#20508a",
    };
    for (const [index, name] of ["", "Котёнок / Kitten", "Отец / Sire", "Мать / Dam"].entries()) {
      if (name !== "") sheet.text((columns[index]! + columns[index + 1]!) / 2, 108, name, head);
    }
    const rows: readonly (readonly [string, Content, Content, Content])[] = [
      ["Кличка / Name", fullName(cat), titled(sire), titled(dam)],
      ["Порода / Breed", breed(family, "english"), "", ""],
      [
        "Окрас / Colour",
        colourWords(cat, "english"),
        colourWords(sire, "english"),
        colourWords(dam, "english"),
      ],
      ["EMS", ems(cat), ems(sire), ems(dam)],
      ["Пол / Sex", sex(cat, ["кот / male", "кошка / female"]), "", ""],
      [
        "Дата рождения / Born",
        born(cat, DATES.dots),
        born(sire, DATES.dots),
        born(dam, DATES.dots),
      ],
      ["№ / Reg. No.", number(cat), number(sire), number(dam)],
    ];
    let y = 114;
    const text: Style = { face: "humanist", size: 8.8 };
    for (const [name, ...cells] of rows) {
      const lines = Math.max(
        ...cells.map((cell, index) =>
          cell === ""
            ? 0
            : sheet.lineCount(columns[index + 2]! - columns[index + 1]! - 10, cell, text),
        ),
      );
      const high = 10 + lines * 10.6;
      sheet.rect(columns[0]!, y, columns[4]! - columns[0]!, high, {
        stroke: "#20508a",
        width: 0.6,
      });
      sheet.text(columns[0]! + 5, y + 13, name, { ...text, size: 7.6, colour: "#20508a" });
      for (const [index, cell] of cells.entries()) {
        sheet.line(columns[index + 1]!, y, columns[index + 1]!, y + high, 0.6, "#20508a");
        if (cell !== "")
          sheet.paragraph(
            columns[index + 1]! + 5,
            y + 13,
            columns[index + 2]! - columns[index + 1]! - 10,
            cell,
            text,
          );
      }
      y += high;
    }
    y += 20;
    sheet.text(
      28,
      y,
      ["Заводчик / Breeder: ", says("", "breeder", family.breeder), ", ", family.breederTown],
      text,
    );
    sheet.text(
      28,
      y + 16,
      ["Владелец / Owner: ", says("", "owner", family.owner), ", ", family.ownerTown],
      text,
    );
    sheet.text(28, y + 32, ["Чип / Microchip: ", says("", "chip", family.chip)], text);
    sheet.text(
      28,
      408,
      `Дата выдачи / Issued ${DATES.dots(family.issued)}      Подпись / Signature _______________`,
      { ...text, size: 8 },
    );
    roundStamp(sheet, 600, 372, 36, "КЛУБ МУРЛЫКА * НОВОСИБИРСК * ICU * ", "#3a2aa8");
    return sheet;
  },
};

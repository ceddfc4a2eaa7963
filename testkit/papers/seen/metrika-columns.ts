/** «Метрика» of a Russian club: values above their captions, and a table whose columns are the father and the mother. */
import { DATES } from "../dates.ts";
import type { Layout } from "../layout.ts";
import { born, breed, colourWords, ems, fullName, number, says, sex, titled } from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

export const metrikaColumns: Layout = {
  name: "metrika-columns",
  wish: {
    generations: 1,
    cultures: ["russian", "russianLatin"],
    breeds: ["BRI", "SPH", "MCO", "SIB"],
    titles: { before: ["CH", "IC", "GIC"], after: [], share: 0.4 },
    number: (random, cat) => `${random.digits(3)}/${cat.born.slice(2, 4)}-${cat.breed}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet([595, 421]);
    sheet.rect(16, 16, 563, 389, { width: 1 });
    sheet.text(298, 44, says("", "issuer", "Клуб любителей кошек «Северное сияние»"), {
      face: "book",
      size: 14,
      bold: true,
      align: "middle",
    });
    sheet.text(298, 66, "СВИДЕТЕЛЬСТВО О РОЖДЕНИИ", {
      face: "book",
      size: 13,
      align: "middle",
      spacing: 0.08,
    });
    const label: Style = { face: "book", size: 8.4 };
    const value: Style = { face: "humanist", size: 10, bold: true };
    const put = (x: number, y: number, name: string, content: Content, to: number) => {
      const width = sheet.text(x, y, name, label);
      sheet.text(x + width + 6, y, content, { ...value, fit: to - x - width - 8 });
    };
    put(30, 94, "Имя котёнка:", fullName(cat), 400);
    put(410, 94, "Рег. №", number(cat), 570);
    put(30, 112, "Порода:", breed(family, "russian"), 300);
    put(310, 112, "Пол:", sex(cat, ["самец", "самка"]), 400);
    put(410, 112, "Род.:", born(cat, DATES.russian), 570);
    put(30, 130, "Окрас:", [...colourWords(cat, "russian"), ", ", ems(cat)], 560);
    const sire = family.at.get("s")!;
    const dam = family.at.get("d")!;
    const columns = [30, 130, 350, 565];
    const rows: readonly (readonly [string, Content, Content])[] = [
      ["", "ОТЕЦ", "МАТЬ"],
      ["Кличка", titled(sire), titled(dam)],
      ["Окрас", [ems(sire)], [ems(dam)]],
      ["№ родословной", number(sire), number(dam)],
      ["Дата рождения", born(sire, DATES.dots), born(dam, DATES.dots)],
    ];
    for (const [index, [head, left, right]] of rows.entries()) {
      const y = 160 + index * 20;
      sheet.line(26, y + 6, 565, y + 6, 0.5);
      sheet.text(columns[0]! + 4, y, head, label);
      sheet.text(columns[1]! + 6, y, left, { ...value, size: 9, fit: 206 });
      sheet.text(columns[2]! + 6, y, right, { ...value, size: 9, fit: 206 });
    }
    for (const x of columns.slice(1, 3)) sheet.line(x, 146, x, 246, 0.5);
    put(
      30,
      270,
      "Заводчик:",
      [says("", "breeder", family.breeder), `, ${family.breederTown}`],
      560,
    );
    put(30, 288, "Владелец:", says("", "owner", family.owner), 560);
    put(30, 306, "Дата выдачи:", DATES.dots(family.issued), 300);
    sheet.text(30, 350, "Председатель клуба ______________", label);
    return sheet;
  },
};

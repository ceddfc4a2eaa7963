/** «Метрика»: the birth certificate of a kitten from a Russian club, on half a sheet, all in Russian, parents one under the other. */
import { DATES } from "../dates.ts";
import type { Layout } from "../layout.ts";
import {
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
  signature,
  titled,
  born,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

export const metrikaClub: Layout = {
  name: "metrika-club",
  wish: {
    generations: 1,
    cultures: ["russian", "russian"],
    breeds: ["BRI", "SIB", "SPH", "MCO", "PER"],
    titles: { before: ["Ч", "ИЧ", "ГИЧ", "ЧЕ"], after: [], share: 0.4 },
    number: (random, cat) => `РК-${random.digits(4)}/${cat.born.slice(2, 4)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet([595, 421], "#fdf7ea");
    frame(sheet, 14, "#7c3f12", "double");
    emblem(sheet, 60, 58, 24, "#7c3f12");
    sheet.text(310, 44, says("", "issuer", "Фелинологический клуб «Ариадна»"), {
      face: "old",
      size: 15,
      bold: true,
      align: "middle",
    });
    sheet.text(310, 57, ["г. Екатеринбург, система ", says("", "system", "WCF")], {
      face: "old",
      size: 9,
      align: "middle",
    });
    sheet.text(310, 82, "МЕТРИКА КОТЁНКА", {
      face: "old",
      size: 19,
      bold: true,
      align: "middle",
      colour: "#7c3f12",
    });
    const label: Style = { face: "old", size: 9 };
    const value: Style = { face: "mono", size: 9.5, bold: true };
    const put = (x: number, y: number, name: string, content: Content, to: number) => {
      const width = sheet.text(x, y, name, label);
      sheet.text(x + width + 6, y - 1, content, { ...value, fit: to - x - width - 8 });
      sheet.line(x + width + 3, y + 2, to, y + 2, 0.5, "#7c3f12");
    };
    put(34, 108, "Кличка", fullName(cat), 380);
    put(390, 108, "№", number(cat), 560);
    put(34, 128, "Порода", breed(family, "russian"), 330);
    put(340, 128, "Пол", sex(cat, ["кот", "кошка"]), 420);
    put(428, 128, "Дата рожд.", born(cat, DATES.dots), 560);
    put(34, 148, "Окрас", [...colourWords(cat, "russian"), " (", ems(cat), ")"], 560);
    for (const [index, place] of (["s", "d"] as const).entries()) {
      const parent = family.at.get(place)!;
      const y = 178 + index * 50;
      put(34, y, place === "s" ? "Отец" : "Мать", titled(parent), 390);
      put(400, y, "№ родосл.", number(parent), 560);
      put(34, y + 18, "окрас", [...colourWords(parent, "russian"), " ", ems(parent)], 560);
    }
    put(34, 280, "Заводчик", [says("", "breeder", family.breeder), `, ${family.breederTown}`], 560);
    put(34, 300, "Владелец", [says("", "owner", family.owner), `, ${family.ownerTown}`], 560);
    put(34, 320, "Помёт актирован", `${DATES.dots(family.issued)}, в помёте котов 2, кошек 3`, 560);
    sheet.text(34, 360, "Руководитель племенной комиссии", label);
    signature(sheet, 210, 358, "Зайцева");
    roundStamp(sheet, 480, 350, 36, "ФЕЛИНОЛОГИЧЕСКИЙ КЛУБ АРИАДНА * ", "#3344aa");
    sheet.text(
      297,
      398,
      "Метрика подлежит обмену на родословную в течение 12 месяцев со дня рождения котёнка.",
      { face: "old", size: 7.5, italic: true, align: "middle" },
    );
    return sheet;
  },
};

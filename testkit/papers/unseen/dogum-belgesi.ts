/**
 * Turkey, a club of the WCF: a certificate of birth and descent, sire's and dam's blocks side by side, and under each of them its own parents and grandparents.
 * After the rules of patisaray.org (books EYK and DYK) and dked.org.tr (breeding regulation after WCF).
 */
import { DATES } from "../dates.ts";
import type { Cat } from "../family.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  breed,
  emblem,
  ems,
  fullName,
  number,
  roundStamp,
  says,
  sex,
  signature,
  titled,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

const BREED_NAMES: Record<string, string> = {
  BRI: "British Shorthair (İngiliz Kısa Tüylü)",
  PER: "Persian (İran Kedisi)",
  MCO: "Maine Coon",
  SPH: "Sphynx (Tüysüz)",
  SIB: "Sibirya Kedisi",
};

export const dogumBelgesi: Layout = {
  name: "dogum-belgesi",
  wish: {
    generations: 3,
    cultures: ["turkish", "turkish", "russianLatin", "german"],
    breeds: ["BRI", "PER", "MCO", "SPH", "SIB"],
    titles: {
      before: [
        "Champion",
        "Int. Champion",
        "Gr. Int. Champion",
        "Europa Champion",
        "Dünya Şampiyonu",
      ],
      after: ["BIS", "Junior Winner"],
      share: 0.45,
    },
    number: (random, cat) =>
      cat.country === "TR"
        ? `${random.chance(0.85) ? "EYK" : "DYK"} ${random.digits(4)}-${cat.born.slice(0, 4)}`
        : `${cat.country} ${random.of(["LO", "EX"])} ${random.digits(5)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("portrait", "#fffefe");
    const red = "#a3161f";
    sheet.rect(18, 18, 559, 806, { stroke: red, width: 2.2, round: 10 });
    sheet.rect(23, 23, 549, 796, { stroke: red, width: 0.6, round: 8 });
    emblem(sheet, 64, 62, 23, red);
    const head: Style = { face: "modern", size: 14, bold: true, align: "middle", colour: red };
    sheet.text(315, 48, says("", "issuer", "“Pati Saray” İstanbul Kedi Severler Derneği"), head);
    sheet.text(
      315,
      62,
      [
        "World Cat Federation (",
        says("", "system", "WCF"),
        ") üyesidir · Member of the World Cat Federation",
      ],
      {
        face: "modern",
        size: 7.6,
        align: "middle",
      },
    );
    sheet.text(315, 86, "DOĞUM VE SOY BELGESİ", { ...head, size: 17, colour: "#111" });
    sheet.text(315, 98, "Certificate of Birth and Descent", {
      face: "modern",
      size: 8.5,
      align: "middle",
    });
    const line = (
      x: number,
      y: number,
      w: number,
      label: string,
      content: Content,
      from: number,
      size = 9,
    ) => {
      sheet.text(x, y, label, { face: "modern", size: size - 1.8, fit: from - 4 });
      sheet.text(x + from, y, content, { face: "modern", size, bold: true, fit: w - from });
      sheet.line(x + from - 2, y + 2.5, x + w, y + 2.5, 0.35, "#888", "1 1.6");
    };
    line(36, 122, 524, "Adı (Name)", fullName(cat), 92, 10.5);
    line(
      36,
      139,
      524,
      "Irkı (Breed)",
      breed(family, "turkish", BREED_NAMES[cat.breed] ?? cat.breed),
      92,
    );
    line(36, 156, 252, "Cinsiyeti (Sex)", sex(cat, ["Erkek", "Dişi"]), 92);
    line(302, 156, 258, "Rengi (Colour, EMS)", ems(cat), 98);
    line(36, 173, 252, "Doğum tarihi (Born)", born(cat, DATES.dots), 92);
    line(302, 173, 258, "Kayıt no. (Reg. No.)", number(cat), 98);
    line(
      36,
      190,
      252,
      "Batın (Litter)",
      `${family.random.between(1, 3)} erkek / ${family.random.between(1, 4)} dişi`,
      92,
    );
    line(302, 190, 258, "Mikroçip (Microchip)", says("", "chip", family.chip), 98);
    line(
      36,
      207,
      524,
      "Üretici (Breeder)",
      [says("", "breeder", family.breeder), ` – ${family.breederTown}`],
      92,
    );
    line(
      36,
      224,
      524,
      "Sahibi (Owner)",
      [says("", "owner", family.owner), ` – ${family.ownerTown}`],
      92,
    );
    half(sheet, family.at, "s", 30, red);
    half(sheet, family.at, "d", 301, red);
    sheet.text(
      297,
      752,
      "Bu belge Derneğin yetiştirme defterindeki kayıtlara uygun olarak düzenlenmiştir; mühürsüz ve imzasız geçersizdir.",
      { face: "modern", size: 6.6, align: "middle" },
    );
    sheet.text(36, 774, `İstanbul, ${DATES.dots(family.issued)}`, { face: "modern", size: 8.5 });
    sheet.text(36, 788, "Bağdat Cad. No: 000/5, Kadıköy – İstanbul", { face: "modern", size: 6.8 });
    sheet.text(36, 798, "Tel/Faks: +90 216 000 00 00", { face: "modern", size: 6.8 });
    roundStamp(sheet, 318, 786, 23, "PATİ SARAY * İSTANBUL * ", "#243c96");
    signature(sheet, 410, 782, "S. Yalın");
    sheet.line(398, 795, 552, 795, 0.5);
    sheet.text(475, 804, "Yetiştirme Komisyonu Başkanı", {
      face: "modern",
      size: 6.6,
      align: "middle",
    });
    return sheet;
  },
};

function half(
  sheet: Sheet,
  at: ReadonlyMap<string, Cat>,
  side: "s" | "d",
  x: number,
  red: string,
): void {
  const w = 264;
  sheet.rect(x, 238, w, 500, { stroke: red, width: 0.8 });
  sheet.rect(x, 238, w, 17, { stroke: red, width: 0.8, fill: "#f9e3e4" });
  sheet.text(x + w / 2, 250, side === "s" ? "BABA / SIRE" : "ANNE / DAM", {
    face: "modern",
    size: 9.5,
    bold: true,
    align: "middle",
  });
  const row = (y: number, label: string, content: Content, size = 8.4, from = 58, bold = false) => {
    sheet.text(x + 7, y, label, { face: "modern", size: size - 1.6, fit: from - 8 });
    sheet.text(x + from, y, content, { face: "modern", size, bold, fit: w - from - 6 });
  };
  const parent = at.get(side)!;
  const titles = parent.titles.filter((title) => title !== "");
  row(269, "Adı", fullName(parent), 9, 58, true);
  row(
    283,
    "Unvanı",
    titles.length === 0
      ? "–"
      : titles.flatMap((title, index) => [
          ...(index === 0 ? [] : [", "]),
          says(side, "titles", title),
        ]),
  );
  row(297, "Rengi / EMS", ems(parent));
  row(311, "Doğum tarihi", born(parent, DATES.dots));
  row(325, "Kayıt no.", number(parent));
  let y = 334;
  for (const letter of ["s", "d"]) {
    const grand = at.get(side + letter)!;
    sheet.rect(x, y, w, 14, { stroke: red, width: 0.5, fill: "#fdf3f3" });
    sheet.text(x + 7, y + 10, letter === "s" ? "Büyükbaba / Grandsire" : "Büyükanne / Granddam", {
      face: "modern",
      size: 7.6,
      bold: true,
    });
    row(y + 27, "Adı", titled(grand), 8.2);
    row(y + 40, "Rengi / EMS", ems(grand), 8);
    row(y + 53, "Doğum tarihi", born(grand, DATES.dots), 8);
    row(y + 66, "Kayıt no.", number(grand), 8);
    y += 76;
    for (const far of ["s", "d"]) {
      const ancestor = at.get(side + letter + far)!;
      sheet.line(x + 6, y, x + w - 6, y, 0.3, red);
      const owner = letter === "s" ? "Büyükbabanın" : "Büyükannenin";
      sheet.text(x + 7, y + 11, `${owner} ${far === "s" ? "babası" : "annesi"}`, {
        face: "modern",
        size: 6.4,
        italic: true,
      });
      sheet.text(x + 16, y + 25, titled(ancestor), { face: "modern", size: 7.8, fit: w - 24 });
      sheet.text(x + 16, y + 37, [ems(ancestor), "   ", number(ancestor)], {
        face: "modern",
        size: 7.2,
        fit: w - 24,
      });
      y += 50;
    }
    y += 18;
  }
}

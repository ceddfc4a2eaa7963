/** Turkey: a kitten's certificate, labels at the left, the sex a crossed box, and of each parent name, number and colour behind labels that name it. */
import { DATES } from "../../dates.ts";
import type { Layout } from "../../layout.ts";
import { born, ems, fullName, number, says, titled } from "../../pieces.ts";
import { Sheet, type Content, type Style } from "../../sheet.ts";

const BREEDS: Record<string, string> = {
  BRI: "İngiliz Kısa Tüylü",
  MCO: "Maine Coon",
  BEN: "Bengal",
  SPH: "Sfenks",
};
const LABEL: Style = { face: "sans", size: 8.5, colour: "#444" };
const VALUE: Style = { face: "sans", size: 10, bold: true };

export const kayitBelgesi: Layout = {
  name: "kayit-belgesi",
  wish: {
    generations: 1,
    cultures: ["turkish", "turkish", "russianLatin"],
    breeds: Object.keys(BREEDS),
    titles: { before: ["Ch", "Int. Ch", "Gr. Int. Ch"], after: [], share: 0.4 },
    number: (random, cat) => `${cat.country} RK ${random.digits(4)}/${cat.born.slice(2, 4)}`,
  },
  draw(family) {
    const { cat, random } = family;
    const sheet = new Sheet([595, 460], "#fffdf6");
    sheet.rect(14, 14, 567, 432, { width: 1.4, stroke: "#8a1c22" });
    sheet.text(298, 44, says("", "issuer", "Marmara Kedi Yetiştiricileri Derneği"), {
      face: "serif",
      size: 16,
      bold: true,
      align: "middle",
    });
    sheet.text(298, 70, "YAVRU KEDİ KAYIT BELGESİ", {
      face: "sans",
      size: 13,
      align: "middle",
      spacing: 0.06,
    });
    const field = (x: number, y: number, label: string, content: Content, wide = 200) => {
      sheet.text(x, y, label, LABEL);
      sheet.text(x + 84, y, content, { ...VALUE, fit: wide });
      sheet.line(x + 82, y + 3, x + 84 + wide, y + 3, 0.4, "#999");
    };
    field(36, 104, "Kedinin adı", fullName(cat), 440);
    field(36, 124, "Irkı", says("", "breed", BREEDS[cat.breed]!, cat.breed));
    field(330, 124, "Renk kodu", ems(cat), 140);
    field(36, 144, "Doğum tarihi", born(cat, DATES.turkish));
    field(36, 164, "Kayıt No", number(cat));
    field(330, 164, "Mikroçip No", says("", "chip", family.chip), 140);
    sheet.text(330, 144, "Cinsiyeti", LABEL);
    for (const [index, word] of (["Erkek", "Dişi"] as const).entries()) {
      const x = 414 + index * 62;
      const isOwn = (cat.sex === "male") === (index === 0);
      sheet.rect(x, 136, 9, 9, { width: 0.8 });
      if (isOwn) sheet.text(x + 1.6, 144, "X", { face: "sans", size: 9, bold: true });
      sheet.text(x + 14, 144, isOwn ? says("", "sex", word, cat.sex) : word, VALUE);
    }
    for (const [index, place] of (["s", "d"] as const).entries()) {
      const parent = family.at.get(place)!;
      const y = 200 + index * 56;
      const who = place === "s" ? "Baba" : "Anne";
      field(36, y, `${who} adı`, titled(parent), 440);
      field(36, y + 18, `${who} kayıt no`, number(parent));
      field(330, y + 18, `${who} rengi`, ems(parent), 140);
    }
    field(36, 320, "Yetiştirici", says("", "breeder", family.breeder));
    field(36, 340, "Sahibi", says("", "owner", family.owner));
    field(330, 340, "Yavru sayısı", String(random.between(2, 6)), 40);
    field(36, 380, "Düzenleme tarihi", DATES.dots(family.issued), 120);
    sheet.text(420, 392, "Başkan", { ...LABEL, align: "middle" });
    sheet.line(360, 382, 480, 382, 0.5);
    return sheet;
  },
};

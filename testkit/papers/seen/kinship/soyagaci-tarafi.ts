/** A Turkish club's pedigree: three generations in boxes, those of the first two captioned with the kinship, its side in brackets. */
import { DATES } from "../../dates.ts";
import type { Layout } from "../../layout.ts";
import { born, boxesOf, ems, fullName, number, says, sex, titled } from "../../pieces.ts";
import { Sheet, type Content, type Style } from "../../sheet.ts";

const CAPTIONS: Record<string, string> = {
  s: "Baba",
  d: "Anne",
  ss: "Büyükbaba (baba tarafı)",
  sd: "Büyükanne (baba tarafı)",
  ds: "Büyükbaba (anne tarafı)",
  dd: "Büyükanne (anne tarafı)",
};

export const soyagaciTarafi: Layout = {
  name: "soyagaci-tarafi",
  wish: {
    generations: 3,
    cultures: ["turkish", "turkish", "german", "russianLatin"],
    breeds: ["BRI", "MCO", "BEN", "SIB"],
    titles: { before: ["CH", "IC", "GIC", "WCH"], after: [], share: 0.35 },
    unknown: 0.03,
    number: (random, cat) => `${cat.country}-${random.digits(5)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("landscape");
    sheet.text(421, 36, "SOY AĞACI BELGESİ", {
      face: "serif",
      size: 17,
      bold: true,
      align: "middle",
    });
    sheet.text(421, 50, says("", "issuer", "Ege Safkan Kedi Kulübü"), {
      face: "serif",
      size: 9,
      align: "middle",
    });
    const field = (x: number, y: number, label: string, content: Content) => {
      const used = sheet.text(x, y, `${label}: `, { face: "sans", size: 7.5 });
      sheet.text(x + used, y, content, { face: "sans", size: 9, bold: true, fit: 340 - used });
    };
    field(40, 70, "Adı", fullName(cat));
    field(40, 83, "Irk ve renk", ems(cat));
    field(40, 96, "Cinsiyet", sex(cat, ["Erkek", "Dişi"]));
    field(40, 109, "Şecere No", number(cat));
    field(430, 70, "Doğum tarihi", born(cat, DATES.dots));
    field(430, 83, "Yetiştiren", says("", "breeder", family.breeder));
    field(430, 96, "Sahibi", says("", "owner", family.owner));
    const area = { x: 24, y: 124, w: 794, h: 448 };
    for (const [place, box] of boxesOf({ generations: 3, area, columns: [1, 1, 1] })) {
      sheet.rect(box.x, box.y, box.w, box.h, { width: 0.5, stroke: "#7a1f1f" });
      const caption = CAPTIONS[place];
      if (caption !== undefined)
        sheet.text(box.x + 4, box.y + 10, caption, { face: "sans", size: 6.5, colour: "#666" });
      const ancestor = family.at.get(place);
      if (ancestor === undefined) continue;
      const style: Style = { face: "sans", size: 7.4, fit: box.w - 10 };
      let y = box.y + box.h / 2 - 6;
      for (const content of [
        titled(ancestor),
        number(ancestor),
        [ems(ancestor), "   ", born(ancestor, DATES.dots)],
      ]) {
        sheet.text(
          box.x + 4,
          y,
          content,
          y < box.y + box.h / 2 - 4 ? { ...style, bold: true } : style,
        );
        y += 11;
      }
    }
    return sheet;
  },
};

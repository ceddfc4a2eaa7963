/** America, ACFA: a certified pedigree whose cells begin with the number, the dates month first, the form's captions below its lines. */
import { DATES } from "../dates.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  boxesOf,
  bracket,
  breed,
  colourWords,
  fillBox,
  number,
  says,
  sex,
  titled,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

export const acfa: Layout = {
  name: "acfa",
  wish: {
    generations: 4,
    cultures: ["american", "american", "british"],
    breeds: ["MCO", "BRI", "BEN", "SIB"],
    titles: { before: ["CH", "GC", "PR", "GP"], after: [], share: 0.4 },
    number: (random) => `${random.digits(6)}-${random.of(["B", "F", "P"])}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet([792, 612], "#fdfdf6");
    sheet.text(396, 40, says("", "issuer", "American Cat Fanciers Association", "ACFA"), {
      face: "serif",
      size: 18,
      bold: true,
      align: "middle",
    });
    sheet.text(396, 56, "Certified Pedigree", { face: "serif", size: 11, align: "middle" });
    const boxes = boxesOf({ generations: 4, area: { x: 150, y: 70, w: 622, h: 400 } });
    fillBox(sheet, { x: 24, y: 220, w: 122, h: 100 }, [
      { content: [number(cat)], style: { face: "sans", size: 8 } },
      { content: titled(cat), style: { face: "sans", size: 9.5, bold: true } },
      { content: colourWords(cat, "american"), style: { face: "sans", size: 8 } },
    ]);
    for (const [place, box] of boxes) {
      const parents = [`${place}s`, `${place}d`].flatMap((parent) => boxes.get(parent) ?? []);
      if (parents.length === 2) bracket(sheet, { ...box, w: box.w - 6 }, parents, 0.5, "#777");
      const ancestor = family.at.get(place);
      if (ancestor === undefined) continue;
      const style: Style = { face: "sans", size: [8, 7.4, 6.6, 5.8][place.length - 1]! };
      fillBox(sheet, { ...box, w: box.w - 12 }, [
        { content: [number(ancestor)], style },
        { content: titled(ancestor), style: { ...style, bold: true, fit: 1 } },
        {
          content: [
            ...colourWords(ancestor, "american"),
            ...(place.length < 3 ? ["  ", born(ancestor, DATES.american)] : []),
          ],
          style: { ...style, fit: 1 },
        },
      ]);
    }
    const under = (x: number, y: number, to: number, caption: string, content: Content) => {
      sheet.text(x, y, content, { face: "sans", size: 9, fit: to - x });
      sheet.line(x, y + 3, to, y + 3, 0.5);
      sheet.text(x, y + 10, caption, { face: "sans", size: 6, colour: "#444" });
    };
    under(30, 500, 200, "BREED", breed(family, "english"));
    under(220, 500, 300, "SEX", sex(cat, ["Male", "Female"]));
    under(320, 500, 470, "DATE OF BIRTH", born(cat, DATES.american));
    under(490, 500, 760, "DATE ISSUED", DATES.american(family.issued));
    under(30, 540, 370, "BREEDER", says("", "breeder", family.breeder));
    under(390, 540, 760, "OWNER", says("", "owner", family.owner));
    return sheet;
  },
};

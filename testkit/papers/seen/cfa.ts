/** America, CFA: a certified pedigree of four generations on brackets, all in capitals, colours in words. */
import { DATES } from "../dates.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  boxesOf,
  bracket,
  breed,
  colourWords,
  emblem,
  fillBox,
  frame,
  number,
  says,
  sex,
  titled,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

const upper = (text: string) => text.toUpperCase();
const LABEL: Style = { face: "serif", size: 7 };

export const cfa: Layout = {
  name: "cfa",
  wish: {
    generations: 4,
    cultures: ["american", "american", "french"],
    breeds: ["PER", "MCO", "RAG", "SBI"],
    titles: {
      before: ["CH", "GC", "GC, RW", "GC, NW", "PR", "GP", "GC, BWR"],
      after: ["DM"],
      share: 0.5,
    },
    number: (random, cat) => {
      const colour = { PER: "01", MCO: "17", RAG: "25", SBI: "18" }[cat.breed] ?? "09";
      // An even number is a male's.
      const ending = random.between(10, 49) * 2 + (cat.sex === "male" ? 0 : 1);
      return `${colour}${ending}-${random.digits(random.between(6, 7))}`;
    },
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet([792, 612], "#fffef8");
    frame(sheet, 20, "#5b4a1e", "double");
    emblem(sheet, 396, 54, 20, "#5b4a1e");
    sheet.text(396, 96, says("", "issuer", "THE CAT FANCIERS' ASSOCIATION, INC.", "CFA"), {
      face: "old",
      size: 19,
      bold: true,
      align: "middle",
    });
    sheet.text(396, 113, "CERTIFIED PEDIGREE", {
      face: "old",
      size: 13,
      align: "middle",
      spacing: 0.15,
    });
    const put = (x: number, y: number, label: string, content: Content, fit: number) => {
      const width = sheet.text(x, y, label, LABEL);
      sheet.text(x + width + 4, y, content, { face: "mono", size: 8.5, bold: true, fit });
    };
    put(44, 138, "NAME:", titled(cat, { casing: upper }), 250);
    put(420, 138, "REG. NO.:", number(cat), 150);
    put(
      44,
      153,
      "BREED:",
      breed(family, "english", family.breedWords["english"]!.toUpperCase()),
      150,
    );
    put(250, 153, "SEX:", sex(cat, ["MALE", "FEMALE"]), 60);
    put(420, 153, "COLOR:", colourWords(cat, "american", upper), 250);
    put(44, 168, "BIRTHDATE:", born(cat, DATES.american), 90);
    put(420, 168, "DATE ISSUED:", DATES.american(family.issued), 90);
    put(44, 183, "BREEDER:", says("", "breeder", upper(family.breeder)), 260);
    put(420, 183, "OWNER:", says("", "owner", upper(family.owner)), 260);
    const boxes = boxesOf({
      generations: 4,
      area: { x: 36, y: 196, w: 722, h: 352 },
      columns: [1, 1, 1, 1.05],
    });
    for (const [place, box] of boxes) {
      const parents = [`${place}s`, `${place}d`]
        .map((parent) => boxes.get(parent))
        .filter((box) => box !== undefined);
      if (parents.length === 2) bracket(sheet, { ...box, w: box.w - 8 }, parents, 0.5, "#444");
      const ancestor = family.at.get(place);
      if (ancestor === undefined) continue;
      const size = [7.4, 6.9, 6.2, 5.4][place.length - 1]!;
      const style: Style = { face: "mono", size };
      fillBox(
        sheet,
        { ...box, w: box.w - 14 },
        [
          ...(place.length === 1
            ? [
                {
                  content: [place === "s" ? "SIRE" : "DAM"],
                  style: { face: "serif", size: 6 } as Style,
                },
              ]
            : []),
          { content: titled(ancestor, { casing: upper }), style: { ...style, bold: true, fit: 1 } },
          { content: [number(ancestor)], style: { ...style, fit: 1 } },
          { content: colourWords(ancestor, "american", upper), style: { ...style, fit: 1 } },
        ],
        { leading: 1.1 },
      );
    }
    sheet.text(
      396,
      562,
      "THIS PEDIGREE IS COMPILED FROM THE OFFICIAL STUD BOOK RECORDS OF THE ASSOCIATION",
      { face: "serif", size: 6.5, align: "middle" },
    );
    sheet.text(
      396,
      572,
      `THE SEAL OF THE ASSOCIATION IS AFFIXED THIS ${DATES.monthDay(family.issued).toUpperCase()}`,
      { face: "serif", size: 6.5, align: "middle" },
    );
    return sheet;
  },
};

/** Scandinavia: every cell has its labels in full before each value, and the breeder's and owner's names with them in the parents'. */
import { DATES } from "../dates.ts";
import { FIFE_TITLES } from "../family.ts";
import type { Layout } from "../layout.ts";
import { born, boxesOf, breed, ems, fillBox, number, says, sex, titled } from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

export const stamtavleCaptions: Layout = {
  name: "stamtavle-captions",
  wish: {
    generations: 3,
    cultures: ["norwegian", "swedish", "finnish"],
    breeds: ["NFO", "MCO", "SBI", "BRI"],
    titles: { ...FIFE_TITLES, share: 0.35 },
    number: (random, cat) =>
      `(${cat.country})${random.of(["NRR", "SVERAK", "KL"])} LO ${random.digits(6)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("portrait", "#f8fbff");
    sheet.text(40, 48, says("", "issuer", "Nordisk Katteklubb"), {
      face: "modern",
      size: 18,
      bold: true,
      colour: "#123b6d",
    });
    sheet.text(555, 48, "STAMTAVLE", { face: "modern", size: 14, align: "right" });
    const label: Style = { face: "modern", size: 6.4, colour: "#456" };
    const value: Style = { face: "modern", size: 9.4 };
    const cell = (x: number, y: number, w: number, name: string, content: Content) => {
      sheet.rect(x, y, w, 26, { stroke: "#9ab", width: 0.5 });
      sheet.text(x + 4, y + 8, name, label);
      sheet.text(x + 4, y + 21, content, { ...value, fit: w - 8 });
    };
    cell(40, 62, 315, "NAVN", titled(cat));
    cell(355, 62, 200, "REG.NR.", number(cat));
    cell(40, 88, 160, "RASE", breed(family, "english"));
    cell(200, 88, 155, "EMS-KODE", ems(cat));
    cell(355, 88, 90, "KJØNN", sex(cat, ["Hann", "Hunn"]));
    cell(445, 88, 110, "FØDT", born(cat, DATES.dots));
    cell(40, 114, 258, "OPPDRETTER", says("", "breeder", family.breeder));
    cell(298, 114, 257, "EIER", says("", "owner", family.owner));
    const boxes = boxesOf({ generations: 3, area: { x: 40, y: 150, w: 515, h: 640 } });
    for (const [place, box] of boxes) {
      sheet.rect(box.x, box.y, box.w, box.h, { stroke: "#9ab", width: 0.5 });
      const ancestor = family.at.get(place)!;
      const style: Style = { face: "modern", size: [8.2, 7.8, 7][place.length - 1]! };
      const small: Style = { ...style, size: 5.8 };
      fillBox(sheet, box, [
        ...(place.length === 1
          ? [{ content: [place === "s" ? "FAR" : "MOR"], style: { ...small, bold: true } }]
          : []),
        { content: ["Navn: ", ...titled(ancestor)], style },
        { content: ["EMS: ", ems(ancestor)], style },
        { content: ["Reg.nr.: ", number(ancestor)], style },
        { content: ["Født: ", born(ancestor, DATES.dots)], style },
        ...(place.length === 1 ? [{ content: [`Eier: ${family.owner}`], style }] : []),
      ]);
    }
    return sheet;
  },
};

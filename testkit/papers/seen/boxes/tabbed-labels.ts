/** An English program's sheet of three generations: within a box a column of labels without colons, the number's first, and a column of values. */
import { DATES } from "../../dates.ts";
import type { Layout } from "../../layout.ts";
import {
  born,
  boxesOf,
  breed,
  colourWords,
  fullName,
  number,
  says,
  sex,
  titled,
} from "../../pieces.ts";
import { Sheet, type Content, type Style } from "../../sheet.ts";

export const tabbedLabels: Layout = {
  name: "tabbed-labels",
  wish: {
    generations: 3,
    cultures: ["british", "american", "dutch", "swedish"],
    breeds: ["BRI", "MCO", "SIB", "BEN"],
    titles: { before: ["Ch", "Gr Ch", "Imp Gr Ch"], after: ["OS"], share: 0.3 },
    unknown: 0.05,
    number: (random, cat) =>
      cat.country === "GB" ? `CS ${random.digits(6)}` : `${cat.country} RX ${random.digits(6)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("portrait");
    sheet.text(297, 48, "Pedigree", { face: "serif", size: 22, italic: true, align: "middle" });
    const label: Style = { face: "sans", size: 7.5, colour: "#666" };
    const field = (x: number, y: number, said: string, content: Content) => {
      sheet.text(x, y, said, label);
      sheet.text(x + 62, y, content, { face: "sans", size: 9, fit: 190 });
    };
    field(36, 76, "Name", fullName(cat));
    field(36, 90, "Breed", breed(family, "english"));
    field(36, 104, "Colour", colourWords(cat, "british"));
    field(36, 118, "Sex", sex(cat, ["Male", "Female"]));
    field(310, 76, "Reg. No", number(cat));
    field(310, 90, "Date of birth", born(cat, DATES.dayMonthLong));
    field(310, 104, "Breeder", says("", "breeder", family.breeder));
    field(310, 118, "Owner", says("", "owner", family.owner));
    const area = { x: 30, y: 136, w: 535, h: 650 };
    for (const [place, box] of boxesOf({ generations: 3, area })) {
      sheet.rect(box.x + 2, box.y + 2, box.w - 4, box.h - 4, { width: 0.6, stroke: "#345" });
      const ancestor = family.at.get(place);
      if (ancestor === undefined) continue;
      let y = box.y + box.h / 2 - 12;
      const row = (said: string, content: Content, bold = false) => {
        sheet.text(box.x + 7, y, said, { ...label, size: 6.2 });
        sheet.text(box.x + 42, y, content, { face: "sans", size: 7, bold, fit: box.w - 48 });
        y += 11;
      };
      row("Reg. No", number(ancestor));
      row("Name", titled(ancestor), true);
      row("Colour", colourWords(ancestor, "british"));
      row("Born", born(ancestor, DATES.dayMonth));
    }
    return sheet;
  },
};

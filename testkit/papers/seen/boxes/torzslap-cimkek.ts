/** A Hungarian sheet of four generations: in each box "Név:", then two labels on a line, then the date of birth. */
import { DATES } from "../../dates.ts";
import { FIFE_TITLES } from "../../family.ts";
import type { Layout } from "../../layout.ts";
import { born, boxesOf, breed, ems, fullName, number, says, sex, titled } from "../../pieces.ts";
import { Sheet, type Content, type Style } from "../../sheet.ts";

export const torzslapCimkek: Layout = {
  name: "torzslap-cimkek",
  wish: {
    generations: 4,
    cultures: ["hungarian", "hungarian", "austrian", "czech"],
    breeds: ["MCO", "NFO", "SIB", "BRI"],
    titles: { ...FIFE_TITLES, share: 0.3 },
    unknown: 0.04,
    number: (random, cat) =>
      cat.country === "HU"
        ? `(HU) FH LO ${random.digits(5)}`
        : `(${cat.country}) LO ${random.digits(6)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("landscape");
    sheet.text(421, 36, "TÖRZSKÖNYV", { face: "serif", size: 18, bold: true, align: "middle" });
    const field = (x: number, y: number, label: string, content: Content) => {
      const used = sheet.text(x, y, `${label}: `, { face: "sans", size: 7.5 });
      sheet.text(x + used, y, content, { face: "sans", size: 9, bold: true, fit: 360 - used });
    };
    field(40, 58, "A macska neve", fullName(cat));
    field(40, 71, "Fajta", breed(family, "hungarian"));
    field(40, 84, "Szín", ems(cat));
    field(40, 97, "Nem", sex(cat, ["hím", "nőstény"]));
    field(430, 58, "Törzskönyvi szám", number(cat));
    field(430, 71, "Születési idő", born(cat, DATES.hungarian));
    field(430, 84, "Tenyésztő", says("", "breeder", family.breeder));
    field(430, 97, "Tulajdonos", says("", "owner", family.owner));
    const area = { x: 24, y: 110, w: 794, h: 464 };
    for (const [place, box] of boxesOf({ generations: 4, area, columns: [1, 1, 1.1, 1.3] })) {
      sheet.rect(box.x, box.y, box.w, box.h, { width: 0.5, stroke: "#355" });
      const ancestor = family.at.get(place);
      if (ancestor === undefined) continue;
      const far = place.length === 4;
      const style: Style = { face: "sans", size: far ? 6 : 6.6, fit: box.w - 6 };
      const leading = far ? 8.2 : 10;
      let y = box.y + box.h / 2 - leading + 2;
      const line = (content: Content) => {
        sheet.text(box.x + 3, y, content, style);
        y += leading;
      };
      line(["Név: ", ...titled(ancestor)]);
      line(["Tkv. szám: ", number(ancestor), "  Szín: ", ems(ancestor)]);
      line(["Született: ", born(ancestor, DATES.hungarian)]);
    }
    return sheet;
  },
};

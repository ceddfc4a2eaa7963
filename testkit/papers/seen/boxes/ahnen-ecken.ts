/** A German program's sheet of three generations: colour and number in the upper corners of each box, the date in the lower right one, close to the rules. */
import { DATES } from "../../dates.ts";
import type { Layout } from "../../layout.ts";
import { born, boxesOf, breed, ems, fullName, number, says, sex, titled } from "../../pieces.ts";
import { Sheet, type Content, type Style } from "../../sheet.ts";

export const ahnenEcken: Layout = {
  name: "ahnen-ecken",
  wish: {
    generations: 3,
    cultures: ["german", "german", "austrian", "czech"],
    breeds: ["MCO", "NFO", "SBI", "BRI"],
    titles: { before: ["Ch.", "Int. Ch.", "Gr. Int. Ch."], after: ["JW", "DM"], share: 0.4 },
    unknown: 0.05,
    number: (random, cat) =>
      cat.country === "DE"
        ? `DEKZV LO ${random.digits(5)}`
        : `${cat.country} LO ${random.digits(4)}/${random.digits(2)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("landscape");
    sheet.text(421, 40, "Ahnentafel", { face: "serif", size: 20, bold: true, align: "middle" });
    const field = (x: number, y: number, label: string, content: Content) => {
      sheet.text(x, y, label, { face: "sans", size: 8, colour: "#555" });
      sheet.text(x + 70, y, content, { face: "sans", size: 9, fit: 290 });
    };
    field(40, 66, "Name:", fullName(cat));
    field(40, 80, "Rasse:", breed(family, "german"));
    field(40, 94, "EMS-Code:", ems(cat));
    field(40, 108, "Geschlecht:", sex(cat, ["männlich", "weiblich"]));
    field(430, 66, "Zuchtbuch-Nr.:", number(cat));
    field(430, 80, "Geboren:", born(cat, DATES.dots));
    field(430, 94, "Züchter:", says("", "breeder", family.breeder));
    field(430, 108, "Besitzer:", says("", "owner", family.owner));
    const area = { x: 30, y: 128, w: 782, h: 430 };
    for (const [place, box] of boxesOf({ generations: 3, area })) {
      sheet.rect(box.x, box.y, box.w, box.h, { width: 0.7 });
      const ancestor = family.at.get(place);
      if (ancestor === undefined) continue;
      const small: Style = { face: "sans", size: 7, fit: box.w / 2 - 6 };
      const right: Style = { ...small, align: "right" };
      const name: Style = { face: "serif", size: 9.5, bold: true, align: "middle", fit: box.w - 8 };
      sheet.text(box.x + 3, box.y + 9, ems(ancestor), small);
      sheet.text(box.x + box.w - 3, box.y + 9, number(ancestor), right);
      sheet.text(box.x + box.w / 2, box.y + box.h / 2 + 2, titled(ancestor), name);
      const date = ["geb. ", born(ancestor, DATES.dots)];
      sheet.text(box.x + box.w - 3, box.y + box.h - 4, date, right);
    }
    return sheet;
  },
};

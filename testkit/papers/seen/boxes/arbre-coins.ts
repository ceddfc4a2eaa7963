/** A French program's tree of four generations from right to left: the name at the head of a box, number and date in its lower corners. */
import { DATES } from "../../dates.ts";
import type { Layout } from "../../layout.ts";
import { born, boxesOf, breed, ems, fullName, number, says, sex, titled } from "../../pieces.ts";
import { Sheet, type Content, type Style } from "../../sheet.ts";

export const arbreCoins: Layout = {
  name: "arbre-coins",
  wish: {
    generations: 4,
    cultures: ["french", "french", "italian", "dutch"],
    breeds: ["MCO", "SBI", "BRI", "NFO"],
    titles: { before: ["CH", "IC", "GIC"], after: ["JW"], share: 0.3 },
    unknown: 0.04,
    number: (random, cat) =>
      cat.country === "FR"
        ? `LOOF 20${random.between(10, 19)}.${random.digits(5)}`
        : `${cat.country} LO ${random.digits(6)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("landscape");
    sheet.text(421, 34, "Arbre généalogique", { face: "book", size: 18, align: "middle" });
    const field = (x: number, y: number, label: string, content: Content) => {
      const used = sheet.text(x, y, `${label} : `, { face: "book", size: 8, italic: true });
      sheet.text(x + used + 2, y, content, { face: "book", size: 9, fit: 340 - used });
    };
    field(40, 56, "Nom du chat", fullName(cat));
    field(40, 69, "Race", breed(family, "french"));
    field(40, 82, "Robe EMS", ems(cat));
    field(40, 95, "Sexe", sex(cat, ["mâle", "femelle"]));
    field(430, 56, "N° de pedigree", number(cat));
    field(430, 69, "Date de naissance", born(cat, DATES.slashes));
    field(430, 82, "Éleveur", says("", "breeder", family.breeder));
    field(430, 95, "Propriétaire", says("", "owner", family.owner));
    const area = { x: 24, y: 108, w: 794, h: 464 };
    const boxes = boxesOf({ generations: 4, area, towards: "left", columns: [1, 1, 1, 1.2] });
    for (const [place, box] of boxes) {
      sheet.rect(box.x + 1, box.y + 1, box.w - 2, box.h - 2, { width: 0.5, round: 3 });
      const ancestor = family.at.get(place);
      if (ancestor === undefined) continue;
      const far = place.length === 4;
      const small: Style = { face: "book", size: far ? 6 : 6.8, fit: box.w / 2 - 7 };
      const size = far ? 7 : 8.5;
      sheet.text(box.x + 5, box.y + size + 3, titled(ancestor), {
        face: "book",
        size,
        bold: true,
        fit: box.w - 10,
      });
      const bottom = box.y + box.h - 4;
      const right: Style = { ...small, align: "right" };
      if (!far) sheet.text(box.x + 5, bottom - 10, ems(ancestor), small);
      sheet.text(box.x + 5, bottom, number(ancestor), small);
      sheet.text(box.x + box.w - 5, bottom, born(ancestor, DATES.slashes), right);
    }
    return sheet;
  },
};

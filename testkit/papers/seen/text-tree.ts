/** A text file's tree: each cat on two lines of its own, the generations by indent, sires above and dams below their child. */
import { DATES } from "../dates.ts";
import type { Layout } from "../layout.ts";
import { born, breed, ems, number, says, sex, titled } from "../pieces.ts";
import { Sheet, type Style } from "../sheet.ts";

export const textTree: Layout = {
  name: "text-tree",
  wish: {
    generations: 3,
    cultures: ["finnish", "swedish", "norwegian"],
    breeds: ["NFO", "MCO", "SIB", "BRI"],
    titles: { before: ["CH", "IC", "GIC", "SC"], after: ["JW", "DM"], share: 0.4 },
    number: (random, cat) => `${cat.country} ${random.of(["LO", "RX"])} ${random.digits(6)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("portrait");
    const style: Style = { face: "mono", size: 8.2 };
    const lines = [
      ["Name     : ", ...titled(cat)],
      ["Breed    : ", breed(family, "english")],
      ["EMS      : ", ems(cat)],
      ["Sex      : ", sex(cat, ["Male", "Female"])],
      ["Born     : ", born(cat, DATES.iso)],
      ["Reg. no. : ", number(cat)],
      ["Breeder  : ", says("", "breeder", family.breeder)],
    ];
    for (const [index, content] of lines.entries()) sheet.text(40, 50 + index * 12, content, style);
    let y = 160;
    const rise = (place: string) => {
      if (place.length < 3) rise(`${place}s`);
      const x = 40 + place.length * 62;
      const ancestor = place === "" ? undefined : family.at.get(place);
      if (place === "") {
        sheet.text(40, y + 8, cat.name, { ...style, bold: true });
      } else if (ancestor !== undefined) {
        sheet.text(x, y, ["+-- ", ...titled(ancestor)], style);
        sheet.text(x + 20, y + 10, [ems(ancestor), "  ", number(ancestor)], style);
        sheet.text(x + 20, y + 20, ["* ", born(ancestor, DATES.iso)], style);
      }
      y += 38;
      if (place.length < 3) rise(`${place}d`);
    };
    rise("");
    return sheet;
  },
};

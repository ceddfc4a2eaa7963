/** Germany: parents beside each other, and below each its parents in boxes whose captions say the side in brackets. */
import { DATES } from "../../dates.ts";
import type { Layout } from "../../layout.ts";
import { born, breed, ems, fullName, number, says, sex, titled } from "../../pieces.ts";
import { Sheet, type Content, type Style } from "../../sheet.ts";

const CAPTIONS: readonly (readonly [string, string])[] = [
  ["s", "Vater"],
  ["d", "Mutter"],
  ["ss", "Großvater (väterlicherseits)"],
  ["ds", "Großvater (mütterlicherseits)"],
  ["sd", "Großmutter (väterlicherseits)"],
  ["dd", "Großmutter (mütterlicherseits)"],
];

export const ahnenSeiten: Layout = {
  name: "ahnen-seiten",
  wish: {
    generations: 2,
    cultures: ["german", "german", "dutch"],
    breeds: ["NFO", "BRI", "SBI", "MCO"],
    titles: { before: ["Ch.", "Int. Ch.", "Gr. Int. Ch."], after: [], share: 0.35 },
    number: (random, cat) => `RVH ${random.digits(4)}/${cat.born.slice(2, 4)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("portrait", "#fcfaf2");
    sheet.text(298, 56, "Abstammungsnachweis", {
      face: "blackletter",
      size: 26,
      align: "middle",
    });
    sheet.text(298, 76, says("", "issuer", "Rassekatzenverein Hunsrück e.V."), {
      face: "old",
      size: 11,
      align: "middle",
    });
    const label: Style = { face: "old", size: 9 };
    const value: Style = { face: "typewriter", size: 10.5 };
    const field = (x: number, y: number, name: string, content: Content, wide: number) => {
      sheet.text(x, y, `${name}:`, label);
      sheet.text(x + 82, y, content, { ...value, fit: wide });
    };
    field(40, 112, "Name", fullName(cat, { style: { bold: true } }), 430);
    field(40, 132, "Rasse", breed(family, "german"), 180);
    field(310, 132, "Farbe", ems(cat), 165);
    field(40, 152, "Geschlecht", sex(cat, ["männlich", "weiblich"]), 180);
    field(310, 152, "Geboren am", born(cat, DATES.dots), 165);
    field(40, 172, "Zuchtbuch-Nr.", number(cat), 180);
    field(40, 192, "Züchter", says("", "breeder", family.breeder), 430);
    field(40, 212, "Besitzer", says("", "owner", family.owner), 430);
    for (const [index, [place, caption]] of CAPTIONS.entries()) {
      const x = 40 + (index % 2) * 262;
      const y = 240 + Math.floor(index / 2) * 120;
      const ancestor = family.at.get(place)!;
      sheet.rect(x, y, 254, 108, { width: 0.8, stroke: "#555" });
      sheet.text(x + 6, y + 14, caption, { ...label, italic: true });
      for (const [row, content] of [
        titled(ancestor),
        number(ancestor),
        ems(ancestor),
        ["geb. ", born(ancestor, DATES.dots)],
      ].entries())
        sheet.text(x + 6, y + 36 + row * 18, content, { ...value, bold: row === 0, fit: 242 });
    }
    sheet.text(40, 640, `Simmern, den ${DATES.german(family.issued)}`, { face: "old", size: 10 });
    return sheet;
  },
};

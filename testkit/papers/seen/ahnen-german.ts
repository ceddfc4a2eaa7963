/** Germany, an independent club: three generations as boxes, each headed by its relation in words, the father's side at the left and the mother's at the right. */
import { DATES } from "../dates.ts";
import type { Layout } from "../layout.ts";
import { born, breed, colourWords, ems, fillBox, number, says, sex, titled } from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

const RELATIONS = {
  s: "Vater",
  d: "Mutter",
  ss: "Großvater väterlicherseits",
  sd: "Großmutter väterlicherseits",
  ds: "Großvater mütterlicherseits",
  dd: "Großmutter mütterlicherseits",
} as const;

export const ahnenGerman: Layout = {
  name: "ahnen-german",
  wish: {
    generations: 2,
    cultures: ["german", "dutch", "polish"],
    breeds: ["BRI", "MCO", "NFO", "SBI"],
    titles: { before: ["Ch.", "Int. Ch.", "Gr. Int. Ch."], after: [], share: 0.4 },
    number: (random, cat) => `${random.of(["KFD", "RVD"])}-${random.digits(5)}-${cat.breed}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("portrait", "#fbfaf4");
    sheet.text(298, 60, says("", "issuer", "Rassekatzenverein Rheinland e.V."), {
      face: "serif",
      size: 17,
      bold: true,
      align: "middle",
    });
    sheet.text(298, 84, "Abstammungsnachweis", { face: "serif", size: 13, align: "middle" });
    const own: readonly (readonly [string, Content])[] = [
      ["Name:", titled(cat)],
      ["Rasse:", breed(family, "german", family.breedWords["german"])],
      ["Farbe:", [...colourWords(cat, "german"), "  ", ems(cat)]],
      ["Geschlecht:", sex(cat, ["männlich", "weiblich"])],
      ["Wurfdatum:", born(cat, DATES.german)],
      ["Zuchtbuch-Nr.:", number(cat)],
      ["Züchter:", says("", "breeder", family.breeder)],
      ["Besitzer:", says("", "owner", family.owner)],
    ];
    for (const [index, [name, content]] of own.entries()) {
      sheet.text(60, 120 + index * 17, name, { face: "serif", size: 10 });
      sheet.text(160, 120 + index * 17, content, { face: "serif", size: 11, bold: true, fit: 380 });
    }
    const box = (place: keyof typeof RELATIONS, x: number, y: number, w: number, h: number) => {
      const ancestor = family.at.get(place)!;
      sheet.rect(x, y, w, h, { width: 0.8 });
      sheet.text(x + 5, y + 11, RELATIONS[place], { face: "serif", size: 7.5, italic: true });
      const style: Style = { face: "serif", size: 9 };
      fillBox(
        sheet,
        { x: x + 2, y: y + 14, w: w - 4, h: h - 16 },
        [
          { content: titled(ancestor), style: { ...style, bold: true } },
          { content: colourWords(ancestor, "german"), style },
          { content: ["ZB-Nr. ", number(ancestor)], style },
          { content: ["geb. ", born(ancestor, DATES.dots)], style },
        ],
        { valign: "top" },
      );
    };
    box("s", 60, 290, 225, 100);
    box("d", 312, 290, 225, 100);
    box("ss", 60, 420, 225, 100);
    box("ds", 312, 420, 225, 100);
    box("sd", 60, 540, 225, 100);
    box("dd", 312, 540, 225, 100);
    sheet.text(60, 720, `Köln, den ${DATES.dots(family.issued)}`, { face: "serif", size: 9 });
    sheet.text(400, 720, "Zuchtbuchamt", { face: "serif", size: 9 });
    return sheet;
  },
};

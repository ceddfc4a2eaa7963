/** Hungary: a certificate of origin, parents and grandparents named by words in a list, and behind each grandparent its own parents, «apja» and «anyja». */
import { DATES } from "../../dates.ts";
import type { Layout } from "../../layout.ts";
import { born, breed, ems, fullName, number, says, sex, titled } from "../../pieces.ts";
import { Sheet, type Content, type Style } from "../../sheet.ts";

const GRAND: Record<string, string> = {
  ss: "Apai nagyapa",
  sd: "Apai nagyanya",
  ds: "Anyai nagyapa",
  dd: "Anyai nagyanya",
};
const saidOf = (place: string): string =>
  place.length === 1
    ? { s: "Apa", d: "Anya" }[place]!
    : (GRAND[place] ?? `${GRAND[place.slice(0, 2)]} ${place.endsWith("s") ? "apja" : "anyja"}`);
const PLACES = "s d ss sd ds dd sss ssd sds sdd dss dsd dds ddd".split(" ");

export const szarmazasiLap: Layout = {
  name: "szarmazasi-lap",
  wish: {
    generations: 3,
    cultures: ["hungarian", "hungarian", "czech", "austrian"],
    breeds: ["NFO", "SIB", "BRI", "PER"],
    titles: { before: ["CH", "IC", "GIC"], after: ["JW"], share: 0.3 },
    unknown: 0.04,
    number: (random, cat) => `${cat.country} LO ${random.digits(5)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("portrait");
    sheet.text(298, 46, "SZÁRMAZÁSI LAP", { face: "serif", size: 19, bold: true, align: "middle" });
    sheet.text(298, 62, says("", "issuer", "Dunakanyar Macskabarát Egyesület"), {
      face: "serif",
      size: 10,
      align: "middle",
    });
    const label: Style = { face: "sans", size: 8 };
    const field = (x: number, y: number, name: string, content: Content) => {
      sheet.text(x, y, `${name}:`, label);
      sheet.text(x + 88, y, content, { face: "sans", size: 9.5, bold: true, fit: 175 });
    };
    field(36, 92, "Teljes név", fullName(cat));
    field(36, 108, "Fajta", breed(family, "hungarian"));
    field(36, 124, "Szín és rajzolat", ems(cat));
    field(36, 140, "Ivara", sex(cat, ["kandúr", "nőstény"]));
    field(310, 92, "Tkv. sz.", number(cat));
    field(310, 108, "Születés dátuma", born(cat, DATES.hungarian));
    field(310, 124, "Tenyésztője", says("", "breeder", family.breeder));
    field(310, 140, "Tulajdonosa", says("", "owner", family.owner));
    for (const [index, place] of PLACES.entries()) {
      const y = 178 + index * 43;
      sheet.line(36, y - 14, 560, y - 14, 0.3, "#888");
      sheet.text(36, y, saidOf(place), { face: "sans", size: 8, italic: true });
      const ancestor = family.at.get(place);
      if (ancestor === undefined) continue;
      sheet.text(160, y, titled(ancestor), { face: "sans", size: 9.5, bold: true, fit: 390 });
      sheet.text(
        160,
        y + 13,
        [number(ancestor), "    ", ems(ancestor), "    ", born(ancestor, DATES.hungarian)],
        { face: "sans", size: 8.5, fit: 390 },
      );
    }
    return sheet;
  },
};

/**
 * Lithuania, a club of the WCF: a table of numbered ancestors under headings of generations, labels in Lithuanian and English, dates by the year.
 * After the breeding rules of topmiau.lt and lgac.lt (what a «kilmės dokumentas» has to say) and WCF's titles.
 */
import { DATES } from "../dates.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  breed,
  colourWords,
  emblem,
  ems,
  frame,
  fullName,
  number,
  roundStamp,
  says,
  sex,
  signature,
  titled,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

const MONTHS =
  "sausio vasario kovo balandžio gegužės birželio liepos rugpjūčio rugsėjo spalio lapkričio gruodžio".split(
    " ",
  );

function inLithuanian(iso: string): string {
  const [year, month, day] = iso.split("-") as [string, string, string];
  return `${year} m. ${MONTHS[Number(month) - 1]!} ${Number(day)} d.`;
}

const BREED_NAMES: Record<string, string> = {
  BRI: "Britų trumpaplaukė",
  MCO: "Meino meškėnas",
  RAG: "Skudurinė (Ragdoll)",
  SPH: "Kanados sfinksas",
  PER: "Persų",
};

const GENERATIONS = [
  "I karta – Tėvai / Parents",
  "II karta – Seneliai / Grandparents",
  "III karta – Proseneliai / Great-grandparents",
  "IV karta – Proproseneliai / Great-great-grandparents",
];

/** By number within a generation: fathers first, as boxes of a tree would stand. */
function placesOf(generation: number): string[] {
  return generation === 0
    ? [""]
    : placesOf(generation - 1).flatMap((place) => [`${place}s`, `${place}d`]);
}

const RELATION: Record<string, string> = {
  s: "Tėvas / Father",
  d: "Motina / Mother",
  ss: "Tėvo tėvas",
  sd: "Tėvo motina",
  ds: "Motinos tėvas",
  dd: "Motinos motina",
};

export const kilmesDokumentas: Layout = {
  name: "kilmes-dokumentas",
  wish: {
    generations: 4,
    cultures: ["lithuanian", "lithuanian", "russianLatin", "polish", "german"],
    breeds: ["BRI", "MCO", "RAG", "SPH", "PER"],
    titles: {
      before: ["Ch.", "Int. Ch.", "Gr. Int. Ch.", "Eur. Ch.", "Gr. Eur. Ch.", "W. Ch.", "Pr."],
      after: ["WCF Jun. Winner", "BIS"],
      share: 0.45,
    },
    unknown: 0.05,
    number: (random, cat) =>
      cat.country === "LT"
        ? `LT-TM ${random.of(["LO", "LO", "RIEX"])} ${random.digits(4)}/${cat.born.slice(2, 4)}`
        : `${cat.country} ${random.of(["LO", "RX"])} ${random.digits(5)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("portrait", "#fffdf6");
    frame(sheet, 15, "#7b5a12", "thick");
    emblem(sheet, 58, 60, 23, "#7b5a12");
    const head: Style = { face: "old", size: 21, bold: true, align: "middle", colour: "#7b5a12" };
    sheet.text(310, 50, "KILMĖS DOKUMENTAS", head);
    sheet.text(310, 65, "Ahnentafel · Pedigree · Родословная", {
      face: "old",
      size: 9,
      align: "middle",
    });
    sheet.text(
      310,
      80,
      [
        says("", "issuer", "Kačių mylėtojų klubas „Top Miau“"),
        " · World Cat Federation (",
        says("", "system", "WCF"),
        ")",
      ],
      { face: "old", size: 10.5, align: "middle", bold: true },
    );
    const put = (x: number, y: number, label: string, content: Content, w: number) => {
      const used = sheet.text(x, y, `${label} `, { face: "old", size: 8.2 });
      sheet.text(x + used + 2, y, content, { face: "sans", size: 8.6, fit: w - used - 4 });
    };
    put(32, 102, "Vardas / Name:", fullName(cat, { style: { bold: true } }), 330);
    put(370, 102, "Reg. Nr.:", number(cat), 195);
    put(
      32,
      116,
      "Veislė / Breed:",
      [breed(family, "lithuanian", BREED_NAMES[cat.breed] ?? cat.breed)],
      330,
    );
    put(370, 116, "Lytis / Sex:", sex(cat, ["Katinas / Male", "Katė / Female"]), 195);
    put(32, 130, "Spalva / Colour:", [...colourWords(cat, "english"), "  ", ems(cat)], 330);
    put(370, 130, "Gimimo data / Born:", born(cat, inLithuanian), 195);
    put(
      32,
      144,
      "Veisėjas / Breeder:",
      [says("", "breeder", family.breeder), `, ${family.breederTown}`],
      330,
    );
    put(370, 144, "Mikroschema:", says("", "chip", family.chip), 195);
    put(
      32,
      158,
      "Savininkas / Owner:",
      [says("", "owner", family.owner), `, ${family.ownerTown}`],
      330,
    );
    put(370, 158, "Akių spalva / Eyes:", "—", 195);

    const columns = [28, 48, 128, 322, 422, 476, 567];
    const heads = [
      "Nr.",
      "Giminystė",
      "Titulai, vardas / Titles, name",
      "Spalva / Colour",
      "Gimimo data",
      "Reg. Nr. / Reg. No.",
    ];
    let y = 168;
    const rule = (height: number, fill = "none") => {
      for (let index = 0; index < 6; index += 1)
        sheet.rect(columns[index]!, y, columns[index + 1]! - columns[index]!, height, {
          stroke: "#7b5a12",
          width: 0.4,
          fill,
        });
    };
    rule(13, "#f1e4c2");
    for (const [index, text] of heads.entries())
      sheet.text((columns[index]! + columns[index + 1]!) / 2, y + 9, text, {
        face: "old",
        size: 7,
        bold: true,
        align: "middle",
      });
    y += 13;
    let count = 0;
    for (const [index, title] of GENERATIONS.entries()) {
      sheet.rect(28, y, 539, 12, { stroke: "#7b5a12", width: 0.4, fill: "#f8f1de" });
      sheet.text(297, y + 9, title, { face: "old", size: 7.6, italic: true, align: "middle" });
      y += 12;
      const height = [22, 19, 17, 16.5][index]!;
      const size = [8, 7.4, 6.8, 6.5][index]!;
      for (const place of placesOf(index + 1)) {
        count += 1;
        rule(height);
        const base = y + height / 2 + size * 0.35;
        const style: Style = { face: "sans", size };
        sheet.text(38, base, `${count}.`, { ...style, align: "middle" });
        const child = count > 2 ? Math.floor((count - 1) / 2) : 0;
        sheet.text(
          51,
          base,
          RELATION[place] ?? `${child}. ${place.endsWith("s") ? "tėvas" : "motina"}`,
          {
            face: "old",
            size: size - 0.2,
            fit: 75,
          },
        );
        const ancestor = family.at.get(place);
        if (ancestor === undefined) {
          sheet.text(131, base, "nežinomas / unknown", style);
          y += height;
          continue;
        }
        sheet.text(131, base, titled(ancestor), { ...style, bold: index === 0, fit: 188 });
        sheet.text(325, base, index < 2 ? colourWords(ancestor, "english") : ems(ancestor), {
          ...style,
          fit: 95,
        });
        sheet.text(449, base, born(ancestor, DATES.iso), { ...style, align: "middle" });
        sheet.text(479, base, number(ancestor), { ...style, fit: 86 });
        y += height;
      }
    }
    sheet.text(
      32,
      y + 14,
      "Dokumentas galioja tik su klubo antspaudu ir parašu. / Valid only with the seal and signature of the club.",
      {
        face: "old",
        size: 7.4,
      },
    );
    sheet.text(32, y + 30, `Išdavimo data / Date of issue: ${family.issued}`, {
      face: "old",
      size: 8.5,
    });
    sheet.text(32, y + 46, "Savanorių pr. 000, LT-03150 Vilnius · www.topmiau.example", {
      face: "old",
      size: 7.4,
    });
    roundStamp(sheet, 350, y + 36, 22, "TOP MIAU * VILNIUS * ", "#233a90");
    signature(sheet, 420, y + 38, "J. Kazlauskas");
    sheet.line(410, y + 48, 560, y + 48, 0.5);
    sheet.text(485, y + 56, "Klubo prezidentas / President", {
      face: "old",
      size: 7,
      align: "middle",
    });
    return sheet;
  },
};

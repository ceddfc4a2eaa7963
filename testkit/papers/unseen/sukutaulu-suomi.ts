/**
 * Finland, Suomen Kissaliitto: landscape, labels in three languages, titles behind the names, dates without zeros.
 * After what kissaliitto.fi and eurooppalaiskissat.fi say of the register's books and numbers.
 */
import { DATES } from "../dates.ts";
import type { Layout } from "../layout.ts";
import type { Cat } from "../family.ts";
import {
  born,
  boxesOf,
  bracket,
  breed,
  emblem,
  ems,
  fillBox,
  fullName,
  number,
  roundStamp,
  says,
  sex,
  signature,
} from "../pieces.ts";
import { Sheet, type Content, type Says, type Style } from "../sheet.ts";

const BREED_NAMES: Record<string, string> = {
  MCO: "Maine coon",
  NFO: "Norjalainen metsäkissa",
  SIB: "Siperiankissa",
  BRI: "Brittiläinen",
  SBI: "Pyhä birma",
};

function titlesBehind(cat: Cat): (string | Says)[] {
  const titles = cat.titles.filter((title) => title !== "");
  return [...fullName(cat), ...titles.flatMap((title) => [", ", says(cat.place, "titles", title)])];
}

const COLUMNS = [
  "I  Vanhemmat / Föräldrar / Parents",
  "II  Isovanhemmat / Grandparents",
  "III",
  "IV",
];

export const sukutauluSuomi: Layout = {
  name: "sukutaulu-suomi",
  wish: {
    generations: 4,
    cultures: ["finnish", "finnish", "swedish", "norwegian", "russianLatin"],
    breeds: ["NFO", "SIB", "MCO", "BRI", "SBI"],
    titles: {
      before: [
        "CH",
        "IC",
        "GIC",
        "SC",
        "PR",
        "IP",
        "SP",
        "EC",
        "GEC",
        "NW SC",
        "WW'19 SC",
        "FI JW SC",
      ],
      after: ["JW", "DVM", "DSM", "DM", "JW, DSM, DVM"],
      share: 0.5,
    },
    unknown: 0.05,
    number: (random, cat) => {
      const book = random.chance(0.9) ? "LO" : "RX";
      if (cat.country === "FI")
        return `FI SK ${book} ${random.of(["", "", "0"])}${random.digits(6)}`;
      if (cat.country === "SE") return `SE SVERAK ${book} ${random.digits(6)}`;
      if (cat.country === "NO") return `NO NRR ${book} ${random.digits(6)}`;
      return `RU FARUS ${book} ${random.digits(5)}`;
    },
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("landscape", "#fdfdfb");
    const blue = "#123a7c";
    sheet.rect(14, 14, 814, 567, { stroke: blue, width: 1.2 });
    emblem(sheet, 46, 46, 20, blue);
    const head: Style = { face: "humanist", size: 15, bold: true, colour: blue };
    sheet.text(76, 42, says("", "issuer", "Suomen Kissaliitto ry"), head);
    sheet.text(
      76,
      55,
      ["Finlands Kattförbund rf · Jäsen / Member of ", says("", "system", "FIFe")],
      { face: "humanist", size: 8, colour: blue },
    );
    sheet.text(818, 42, "REKISTERIKIRJA", { ...head, size: 17, align: "right" });
    sheet.text(818, 55, "Sukutaulu · Stamtavla · Pedigree", {
      face: "humanist",
      size: 8,
      align: "right",
      colour: blue,
    });
    const cell = (x: number, y: number, w: number, label: string, content: Content) => {
      sheet.rect(x, y, w, 25, { stroke: blue, width: 0.4 });
      sheet.text(x + 3, y + 7.5, label, { face: "humanist", size: 5.6, colour: blue, fit: w - 6 });
      sheet.text(x + 5, y + 20, content, { face: "sans", size: 9.5, fit: w - 9 });
    };
    cell(24, 68, 330, "Kissan nimi / Kattens namn / Name of the cat", fullName(cat));
    cell(354, 68, 210, "Rekisterinumero / Registernummer / Registration number", number(cat));
    cell(564, 68, 254, "Tunnistusmerkintä / ID-märkning / Identification", [
      "mikrosiru ",
      says("", "chip", family.chip),
    ]);
    cell(
      24,
      93,
      200,
      "Rotu / Ras / Breed",
      breed(family, "finnish", BREED_NAMES[cat.breed] ?? cat.breed),
    );
    cell(224, 93, 130, "Väri / Färg / Colour (EMS)", ems(cat));
    cell(354, 93, 105, "Sukupuoli / Kön / Sex", sex(cat, ["uros", "naaras"]));
    cell(459, 93, 105, "Syntynyt / Född / Born", born(cat, DATES.dotsSpare));
    cell(
      564,
      93,
      254,
      "Pentueen koko / Kullens storlek / Litter",
      `${family.random.between(1, 4)} urosta, ${family.random.between(1, 4)} naarasta`,
    );
    cell(24, 118, 397, "Kasvattaja / Uppfödare / Breeder", [
      says("", "breeder", family.breeder),
      `, ${family.breederTown}`,
    ]);
    cell(421, 118, 397, "Omistaja / Ägare / Owner", [
      says("", "owner", family.owner),
      `, ${family.ownerTown}`,
    ]);
    const boxes = boxesOf({
      generations: 4,
      area: { x: 24, y: 162, w: 794, h: 372 },
      columns: [1.05, 1, 1, 0.98],
    });
    for (const [index, title] of COLUMNS.entries()) {
      const { x, w } = boxes.get("s".repeat(index + 1))!;
      sheet.text(x + w / 2, 157, title, {
        face: "humanist",
        size: 6.5,
        align: "middle",
        colour: blue,
      });
    }
    for (const [place, box] of boxes) {
      const ancestor = family.at.get(place);
      const size = [8.6, 7.6, 6.7, 6][place.length - 1]!;
      const style: Style = { face: "sans", size };
      const inner = { x: box.x + 7, y: box.y, w: box.w - 14, h: box.h };
      const parents = [boxes.get(`${place}s`), boxes.get(`${place}d`)].filter(
        (parent) => parent !== undefined,
      );
      if (parents.length > 0 && family.at.has(`${place}s`))
        bracket(
          sheet,
          inner,
          parents.map((parent) => ({ ...parent, x: parent.x + 6 })),
          0.5,
          blue,
        );
      if (ancestor === undefined) {
        if (family.at.has(place.slice(0, -1)))
          fillBox(sheet, inner, [{ content: ["tuntematon / okänd"], style }]);
        continue;
      }
      fillBox(
        sheet,
        inner,
        [
          { content: titlesBehind(ancestor), style: { ...style, bold: place.length < 3 } },
          {
            content: place.length < 3 ? [ems(ancestor)] : [ems(ancestor), "   ", number(ancestor)],
            style: place.length < 3 ? style : { ...style, fit: inner.w - 4 },
          },
          ...(place.length < 3
            ? [
                {
                  content: [
                    number(ancestor),
                    ...(place.length === 1 ? ["   s. ", born(ancestor, DATES.dotsSpare)] : []),
                  ],
                  style,
                },
              ]
            : []),
        ],
        { pad: 2, leading: 1.15 },
      );
    }
    sheet.line(24, 540, 818, 540, 0.4, blue);
    sheet.text(
      26,
      552,
      "Suomen Kissaliitto ry · Asemamiehenkatu 4 B, 00520 Helsinki · office@kissaliitto.example",
      { face: "humanist", size: 6.5 },
    );
    sheet.text(
      26,
      563,
      "Omistajan vaihdos on ilmoitettava yhdistyksen rotukirjaajalle. Ägarbyte bör anmälas till registratorn.",
      { face: "humanist", size: 6 },
    );
    sheet.text(26, 574, `Helsinki ${DATES.dotsSpare(family.issued)}`, { face: "sans", size: 7.5 });
    roundStamp(sheet, 560, 556, 19, "SUOMEN KISSALIITTO * ", "#5a3fa0");
    signature(sheet, 640, 560, "P. Lahtinen");
    sheet.text(818, 574, "Rotukirjaaja / Registrator", {
      face: "humanist",
      size: 6,
      align: "right",
    });
    return sheet;
  },
};

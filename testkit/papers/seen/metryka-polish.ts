/** Poland: a kitten's «metryka», filled in with a typewriter on dotted lines, parents in sentences of the form. */
import { DATES } from "../dates.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  breed,
  colourWords,
  emblem,
  ems,
  fullName,
  number,
  roundStamp,
  says,
  sex,
  signature,
  titled,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

export const metrykaPolish: Layout = {
  name: "metryka-polish",
  wish: {
    generations: 1,
    cultures: ["polish", "polish", "czech"],
    breeds: ["BRI", "NFO", "SIB", "PER"],
    titles: { before: ["CH", "IC", "GIC"], after: [], share: 0.4 },
    number: (random, cat) =>
      `${random.of(["LO", "RX"])} ${random.digits(4)}/${cat.born.slice(2, 4)}/SHKRP`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet([420, 595], "#faf5ea");
    sheet.rect(16, 16, 388, 563, { stroke: "#3a3a3a", width: 1.2 });
    emblem(sheet, 210, 52, 20, "#3a3a3a");
    sheet.paragraph(210, 90, 360, says("", "issuer", "Stowarzyszenie Hodowców Kotów Rasowych"), {
      face: "old",
      size: 13,
      bold: true,
      align: "middle",
    });
    sheet.text(210, 104, "Oddział w Krakowie", { face: "old", size: 9, align: "middle" });
    sheet.text(210, 132, "METRYKA KOTA", {
      face: "old",
      size: 19,
      bold: true,
      align: "middle",
      spacing: 0.1,
    });
    const label: Style = { face: "old", size: 9.4 };
    const value: Style = { face: "typewriter", size: 10.4 };
    const put = (y: number, x: number, to: number, name: string, content: Content) => {
      const width = sheet.text(x, y, name, label);
      sheet.text(x + width + 6, y - 1, content, { ...value, fit: to - x - width - 8 });
      sheet.line(x + width + 3, y + 2, to, y + 2, 0.6, "#333", "0.6 1.6");
    };
    put(162, 32, 388, "Imię i przydomek", fullName(cat));
    put(184, 32, 240, "Rasa", breed(family, "polish"));
    put(184, 248, 388, "Płeć", sex(cat, ["kocur", "kotka"]));
    put(206, 32, 388, "Umaszczenie", [...colourWords(cat, "polish"), ", ", ems(cat)]);
    put(228, 32, 210, "Data ur.", born(cat, DATES.dots));
    put(228, 218, 388, "Nr", number(cat));
    put(256, 32, 388, "Ojciec", titled(family.at.get("s")!));
    put(276, 60, 240, "nr rod.", number(family.at.get("s")!));
    put(276, 248, 388, "kolor", ems(family.at.get("s")!));
    put(304, 32, 388, "Matka", titled(family.at.get("d")!));
    put(324, 60, 240, "nr rod.", number(family.at.get("d")!));
    put(324, 248, 388, "kolor", ems(family.at.get("d")!));
    put(352, 32, 388, "Hodowca", [says("", "breeder", family.breeder), `, ${family.breederTown}`]);
    put(374, 32, 388, "Nabywca", [says("", "owner", family.owner), `, ${family.ownerTown}`]);
    put(396, 32, 388, "Nr mikroczipa", says("", "chip", family.chip));
    sheet.text(32, 430, `Kraków, dnia ${DATES.dots(family.issued)} r.`, label);
    signature(sheet, 240, 470, "B. Nowak", "#22306a");
    sheet.line(230, 478, 388, 478, 0.5);
    sheet.text(309, 488, "podpis kierownika hodowli", { ...label, size: 7, align: "middle" });
    roundStamp(sheet, 110, 490, 36, "STOWARZYSZENIE HODOWCÓW KOTÓW * KRAKÓW * ", "#a02a4a");
    sheet.text(210, 566, "Metryka uprawnia do wystawienia rodowodu.", {
      ...label,
      size: 8,
      italic: true,
      align: "middle",
    });
    return sheet;
  },
};

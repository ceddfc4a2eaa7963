/**
 * Canada, CCA-AFC: a certificate of registration in English and French with blocks for sire and dam, and the transfer of ownership on its lower half.
 * After cca-afc.com (Registering a Cat, Price List) and the Canadian bodies' registration forms; dates by year, month and day.
 */
import { DATES } from "../dates.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  breed,
  colourWords,
  emblem,
  fullName,
  number,
  says,
  sex,
  signature,
  titled,
} from "../pieces.ts";
import { Sheet, type Content, type Style } from "../sheet.ts";

export const ccaAfc: Layout = {
  name: "cca-afc",
  wish: {
    generations: 1,
    cultures: ["canadian", "canadian", "american", "french"],
    breeds: ["PER", "MCO", "NFO", "SIB", "RAG", "BEN"],
    titles: {
      before: ["Ch.", "Gr. Ch.", "Mstr. Gr. Ch.", "Pr.", "Gr. Pr.", "Tpl. Gr. Ch."],
      after: ["D.M.", "O.D."],
      share: 0.6,
    },
    number: (random, cat) =>
      cat.country === "CA"
        ? `${random.of(["LH", "LK"])}${cat.born.slice(2, 4)}-${random.digits(5)}`
        : `${random.of(["CFA", "TICA", "LOOF"])} ${random.digits(4)}-${random.digits(6)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet([612, 792], "#ffffff");
    sheet.rect(18, 18, 576, 756, { stroke: "#d9a900", width: 9 });
    sheet.rect(26, 26, 560, 740, { stroke: "#8a6d00", width: 0.6 });
    emblem(sheet, 62, 62, 20, "#b01818");
    sheet.text(318, 54, "CANADIAN CAT ASSOCIATION  ·  ASSOCIATION FÉLINE CANADIENNE", {
      face: "condensed",
      size: 13,
      bold: true,
      align: "middle",
    });
    sheet.text(
      318,
      67,
      "5045 Orbitor Drive, Building 12, Suite 102, Mississauga, Ontario L4W 4Y4",
      {
        face: "condensed",
        size: 7.5,
        align: "middle",
      },
    );
    sheet.text(330, 92, "CERTIFICATE OF REGISTRATION / CERTIFICAT D'ENREGISTREMENT", {
      face: "serif",
      size: 13,
      bold: true,
      align: "middle",
    });
    sheet.text(568, 50, says("", "issuer", "CCA-AFC"), {
      face: "sans",
      size: 9,
      bold: true,
      align: "right",
      colour: "#b01818",
    });
    const typed: Style = { face: "typewriter", size: 10.5 };
    const cell = (x: number, y: number, w: number, label: string, content: Content, h = 29) => {
      sheet.rect(x, y, w, h, { width: 0.5 });
      sheet.text(x + 3, y + 8, label, { face: "condensed", size: 6.3, fit: w - 6 });
      sheet.text(x + 6, y + h - 7, content, { ...typed, fit: w - 10 });
    };
    const upper = (text: string) => text.toUpperCase();
    cell(
      36,
      106,
      370,
      "REGISTERED NAME / NOM ENREGISTRÉ",
      fullName(cat, { casing: upper, style: { bold: true } }),
    );
    cell(406, 106, 170, "REGISTRATION NO. / Nº D'ENREGISTREMENT", number(cat));
    cell(36, 135, 200, "BREED / RACE", breed(family, "english"));
    cell(236, 135, 240, "COLOUR / COULEUR", colourWords(cat, "american"));
    cell(
      476,
      135,
      100,
      "EYES / YEUX",
      cat.coat.base === "white" ? "" : family.random.of(["Copper", "Green", "Gold"]),
    );
    cell(36, 164, 130, "SEX / SEXE", sex(cat, ["Male / Mâle", "Female / Femelle"]));
    cell(166, 164, 170, "DATE OF BIRTH / DATE DE NAISSANCE (Y-M-D / A-M-J)", born(cat, DATES.iso));
    cell(336, 164, 120, "DATE REGISTERED / ENREGISTRÉ LE", DATES.iso(family.issued));
    cell(
      456,
      164,
      120,
      "LITTER NO. / Nº DE PORTÉE",
      `L${family.random.digits(2)}-${family.random.digits(4)}`,
    );
    const parent = (y: number, place: "s" | "d", heading: string) => {
      const ancestor = family.at.get(place)!;
      sheet.rect(36, y, 62, 58, { width: 0.5, fill: "#fbf1cc" });
      for (const [index, line] of heading.split(" / ").entries())
        sheet.text(67, y + 27 + index * 12, line, {
          face: "condensed",
          size: 9.5,
          bold: true,
          align: "middle",
        });
      cell(
        98,
        y,
        478,
        "NAME / NOM",
        titled(ancestor, { casing: upper, between: " ", behind: " " }),
      );
      cell(98, y + 29, 170, "REGISTRATION NO. / Nº D'ENREGISTREMENT", number(ancestor));
      cell(268, y + 29, 308, "COLOUR / COULEUR", colourWords(ancestor, "american"));
    };
    parent(203, "s", "SIRE / PÈRE");
    parent(266, "d", "DAM / MÈRE");
    cell(36, 334, 270, "BREEDER / ÉLEVEUR", says("", "breeder", family.breeder));
    cell(306, 334, 270, "ADDRESS / ADRESSE", family.breederTown);
    cell(36, 363, 270, "OWNER / PROPRIÉTAIRE", says("", "owner", family.owner));
    cell(306, 363, 270, "ADDRESS / ADRESSE", family.ownerTown);
    cell(36, 392, 270, "MICROCHIP NO. / Nº DE MICROPUCE", says("", "chip", family.chip));
    cell(306, 392, 270, "CATTERY / CHATTERIE", "");
    if (family.random.chance(0.6))
      sheet.text(440, 458, "NOT FOR BREEDING / NON DESTINÉ À L'ÉLEVAGE", {
        face: "sans",
        size: 9.5,
        bold: true,
        align: "middle",
        colour: "#b01818",
        turn: -3,
      });
    signature(sheet, 60, 456, "M. Dubois");
    sheet.line(44, 466, 230, 466, 0.5);
    sheet.text(44, 475, "Registrar / Registraire", { face: "condensed", size: 7 });
    sheet.text(
      306,
      486,
      "This certificate is issued subject to the by-laws of the Association and may be cancelled if issued in error or through misrepresentation.",
      { face: "condensed", size: 6.4, align: "middle" },
    );
    sheet.text(
      306,
      495,
      "Ce certificat est émis sous réserve des règlements de l'Association et peut être annulé s'il a été émis par erreur.",
      { face: "condensed", size: 6.4, align: "middle" },
    );
    sheet.line(30, 506, 582, 506, 0.8, "#000", "5 3");
    sheet.text(306, 524, "TRANSFER OF OWNERSHIP / TRANSFERT DE PROPRIÉTÉ", {
      face: "serif",
      size: 11.5,
      bold: true,
      align: "middle",
    });
    const blank = (x: number, y: number, w: number, label: string) => {
      sheet.line(x, y, x + w, y, 0.5);
      sheet.text(x, y + 8, label, { face: "condensed", size: 6.5 });
    };
    blank(44, 556, 330, "Name of new owner(s) / Nom du ou des nouveaux propriétaires");
    blank(394, 556, 174, "Date of transfer / Date du transfert");
    blank(
      44,
      588,
      524,
      "Address, city, province, postal code / Adresse, ville, province, code postal",
    );
    blank(44, 620, 250, "Telephone / Téléphone");
    blank(318, 620, 250, "E-mail / Courriel");
    blank(44, 652, 250, "Signature of present owner / Signature du propriétaire actuel");
    blank(318, 652, 250, "Signature of co-owner / Signature du copropriétaire");
    sheet.rect(44, 676, 8, 8);
    sheet.text(
      58,
      683,
      "This cat is sold with breeding rights / Ce chat est vendu avec droit de reproduction",
      { face: "condensed", size: 7.5 },
    );
    sheet.rect(44, 692, 8, 8);
    sheet.text(
      58,
      699,
      "Certified pedigree requested (5 generations) / Pedigree certifié demandé",
      {
        face: "condensed",
        size: 7.5,
      },
    );
    sheet.text(44, 752, "Form R-2 (2014/06)", { face: "condensed", size: 6.5 });
    sheet.text(568, 752, "Fee / Frais : $15.00 + GST/TPS", {
      face: "condensed",
      size: 7,
      align: "right",
    });
    return sheet;
  },
};

/** America, CFA: a certificate of registration of one cat, two labelled fields a line, American dates, no tree. */
import { DATES } from "../dates.ts";
import type { Layout } from "../layout.ts";
import {
  born,
  breed,
  colourWords,
  emblem,
  frame,
  fullName,
  guilloche,
  number,
  says,
  sex,
  titled,
} from "../pieces.ts";
import { Sheet, type Content } from "../sheet.ts";

const upper = (text: string) => text.toUpperCase();

export const slipCfa: Layout = {
  name: "slip-cfa",
  wish: {
    generations: 1,
    cultures: ["american", "american"],
    breeds: ["PER", "RAG", "MCO", "SBI"],
    titles: { before: ["CH", "GC", "GC, RW", "GP"], after: [], share: 0.5 },
    number: (random, cat) =>
      `${random.of(["01", "17", "25", "18"])}${random.between(10, 49) * 2 + (cat.sex === "male" ? 0 : 1)}-0${random.digits(7)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet([612, 396], "#f2fbf2");
    guilloche(sheet, "#bfe0bf", 12, 5);
    frame(sheet, 16, "#1d5c2e", "thick");
    emblem(sheet, 306, 52, 18, "#1d5c2e");
    sheet.text(306, 92, says("", "issuer", "The Cat Fanciers' Association, Inc.", "CFA"), {
      face: "old",
      size: 18,
      bold: true,
      align: "middle",
    });
    sheet.text(306, 110, "CERTIFICATE OF REGISTRATION", {
      face: "old",
      size: 11,
      align: "middle",
      spacing: 0.12,
    });
    const put = (x: number, y: number, label: string, content: Content, fit: number) => {
      sheet.text(x, y, content, { face: "mono", size: 10, bold: true, fit });
      sheet.line(x - 2, y + 3, x + fit, y + 3, 0.5);
      sheet.text(x, y + 10, label, { face: "serif", size: 6.5 });
    };
    put(44, 142, "Name of Cat", fullName(cat, { casing: upper }), 320);
    put(392, 142, "Registration Number", number(cat), 176);
    put(
      44,
      174,
      "Breed",
      breed(family, "english", family.breedWords["english"]!.toUpperCase()),
      150,
    );
    put(210, 174, "Color and Pattern", colourWords(cat, "american", upper), 250);
    put(476, 174, "Sex", sex(cat, ["MALE", "FEMALE"]), 92);
    put(44, 206, "Date of Birth", born(cat, DATES.american), 120);
    put(180, 206, "Breeder", says("", "breeder", upper(family.breeder)), 388);
    for (const [index, place] of (["s", "d"] as const).entries()) {
      const parent = family.at.get(place)!;
      put(
        44,
        238 + index * 32,
        place === "s" ? "Sire" : "Dam",
        titled(parent, { casing: upper }),
        320,
      );
      put(392, 238 + index * 32, "Registration Number", number(parent), 176);
    }
    put(44, 302, "Registered Owner", says("", "owner", upper(family.owner)), 320);
    put(392, 302, "Date of Issue", DATES.american(family.issued), 176);
    sheet.text(
      306,
      344,
      "This certificate is issued in reliance on the application and may be corrected or revoked for cause.",
      { face: "serif", size: 7, align: "middle" },
    );
    sheet.text(306, 356, `This certificate invalid if altered. ${family.ownerTown}`, {
      face: "serif",
      size: 7,
      align: "middle",
    });
    return sheet;
  },
};

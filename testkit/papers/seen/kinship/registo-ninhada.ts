/** Brazil: a kitten's registration, a form whose labels say «Nome do pai», «Registro da mãe», with the kitten's own among them. */
import { DATES } from "../../dates.ts";
import type { Layout } from "../../layout.ts";
import { born, ems, fullName, number, says, sex, titled } from "../../pieces.ts";
import { Sheet, type Content } from "../../sheet.ts";

const BREEDS: Record<string, string> = {
  MCO: "Maine Coon",
  RAG: "Ragdoll",
  PER: "Persa",
  BEN: "Bengal",
};

export const registoNinhada: Layout = {
  name: "registo-ninhada",
  wish: {
    generations: 1,
    cultures: ["portuguese", "portuguese", "american"],
    breeds: Object.keys(BREEDS),
    titles: { before: ["CH", "GCH", "IC"], after: [], share: 0.4 },
    number: (random, cat) => `${cat.country} FC ${random.digits(6)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet([595, 421]);
    sheet.text(298, 40, says("", "issuer", "Federação dos Gatis Independentes"), {
      face: "sans",
      size: 13,
      bold: true,
      align: "middle",
    });
    sheet.text(298, 58, "REGISTRO DE NASCIMENTO DE FELINO", {
      face: "sans",
      size: 10,
      align: "middle",
    });
    const rows: readonly (readonly [string, Content, string, Content])[] = [
      ["Nome do gato:", fullName(cat), "Sexo:", sex(cat, ["Macho", "Fêmea"])],
      ["Raça:", says("", "breed", BREEDS[cat.breed]!, cat.breed), "Cor e padrão:", ems(cat)],
      ["Nascimento:", born(cat, DATES.slashes), "Registro nº:", number(cat)],
      ["Nome do pai:", titled(family.at.get("s")!), "Cor do pai:", ems(family.at.get("s")!)],
      [
        "Registro do pai:",
        number(family.at.get("s")!),
        "Nasc.:",
        born(family.at.get("s")!, DATES.slashes),
      ],
      ["Nome da mãe:", titled(family.at.get("d")!), "Cor da mãe:", ems(family.at.get("d")!)],
      [
        "Registro da mãe:",
        number(family.at.get("d")!),
        "Nasc.:",
        born(family.at.get("d")!, DATES.slashes),
      ],
      [
        "Criador:",
        says("", "breeder", family.breeder),
        "Microchip:",
        says("", "chip", family.chip),
      ],
      ["Proprietário:", says("", "owner", family.owner), "", ""],
    ];
    for (const [index, [left, leftValue, right, rightValue]] of rows.entries()) {
      const y = 92 + index * 26;
      sheet.line(30, y + 8, 565, y + 8, 0.4, "#888");
      sheet.text(34, y, left, { face: "sans", size: 8 });
      sheet.text(112, y, leftValue, { face: "typewriter", size: 9.5, fit: 250 });
      sheet.text(374, y, right, { face: "sans", size: 8 });
      sheet.text(434, y, rightValue, { face: "typewriter", size: 9.5, fit: 130 });
    }
    sheet.text(34, 370, `São Paulo, ${DATES.portuguese(family.issued)}`, { face: "sans", size: 8 });
    return sheet;
  },
};

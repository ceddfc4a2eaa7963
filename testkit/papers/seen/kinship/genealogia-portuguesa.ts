/** Portugal: a table of parents and grandparents, each row named by its kinship and side, with a column for each detail. */
import { DATES } from "../../dates.ts";
import type { Layout } from "../../layout.ts";
import { born, ems, fullName, number, says, sex, titled } from "../../pieces.ts";
import { Sheet, type Content, type Style } from "../../sheet.ts";

const ROWS: readonly (readonly [string, string])[] = [
  ["Pai", "s"],
  ["Mãe", "d"],
  ["Avô paterno", "ss"],
  ["Avó paterna", "sd"],
  ["Avô materno", "ds"],
  ["Avó materna", "dd"],
];
const BREEDS: Record<string, string> = {
  NFO: "Norueguês da Floresta",
  MCO: "Maine Coon",
  SIB: "Siberiano",
  PER: "Persa",
};

export const genealogiaPortuguesa: Layout = {
  name: "genealogia-portuguesa",
  wish: {
    generations: 2,
    cultures: ["portuguese", "portuguese", "french"],
    breeds: Object.keys(BREEDS),
    titles: { before: ["CH", "IC", "GIC", "SC"], after: ["JW", "DM"], share: 0.4 },
    number: (random, cat) => `${cat.country} LO ${random.digits(5)}`,
  },
  draw(family) {
    const { cat } = family;
    const sheet = new Sheet("landscape", "#fdfdf8");
    sheet.text(421, 44, says("", "issuer", "Clube Felino do Tejo"), {
      face: "old",
      size: 18,
      bold: true,
      align: "middle",
    });
    sheet.text(421, 66, "Certificado de Origem", {
      face: "old",
      size: 13,
      italic: true,
      align: "middle",
    });
    const label: Style = { face: "old", size: 9.5, italic: true };
    const field = (x: number, y: number, name: string, content: Content, wide = 260) => {
      sheet.text(x, y, name, label);
      sheet.text(x + 116, y, content, { face: "humanist", size: 10.5, fit: wide });
    };
    field(50, 100, "Nome", fullName(cat));
    field(50, 118, "Raça", says("", "breed", BREEDS[cat.breed]!, cat.breed));
    field(50, 136, "Cor", ems(cat));
    field(50, 154, "Sexo", sex(cat, ["Macho", "Fêmea"]));
    field(440, 100, "Nº de registo", number(cat));
    field(440, 118, "Data de nascimento", born(cat, DATES.portuguese));
    field(440, 136, "Criador", says("", "breeder", family.breeder));
    field(440, 154, "Proprietário", says("", "owner", family.owner));
    const edges = [50, 140, 440, 560, 680];
    for (const [index, head] of ["", "Nome", "Registo", "Cor", "Nascimento"].entries())
      sheet.text(edges[index]! + 4, 196, head, { ...label, bold: true });
    for (const [index, [said, place]] of ROWS.entries()) {
      const y = 222 + index * 44;
      sheet.line(50, y - 18, 792, y - 18, 0.5, "#777");
      sheet.text(edges[0]! + 4, y, said, { face: "old", size: 10 });
      const ancestor = family.at.get(place)!;
      const cells: readonly Content[] = [
        titled(ancestor),
        number(ancestor),
        ems(ancestor),
        born(ancestor, DATES.slashes),
      ];
      for (const [column, content] of cells.entries())
        sheet.text(edges[column + 1]! + 4, y, content, {
          face: "humanist",
          size: 10,
          bold: column === 0,
          fit: (edges[column + 2] ?? 792) - edges[column + 1]! - 8,
        });
    }
    sheet.text(50, 540, `Lisboa, ${DATES.portuguese(family.issued)}`, { face: "old", size: 10 });
    sheet.text(640, 540, "A Direcção", { face: "old", size: 10 });
    return sheet;
  },
};

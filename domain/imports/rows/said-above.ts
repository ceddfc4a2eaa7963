/** What the lines above a table say of all its cats. */
import type { HeadingField } from "../headings/read-heading.ts";
import { kindOf } from "../headings/untitled-columns.ts";
import { readSex } from "../values.ts";
import type { Section } from "../sections.ts";
import { breedAbove } from "./breed-above.ts";
import { type BreederAbove, breederAbove } from "./breeder-above.ts";
import { sexAbove } from "./sex-above.ts";

export interface SaidAbove {
  readonly sex: Pick<Section, "sex">;
  readonly breed: Pick<Section, "breed">;
  readonly breeder: BreederAbove | null;
}

type Rows = readonly (readonly string[])[];

/** @param names the cats', by which a breeder's are known @param columns of the table, which say it better, and their @param rows */
export function saidAbove(
  above: Rows,
  names: readonly string[],
  columns: readonly HeadingField[],
  rows: Rows,
): SaidAbove {
  const said = columns.includes("sex") ? null : sexAbove(above);
  const sex = said !== null && saySexes(columns.length, rows) ? null : said;
  const breed = breedAbove(above);
  return {
    sex: sex === null ? {} : { sex },
    breed: breed === null ? {} : { breed },
    breeder: columns.includes("breeder") ? null : breederAbove(above, names),
  };
}

/** Whether a column without a heading holds the cats' sexes. */
function saySexes(width: number, rows: Rows): boolean {
  return Array.from({ length: width }, (_, i) =>
    rows.map((cells) => (cells[i] ?? "").trim()).filter(Boolean),
  ).some((cells) => cells.some((cell) => readSex(cell) !== null) && kindOf(cells) === "sex");
}

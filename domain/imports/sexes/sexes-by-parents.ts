/** A column of two codes for the sexes, which the parents' columns tell apart: 0 and 1, R and H, "к" and "ко". */
import type { HeadingField } from "../headings/read-heading.ts";
import { readSex } from "../values.ts";

export interface TwoSexes {
  readonly column: number;
  readonly male: string;
  readonly female: string;
}

/** @param rows whole rows; a column that has a heading of another field holds no sexes */
export function sexesByParents(
  fields: readonly HeadingField[],
  rows: readonly (readonly string[])[],
): TwoSexes | null {
  const at = (wanted: HeadingField) => fields.indexOf(wanted);
  const own = [at("key"), at("name"), at("number")].filter((column) => column >= 0);
  const parents = (role: "father" | "mother") =>
    [at(`${role}_number`), at(role)].filter((column) => column >= 0);
  const columns =
    at("sex") >= 0 ? [at("sex")] : fields.flatMap((field, i) => (field === null ? [i] : []));
  if (own.length === 0 || parents("father").length === 0 || parents("mother").length === 0)
    return null;
  const rowsOf = new Map(
    own.flatMap((column) => rows.map((row) => [textIn(row, column), row] as const)),
  );
  const met = (role: "father" | "mother") =>
    parents(role).flatMap((column) =>
      rows.flatMap((row) => {
        const text = textIn(row, column);
        return text === "" ? [] : (rowsOf.get(text) ?? []).length > 0 ? [rowsOf.get(text)!] : [];
      }),
    );
  const [sires, dams] = [met("father"), met("mother")];
  if (sires.length === 0 || dams.length === 0) return null;
  for (const column of columns) {
    const codes = new Set(rows.map((row) => textIn(row, column)).filter((code) => code !== ""));
    const [males, females] = [sires, dams].map(
      (cats) => new Set(cats.map((row) => textIn(row, column))),
    ) as [Set<string>, Set<string>];
    const [male] = males;
    const [female] = females;
    // Words for the sexes are believed: parents entered in each other's columns would turn all cats round.
    const said = new Set([...codes].map((code) => !/^\d$/u.test(code) && readSex(code)?.sex));
    const isSaid = said.has("male") && said.has("female");
    if (
      !isSaid &&
      codes.size === 2 &&
      males.size === 1 &&
      females.size === 1 &&
      male &&
      female &&
      male !== female
    )
      return { column, male, female };
  }
  return null;
}

const textIn = (row: readonly string[], column: number) => (row[column] ?? "").trim().toLowerCase();

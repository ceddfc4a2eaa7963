/** A cat whose row says no sex, but which another row names as its sire or dam. */
import type { HeadingField } from "../headings/read-heading.ts";
import { readNamePieces } from "../names/name-pieces.ts";
import { bareName } from "../names/read-name.ts";

/** The sex of a row by the rows of the whole table; null where they do not say, or say both. */
export function sexesByRole(
  fields: readonly HeadingField[],
  rows: readonly (readonly string[])[],
): (cells: readonly string[]) => "male" | "female" | null {
  const own = (["key", "number", "name"] as const)
    .map((field) => fields.indexOf(field))
    .filter((at) => at >= 0);
  const named = (role: "father" | "mother") => {
    const columns = [fields.indexOf(`${role}_number`), fields.indexOf(role)].filter(
      (at) => at >= 0,
    );
    return new Set(
      columns.flatMap((at) => rows.map((row) => keyOf(row[at] ?? "")).filter(Boolean)),
    );
  };
  const [sires, dams] = [named("father"), named("mother")];
  return (cells) => {
    const keys = own.map((at) => keyOf(cells[at] ?? "")).filter(Boolean);
    const [isSire, isDam] = [sires, dams].map((all) => keys.some((key) => all.has(key)));
    return isSire === isDam ? null : isSire ? "male" : "female";
  };
}

const keyOf = (cell: string) => (cell.trim() === "" ? "" : bareName(readNamePieces(cell).name));

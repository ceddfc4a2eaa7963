/** The columns of a table that no field takes, counted while its rows are read. */
import type { ColumnMapping, ImportField, LeftColumn } from "../columns.ts";
import { isNothing } from "../values.ts";

/** Of these the import knows which cat is meant, and keeps nothing. */
const ONLY_FOR_PARENTS: readonly ImportField[] = ["call_name", "key"];
/** What a list counts says nothing of a cat. */
const COUNT = /^\s*\d{1,5}[.)]?\s*$/u;

/** Whether nothing of a cell goes into the cat. */
export function isLeft(mapping: ColumnMapping): (column: number, text: string) => boolean {
  const isOurs = mapping.printed_name !== undefined;
  const kept = new Set(
    Object.entries(mapping).flatMap(([field, at]): number | readonly number[] =>
      ONLY_FOR_PARENTS.includes(field as ImportField) ? [] : at,
    ),
  );
  const keys = new Set([mapping.key ?? []].flat());
  return (column, text) => !kept.has(column) && !(keys.has(column) && (isOurs || COUNT.test(text)));
}

export function leftColumns(mapping: ColumnMapping) {
  const isOf = isLeft(mapping);
  const left: { column: number; cells: number; line: number }[] = [];
  return {
    add(line: number, cells: readonly string[]): void {
      for (let column = 0; column < cells.length; column++) {
        const text = cells[column]!;
        if (text === "" || !isOf(column, text) || text.trim() === "" || isNothing(text)) continue;
        const counted = (left[column] ??= { column, cells: 0, line });
        counted.cells++;
      }
    },
    listed(): LeftColumn[] {
      return left.filter((column) => column !== undefined);
    },
  };
}

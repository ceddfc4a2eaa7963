/** Parents named by the row in which they stand: "№1", "#2", or beside their name, "Zita (3)". */
import { readHeading } from "../headings/read-heading.ts";
import type { Column } from "../joined-columns.ts";
import { wordsBeyond } from "../words-beyond.ts";

/** Of more figures it is a registry's number. */
const SIGNED = /^(?:№|#|n[°ºo]\.?|nr\.?|row|line|стр\.?)\s*(\d{1,6})$/iu;
const ASIDE = /^(\D*\p{L}\D*?)\s*[([](?:№|#)?\s*(\d{1,6})[)\]]$/u;

interface ByRow {
  readonly columns: readonly Column[];
  /** Cells, in small letters, that are read as the row's number alone. */
  readonly codes: readonly string[];
}

/** @param rows of which the keys are learnt: a parent further down keeps its words */
export function parentsByRow(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): ByRow {
  const of = (wanted: string) => columns.find(({ title }) => readHeading(title).field === wanted);
  const [key, name] = [of("key"), of("name")];
  if (!key || !name) return { columns, codes: [] };
  const names = new Map<string, string | null>();
  for (const row of rows) {
    const own = key.of(row).trim();
    if (/^\d{1,6}$/u.test(own)) names.set(own, names.has(own) ? null : name.of(row));
  }
  const rowOf = (text: string): string => {
    const [, signed] = SIGNED.exec(text.trim()) ?? [];
    if (signed !== undefined) return names.get(signed) ? signed : text;
    const [, called = "", at = ""] = ASIDE.exec(text.trim()) ?? [];
    const whole = names.get(at);
    return whole && wordsBeyond(called, [whole]) === "" ? at : text;
  };
  const parents = columns.filter(({ title }) =>
    ["father", "mother"].includes(readHeading(title).field ?? ""),
  );
  const codes = new Set(
    rows.flatMap((row) =>
      parents.flatMap((column) => {
        const text = column.of(row);
        return rowOf(text) === text ? [] : text.trim().toLowerCase();
      }),
    ),
  );
  if (codes.size === 0) return { columns, codes: [] };
  const read = columns.map((column): Column =>
    parents.includes(column)
      ? { title: column.title, of: (cells) => rowOf(column.of(cells)) }
      : column,
  );
  return { columns: read, codes: [...codes] };
}

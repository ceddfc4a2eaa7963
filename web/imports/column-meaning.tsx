import { useId } from "react";
import type { ImportRecord } from "@felistry/contract/imports/imports.ts";
import type { ImportLine } from "@felistry/contract/imports/repairs.ts";
import { ASSIGNED_FIELDS, columnsOf, type ImportField } from "@felistry/domain/imports/columns.ts";
import { TOLD } from "@felistry/domain/imports/headings/told.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import fieldStyles from "../ui/form/field.module.css";
import { columnName } from "./field-names.ts";
import styles from "./imports.module.css";

const VALUES_SHOWN = 3;

interface ColumnMeaningProps {
  readonly at: number;
  readonly heading: string;
  readonly meaning: ImportField | undefined;
  readonly values: readonly string[];
  readonly lines: readonly ImportLine[];
}

/** A column with its first values, and what it is. */
export function ColumnMeaning({ at, heading, meaning, values, lines }: ColumnMeaningProps) {
  const id = useId();
  const shown = [...new Set(values.filter((text) => text !== ""))].slice(0, VALUES_SHOWN);
  const read = meaning && readOf(meaning, lines);
  return (
    <li>
      <label htmlFor={id}>
        {at + 1}. {headingWords(heading.split(TOLD)[0]!)}
      </label>
      <span id={`${id}v`} className={styles["values"]}>
        {shown.length === 0 ? m.import_column_empty() : shown.join(" · ")}
        {read && ` → ${read}`}
      </span>
      <select
        id={id}
        name={`column-${at}`}
        className={fieldStyles["control"]}
        aria-describedby={`${id}v`}
        defaultValue={meaning ?? ""}
      >
        <option value="">{m.import_no_field()}</option>
        {ASSIGNED_FIELDS.map((field) => (
          <option key={field} value={field}>
            {columnName(field)}
          </option>
        ))}
      </select>
    </li>
  );
}

/** What stands beside the table has a heading of the import's own. */
export function headingWords(heading: string): string {
  if (heading === "…") return m.import_beside();
  return heading === "" ? m.import_no_heading() : heading;
}

/** The field of each column. */
export function meaningsOf({ mapping }: ImportRecord): readonly (ImportField | undefined)[] {
  const meanings: (ImportField | undefined)[] = [];
  for (const field of ASSIGNED_FIELDS)
    for (const at of columnsOf(mapping, field)) meanings[at] = field;
  return meanings;
}

export function meaningIn(values: FormData, at: number): ImportField | null {
  const chosen = values.get(`column-${at}`);
  return ASSIGNED_FIELDS.find((field) => field === chosen) ?? null;
}

/** What a value of the field became, where that differs. */
function readOf(field: ImportField, lines: readonly ImportLine[]): string | null {
  const cells = lines.flatMap((line) => line.cells);
  return cells.find((one) => one.field === field && one.text !== "")?.read ?? null;
}

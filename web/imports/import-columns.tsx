import { useEffect, useRef, useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import type { ImportRecord } from "@felistry/contract/imports/imports.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import type { ImportLine } from "@felistry/contract/imports/repairs.ts";
import {
  IMPORT_FIELDS,
  type ImportField,
  MISSING_PARENTS,
} from "@felistry/domain/imports/columns.ts";
import { DATE_ORDERS } from "@felistry/domain/imports/dates.ts";
import { DELIMITERS, ENCODINGS } from "@felistry/domain/imports/detect.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { SelectField } from "../ui/form/field.tsx";
import { useDraft } from "../ui/form/use-draft.ts";
import { ChoiceField } from "./choice-field.tsx";
import { columnName } from "./field-names.ts";
import styles from "./imports.module.css";
import { failureText } from "../ui/fault-report.ts";

const delimiterNames = {
  ",": m.import_delimiter_comma,
  ";": m.import_delimiter_semicolon,
  "\t": m.import_delimiter_tab,
  "|": m.import_delimiter_bar,
} as const;
const encodingNames = {
  "utf-8": m.import_encoding_utf8,
  "utf-16le": m.import_encoding_utf16,
  "utf-16be": m.import_encoding_utf16_big,
  "windows-1251": m.import_encoding_cyrillic,
  "windows-1252": m.import_encoding_western,
  "windows-1250": m.import_encoding_central,
  "iso-8859-2": m.import_encoding_latin2,
  ibm866: m.import_encoding_dos,
  "koi8-r": m.import_encoding_koi,
  "x-mac-cyrillic": m.import_encoding_mac,
} as const;
const dateNames = {
  day_first: m.import_dates_day_first,
  month_first: m.import_dates_month_first,
} as const;

const parentNames = {
  leave_out: m.import_parents_leave_out,
  add: m.import_parents_add,
} as const;

/** What only our own files have is recognised there. */
const ASSIGNED = IMPORT_FIELDS.filter((field) => field !== "attached");

interface ImportColumnsProps {
  readonly record: ImportRecord;
  /** As they were read: an example of each column. */
  readonly lines?: readonly ImportLine[];
}

/** Assigns the columns: guessed from the headings, corrected by the member, next to the first rows. */
export function ImportColumns({ record, lines = [] }: ImportColumnsProps) {
  const { ref, failure, draft, check } = useColumns(record);
  return (
    <form
      ref={ref}
      className={styles["form"]}
      method="dialog"
      onSubmit={(event) => void check(event)}
    >
      {draft && <draft.Offer {...draft} />}
      {lines.length === 0 && <h2>{m.import_columns()}</h2>}
      <p>{m.import_columns_lead()}</p>
      <Sample record={record} />
      <div className={styles["fields"]}>
        {ASSIGNED.map((field) => (
          <SelectField
            key={field}
            name={field}
            label={columnName(field)}
            placeholder={m.import_no_column()}
            defaultValue={record.mapping[field] ?? ""}
            errors={{}}
            required={field === "name" || field === "sex"}
            hint={exampleOf(field, lines)}
          >
            {record.columns.map((heading, at) => (
              // Headings may be equal, so columns are identified by position.
              // oxlint-disable-next-line react/no-array-index-key
              <option key={at} value={at}>
                {at + 1}. {heading}
              </option>
            ))}
          </SelectField>
        ))}
        <ChoiceField
          name="missing_parents"
          label={m.import_parents()}
          choices={MISSING_PARENTS}
          words={parentNames}
          value={record.missing_parents}
        />
        <ChoiceField
          name="dates"
          label={m.import_dates()}
          choices={DATE_ORDERS}
          words={dateNames}
          value={record.dates}
        />
        <ChoiceField
          name="encoding"
          label={m.import_encoding()}
          choices={ENCODINGS}
          words={encodingNames}
          value={record.encoding}
        />
        <ChoiceField
          name="delimiter"
          label={m.import_delimiter()}
          choices={DELIMITERS}
          words={delimiterNames}
          value={record.delimiter}
        />
      </div>
      <Failure text={failure} />
      <div>
        <Button type="submit">{m.import_check()}</Button>
      </div>
    </form>
  );
}

/** What is chosen and not checked yet is kept by the server, as of any form. */
function useColumns(record: ImportRecord) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const ref = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { draft, sent } = useDraft(ref, `columns ${record.id}`, () => {});
  const isOffered = draft !== null;
  useEffect(() => {
    // Of a table that is checked the columns are folded up.
    if (isOffered) ref.current?.closest("details")?.setAttribute("open", "");
  }, [isOffered]);
  const check = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailure(null);
    try {
      await call("PUT /imports/{id}", {
        params: { id: record.id },
        body: chosenIn(new FormData(event.currentTarget), record),
      });
      sent();
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(failureText(error));
    }
  };
  return { ref, failure, draft, check };
}

function chosenIn(
  values: FormData,
  { encoding, delimiter, dates, missing_parents, mapping: { attached } }: ImportRecord,
) {
  const chosen = ASSIGNED.flatMap((field) => {
    const at = String(values.get(field) ?? "");
    return at === "" ? [] : [[field, Number(at)] as const];
  });
  return {
    mapping: { ...(attached !== undefined && { attached }), ...Object.fromEntries(chosen) },
    encoding: ENCODINGS.find((one) => one === values.get("encoding")) ?? encoding,
    delimiter: DELIMITERS.find((one) => one === values.get("delimiter")) ?? delimiter,
    dates: DATE_ORDERS.find((one) => one === values.get("dates")) ?? dates,
    missing_parents:
      MISSING_PARENTS.find((one) => one === values.get("missing_parents")) ?? missing_parents,
  };
}

/** A value of the column, and what it became. */
function exampleOf(field: ImportField, lines: readonly ImportLine[]): string | undefined {
  const cell = lines
    .flatMap(({ cells }) => cells)
    .find((one) => one.field === field && one.text !== "");
  return cell && [cell.text, cell.read].filter(Boolean).join(" → ");
}

function Sample({ record: { columns, sample } }: { record: ImportRecord }) {
  return (
    // A wide table scrolls sideways, by the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles["scroll"]} aria-label={m.import_sample()} tabIndex={0}>
      <table className={styles["table"]}>
        <caption>{m.import_sample()}</caption>
        <thead>
          <tr>
            {columns.map((heading, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <th key={at} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={row}>
              {columns.map((_, at) => (
                // oxlint-disable-next-line react/no-array-index-key
                <td key={at}>{cells[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

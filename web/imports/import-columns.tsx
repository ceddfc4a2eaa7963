import { useEffect, useRef, useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import type { ImportRecord } from "@felistry/contract/imports/imports.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import type { ImportLine } from "@felistry/contract/imports/repairs.ts";
import { type ImportField, MISSING_PARENTS } from "@felistry/domain/imports/columns.ts";
import { DATE_ORDERS } from "@felistry/domain/imports/dates.ts";
import { DELIMITERS } from "@felistry/domain/imports/detect.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { failureText } from "../ui/fault-report.ts";
import { useDraft } from "../ui/form/use-draft.ts";
import { ChoiceField } from "./choice-field.tsx";
import { ColumnMeaning, meaningIn, meaningsOf } from "./column-meaning.tsx";
import styles from "./imports.module.css";

const dateNames = {
  day_first: m.import_dates_day_first,
  month_first: m.import_dates_month_first,
} as const;

const parentNames = {
  leave_out: m.import_parents_leave_out,
  add: m.import_parents_add,
} as const;

interface ImportColumnsProps {
  readonly record: ImportRecord;
  /** As they were read: an example of each column. */
  readonly lines?: readonly ImportLine[];
}

/** What each column is: guessed from its heading, corrected by the member, next to its first values. */
export function ImportColumns({ record, lines = [] }: ImportColumnsProps) {
  const { ref, failure, draft, check } = useColumns(record);
  const meanings = meaningsOf(record);
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
      <ul className={styles["meanings"]}>
        {record.columns.map((heading, at) => (
          <ColumnMeaning
            // Headings may be equal, so columns are identified by position.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            at={at}
            heading={heading}
            meaning={meanings[at]}
            values={record.sample.map((cells) => cells[at] ?? "")}
            lines={lines}
          />
        ))}
      </ul>
      <div className={styles["fields"]}>
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
      </div>
      <Failure text={failure} />
      <div>
        <Button type="submit">{m.import_check()}</Button>
      </div>
    </form>
  );
}

/** What is chosen and not checked yet is kept by the server, as of any form; of another reading it says nothing. */
function useColumns(record: ImportRecord) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const ref = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { draft, sent } = useDraft(ref, `columns ${readingOf(record)}`, () => {});
  const isOffered = draft !== null;
  useEffect(() => {
    // Of a table that is checked the columns are folded up.
    if (isOffered) ref.current?.closest("details")?.setAttribute("open", "");
  }, [isOffered]);
  const check = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = chosenIn(new FormData(event.currentTarget), record);
    setFailure(body.mapping.name === undefined ? m.import_name_needed() : null);
    if (body.mapping.name === undefined) return;
    try {
      await call("PUT /imports/{id}", { params: { id: record.id }, body });
      sent();
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(failureText(error));
    }
  };
  return { ref, failure, draft, check };
}

/** Which columns they are follows from how the file is read. */
export function readingOf({
  id,
  encoding,
  delimiter,
  chosen_sheets,
  chosen_heading,
}: ImportRecord): string {
  const parted = DELIMITERS.indexOf(delimiter);
  return [id, encoding, parted, chosen_sheets?.join("+"), chosen_heading].join(" ").trim();
}

/** Columns of one meaning are joined, in their order. */
function chosenIn(values: FormData, record: ImportRecord) {
  const { dates, missing_parents, mapping: before, columns } = record;
  const places: { [Field in ImportField]?: number[] } = {};
  for (const at of columns.keys()) {
    const field = meaningIn(values, at);
    if (field !== null) (places[field] ??= []).push(at);
  }
  const chosen = Object.entries(places).map(
    ([field, at]) => [field, at.length === 1 ? at[0]! : at] as const,
  );
  const { attached } = before;
  const mapping: ImportRecord["mapping"] = {
    ...(attached !== undefined && { attached }),
    ...Object.fromEntries(chosen),
  };
  return {
    mapping,
    dates: DATE_ORDERS.find((one) => one === values.get("dates")) ?? dates,
    missing_parents:
      MISSING_PARENTS.find((one) => one === values.get("missing_parents")) ?? missing_parents,
  };
}

import { useEffect } from "react";
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import type { ImportRecord } from "@felistry/contract/imports/imports.ts";
import { IMPORT_MAX_MEGABYTES, IMPORT_MAX_ROWS } from "@felistry/domain/imports/limits.ts";
import { wordIn } from "@felistry/domain/reference/word-in.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, type PageTools, requireViewer } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Head } from "../ui/head.tsx";
import { Lead, Page, Row } from "../ui/page.tsx";
import { useKeptFocus } from "../ui/focus/use-kept-focus.ts";
import { ImportColumns, readingOf } from "./import-columns.tsx";
import { ImportCancel } from "./import-cancel.tsx";
import { ImportNewest } from "./import-newest.tsx";
import { ImportStored } from "./import-stored.tsx";
import { ImportFaults } from "./import-faults.tsx";
import { ImportProgram } from "./import-program.tsx";
import { ImportProgress } from "./import-progress.tsx";
import { ImportReading } from "./import-reading.tsx";
import { ImportRepair, type RepairedTable } from "./import-repair.tsx";
import { ImportUpload } from "./import-upload.tsx";
import styles from "./imports.module.css";

const POLL_MS = 500;

const FAILURES = {
  fault: m.import_failed,
  unreadable: m.import_failed_unreadable,
  too_many_rows: () => m.import_failed_too_many({ rows: IMPORT_MAX_ROWS }),
} as const;

export async function loader(args: LoaderFunctionArgs) {
  const tools = requireViewer(args);
  const { call } = tools;
  const search = new URL(args.request.url).searchParams;
  const id = Number(search.get("id"));
  if (!Number.isInteger(id) || id < 1)
    return {
      record: null,
      table: null,
      files: (await orErrorScreen(call("GET /imports", {}))).data,
    };
  const { data } = await orErrorScreen(call("GET /imports/{id}", { params: { id } }));
  const table = data.state === "checked" ? await tableOf(tools, id, search) : null;
  return { record: data, table, files: [] };
}

const LINES_SHOWN = 50;

async function tableOf(
  { call, locale }: PageTools,
  id: number,
  search: URLSearchParams,
): Promise<RepairedTable> {
  const [cursor, line] = [search.get("cursor"), Number(search.get("line"))];
  const [causes, lines, breeds] = await orErrorScreen(
    Promise.all([
      call("GET /imports/{id}/causes", { params: { id } }),
      call("GET /imports/{id}/lines", {
        params: { id },
        query: {
          limit: LINES_SHOWN,
          ...(search.get("only") === "faults" && { only: "faults" }),
          ...(cursor !== null && { cursor }),
          ...(Number.isInteger(line) && line > 0 && { line }),
        },
      }),
      call("GET /breeds", {}),
    ]),
  );
  return {
    causes: causes.data,
    lines: lines.data,
    next: lines.page.next,
    breeds: breeds.data.map((breed) => wordIn(breed, "breed", locale)),
  };
}

export function Component() {
  const { record, table, files } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { revalidate } = useRevalidator();
  const isBusy = record !== null && isUnderWay(record);
  // Rows are read in the background; progress is polled until done.
  useEffect(() => {
    if (!isBusy) return;
    const timer = setInterval(() => void revalidate(), POLL_MS);
    return () => clearInterval(timer);
  }, [isBusy, revalidate]);
  return (
    <Page>
      <Head title={m.import_title()} description={m.import_description()} noIndex />
      <h1>{m.import_title()}</h1>
      <Lead>{m.import_lead({ megabytes: IMPORT_MAX_MEGABYTES })}</Lead>
      {record === null ? <ImportUpload /> : <Steps record={record} table={table} />}
      <ImportNewest files={files} />
      {record === null && <Exports />}
    </Page>
  );
}

function isUnderWay({ state }: ImportRecord): boolean {
  return ["checking", "saving", "attaching", "undoing"].includes(state);
}

function Steps({ record, table }: { record: ImportRecord; table: RepairedTable | null }) {
  const { state, failed } = record;
  const isStored = state === "saved" || state === "undone";
  const start = useKeptFocus<HTMLParagraphElement>(state);
  return (
    <>
      <p ref={start} tabIndex={-1}>
        <strong>{record.file_name}</strong>
      </p>
      {!isStored && <ImportProgram program={record.program} />}
      {!isStored && state !== "undoing" && state !== "attaching" && state !== "saving" && (
        <details className={styles["columns"]}>
          <summary>{m.import_reading()}</summary>
          <ImportReading record={record} />
        </details>
      )}
      {isUnderWay(record) && <ImportProgress record={record} />}
      {state === "failed" && <p role="alert">{FAILURES[failed ?? "fault"]()}</p>}
      {(state === "uploaded" || state === "failed") && (
        <ImportColumns key={readingOf(record)} record={record} />
      )}
      {table && <ImportRepair record={record} table={table} />}
      {table && (
        <details className={styles["columns"]}>
          <summary>{m.import_columns()}</summary>
          <ImportColumns key={readingOf(record)} record={record} lines={table.lines} />
        </details>
      )}
      {isStored && <ImportStored record={record} />}
      {state === "saved" && <ImportFaults record={record} />}
      <Row>
        {!isStored && state !== "undoing" && state !== "attaching" && (
          <ImportCancel id={record.id} />
        )}
        <ButtonLink to={paths.import} look="quiet">
          {m.import_another()}
        </ButtonLink>
      </Row>
    </>
  );
}

const EXPORTS = [
  ["cats.csv", "CSV"],
  ["cats.json", "JSON"],
  ["cats.ged", "GEDCOM 7"],
  ["cats-5.5.1.ged", "GEDCOM 5.5.1"],
  ["cats.zip", "ZIP"],
] as const;

function Exports() {
  return (
    <section aria-labelledby="exports" className={styles["form"]}>
      <h2 id="exports">{m.export_title()}</h2>
      <p>{m.export_lead()}</p>
      <Row>
        {EXPORTS.map(([file, name]) => (
          <a key={file} href={`/exports/${file}`} download>
            {name}
          </a>
        ))}
      </Row>
    </section>
  );
}

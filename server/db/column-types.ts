/**
 * Columns about which we know more than the database: codes that no check lists, and the content of a `jsonb`.
 * Statements that read or write them have these types.
 */
import type { IMPORT_FAILURES, ImportRecord } from "@felistry/contract/imports/imports.ts";
import type { HistoryNoun } from "@felistry/domain/history/record.ts";
import type { LinesLeft } from "@felistry/domain/imports/account/line-account.ts";
import type { LeftColumn } from "@felistry/domain/imports/columns.ts";
import type { FileLayout } from "@felistry/domain/imports/reading.ts";
import type { Problem } from "@felistry/domain/pedigree/checks.ts";
import type { Locale } from "@felistry/i18n/locale.ts";

declare const of: unique symbol;
interface Known<Kind, Type> {
  readonly kind: Kind;
  readonly [of]?: Type;
}

const text = <Type extends string>(): Known<"text", Type> => ({ kind: "text" });
const json = <Type extends object>(): Known<"jsonb", Type> => ({ kind: "jsonb" });

type Recorded = Readonly<Record<string, string | number | boolean | null>>;

export const columnTypes = {
  "check_findings.problem": json<Problem>(),
  "history.noun": text<HistoryNoun>(),
  "history.before": json<Recorded>(),
  "history.after": json<Recorded>(),
  "imports.encoding": text<ImportRecord["encoding"]>(),
  "imports.delimiter": text<ImportRecord["delimiter"]>(),
  "imports.dates": text<ImportRecord["dates"]>(),
  "imports.columns": json<readonly (readonly string[])[]>(),
  "imports.columns_left": json<readonly LeftColumn[]>(),
  "imports.lines_left": json<LinesLeft>(),
  "imports.layout": json<FileLayout>(),
  "imports.mapping": json<ImportRecord["mapping"]>(),
  "imports.missing_parents": text<ImportRecord["missing_parents"]>(),
  "imports.failed": text<(typeof IMPORT_FAILURES)[number]>(),
  "imports.faults": json<readonly Omit<ImportRecord["faults"][number], "words">[]>(),
  "users.locale": text<Locale>(),
};

export type ColumnType<Column extends keyof typeof columnTypes> =
  (typeof columnTypes)[Column] extends Known<string, infer Type> ? Type : never;

import { useSearchParams } from "react-router";
import type { ImportRecord } from "@felistry/contract/imports/imports.ts";
import type { ImportCause, ImportLine } from "@felistry/contract/imports/repairs.ts";
import { IMPORT_FIELDS } from "@felistry/domain/imports/columns.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Row } from "../ui/page.tsx";
import { PageLinks } from "../ui/page-links.tsx";
import { ImportCauses } from "./import-causes.tsx";
import { ImportLeft } from "./import-left.tsx";
import { ImportLinesLeft } from "./import-lines-left.tsx";
import { ImportResult } from "./import-result.tsx";
import { ImportSheet } from "./import-sheet.tsx";
import styles from "./imports.module.css";
import { useRepairs } from "./use-repairs.ts";

export interface RepairedTable {
  readonly causes: readonly ImportCause[];
  readonly lines: readonly ImportLine[];
  readonly next: string | null;
  readonly breeds: readonly string[];
}

/** A checked table: what would be stored, what is wrong in it, and the table itself, to be mended where it stands. */
export function ImportRepair({ record, table }: { record: ImportRecord; table: RepairedTable }) {
  const { id } = record;
  const { causes, lines, next, breeds } = table;
  const repairs = useRepairs(id);
  const [search] = useSearchParams();
  const only = search.get("only") === "faults";
  const fields = IMPORT_FIELDS.filter(
    (field) =>
      field !== "attached" &&
      (record.mapping[field] !== undefined ||
        lines.some(({ cells, faults }) =>
          [...cells, ...faults].some((one) => one.field === field),
        )),
  );
  return (
    <>
      <ImportResult record={record} repairs={repairs} />
      <ImportCauses id={id} causes={causes} breeds={breeds} repairs={repairs} />
      <ImportLeft columns={record.columns_left} />
      <ImportLinesLeft left={record.lines_left} />
      <section aria-labelledby="import-table" className={styles["form"]}>
        <h2 id="import-table">{m.import_table()}</h2>
        <p>{m.import_table_lead()}</p>
        <Row>
          <ButtonLink
            small
            look={only ? "second" : "primary"}
            aria-current={only ? undefined : "true"}
            to={paths.importOf(id)}
            preventScrollReset
          >
            {m.import_all_lines()}
          </ButtonLink>
          <ButtonLink
            small
            look={only ? "primary" : "second"}
            aria-current={only ? "true" : undefined}
            to={`${paths.importOf(id)}&only=faults`}
            preventScrollReset
          >
            {m.import_faulty_lines()}
          </ButtonLink>
        </Row>
        {lines.length === 0 ? (
          <p>{m.import_no_lines()}</p>
        ) : (
          <ImportSheet
            key={`${only} ${search.get("line")} ${search.get("cursor")}`}
            lines={lines}
            fields={fields}
            causes={causes}
            repairs={repairs}
            isSought={search.has("line")}
          />
        )}
        <PageLinks next={next} />
      </section>
    </>
  );
}

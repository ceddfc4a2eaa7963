import type { ImportRecord } from "@felistry/contract/imports.ts";
import { statement } from "../db/statement.ts";

export interface ImportRow extends Omit<ImportRecord, "faults" | "sample" | "columns"> {
  readonly users_id: number;
  /** The heading, then the first rows. */
  readonly columns: readonly (readonly string[])[];
  readonly faults: readonly Omit<ImportRecord["faults"][number], "words">[];
  /** Its thread has been silent for so long that it is gone. */
  readonly is_dead: boolean;
}

const FIELDS = `id, users_id, file_name, encoding, delimiter, columns, mapping, state, checked, total, faulty, known, saved,
  faults, updated_at < now() - interval '2 minutes' as is_dead`;

export const selectImport = statement<[id: number, memberId: number], ImportRow>(
  "import_select",
  `select ${FIELDS} from imports where id = $1 and users_id = $2`,
);

export const lockImport = statement<[id: number, memberId: number], ImportRow>(
  "import_lock",
  `select ${FIELDS} from imports where id = $1 and users_id = $2 for update`,
);

export const insertImport = statement<
  [
    memberId: number,
    name: string,
    file: Buffer,
    encoding: string,
    delimiter: string,
    columns: string,
    mapping: string,
  ],
  ImportRow
>(
  "import_insert",
  `insert into imports (users_id, file_name, file, encoding, delimiter, columns, mapping)
   values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb) returning ${FIELDS}`,
);

export const startImport = statement<
  [
    id: number,
    state: string,
    mapping: string,
    encoding: string,
    delimiter: string,
    columns: string,
  ],
  ImportRow
>(
  "import_start",
  `update imports set state = $2, mapping = $3::jsonb, encoding = $4, delimiter = $5, columns = $6::jsonb, checked = 0, failed = null,
     updated_at = now() where id = $1 returning ${FIELDS}`,
);

export const selectFile = statement<[id: number], { file: Buffer }>(
  "import_file",
  "select file from imports where id = $1",
);

/** What was brought and not gone on with. */
export const forgetOldImports = statement<[memberId: number], never>(
  "import_forget_old",
  "delete from imports where users_id = $1 and updated_at < now() - interval '7 days'",
);

import type {
  BroughtFile,
  IMPORT_FAILURES,
  IMPORT_STATES,
  ImportRecord,
} from "@felistry/contract/imports/imports.ts";
import type { AttachmentFault } from "@felistry/domain/imports/attached.ts";
import type { LinesLeft } from "@felistry/domain/imports/account/line-account.ts";
import type { LeftColumn } from "@felistry/domain/imports/columns.ts";
import type { FileLayout } from "@felistry/domain/imports/reading.ts";
import { momentText } from "../db/json-text.ts";
import { statement, told } from "../db/statement.ts";
import { hasJob } from "../jobs/kinds.ts";

const REFUSED_TOLD = 200;

export interface ImportRow extends Omit<
  ImportRecord,
  | "faults"
  | "sample"
  | "columns"
  | "columns_left"
  | "lines_left"
  | "failed"
  | "state"
  | "can_undo"
  | "refused"
  | "layout"
  | "program"
> {
  readonly users_id: number;
  /** Counts the repairs. */
  readonly revision: number;
  /** How the rows that are kept were read. */
  readonly paged_as: string | null;
  /** Of the file. */
  readonly bytes: number;
  readonly state: (typeof IMPORT_STATES)[number];
  readonly failed: (typeof IMPORT_FAILURES)[number] | null;
  /** The heading, then the first rows. */
  readonly columns: readonly (readonly string[])[];
  readonly layout: FileLayout | null;
  readonly faults: readonly Omit<ImportRecord["faults"][number], "words">[];
  readonly columns_left: readonly LeftColumn[];
  readonly lines_left: LinesLeft;
  readonly refused: readonly RefusedAttachment[];
  /** Null also of an import that was stored before its cats were known apart. */
  readonly first_cat_id: number | null;
  /** It is under way, and nobody works on it or will: its processes died once too often. */
  readonly is_dead: boolean;
}

export interface RefusedAttachment {
  readonly line: number;
  readonly kind: "photo" | "credential" | "metric" | "pedigree" | "tag";
  readonly file: string | null;
  readonly said: unknown;
  readonly fault: AttachmentFault;
}

const IS_DEAD = `(state in ('checking', 'saving', 'attaching', 'undoing') and not ${hasJob("import", "imports.id")})`;

const FIELDS = `id, users_id, file_name, bytes, encoding, delimiter, dates, columns, mapping, chosen_sheets, chosen_heading, layout, state, checked, total, faulty, left_out, warned, known, saved,
  missing_parents, revision, paged_as, exists (select from import_repairs r where r.import_id = imports.id) as has_repairs, added, undone, first_cat_id, failed, faults, columns_left, lines_left, brought,
  (select count(*) from import_attachments a where a.import_id = imports.id and a.kind <> 'tag')::int as to_attach,
  (select count(*) from import_attachments a where a.import_id = imports.id and a.is_done and a.refused is null)::int as attached,
  (select coalesce(json_agg(json_build_object('line', line, 'kind', kind, 'file', file, 'said', said, 'fault', refused) order by place), '[]')
   from (select * from import_attachments a where a.import_id = imports.id and a.refused is not null order by place limit ${REFUSED_TOLD}) a) as refused, ${IS_DEAD} as is_dead`;
/** A file that is still on its way is nobody's to read. */
const READABLE = told<Pick<ImportRow, "state" | "brought" | "refused">>();
const THIS = "id = :id and users_id = :memberId and state <> 'uploading'";

export const selectImport = statement(
  "import_select",
  `select ${FIELDS} from imports where ${THIS}`,
  READABLE,
);

export const lockImport = statement(
  "import_lock",
  `select ${FIELDS} from imports where ${THIS} for update`,
  READABLE,
);

/** Nothing comes back where the member is sending another file. */
export const beginUpload = statement(
  "import_begin",
  `insert into imports (users_id, file_name, encoding, delimiter, columns, mapping, layout, dates, state)
   values (:memberId, :name, :encoding, :delimiter, :columns::jsonb, :mapping::jsonb, :layout?::jsonb, :dates, 'uploading')
   on conflict (users_id) where state = 'uploading' do nothing returning id`,
);

/** Of a file that is understood only when all of it is there. */
export const setHead = statement(
  "import_set_head",
  `update imports set encoding = :encoding, delimiter = :delimiter, columns = :columns::jsonb, mapping = :mapping::jsonb, layout = :layout?::jsonb, dates = :dates
   where id = :id and state = 'uploading' returning id`,
);

/** Nothing comes back where the upload was given up meanwhile. */
export const insertPart = statement(
  "import_part_insert",
  `insert into import_parts (import_id, place, bytes)
   select id, :place, :bytes from imports where id = :id and state = 'uploading' returning place`,
);

export const endUpload = statement(
  "import_end",
  `update imports set state = 'uploaded', bytes = :bytes, updated_at = now()
   where id = :id and state = 'uploading' returning ${FIELDS}`,
  READABLE,
);

export const selectPart = statement(
  "import_part",
  "select bytes from import_parts where import_id = :id and place = :place",
);

export const selectSize = statement(
  "import_size",
  "select coalesce(sum(octet_length(bytes)), 0)::int as bytes from import_parts where import_id = :id",
);

/** Its file is read otherwise, or its columns mean something else. */
export const readAnew = statement(
  "import_read_anew",
  `update imports set state = :state, mapping = :mapping::jsonb, encoding = :encoding, delimiter = :delimiter, columns = :columns::jsonb, dates = :dates,
     layout = :layout?::jsonb, chosen_sheets = :sheets?::int[], chosen_heading = :heading?::int,
     missing_parents = :missingParents, checked = 0, saved = 0, failed = null, updated_at = now() where id = :id returning ${FIELDS}`,
  READABLE,
);

/** As it was read before. */
export const startImport = statement(
  "import_start",
  `update imports set state = :state, checked = 0, saved = 0, failed = null, updated_at = now() where id = :id returning ${FIELDS}`,
  READABLE,
);

export const selectImportToRun = statement(
  "import_to_run",
  `select ${FIELDS} from imports where id = :id and state in ('checking', 'saving', 'attaching', 'undoing')`,
  READABLE,
);

export const failImport = statement(
  "import_fail",
  "update imports set state = 'failed', failed = :reason, saved = 0, updated_at = now() where id = :id and state in ('checking', 'saving') returning id",
);

/** What could not be attached is told; the cats are all there. */
export const endAttaching = statement(
  "import_end_attaching",
  "update imports set state = 'saved', failed = :reason?, updated_at = now() where id = :id and state = 'attaching' returning id",
);

export const deleteParts = statement(
  "import_parts_delete",
  "delete from import_parts where import_id = :id",
);

/** Its cats are all there, as they were. */
export const failUndo = statement(
  "import_fail_undo",
  "update imports set state = 'saved', failed = :reason, undone = 0, updated_at = now() where id = :id and state = 'undoing' returning id",
);

export const startUndo = statement(
  "import_start_undo",
  `update imports set state = 'undoing', undone = 0, failed = null, updated_at = now() where id = :id returning ${FIELDS}`,
  READABLE,
);

export const selectState = statement("import_state", "select state from imports where id = :id");

/** Not of a pass that another reading has overtaken. */
export const setLinesLeft = statement(
  "import_set_lines_left",
  "update imports set lines_left = :left::jsonb where id = :id and revision = :revision",
);

export const setProgress = statement(
  "import_set_progress",
  "update imports set checked = :checked, total = :total, saved = :saved, updated_at = now() where id = :id and revision = :revision returning id",
);

/** Not if a repair has come meanwhile: another pass follows. */
export const failPass = statement(
  "import_fail_pass",
  "update imports set state = 'failed', failed = :reason, saved = 0, updated_at = now() where id = :id and revision = :revision",
);

/** Its cats are stored. */
export const deleteFile = statement(
  "import_delete_file",
  `with parts as (delete from import_parts where import_id = :id and :andParts::boolean),
     pages as (delete from import_pages where import_id = :id),
     judged as (delete from import_judged where import_id = :id),
     faults as (delete from import_faults where import_id = :id)
   delete from import_repairs where import_id = :id`,
);

export const setUndone = statement(
  "import_set_undone",
  "update imports set undone = :undone, updated_at = now() where id = :id",
);

export const endUndo = statement(
  "import_end_undo",
  "update imports set state = 'undone', undone = :undone, updated_at = now() where id = :id",
);

/** Newest first: what the member has brought of late. */
export const selectNewestImports = statement(
  "imports_newest",
  `select id, file_name, case when ${IS_DEAD} then
       case state when 'undoing' then 'saved' when 'attaching' then 'saved' when 'checking' then 'failed' when 'saving' then 'failed' else state end
     else state end as state, saved, undone, ${momentText("created_at")} as created_at
   from imports where users_id = :memberId and state <> 'uploading' order by id desc limit :most`,
  told<Pick<BroughtFile, "state">>(),
);

export const deleteImport = statement("import_delete", "delete from imports where id = :id");

/**
 * A member keeps this many files beside a new one and those under way; an upload that broke off makes room for the
 * next. What was brought and not gone on with for a week is forgotten.
 */
const FILES_KEPT = 2;
export const forgetOldImports = statement(
  "import_forget_old",
  `delete from imports i where i.users_id = :memberId and (
     i.updated_at < now() - interval '7 days' or i.state = 'uploading'
     or (i.state in ('uploaded', 'checked', 'failed') and i.id not in (
       select k.id from imports k where k.users_id = :memberId and k.state in ('uploaded', 'checked', 'failed')
       order by k.id desc limit ${FILES_KEPT})))`,
);

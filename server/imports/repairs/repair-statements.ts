import type { ImportField } from "@felistry/domain/imports/columns.ts";
import type { ImportFaultKind } from "@felistry/domain/imports/faults.ts";
import { statement, told } from "../../db/statement.ts";

/** A repair that changes nothing is not kept, so that taking one back always shows. */
export const insertRepairs = statement(
  "import_repairs_insert",
  `with sent as (
     select * from unnest(:kinds::text[], :lines::int[], :fields::text[], :texts::text[], :becomes::text[])
       with ordinality s(kind, line, field, value, becomes, place)
   ), made as (
     insert into import_repairs (import_id, batch, kind, line, field, value, becomes)
     select :id, (select revision + 1 from imports where id = :id), kind, line, field, value, becomes from sent
     where becomes is distinct from (
       select r.becomes from import_repairs r
       where r.import_id = :id and r.kind = sent.kind and r.line = sent.line and r.field = sent.field and lower(r.value) = lower(sent.value)
       order by r.id desc limit 1)
     order by place returning 1
   )
   select (select count(*) from made)::int + (select count(*) from import_repairs where import_id = :id)::int as repairs`,
  told<{ repairs: number }>(),
);

/** What one action has made. */
export const takeRepairsBack = statement(
  "import_repairs_take_back",
  `delete from import_repairs where import_id = :id and batch = (
     select batch from import_repairs where import_id = :id order by id desc limit 1) returning id`,
);

/** The lines are others when other sheets are read. What holds for all lines stays. */
export const forgetLineRepairs = statement(
  "import_repairs_forget_lines",
  "delete from import_repairs where import_id = :id and line > 0",
);

export const touchRepairs = statement(
  "import_repairs_touch",
  "update imports set revision = revision + 1, updated_at = now() where id = :id returning id",
);

export const selectFitCats = statement(
  "import_fit_cats",
  "select id, sex from cats where id = any(:ids)",
);

export interface CauseRow {
  readonly field: ImportField;
  readonly kind: ImportFaultKind;
  readonly value: string;
  readonly count: number;
  readonly line: number;
  readonly choices: string | null;
}

export const selectCauses = statement(
  "import_causes",
  "select causes from imports where id = :id and users_id = :memberId and state <> 'uploading'",
  told<{ causes: readonly CauseRow[] }>(),
);

/** Cats that may be meant: no more of them than any reader sees. */
export const selectChoiceCats = statement(
  "import_choice_cats",
  `select c.id, concat_ws(' ', c.cat_name_cattery_prefix, c.cat_name, c.cat_name_suffix) as name, c.cat_birthdate::text as born, b.ems as breed,
     coalesce(c.reg_num, c.number_elsewhere) as number, :memberId in (c.users_id, c.online_owner_id) as own
   from cats c join breeds b on b.id = c.breed_id where c.id = any(:ids)`,
  told<{ name: string; own: boolean }>(),
);

/** Pages with any of these lines. */
export const selectPagesOf = statement(
  "import_pages_of",
  `select distinct p.first_line, p.rows from unnest(:lines::int[]) l(line)
   cross join lateral (
     select first_line, rows from import_pages where import_id = :id and last_line >= l.line order by last_line limit 1
   ) p order by p.first_line`,
);

export const selectPagesAfter = statement(
  "import_pages_after",
  "select rows from import_pages where import_id = :id and last_line > :after order by last_line limit 2",
);

export const selectFaultyLines = statement(
  "import_faulty_lines",
  "select distinct line from import_faults where import_id = :id and line > :after order by line limit :most",
);

export const selectFaultsOf = statement(
  "import_faults_of",
  `select line, field, kind, value from import_faults where import_id = :id and line = any(:lines) and place >= :place order by line, place`,
  told<{ field: ImportField; kind: ImportFaultKind }>(),
);

import { type RecordTable, writtenFields } from "@felistry/domain/record-fields.ts";

/** SQL for a record's values as its form shows them, by field name; `row` is its alias. */
export function formState(table: RecordTable, row: string): string {
  const pairs = writtenFields(table).map(
    (field) => `'${field}', ${row}.${field}${table[field]!.kind === "flag" ? "::int" : ""}`,
  );
  return `jsonb_build_object(${pairs.join(", ")})`;
}

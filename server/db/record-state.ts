import { type RecordTable, writtenFields } from "@felistry/domain/record-fields.ts";

/** SQL of what a record's form shows, by the names of its fields; `row` is its alias. */
export function formState(table: RecordTable, row: string): string {
  const pairs = writtenFields(table).map(
    (field) => `'${field}', ${row}.${field}${table[field]!.kind === "flag" ? "::int" : ""}`,
  );
  return `jsonb_build_object(${pairs.join(", ")})`;
}

/**
 * How a noun declares the fields of its records, each once: what calls take and answer, what a version is made of, what the
 * history orders and words is made from these tables. A cat has a richer one (domain/cats/fields.ts).
 */
export type RecordFieldKind =
  | "text"
  | "name"
  | "choice"
  | "date"
  | "flag"
  | "price"
  /** A whole number from 1 to `max`. */
  | "count"
  /** A row of a reference table or a cat, by id. */
  | "row"
  | "picture"
  | "moment"
  | "member";

export interface RecordFieldSpec {
  readonly kind: RecordFieldKind;
  readonly required?: true;
  /** A body that leaves it out leaves it as it is; null empties it. Older clients do not know of it. */
  readonly kept?: true;
  readonly max?: number;
  readonly rule?: RegExp;
  readonly choices?: readonly string[];
  /** What is said of a value that is missing or none: the code of a field's error. */
  readonly error?: string;
  /** Of a flag that is left out. */
  readonly otherwise?: 0 | 1;
  /** Never in its form: the site or the club sets it. Others are its keeper's. */
  readonly by?: "site" | "club";
}

export type RecordTable = Readonly<Record<string, RecordFieldSpec>>;

/** The fields of the record's form. */
export type WrittenField<Table extends RecordTable> = {
  [Field in keyof Table & string]: Table[Field] extends { readonly by: string } ? never : Field;
}[keyof Table & string];

export function writtenFields<Table extends RecordTable>(table: Table): WrittenField<Table>[] {
  const fields = Object.keys(table) as (keyof Table & string)[];
  return fields.filter((field): field is WrittenField<Table> => table[field]!.by === undefined);
}

export function fieldsOfKind(table: RecordTable, ...kinds: readonly RecordFieldKind[]): string[] {
  return Object.keys(table).filter((field) => kinds.includes(table[field]!.kind));
}

/** Columns, functions and types from the database's catalogue. */
import type { Client } from "pg";
import { columnTypes } from "@felistry/server/db/column-types.ts";

export interface Column {
  readonly table: string;
  readonly name: string;
  readonly notNull: boolean;
  /** As the database calls it. */
  readonly type: string;
  /** The only values that a check allows, or their entry in `columnTypes`, as TypeScript. */
  readonly types?: readonly string[];
}

export interface Catalogue {
  column(table: number, place: number): Column | undefined;
  /** Our own functions are listed with their schema. */
  functionName(id: number): string;
  isStrict(functionId: number): boolean;
  operatorName(id: number): string;
  typeName(id: number): string;
  elementOf(typeId: number): number | undefined;
}

export async function readCatalogue(client: Client): Promise<Catalogue> {
  const read = async <Row>(text: string) => (await client.query(text)).rows as Row[];
  const columns = await read<
    Omit<Column, "types"> & { id: number; place: number; check: string | null }
  >(`
    select a.attrelid::int8::int as id, a.attnum::int as place, c.relname as table, a.attname as name, a.attnotnull as "notNull", a.atttypid::regtype::text as type,
      (select pg_get_constraintdef(k.oid) from pg_constraint k
       where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
         and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[' limit 1) as check
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`);
  const functions = await read<{ id: number; name: string; strict: boolean }>(`
    select oid::int8::int as id, case when pronamespace = 'pg_catalog'::regnamespace then proname else pronamespace::regnamespace || '.' || proname end as name,
      proisstrict as strict from pg_proc`);
  const operators = await read<{ id: number; name: string }>(
    "select oid::int8::int as id, oprname as name from pg_operator where oprnamespace = 'pg_catalog'::regnamespace",
  );
  const types = await read<{ id: number; name: string; element: number }>(
    "select oid::int8::int as id, typname as name, case when typcategory = 'A' then typelem::int8::int else 0 end as element from pg_type",
  );
  const columnByPlace = new Map(
    columns.map(({ id, place, check, ...column }) => {
      const told = toldOf(column);
      const types = told ?? (check === null ? undefined : literalsOf(check));
      return [`${id} ${place}`, { ...column, ...(types && { types }) }];
    }),
  );
  const functionById = new Map(functions.map((each) => [each.id, each]));
  const operatorById = new Map(operators.map(({ id, name }) => [id, name]));
  const typeById = new Map(types.map((each) => [each.id, each]));
  return {
    column: (table, place) => columnByPlace.get(`${table} ${place}`),
    functionName: (id) => functionById.get(id)?.name ?? "",
    isStrict: (id) => functionById.get(id)?.strict ?? false,
    operatorName: (id) => operatorById.get(id) ?? "",
    typeName: (id) => typeById.get(id)?.name ?? "",
    elementOf: (id) => typeById.get(id)?.element || undefined,
  };
}

function toldOf({ table, name, type }: Pick<Column, "table" | "name" | "type">) {
  const column = `${table}.${name}`;
  const known = (columnTypes as Readonly<Record<string, { kind: string }>>)[column];
  if (!known) return undefined;
  if (known.kind !== type) throw new Error(`${column} is ${type}, told as ${known.kind}`);
  return [`ColumnType<"${column}">`];
}

/** `CHECK ((sex = ANY (ARRAY['male'::text, 'female'::text])))` */
function literalsOf(check: string): string[] {
  const list = /ARRAY\[(.*)\]/.exec(check)?.[1] ?? "";
  return list.split(", ").map((each) => JSON.stringify(valueOf(each)));
}

function valueOf(literal: string): string | number {
  const text = /^'(.*)'::text$/.exec(literal)?.[1];
  return text ?? Number(literal);
}

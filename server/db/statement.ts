/**
 * Named statements: parsed once per connection and planned once (`plan_cache_mode = force_generic_plan` on the
 * pool), since replanning a list on every call costs more than running it. Their types are the database's own:
 * `npm run sql` asks it for them and writes `statement-types.ts`.
 */
import type { DataKey } from "@felistry/contract/api.ts";
import type { JsonOf } from "./json-text.ts";
import { numbered, type Numbered } from "./placeholders.ts";
import { timed } from "./statement-times.ts";
import type { StatementTypes } from "./statement-types.ts";
import type { Db } from "./transaction.ts";

export type StatementName = keyof StatementTypes;
export type ValuesOf<Name extends StatementName> = StatementTypes[Name]["values"];
export type RowOf<Name extends StatementName> = StatementTypes[Name]["row"];

export type Statement<Values, Row> = (
  db: Db,
  ...values: keyof Values extends never ? [] : [values: Values]
) => Promise<Row[]>;

declare const ofColumns: unique symbol;
interface Told<Columns> {
  readonly [ofColumns]?: Columns;
  readonly answered?: DataKey;
}

/** What the database cannot know about a statement's columns: the content of a `jsonb`, that a sum is never null. */
export function told<Columns>(): Told<Columns> {
  return {};
}

/** Its column `json` is the `data` of this call; of others too, if their schemas describe the same. */
export function answers<Key extends DataKey>(key: Key): Told<{ json: JsonOf<Key> }> {
  return { answered: key };
}

/** Only narrower types, of existing columns. */
type Narrowing<Columns, Row> = {
  [Column in keyof Columns]: Column extends keyof Row ? Row[Column] : never;
};
type Narrowed<Row, Columns> = [keyof Columns] extends [never]
  ? Row
  : Omit<Row, keyof Columns> & Columns;

/** All statements of this process. */
export const madeStatements = new Map<string, Numbered>();

/** Statements whose JSON is sent unparsed, with the call that it answers. */
export const answeringStatements = new Map<string, DataKey>();

/** @param text its parameters are named: `where id = :catId`, or `:reason?` for one that may be null */
export function statement<
  Name extends StatementName,
  Columns extends Narrowing<Columns, RowOf<Name>> = object,
>(
  name: Name,
  text: string,
  columns?: Told<Columns>,
): Statement<ValuesOf<Name>, Narrowed<RowOf<Name>, Columns>>;
export function statement(name: string, text: string, columns: Told<object> = {}) {
  const ask = asked(name, text, columns);
  return async (db: Db, ...values: unknown[]) =>
    (await timed(name, () => db.query(ask(values)))).rows;
}

type JsonStatementName = {
  [Name in StatementName]: RowOf<Name> extends { json: string | null } ? Name : never;
}[StatementName];

/** A statement whose one column `json` PostgreSQL has already written as JSON text, to be passed on unparsed. */
export function jsonStatement<Name extends JsonStatementName, Text extends string>(
  name: Name,
  text: string,
  column: Told<{ json: Text }>,
): (
  db: Db,
  ...values: keyof ValuesOf<Name> extends never ? [] : [values: ValuesOf<Name>]
) => Promise<Text | null>;
export function jsonStatement(name: string, text: string, column: Told<object>) {
  const ask = asked(name, text, column);
  return async (db: Db, ...values: unknown[]): Promise<string | null> =>
    (await timed(name, () => db.query<{ json: string | null }>(ask(values)))).rows[0]?.json ?? null;
}

function asked(name: string, text: string, { answered }: Told<object>) {
  const made = numbered(text);
  if ((madeStatements.get(name) ?? made).text !== made.text)
    throw new Error(`two statements are called ${name}`);
  madeStatements.set(name, made);
  if (answered) answeringStatements.set(name, answered);
  const { text: sql, names } = made;
  return (values: unknown[]) => {
    const given = values[0] as Record<string, unknown>;
    return { name, text: sql, values: names.map((each) => given[each]) };
  };
}

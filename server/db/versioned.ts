/**
 * The version of what is shown: made of all of it, so that no change can forget to count. Readers take `versionOf` of the
 * same SQL that the rule for writers compares.
 */
import { statement, told, type StatementName } from "./statement.ts";
import type { Db, Tx } from "./transaction.ts";

/** SQL of the version of a jsonb; see `version_of` in the migrations. */
export const versionOf = (state: string): string => `version_of(${state})`;

type VersionedName = {
  [Name in StatementName]: Name extends `${infer Versioned}_lock_version` ? Versioned : never;
}[StatementName];

type ShownName = {
  [Name in StatementName]: Name extends `${infer Shown}_shown_version` ? Shown : never;
}[StatementName];

interface Versioned {
  readonly version: number;
  readonly state: Readonly<Record<string, unknown>>;
}

/**
 * @param lock a separate statement that locks the row of `:rowId`: reading it in the same one would miss what others have
 *   just committed
 * @param read `from` and `where` of that row, for the aliases that `state` uses
 */
export function presentState(name: VersionedName, lock: string, state: string, read: string) {
  const lockRow = statement(`${name}_lock_version`, lock);
  const select = statement(
    `${name}_present`,
    `select ${versionOf("now.state")}::float8 as version, now.state from (select ${state} as state ${read}) now`,
    told<Versioned>(),
  );
  return async (tx: Tx, rowId: number): Promise<Versioned | undefined> => {
    await lockRow(tx, { rowId });
    return (await select(tx, { rowId }))[0];
  };
}

/** The version alone and without a lock: for whoever shows it, or has locked its row by now. */
export function shownVersion(name: ShownName, state: string, read: string) {
  const select = statement(
    `${name}_shown_version`,
    `select ${versionOf("now.state")}::float8 as version from (select ${state} as state ${read}) now`,
    told<{ version: number }>(),
  );
  return async (db: Db, rowId: number): Promise<number | null> =>
    (await select(db, { rowId }))[0]?.version ?? null;
}

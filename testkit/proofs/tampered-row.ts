/** A row of the database changed behind the log's back, chosen by `n`. */

export interface Tampering {
  readonly of:
    | "cats"
    | "colours"
    | "names"
    | "certificates"
    | "applications"
    | "decisions"
    | "leaves"
    | "salts"
    | "tree";
  readonly sql: (n: number) => string;
}

/** One row of a table, chosen by `n`. */
export const one = (table: string, n: number, where = "true", key = "id") =>
  `(select ${key} from ${table} where ${where} order by md5(${key}::text || '${n}') limit 1)`;

/** A decision of the table, changed in one column. */
export const decision =
  (table: string, where = "true") =>
  (set: (n: number) => string): Tampering => ({
    of: "decisions",
    sql: (n) => `update ${table} set ${set(n)} where id = ${one(table, n, where)}`,
  });
export const removed = (table: string, where = "true"): Tampering => ({
  of: "decisions",
  sql: (n) => `delete from ${table} where id = ${one(table, n, where)}`,
});
export const earlier = (n: number, column: string) =>
  `${column} = ${column} - interval '${1 + n} seconds'`;

export const otherMember = (n: number, column: string) =>
  `${column} = (select u.id from users u where u.id is distinct from ${column} order by md5(u.id::text || '${n}') limit 1)`;

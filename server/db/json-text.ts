/** SQL fragments with which PostgreSQL writes JSON in the wire format. */

/** A moment as ISO 8601 in UTC with milliseconds. */
export function momentText(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** A moment with PostgreSQL's full precision, for a cursor: milliseconds would show rows twice or never. */
export function exactMomentText(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** A text column as JSON. */
export function textValue(column: string): string {
  return `coalesce(to_json(${column})::text, 'null')`;
}

/** A column whose values need no escaping in JSON: codes, calendar dates. */
export function codeValue(column: string): string {
  return `coalesce('"' || ${column} || '"', 'null')`;
}

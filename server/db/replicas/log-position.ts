/** Positions in PostgreSQL's log, as numbers: a copy that has replayed a position shows all that was committed before it. */

const PAGE = 8_192n;
/** Each page of the log begins with a short header, the first of a file with a long one. */
const HEADERS = [24n, 40n];

/** SQL: where the log ends now, behind all that was committed before. */
export const POSITION_NOW = `(case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
  else pg_current_wal_flush_lsn() end - '0/0'::pg_lsn)::text as position`;

/** SQL, of a copy: how far it is; of one that has been promoted: where its own log ends. */
export const POSITION_THERE = `(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end
  - '0/0'::pg_lsn)::text as position, pg_is_in_recovery() as follows`;

/** The end of the last record: a header that nothing follows yet does not count, because no copy reports it. */
export function positionOf(text: string): bigint {
  const position = BigInt(text);
  const header = HEADERS.find((length) => position % PAGE === length);
  return header === undefined ? position : position - header;
}

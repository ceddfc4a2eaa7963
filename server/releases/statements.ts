import { statement } from "../db/statement.ts";

/** How many releases' files are kept: of the one that is left, of the one that comes, and of one to go back to. */
export const RELEASES_KEPT = 3;

export const takeTurn = statement(
  "release_files_turn",
  "select pg_advisory_xact_lock(hashtext('release files'))",
);

export const selectKept = statement(
  "release_files_kept",
  `select coalesce((select max(release) from release_files), 0) as newest,
          array(select name from release_files where name = any(:names::text[])) as names`,
);

export const insertFiles = statement(
  "release_files_insert",
  `insert into release_files (name, bytes, release)
   select name, bytes, :release from unnest(:names::text[], :contents::bytea[]) as f(name, bytes)`,
);

export const renewFiles = statement(
  "release_files_renew",
  "update release_files set release = :release where name = any(:names::text[]) and release < :release",
);

export const deleteOldFiles = statement(
  "release_files_delete",
  `delete from release_files where release <= :release::int - ${RELEASES_KEPT}`,
);

export const selectFile = statement(
  "release_file",
  "select bytes from release_files where name = :name",
);

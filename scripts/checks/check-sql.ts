/**
 * Keeps SQL where the database types it: a text that is always the same is a `statement(…)`, unless it
 * only reads temporary tables. Files that put texts together at run time are listed here.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../setup/root.mjs";
import { trackedFiles } from "../tracked-files.ts";

/** Files, or folders with a slash at the end, that put SQL together at run time, and why. */
const AT_RUN_TIME: Readonly<Record<string, string>> = {
  "server/backup/point-in-time/follow-log.ts": "a replication connection takes commands only",
  "server/backup/point-in-time/receive-log.ts": "a replication connection takes commands only",
  "server/backup/restore-backup.ts": "COPY, into tables of the backup",
  "server/backup/tables.ts": "COPY, of tables read from the catalogue",
  "server/backup/whole-database.ts": "drops and recreates what the catalogue lists",
  "server/db/migrate.ts": "runs before the schema exists",
  "server/db/replicas/": "positions in the log, and passes statements on",
  "server/db/statement.ts": "sends the statements themselves",
  "server/db/transaction.ts": "passes statements on",
  "server/db/unrecorded.ts": "disables triggers of the tables it is given",
  "server/doctor/examine-replicas.ts": "asks other databases than the site's",
  "server/imports/": "temporary tables, and cursors over them",
  "server/jobs/jobs.ts": "passes on the statements of the queue's library",
  "server/market/ear.ts": "LISTEN takes no parameters",
  "server/merges/merge-rows.ts":
    "names of tables and columns come from the catalogue or a record; SET CONSTRAINTS is not prepared",
  "server/reference/load.ts": "made from the columns of data files, and run once",
  "server/scale/seed-registry.ts": "drops and recreates the indexes that the catalogue lists",
};

const CALL =
  /\.(?:query|executeSql)\s*(?:<[^()]*?>)?\(\s*(?:\{\s*(?:name:[^,]*,\s*)?text:\s*)?("[^"\n]*"|`[^`]*`|[^\s,)]+)/g;
const TEMPORARY = /create temp(?:orary)? table (?:if not exists )?(\w+)/gi;
const NAMES_TABLE = /\b(?:from|into|update|join)\s+[a-z_]/i;
/** A program in PL/pgSQL cannot be prepared. */
const PROGRAM = /^[`"]\s*do \$/;

interface Faults {
  readonly faults: string[];
  /** Listed files that have no such text any more. */
  readonly stale: string[];
}

/** @param files the server's sources by path */
export function faultsOf(files: ReadonlyMap<string, string>): Faults {
  const temporary = [...files.values()].flatMap((source) =>
    [...source.matchAll(TEMPORARY)].map(([, name]) => name!),
  );
  const isLasting = (text: string) =>
    NAMES_TABLE.test(text) &&
    !PROGRAM.test(text) &&
    !temporary.some((name) => new RegExp(`\\b${name}\\b`).test(text));
  const faults: string[] = [];
  const used = new Set<string>();
  for (const [file, source] of files) {
    for (const [, text = ""] of source.matchAll(CALL)) {
      const isFixed = /^["`]/.test(text) && !text.includes("${");
      if (isFixed && !isLasting(text)) continue;
      if (isFixed) {
        faults.push(`${file}: make this a statement(…): ${shortened(text)}`);
        continue;
      }
      const entry = Object.keys(AT_RUN_TIME).find(
        (path) => path === file || (path.endsWith("/") && file.startsWith(path)),
      );
      if (entry !== undefined) used.add(entry);
      else faults.push(`${file}: SQL put together at run time: ${shortened(text)}`);
    }
  }
  const stale = Object.keys(AT_RUN_TIME).filter((path) => !used.has(path));
  return { faults, stale };
}

function shortened(text: string): string {
  return text.replaceAll(/\s+/g, " ").slice(0, 80);
}

function main(): void {
  const paths = trackedFiles().filter(
    (file) => /^server\/.*\.ts$/.test(file) && !file.endsWith(".test.ts"),
  );
  const sources = new Map(paths.map((file) => [file, readFileSync(join(ROOT, file), "utf8")]));
  const { faults, stale } = faultsOf(sources);
  for (const fault of faults) console.error(fault);
  for (const path of stale)
    console.error(`${path}: no such text any more (scripts/checks/check-sql.ts)`);
  if (faults.length + stale.length > 0) process.exitCode = 1;
  else console.log("Every fixed text of SQL is a statement.");
}

if (import.meta.main) main();

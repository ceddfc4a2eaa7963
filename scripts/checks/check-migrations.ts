/**
 * Refuses migrations that would stop a serving site: the old release goes on while the new one migrates, and a large
 * table must not be locked for as long as it takes to read it. Statements on tables that the same migration creates are free.
 */
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { ROOT } from "../setup/root.mjs";
import { trackedFiles } from "../tracked-files.ts";

const FOLDER = "server/db/migrations";
/** Those before were run when there was one server. */
const FIRST = 86;
/** `-- checked: <why this one is harmless>` in front of a statement. */
const CHECKED = /^--\s*checked:\s*\S.{9,}$/m;

interface Rule {
  /** Its first group is the table, if there is one. */
  readonly pattern: RegExp;
  readonly instead: string;
}

const NAME = String.raw`(?:only\s+)?(?:if exists\s+)?"?([a-z_]+)"?`;
const inTable = (what: string) => new RegExp(`^alter table ${NAME}[^;]*?\\b${what}`, "is");

const RULES: readonly Rule[] = [
  {
    pattern: new RegExp(`^drop table ${NAME}`, "i"),
    instead: "the release before still reads it: stop using it first, drop it a release later",
  },
  {
    pattern: inTable("drop column"),
    instead: "the release before still reads it: stop using it first, drop it a release later",
  },
  {
    pattern: inTable(String.raw`rename\b`),
    instead:
      "the release before knows the old name: add the new one, copy, drop the old one a release later",
  },
  {
    pattern: inTable(String.raw`alter (?:column )?\S+ (?:set data )?type\b`),
    instead: "it rewrites the table under a lock: add a column, fill it in steps, read it",
  },
  {
    pattern: inTable(
      String.raw`add (?:column )?(?:if not exists )?(?!constraint)\S+ [^,;]*\bnot null\b(?![^,;]*\b(?:default|generated)\b)(?<!default[^,;]*)`,
    ),
    instead: "rows that are there have no value: give it a default",
  },
  {
    pattern: inTable(String.raw`alter (?:column )?\S+ set not null`),
    instead:
      "it reads the table under a lock: add a check constraint NOT VALID, validate it, then set it",
  },
  {
    pattern: inTable(String.raw`add constraint \S+ (?:check|foreign key)\b(?![^;]*\bnot valid\b)`),
    instead: "it reads the table under a lock: add it NOT VALID, validate it in the next migration",
  },
  {
    pattern: new RegExp(
      String.raw`^create (?:unique )?index (?!concurrently)[^;]*?\bon ${NAME}`,
      "is",
    ),
    instead: "writers wait until it is built: say with -- checked: how long that takes",
  },
  {
    pattern: /^(?:vacuum full|cluster|reindex|lock table)\b/i,
    instead: "it keeps everybody out of the table",
  },
  {
    pattern: new RegExp(String.raw`^(?:update|delete from) ${NAME}(?![^;]*\blimit\b)`, "i"),
    instead: "it may lock a million rows for minutes: fill them in steps, as a job",
  },
];

/** @returns what is wrong, in words */
export function faultsOfMigration(file: string, sql: string): string[] {
  const made = new Set(
    [...sql.matchAll(/create table (?:if not exists )?"?([a-z_]+)"?/gi)].map(([, table]) => table),
  );
  return sql.split("--> statement-breakpoint").flatMap((part) => {
    if (CHECKED.test(part)) return [];
    const statement = part
      .replaceAll(/^--.*$/gm, "")
      .replaceAll('"public".', "")
      .trim();
    return RULES.flatMap(({ pattern, instead }) => {
      const found = pattern.exec(statement);
      return !found || made.has(found[1])
        ? []
        : [`${file}: "${found[0].slice(0, 60).replaceAll(/\s+/g, " ")}": ${instead}`];
    });
  });
}

function main(): void {
  const files = trackedFiles().filter(
    (file) =>
      posix.dirname(file) === FOLDER &&
      file.endsWith(".sql") &&
      Number(posix.basename(file).slice(0, 4)) >= FIRST,
  );
  const faults = files.flatMap((file) =>
    faultsOfMigration(file, readFileSync(join(ROOT, file), "utf8")),
  );
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`No migration from ${FIRST} on stops a serving site.`);
}

if (import.meta.main) main();

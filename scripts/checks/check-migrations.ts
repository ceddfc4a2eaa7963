/**
 * Refuses migrations that would stop a serving site: the old release goes on while the new one migrates, and a large
 * table must not be locked for as long as it takes to read it. Statements on tables that the same migration creates are
 * free. The rules are those of squawk that concern locks and releases side by side, and some of ours.
 */
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { ROOT } from "../setup/root.mjs";
import { trackedFiles } from "../tracked-files.ts";

const FOLDER = "server/db/migrations";
/** Those before were run when there was one server. */
const FIRST = 86;
/** Those before were written when fewer rules were known, and cannot be changed since they were run. */
const FIRST_OF_ALL_RULES = 160;
/** `-- checked: <why this one is harmless>` in front of a statement. */
const CHECKED = /^--\s*checked:\s*\S.{9,}$/m;

interface Rule {
  /** Its first group is the table, if there is one. */
  readonly pattern: RegExp;
  readonly instead: string;
}

const NAME = String.raw`(?:only\s+)?(?:if exists\s+)?"?([a-z_]+)"?`;
const inTable = (what: string) => new RegExp(`^alter table ${NAME}[^;]*?\\b${what}`, "is");

const BESIDE =
  "it breaks a transaction off, or cannot be run in one: put it into a migration that begins with -- outside a transaction";
const STILL_USED = "the release before still uses it: stop using it first, drop it a release later";
const OWN_INDEX =
  "it builds an index while nobody may write: build the index concurrently, then add it USING INDEX";

const LATER_RULES: readonly Rule[] = [
  {
    pattern: inTable(
      String.raw`add (?:constraint \S+ )?(?:unique|primary key|exclude)\b(?![^;]*\busing index\b)`,
    ),
    instead: OWN_INDEX,
  },
  {
    pattern: inTable(
      String.raw`add (?:column )?(?:if not exists )?(?!constraint|unique|primary|check|foreign|exclude)\S+ [^,;]*\b(?:unique|primary key)\b`,
    ),
    instead: OWN_INDEX,
  },
  {
    pattern: inTable(
      String.raw`add (?:column )?(?:if not exists )?(?!constraint|unique|primary|check|foreign|exclude)\S+ [^,;]*\b(?:references|check)\b`,
    ),
    instead: "it reads the table under a lock: add the column, then the constraint NOT VALID",
  },
  {
    pattern: inTable(
      String.raw`add (?:column )?(?:if not exists )?\S+ [^;]*?\b(?:(?:small|big)?serial|identity|stored|(?:gen_random_uuid|uuidv[47]|random|nextval|clock_timestamp|statement_timestamp|timeofday)\s*\()`,
    ),
    instead: "it rewrites the table under a lock: add the column empty, fill it in steps",
  },
  {
    pattern: inTable(
      String.raw`set (?:logged|unlogged|tablespace|access method)\b|\bcluster on\b|\bdisable trigger\b|\badd (?:check|foreign key)\b(?![^;]*\bnot valid\b)`,
    ),
    instead: "it reads or rewrites the table under a lock, or turns rules off for everybody",
  },
  {
    pattern:
      /^drop (?:function|procedure|view|materialized view|type|domain|sequence|schema|role|trigger)\b/i,
    instead: STILL_USED,
  },
  {
    pattern: /^alter (?:function|view|type|domain|sequence|schema)\b[^;]*\brename\b/is,
    instead: STILL_USED,
  },
  {
    pattern: /^alter domain\b[^;]*\b(?:add constraint|set not null)\b(?![^;]*\bnot valid\b)/is,
    instead: "it reads every table that has the domain under a lock",
  },
  {
    pattern: /^truncate\b/i,
    instead: "it keeps everybody out of the table, and its rows are gone",
  },
  {
    pattern:
      /^(?:drop database|drop owned|alter system|refresh materialized view(?! concurrently))\b/i,
    instead: "no migration needs it while a site is served",
  },
  { pattern: /^(?:begin|commit|rollback|start transaction|savepoint)\b/i, instead: BESIDE },
  {
    pattern: /^drop index (?!concurrently)/i,
    instead: "it waits for all who read: drop it concurrently",
  },
];

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

/** In one transaction a lock that a statement takes is kept while the next ones read the table. */
const LOCKS_OUT = new RegExp(
  `^(?:alter table ${NAME}(?![^;]*\\bvalidate constraint\\b)|create (?:or replace )?trigger [^;]*?\\bon ${NAME})`,
  "is",
);
const READS_ALL = new RegExp(
  `^(?:create (?:unique )?index [^;]*?\\bon ${NAME}|alter table ${NAME}[^;]*\\bvalidate constraint\\b|update ${NAME}|delete from ${NAME})`,
  "is",
);

const OUTSIDE = /^-- outside a transaction\b/;
/** What may be begun again after it was broken off; leaves of the log, each of a locked row that has none. */
const REPEATABLE =
  /^(?:create (?:unique )?index concurrently if not exists|drop index concurrently if exists|alter table [^;]*\b(?:validate constraint|set not null)\b|update\b|delete from\b|analyze\b|select append_leaf\b[^;]*\bnot exists\b[^;]*\blimit\b[^;]*\bfor (?:no key )?update\b)/is;
const IN_STEPS = /^-- in steps\b/m;

/** @returns what is wrong, in words */
export function faultsOfMigration(file: string, sql: string): string[] {
  const isLater = Number(posix.basename(file).slice(0, 4)) >= FIRST_OF_ALL_RULES;
  const made = new Set(
    [...sql.matchAll(/create table (?:if not exists )?"?([a-z_]+)"?/gi)].map(([, table]) => table),
  );
  const said = (statement: string, instead: string) =>
    `${file}: "${statement.slice(0, 60).replaceAll(/\s+/g, " ")}": ${instead}`;
  const lockedOut = new Set<string>();
  return sql.split("--> statement-breakpoint").flatMap((part) => {
    const isChecked = CHECKED.test(part);
    const statements = isLater ? statementsOf(part) : [withoutComments(part)];
    return statements.flatMap((statement) => {
      const faults = (isLater ? [...RULES, ...LATER_RULES] : RULES).flatMap(
        ({ pattern, instead }) => {
          const found = pattern.exec(statement);
          return !found || made.has(found[1]) ? [] : [said(found[0], instead)];
        },
      );
      const order = isLater ? faultsOfOrder(statement, lockedOut, made, OUTSIDE.test(sql)) : [];
      const place = isLater ? faultsOfPlace(statement, OUTSIDE.test(sql), IN_STEPS.test(part)) : [];
      return [
        ...(isChecked ? [] : faults),
        ...[...order, ...place].map((instead) => said(statement, instead)),
      ];
    });
  });
}

const tableIn = (found: RegExpExecArray | null) => found?.slice(1).find((each) => each);

/** @param lockedOut tables of which the migration keeps everybody out already */
function faultsOfOrder(
  statement: string,
  lockedOut: Set<string>,
  made: ReadonlySet<string | undefined>,
  isOutside: boolean,
): string[] {
  if (isOutside) return [];
  const [read, locked] = [tableIn(READS_ALL.exec(statement)), tableIn(LOCKS_OUT.exec(statement))];
  const faults =
    read !== undefined && !made.has(read) && lockedOut.has(read)
      ? [
          `a statement before it keeps everybody out of "${read}" meanwhile: put it into the next migration`,
        ]
      : [];
  if (locked !== undefined) lockedOut.add(locked);
  return faults;
}

function faultsOfPlace(statement: string, isOutside: boolean, inSteps: boolean): string[] {
  if (statement === "") return [];
  const isConcurrent = /\b(?:index|view) concurrently\b/i.test(statement);
  if (!isOutside) return isConcurrent || inSteps ? [BESIDE] : [];
  if (!REPEATABLE.test(statement))
    return ["outside a transaction only what can be begun again: concurrently, if (not) exists"];
  const fills = /^(?:update|delete from|select)\b/i.test(statement);
  return fills && !inSteps
    ? ["outside a transaction rows are filled -- in steps, each with a limit"]
    : [];
}

const withoutComments = (part: string) =>
  part
    .replaceAll(/^--.*$/gm, "")
    .replaceAll('"public".', "")
    .trim();

/** Bodies of functions count as one word, so that a semicolon in them ends nothing. */
function statementsOf(part: string): string[] {
  return withoutComments(part)
    .replaceAll(/(\$\w*\$)[^]*?\1/g, "$$body$$")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .split(";")
    .map((each) => each.trim())
    .filter((each) => each !== "");
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

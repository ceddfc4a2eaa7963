/** What is in `migrations/`: their order, their texts and the statements of each. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

export const FOLDER = new URL("migrations/", import.meta.url);

export interface Migration {
  readonly tag: string;
  /** When it was written, in milliseconds. */
  readonly when: number;
}

/** One that is to be run, with its content. */
export interface WrittenMigration extends Migration {
  readonly hash: string;
  readonly parts: readonly MigrationPart[];
  /** Statement by statement, each for itself. */
  readonly isOutside: boolean;
}

export interface MigrationPart {
  readonly text: string;
  /** Repeated until it changes nothing: each step is short, and the locks of one are gone before the next. */
  readonly inSteps: boolean;
}

/** In the first line: for what PostgreSQL refuses in a transaction, or what would keep locks for too long in one. */
const OUTSIDE = /^-- outside a transaction\b/;
const IN_STEPS = /^-- in steps\b/m;

/** In execution order. */
export async function written(folder = FOLDER): Promise<readonly Migration[]> {
  const journal = await readFile(new URL("meta/_journal.json", folder), "utf8");
  return (JSON.parse(journal) as { entries: Migration[] }).entries;
}

export async function withContent(migration: Migration, folder: URL): Promise<WrittenMigration> {
  const text = await readFile(new URL(`${migration.tag}.sql`, folder), "utf8");
  return {
    ...migration,
    hash: createHash("sha256").update(text).digest("hex"),
    parts: text
      .split("--> statement-breakpoint")
      .map((part) => ({ text: part, inSteps: IN_STEPS.test(part) })),
    isOutside: OUTSIDE.test(text),
  };
}

const INDEX_BUILT = /\bcreate (?:unique )?index concurrently if not exists "?([a-z_0-9]+)"?/i;

/** The index that the statement builds while the table is written to, if it does. */
export function indexBuiltBy({ text }: MigrationPart): string | undefined {
  return INDEX_BUILT.exec(text)?.[1];
}

/** The same for a transaction in which nobody else is in the way. */
export function insideTransaction({ text }: MigrationPart): string {
  return text.replaceAll(/\bindex concurrently\b/gi, "index");
}

/** A database's content, for comparing two of them. */
import { createHash } from "node:crypto";
import pg from "pg";

export async function inDatabase<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Covers every row of every table, and every rule, trigger, index and right; each table by its checksum. */
export function contentOf(url: string): Promise<Record<string, string>> {
  return inDatabase(url, async (client) => {
    const sums: Record<string, string> = {};
    const sum = async (name: string, query: string) => {
      const { rows } = await client.query<{ line: string }>({ text: query });
      const lines = rows.map(({ line }) => line).toSorted();
      sums[name] = `${lines.length} ${createHash("sha256").update(lines.join("\n")).digest("hex")}`;
    };
    const { rows } = await client.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
    );
    for (const { name } of rows) await sum(name, `select "${name}"::text as line from "${name}"`);
    await sum("indexes", "select indexdef as line from pg_indexes where schemaname = 'public'");
    await sum(
      "constraints",
      "select format('%s %s %s %s', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid)) as line from pg_constraint where connamespace = 'public'::regnamespace",
    );
    await sum(
      "triggers",
      "select format('%s %s %s', tgrelid::regclass, tgenabled, pg_get_triggerdef(oid)) as line from pg_trigger where not tgisinternal",
    );
    await sum(
      "rights",
      "select format('%s %s', relname, relacl) as line from pg_class where relnamespace = 'public'::regnamespace",
    );
    await sum(
      "sequences",
      "select format('%s %s', sequencename, last_value) as line from pg_sequences where schemaname = 'public'",
    );
    return sums;
  });
}

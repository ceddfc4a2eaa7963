/** Parameters and columns of one statement, according to the database. */
import type { Client } from "pg";
import type { Numbered } from "@felistry/server/db/placeholders.ts";
import type { Catalogue } from "./catalogue.ts";
import { columnFacts } from "./columns.ts";
import { parseTree, wordOf } from "./node-tree.ts";
import { firstQuery, shownIn } from "./query.ts";
import { storedIn } from "./stored-in.ts";
import { typeRead, typeTaken } from "./typescript.ts";

export interface Described {
  readonly values: ReadonlyMap<string, string>;
  readonly row: ReadonlyMap<string, string>;
}

interface Prepared {
  parameters: number[];
  columns: number[];
  signature: string;
}

/** @throws if the database refuses it, or a parameter marked as nullable goes where no null may */
export async function describe(
  client: Client,
  catalogue: Catalogue,
  { text, names, mayBeNull }: Numbered,
): Promise<Described> {
  const { parameters, columns, signature } = await prepared(client, text);
  if (parameters.length !== names.length)
    throw new Error(`has ${parameters.length} parameters, of which ${names.length} are named`);
  const query = await understood(client, text, signature);
  const nullable = new Set(names.flatMap((name, at) => (mayBeNull.has(name) ? [at + 1] : [])));
  const stored = storedIn(query, catalogue);
  const facts = columnFacts(query, catalogue, nullable);

  const values = names.map((name, at) => {
    const column = stored.get(at + 1);
    if (column?.notNull && mayBeNull.has(name))
      throw new Error(
        `:${name}? is stored in ${column.table}.${column.name}, which may not be null`,
      );
    const type =
      column?.type !== "jsonb" && column?.types
        ? column.types.join(" | ")
        : typeTaken(parameters[at]!, catalogue);
    return [name, mayBeNull.has(name) ? `${type} | null` : type] as const;
  });
  const row = shownIn(query).map((entry, at) => {
    const fact = facts[at]!;
    const type = fact.types?.length ? fact.types.join(" | ") : typeRead(columns[at]!, catalogue);
    const whole = fact.mayBeNull && type !== "unknown" ? `${type} | null` : type;
    return [wordOf(entry, "resname"), whole] as const;
  });
  const taken = new Set<string>();
  for (const [name] of row) {
    if (taken.has(name)) throw new Error(`answers two columns called ${name}`);
    taken.add(name);
  }
  return { values: new Map(values), row: new Map(row) };
}

async function prepared(client: Client, text: string): Promise<Prepared> {
  await client.query(`prepare described as ${text}`);
  try {
    const { rows } = await client.query<Prepared>(
      `select array(select t.id::oid::int8::int from unnest(parameter_types) with ordinality as t(id, place) order by place) as parameters,
         coalesce(array(select t.id::oid::int8::int from unnest(result_types) with ordinality as t(id, place) order by place), '{}') as columns,
         array_to_string(array(select format_type(t.id, null) from unnest(parameter_types) with ordinality as t(id, place) order by place), ', ') as signature
       from pg_prepared_statements where name = 'described'`,
    );
    return rows[0]!;
  } finally {
    await client.query("deallocate described");
  }
}

/** A function's body is kept as the database has understood it. */
async function understood(client: Client, text: string, signature: string) {
  await client.query("begin");
  try {
    await client.query(
      `create function pg_temp.described(${signature}) returns void begin atomic ${text}; end`,
    );
    const { rows } = await client.query<{ tree: string }>(
      "select prosqlbody::text as tree from pg_proc where proname = 'described' and pronamespace = pg_my_temp_schema()",
    );
    const query = firstQuery(parseTree(rows[0]!.tree));
    if (!query) throw new Error("is no query");
    return query;
  } finally {
    await client.query("rollback");
  }
}

/**
 * `npm run sql`: prepares every statement against the migrated database and writes the types of its parameters and rows
 * to server/db/statement-types.ts. With `--check` it writes nothing, and a difference is an error.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { madeStatements } from "@felistry/server/db/statement.ts";
import { readCatalogue } from "@felistry/testkit/sql/catalogue.ts";
import { describe, type Described } from "@felistry/testkit/sql/describe.ts";
import { loadServer } from "@felistry/testkit/sql/load-server.ts";
import { withMigratedDatabase } from "@felistry/testkit/sql/migrated-database.ts";
import { typesFile } from "@felistry/testkit/sql/types-file.ts";
import { ROOT } from "./setup/root.mjs";

const FILE = join("server", "db", "statement-types.ts");
const errors: string[] = [];

await loadServer();
const described = await withMigratedDatabase(async (client) => {
  const catalogue = await readCatalogue(client);
  const found = new Map<string, Described>();
  for (const [name, made] of madeStatements) {
    try {
      found.set(name, await describe(client, catalogue, made));
    } catch (error) {
      errors.push(`${name} ${(error as Error).message}`);
    }
  }
  return found;
});

const wanted = typesFile(described);
const present = await readFile(join(ROOT, FILE), "utf8");
if (!process.argv.includes("--check")) await writeFile(join(ROOT, FILE), wanted);
else if (present !== wanted)
  errors.push(`${FILE} is not what the database says of the statements: run npm run sql`);

for (const error of errors) console.error(error);
if (errors.length > 0) process.exitCode = 1;
else console.log(`${described.size} statements`);

/** The thread that checks the whole registry. */
import { workerData } from "node:worker_threads";
import pg from "pg";
import { checkRegistry } from "./check-registry.ts";

const { connectionString, runId, today } = workerData as {
  connectionString: string;
  runId: number;
  today: string;
};

pg.types.setTypeParser(1082, (text) => text);
const client = new pg.Client({ connectionString });
await client.connect();
try {
  await checkRegistry(client, runId, today);
} finally {
  await client.end();
}

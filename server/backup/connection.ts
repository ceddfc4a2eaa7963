/** A separate connection for long work, in which every value has one text form, whatever the server's settings. */
import pg from "pg";
import { writable } from "../db/addresses.ts";

const OPTIONS = [
  "timezone=UTC",
  "datestyle=ISO",
  "intervalstyle=postgres",
  "extra_float_digits=1",
  "bytea_output=hex",
  "synchronize_seqscans=off",
  "statement_timeout=0",
  "lock_timeout=0",
  "idle_in_transaction_session_timeout=0",
];

export async function withConnection<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: await writable(url),
    connectionTimeoutMillis: 10_000,
    options: OPTIONS.map((setting) => `-c ${setting}`).join(" "),
  });
  // A broken connection fails the running statement; without a listener it would also end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

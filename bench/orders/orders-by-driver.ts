/** Orders as the bare driver stores them: the statements of each, as the site has sent them for it, one after the other. */
import type { PoolClient, QueryConfig } from "pg";
import { buildApp } from "@felistry/server/app.ts";
import { readConfig } from "@felistry/server/config.ts";
import { openPool } from "@felistry/server/db/pool.ts";
import { openLog } from "@felistry/server/log.ts";
import { startServices } from "@felistry/server/start-services.ts";
import { CONNECTIONS } from "../measure.ts";

export interface OrderSent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Sent = string | QueryConfig;

/** What the site sends within the transaction of each order. */
export async function recordOrders(
  databaseUrl: string,
  dataDir: string,
  orders: readonly OrderSent[],
): Promise<Sent[][]> {
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SEED: "none",
    RATE_LIMIT_FACTOR: "1000000",
    MOST_LATE_MS: "60000",
  });
  const { services, close } = await startServices(config, openLog("error"));
  const recorded: Sent[][] = [];
  const recording = (client: PoolClient): PoolClient => {
    const query = client.query.bind(client) as (...args: unknown[]) => never;
    client.query = ((...args: unknown[]) => {
      // With a callback it is the pool's own, for a single statement outside of a transaction.
      if (typeof args.at(-1) !== "function") recorded.at(-1)?.push(args[0] as Sent);
      return query(...args);
    }) as typeof client.query;
    return client;
  };
  const connect = services.pool.connect.bind(services.pool) as (
    ...args: unknown[]
  ) => Promise<PoolClient>;
  const known = new WeakSet<PoolClient>();
  services.pool.connect = (async (...args: unknown[]) => {
    if (args.length > 0) return connect(...args);
    const client = await connect();
    if (known.has(client)) return client;
    known.add(client);
    return recording(client);
  }) as typeof services.pool.connect;
  const app = await buildApp(services, null);
  for (const { headers, body } of orders) {
    recorded.push([]);
    const { statusCode } = await app.inject({
      method: "POST",
      url: "/api/order",
      headers: { host: "localhost", ...headers },
      payload: body,
    });
    if (statusCode !== 200) throw new Error(`an order to record answered ${statusCode}`);
  }
  await app.close();
  await close();
  return recorded;
}

/** How many of them are stored in a second, as many at once as the site is asked for. */
export async function storedByDriver(databaseUrl: string, orders: Sent[][]): Promise<number> {
  const pool = openPool({ url: databaseUrl, onIdleError: () => {} });
  let next = 0;
  const worker = async () => {
    for (let order = orders[next++]; order; order = orders[next++]) {
      const client = await pool.connect();
      for (const sent of order) await client.query(sent as QueryConfig);
      client.release();
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  const seconds = (performance.now() - started) / 1000;
  await pool.end();
  return orders.length / seconds;
}

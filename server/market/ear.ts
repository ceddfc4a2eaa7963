/** Listens for the market's changes on its own connection, and reconnects for as long as it takes. */
import { Client } from "pg";
import { lostWritable, writable } from "../db/addresses.ts";

const CHANNEL = "market";
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1_000;
/** A silently dead connection (a pulled cable) is detected within these two. */
const HEARTBEAT_MS = 5_000;
const HEARTBEAT_PATIENCE_MS = 3_000;

export interface Listener {
  /** Without a change: a new connection, before which any may have been missed. */
  heard(change?: bigint): void;
  /** Whether a change would be heard now. */
  hears(does: boolean): void;
  failed(error: Error): void;
}

export interface Ear {
  stop(): Promise<void>;
}

/** Resolves after the first attempt to connect; if it fails, retries continue by themselves. */
export async function listen(
  databaseUrl: string,
  { heard, hears, failed }: Listener,
): Promise<Ear> {
  let stopped = false;
  let listening: Client | null = null;
  let pause = FIRST_PAUSE_MS;
  let timer: NodeJS.Timeout | undefined;

  const lost = (client: Client, error: Error): void => {
    if (stopped || listening !== client) return;
    listening = null;
    hears(false);
    client.end().catch(() => {});
    failed(error);
    retryLater();
  };

  const retryLater = (): void => {
    if (stopped) return;
    timer = setTimeout(() => void connect(), pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  };

  const beat = (client: Client): void => {
    timer = setTimeout(async () => {
      try {
        await client.query("select 1");
        if (listening === client && !stopped) beat(client);
      } catch (error) {
        lost(client, error as Error);
      }
    }, HEARTBEAT_MS);
  };

  async function connect(): Promise<void> {
    const client = await impatientClient(databaseUrl);
    client.on("notification", ({ payload }) => heard(payload ? BigInt(payload) : undefined));
    client.on("error", (error) => lost(client, error));
    client.on("end", () => lost(client, new Error("the market's listening connection has ended")));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      client.end().catch(() => {});
      failed(error as Error);
      return retryLater();
    }
    if (stopped) return void client.end().catch(() => {});
    heard();
    hears(true);
    listening = client;
    pause = FIRST_PAUSE_MS;
    beat(client);
  }

  await connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await listening?.end().catch(() => {});
    },
  };
}

async function impatientClient(databaseUrl: string): Promise<Client> {
  const client = new Client({
    connectionString: await writable(databaseUrl),
    application_name: "market-freshness",
    connectionTimeoutMillis: HEARTBEAT_PATIENCE_MS,
    query_timeout: HEARTBEAT_PATIENCE_MS,
    keepAlive: true,
  });
  const lost = () => lostWritable(databaseUrl);
  return client.on("error", lost).on("end", lost);
}

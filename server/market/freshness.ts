/**
 * How fresh what is kept of the market is: the version counts up with every change that any process or anybody
 * with a database console makes, told by the triggers' NOTIFY. While nothing can be heard, no version is ever the
 * same as another, so that nothing kept is used.
 */
import { Client } from "pg";

export interface MarketFreshness {
  version(): number;
  /** This process has just committed a change: its next answer need not wait for the notification. */
  changed(): void;
  stop(): Promise<void>;
}

export interface FreshnessOptions {
  databaseUrl: string;
  onError: (error: Error) => void;
  /** The connection is lost, and with it the database as far as anybody knows. */
  onLost?: () => void;
}

const CHANNEL = "market";
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** A connection that died without a word (a pulled cable) is found out within these two. */
const HEARTBEAT_MS = 5_000;
const HEARTBEAT_PATIENCE_MS = 3_000;

/** Resolves after the first attempt to connect; when that fails, further ones go on by themselves. */
export async function startMarketFreshness(options: FreshnessOptions): Promise<MarketFreshness> {
  let version = 1;
  const changed = (): void => void version++;
  const ear = await listen(options, changed);
  return {
    version: () => (ear.hears() ? version : ++version),
    changed,
    stop: () => ear.stop(),
  };
}

interface Ear {
  hears(): boolean;
  stop(): Promise<void>;
}

/** Connects again for as long as it takes. `heard` is called once more with each connection: what came before it was missed. */
async function listen(
  { databaseUrl, onError, onLost }: FreshnessOptions,
  heard: () => void,
): Promise<Ear> {
  let stopped = false;
  let listening: Client | null = null;
  let pause = FIRST_PAUSE_MS;
  let timer: NodeJS.Timeout | undefined;

  const lost = (client: Client, error: Error): void => {
    if (stopped || listening !== client) return;
    listening = null;
    onLost?.();
    client.end().catch(() => {});
    onError(error);
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
    const client = impatientClient(databaseUrl);
    client.on("notification", heard);
    client.on("error", (error) => lost(client, error));
    client.on("end", () => lost(client, new Error("the market's listening connection has ended")));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      client.end().catch(() => {});
      onError(error as Error);
      return retryLater();
    }
    if (stopped) return void client.end().catch(() => {});
    heard();
    listening = client;
    pause = FIRST_PAUSE_MS;
    beat(client);
  }

  await connect();
  return {
    hears: () => listening !== null,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await listening?.end().catch(() => {});
    },
  };
}

const impatientClient = (databaseUrl: string): Client =>
  new Client({
    connectionString: databaseUrl,
    application_name: "market-freshness",
    connectionTimeoutMillis: HEARTBEAT_PATIENCE_MS,
    query_timeout: HEARTBEAT_PATIENCE_MS,
    keepAlive: true,
  });

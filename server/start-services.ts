/** Opens everything the server works with, in the order of need, and closes it in the reverse. */
import { join } from "node:path";
import type { Logger } from "pino";
import { tellOfFailedBackup } from "./backup/failure-mails.ts";
import { startKeeper } from "./backup/start-keeper.ts";
import type { Config } from "./config.ts";
import { deleteForgotten } from "./documents/forgetting.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "./db/embedded/start.ts";
import { migrateSchema } from "./db/migrate.ts";
import { openPool } from "./db/pool.ts";
import { openPools, type Pools } from "./db/pools.ts";
import { poolDb, streamDb } from "./db/transaction.ts";
import { growHeapSlowly } from "./heap.ts";
import { createCountedHere } from "./http/limits/counted-here.ts";
import { startJobs, type Jobs } from "./jobs/jobs.ts";
import { openMailer } from "./mail/transport.ts";
import { openLog } from "./log.ts";
import { createAdIndex } from "./market/finding/ad-index.ts";
import { startMarketFreshness } from "./market/freshness.ts";
import { keepNotices } from "./notices/public.ts";
import { createParentIndex } from "./pedigree/parent-index.ts";
import { openPopulationDesk } from "./inbreeding/population-desk.ts";
import { openReckoningDesk } from "./inbreeding/reckoning-desk.ts";
import { openPictures } from "./pictures/picture-desk.ts";
import { openReadings } from "./readings/readings.ts";
import { startDrawingThread } from "./print/drawing-thread.ts";
import type { SharedOrder } from "./photos/shared/content.ts";
import type { ContractContent } from "./orders/contracts/draw-contract.ts";
import type { ChartOrder } from "./pedigree/chart/content.ts";
import type { SheetContent } from "./certificates/sheet/content.ts";
import { loadReference } from "./reference/load.ts";
import { openSecurityLog } from "./security-log.ts";
import type { Services } from "./services.ts";
import { closeToOthers, dataStore } from "./storage/file-store.ts";
import { startWorkers } from "./workers.ts";

export interface StartedServices {
  readonly services: Services;
  readonly databaseUrl: string;
  /** Resolves when the embedded database has ended and does not come back. */
  readonly databaseGone: Promise<Error>;
  close(): Promise<void>;
}

/** What has been opened so far, closed in the reverse order. */
type Closing = (() => Promise<unknown>)[];

export async function startServices(
  config: Config,
  log: Logger = openLog(config.logLevel),
): Promise<StartedServices> {
  growHeapSlowly();
  const closing: Closing = [];
  const close = async () => {
    for (const step of closing.splice(0).reverse())
      await step().catch((error: unknown) => log.error({ err: error }, "closing"));
  };
  try {
    const { databaseUrl, databaseGone, embedded, pools } = await openDatabase(config, log, closing);
    const onError = (error: Error) => log.warn({ err: error }, "background work");
    const listeners = await startListeners({ config, databaseUrl, pools, onError }, closing);
    if (embedded) keepBackups({ config, log, pools, embedded, jobs: listeners.jobs }, closing);
    const { background, ...shared } = listeners;
    const files = dataStore(config.dataDir);
    const services: Services = {
      config,
      pool: pools.calls,
      apart: poolDb(pools.counts),
      pulse: pools.pulse,
      background,
      ...shared,
      ...openDesks(config, { background, parents: shared.parents, onError }, closing),
      countedHere: createCountedHere(),
      files,
      forgetting: { now: () => deleteForgotten({ pool: pools.background, files }) },
      log,
      security: openSecurityLog(log),
      now: Date.now,
    };
    await startWorkers(services, pools.background);
    // In memory before anybody asks; if that fails, whoever asks first is told why.
    services.ads.read(new Date(services.now()).toISOString().slice(0, 10)).catch(() => {});
    // Jobs end before what they work with.
    closing.push(() => services.jobs.stop());
    return { services, databaseUrl, databaseGone, close };
  } catch (error) {
    await close();
    throw error;
  }
}

interface OpenDatabase {
  readonly databaseUrl: string;
  readonly databaseGone: Promise<Error>;
  readonly embedded: EmbeddedPostgres | null;
  readonly pools: Pools;
}

async function openDatabase(config: Config, log: Logger, closing: Closing): Promise<OpenDatabase> {
  const embedded = config.databaseUrl ? null : await startDatabase(config, log, closing);
  const databaseUrl = config.databaseUrl ?? embedded!.url;
  await closeToOthers(config.dataDir);
  await prepareDatabase(databaseUrl, config);
  const pools = await openPools(databaseUrl, (error) =>
    log.warn({ err: error }, "a database connection was lost"),
  );
  closing.push(() => pools.close());
  const databaseGone = embedded?.gone ?? new Promise<never>(() => {});
  return { databaseUrl, databaseGone, embedded, pools };
}

interface Listening {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly pools: Pools;
  readonly onError: (error: Error) => void;
}

/** Jobs, mail, and what follows the database's notices. */
async function startListeners(
  { config, databaseUrl, pools, onError }: Listening,
  closing: Closing,
) {
  const mailer = openMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    outbox: join(config.dataDir, "outbox"),
  });
  closing.push(async () => mailer.close());
  const background = streamDb(pools.background);
  const parents = createParentIndex(background);
  const ads = createAdIndex(background, () => market.version());
  const onLost = () => {
    parents.forgetAll();
    ads.forgetAll();
  };
  const [jobs, market] = await Promise.all([
    startJobs({ databaseUrl, sendMail: mailer.send, keepNotices, onError }),
    startMarketFreshness({ databaseUrl, onError, onLost }),
  ]);
  closing.push(
    () => market.stop(),
    () => jobs.stop(),
  );
  return { background, parents, ads, jobs, market };
}

interface Keeping {
  readonly config: Config;
  readonly log: Logger;
  readonly pools: Pools;
  readonly embedded: EmbeddedPostgres;
  readonly jobs: Jobs;
}

function keepBackups({ config, log, pools, embedded, jobs }: Keeping, closing: Closing): void {
  const { url: databaseUrl, adminUrl } = embedded;
  const { dataDir, backups } = config;
  closing.push(
    startKeeper({
      task: { databaseUrl, adminUrl, dataDir, backups },
      log,
      onFailure: ({ failure }) =>
        tellOfFailedBackup({ pool: pools.background, jobs, config }, failure),
    }),
  );
}

interface DeskTools extends Pick<Services, "background" | "parents"> {
  readonly onError: (error: Error) => void;
}

/** Where heavy work is done, in threads and processes. */
function openDesks({ recognition }: Config, tools: DeskTools, closing: Closing) {
  const { background, parents, onError } = tools;
  const readings = openReadings(recognition, onError);
  const pictures = openPictures(onError);
  const reckoning = openReckoningDesk(parents);
  const populations = openPopulationDesk(background, parents);
  const sheets = startDrawingThread<SheetContent>(
    new URL("./certificates/sheet-worker.ts", import.meta.url),
  );
  const charts = startDrawingThread<ChartOrder>(
    new URL("./pedigree/chart-worker.ts", import.meta.url),
  );
  const contracts = startDrawingThread<ContractContent>(
    new URL("./orders/contracts/contract-worker.ts", import.meta.url),
  );
  const shares = startDrawingThread<SharedOrder>(
    new URL("./photos/shared-worker.ts", import.meta.url),
  );
  const desks = { readings, pictures, reckoning, populations, sheets, charts, contracts, shares };
  closing.push(...Object.values(desks).map((desk) => () => desk.stop()));
  return desks;
}

/** Over a separate connection: building an index of a large registry takes longer than any call may. */
async function prepareDatabase(url: string, { allowNewerSchema }: Config): Promise<void> {
  const pool = openPool({ url, max: 1, onIdleError: () => {} });
  try {
    await migrateSchema(pool, { allowNewer: allowNewerSchema });
    await loadReference(pool);
  } finally {
    await pool.end();
  }
}

async function startDatabase(
  config: Config,
  log: Logger,
  closing: Closing,
): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    restarts: config.embeddedRestarts,
    log: { info: (line) => log.debug(line), warn: (line) => log.warn(line) },
  });
  closing.push(() => database.stop());
  return database;
}

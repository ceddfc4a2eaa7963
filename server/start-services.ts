/** Opens everything the server works with, in the order of need, and closes it in the reverse. */
import { join } from "node:path";
import type { Logger } from "pino";
import { openDesksOfSeveral } from "./accounts/clubs/clubs.ts";
import { tellOfFailedBackup } from "./backup/failure-mails.ts";
import type { Config } from "./config.ts";
import { deleteForgotten } from "./documents/forgetting.ts";
import type { EmbeddedPostgres } from "./db/embedded/start.ts";
import { migrateSchema } from "./db/migrate.ts";
import { openPool } from "./db/pool.ts";
import { logSlowStatements } from "./db/statement-times.ts";
import { openPools, type Pools } from "./db/pools.ts";
import { openReplicas } from "./db/replicas/replicas.ts";
import { standIn } from "./db/replicas/stand-in.ts";
import { poolDb, streamDb } from "./db/transaction.ts";
import { growHeapSlowly } from "./heap.ts";
import { createCountedHere } from "./http/limits/counted-here.ts";
import { startJobs } from "./jobs/jobs.ts";
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
import { operatorsIdentity } from "./proofs/signing-identity.ts";
import { openSecurityLog } from "./security-log.ts";
import type { Services } from "./services.ts";
import { closeAll, keepBackups, startDatabase, type Closing } from "./cluster/start-database.ts";
import { closeToOthers } from "./storage/file-store.ts";
import { siteFiles } from "./storage/site-files.ts";
import { startWorkers } from "./workers.ts";

export interface StartedServices {
  readonly services: Services;
  readonly databaseUrl: string;
  /** Resolves when the embedded database has ended and does not come back. */
  readonly databaseGone: Promise<Error>;
  close(): Promise<void>;
}

/** @param startedUrl of the embedded database, if another process keeps it for this one */
export async function startServices(
  config: Config,
  log: Logger = openLog(config.logLevel),
  startedUrl?: string,
): Promise<StartedServices> {
  growHeapSlowly();
  const closing: Closing = [];
  const close = () => closeAll(closing, log);
  const stopLogging = logSlowStatements(log, config.slowStatementMs);
  closing.push(async () => stopLogging());
  try {
    // An unusable key is reported before anything is opened.
    if (config.signing) await operatorsIdentity(config.signing);
    const opening = { config, log, startedUrl };
    const { databaseUrl, databaseGone, embedded, pools } = await openDatabase(opening, closing);
    const onError = (error: Error) => log.warn({ err: error }, "background work");
    const listeners = await startListeners({ config, databaseUrl, pools, onError }, closing);
    const tell = (failure: string) =>
      tellOfFailedBackup({ pool: pools.background, jobs: listeners.jobs, config }, failure);
    if (embedded) keepBackups({ config, log, embedded, tell }, closing);
    const { background, replicas, ...shared } = listeners;
    const files = siteFiles(config);
    const services: Services = {
      config,
      pool: pools.calls,
      replicas,
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
    // After the queue's tables are made.
    await openDesksOfSeveral(pools.background);
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

interface Opening {
  readonly config: Config;
  readonly log: Logger;
  readonly startedUrl: string | undefined;
}

async function openDatabase(
  { config, log, startedUrl = config.databaseDirectUrl ?? config.databaseUrl }: Opening,
  closing: Closing,
): Promise<OpenDatabase> {
  const embedded = startedUrl === undefined ? await startDatabase(config, log, closing) : null;
  const databaseUrl = startedUrl ?? embedded!.url;
  await closeToOthers(config.dataDir);
  await prepareDatabase(databaseUrl, config);
  const pools = await openPools({
    url: databaseUrl,
    pooler: poolerOf(config),
    onIdleError: (error) => log.warn({ err: error }, "a database connection was lost"),
  });
  closing.push(() => pools.close());
  const databaseGone = embedded?.gone ?? new Promise<never>(() => {});
  return { databaseUrl, databaseGone, embedded, pools };
}

function poolerOf({ databaseUrl, databaseDirectUrl, preparesStatements }: Config) {
  return databaseDirectUrl === undefined
    ? undefined
    : { url: databaseUrl!, prepares: preparesStatements };
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
  const kept: { forgetAll(): void }[] = [];
  const onLost = () => kept.forEach((each) => each.forgetAll());
  const [jobs, market] = await Promise.all([
    startJobs({ databaseUrl, sendMail: mailer.send, keepNotices, onError }),
    startMarketFreshness({ databaseUrl, onError, onLost }),
  ]);
  closing.push(
    () => market.stop(),
    () => jobs.stop(),
  );
  const replicas = await openReplicas({
    ...config.replicas,
    primaryUrl: databaseUrl,
    primary: poolDb(pools.calls),
    marketVersion: market.version,
    onError,
  });
  closing.push(() => replicas.stop());
  const indexed = standIn(background, replicas);
  const parents = createParentIndex(indexed);
  const ads = createAdIndex(indexed, market.version);
  kept.push(parents, ads);
  return { background, replicas, parents, ads, jobs, market };
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

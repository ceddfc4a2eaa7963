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
import { openPools } from "./db/pools.ts";
import { poolDb, streamDb } from "./db/transaction.ts";
import { growHeapSlowly } from "./heap.ts";
import { createCountedHere } from "./http/limits/counted-here.ts";
import { startJobs } from "./jobs/jobs.ts";
import { openMailer } from "./mail/transport.ts";
import { openLog } from "./log.ts";
import { startMarketFreshness } from "./market/freshness.ts";
import { createParentIndex } from "./pedigree/parent-index.ts";
import { openPopulationDesk } from "./inbreeding/population-desk.ts";
import { openReckoningDesk } from "./inbreeding/reckoning-desk.ts";
import { openPictures } from "./pictures/picture-desk.ts";
import { openReadings } from "./readings/readings.ts";
import { startDrawingThread } from "./print/drawing-thread.ts";
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

export async function startServices(
  config: Config,
  log: Logger = openLog(config.logLevel),
): Promise<StartedServices> {
  growHeapSlowly();
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const step of closing.splice(0).reverse())
      await step().catch((error: unknown) => log.error({ err: error }, "closing"));
  };
  try {
    const embedded = config.databaseUrl ? null : await startDatabase(config, log, closing);
    const databaseUrl = config.databaseUrl ?? embedded!.url;
    const databaseGone = embedded?.gone ?? new Promise<never>(() => {});
    const onIdleError = (error: Error) =>
      log.warn({ err: error }, "a database connection was lost");
    await closeToOthers(config.dataDir);
    await prepareDatabase(databaseUrl, config);
    const pools = await openPools(databaseUrl, onIdleError);
    closing.push(() => pools.close());

    const onError = (error: Error) => log.warn({ err: error }, "background work");
    const mailer = openMailer({
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      outbox: join(config.dataDir, "outbox"),
    });
    closing.push(async () => mailer.close());
    const background = streamDb(pools.background);
    const parents = createParentIndex(background);
    const [jobs, market] = await Promise.all([
      startJobs({ databaseUrl, sendMail: mailer.send, onError }),
      startMarketFreshness({ databaseUrl, onError, onLost: parents.forgetAll }),
    ]);
    closing.push(
      () => market.stop(),
      () => jobs.stop(),
    );

    if (embedded)
      closing.push(
        startKeeper({
          task: {
            databaseUrl,
            adminUrl: embedded.adminUrl,
            dataDir: config.dataDir,
            backups: config.backups,
          },
          log,
          onFailure: ({ failure }) =>
            tellOfFailedBackup({ pool: pools.background, jobs, config }, failure),
        }),
      );

    const readings = openReadings(config.recognition, onError);
    const pictures = openPictures(onError);
    const reckoning = openReckoningDesk(parents);
    const populations = openPopulationDesk(background, parents);
    const sheets = startDrawingThread<SheetContent>(
      new URL("./certificates/sheet-worker.ts", import.meta.url),
    );
    const charts = startDrawingThread<ChartOrder>(
      new URL("./pedigree/chart-worker.ts", import.meta.url),
    );
    closing.push(
      () => readings.stop(),
      () => pictures.stop(),
      () => reckoning.stop(),
      () => populations.stop(),
      () => sheets.stop(),
      () => charts.stop(),
    );

    const files = dataStore(config.dataDir);

    const services: Services = {
      config,
      pool: pools.calls,
      apart: poolDb(pools.counts),
      background,
      pulse: pools.pulse,
      countedHere: createCountedHere(),
      jobs,
      market,
      parents,
      reckoning,
      populations,
      sheets,
      charts,
      readings,
      pictures,
      files,
      forgetting: { now: () => deleteForgotten({ pool: pools.background, files }) },
      log,
      security: openSecurityLog(log),
      now: Date.now,
    };
    await startWorkers(services, pools.background);
    // Before what its work stands on.
    closing.push(() => jobs.stop());
    return { services, databaseUrl, databaseGone, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Over a connection of its own: building an index of a large registry takes longer than any call may. */
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
  closing: (() => Promise<unknown>)[],
): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    restarts: config.embeddedRestarts,
    log: { info: (line) => log.debug(line), warn: (line) => log.warn(line) },
  });
  closing.push(() => database.stop());
  return database;
}

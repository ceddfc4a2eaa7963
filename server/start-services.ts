/** Opens everything the server works with, in the order of need, and closes it in the reverse. */
import { join } from "node:path";
import type { Logger } from "pino";
import { startSweeping } from "./accounts/sweep.ts";
import type { Config } from "./config.ts";
import { startEmbeddedPostgres } from "./db/embedded/start.ts";
import { migrateSchema } from "./db/migrate.ts";
import { openPool } from "./db/pool.ts";
import { poolDb } from "./db/transaction.ts";
import { startJobs } from "./jobs/jobs.ts";
import { openMailer } from "./mail/transport.ts";
import { openLog } from "./log.ts";
import { startMarketFreshness } from "./market/freshness.ts";
import { createParentIndex } from "./pedigree/parent-index.ts";
import { createPopulationDesk } from "./pedigree/population-desk.ts";
import { startSweepingParentChanges } from "./pedigree/sweep-parent-changes.ts";
import { Refusal } from "./http/refusal.ts";
import { openPictures } from "./pictures/picture-desk.ts";
import { openReadings } from "./recognition/readings.ts";
import { loadReference } from "./reference/load.ts";
import type { Services } from "./services.ts";
import { dataStore } from "./storage/file-store.ts";

export interface StartedServices {
  readonly services: Services;
  readonly databaseUrl: string;
  close(): Promise<void>;
}

const APART_CONNECTIONS = 2;

export async function startServices(
  config: Config,
  log: Logger = openLog(config.logLevel),
): Promise<StartedServices> {
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const step of closing.splice(0).reverse())
      await step().catch((error: unknown) => log.error({ err: error }, "closing"));
  };
  try {
    const databaseUrl = config.databaseUrl ?? (await startDatabase(config, log, closing));
    const onIdleError = (error: Error) =>
      log.warn({ err: error }, "a database connection was lost");
    const pool = openPool({ url: databaseUrl, onIdleError });
    closing.push(() => pool.end());
    await migrateSchema(pool);
    await loadReference(pool);
    const apart = openPool({ url: databaseUrl, max: APART_CONNECTIONS, onIdleError });
    closing.push(() => apart.end());

    const onError = (error: Error) => log.warn({ err: error }, "background work");
    const mailer = openMailer({
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      outbox: join(config.dataDir, "outbox"),
    });
    closing.push(async () => mailer.close());
    const [jobs, market] = await Promise.all([
      startJobs({ databaseUrl, sendMail: mailer.send, onError }),
      startMarketFreshness({ databaseUrl, onError }),
    ]);
    closing.push(
      () => market.stop(),
      () => jobs.stop(),
      startSweeping(pool, onError),
      startSweepingParentChanges(pool, onError),
    );

    const db = poolDb(pool);
    const parents = createParentIndex(db);
    const readings = openReadings(config.recognition, onError);
    const pictures = openPictures(onError);
    closing.push(
      () => readings.stop(),
      () => pictures.stop(),
    );

    const services: Services = {
      config,
      pool,
      apart: poolDb(apart),
      jobs,
      market,
      parents,
      populations: createPopulationDesk(db, parents, () => new Refusal("unavailable")),
      readings,
      pictures,
      files: dataStore(config.dataDir),
      log,
      now: Date.now,
    };
    return { services, databaseUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startDatabase(
  config: Config,
  log: Logger,
  closing: (() => Promise<unknown>)[],
): Promise<string> {
  const database = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: { info: (line) => log.debug(line) },
  });
  closing.push(() => database.stop());
  return database.url;
}

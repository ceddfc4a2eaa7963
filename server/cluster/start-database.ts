/** The embedded PostgreSQL and its backups: of one process, or kept by the first of several for all of them. */
import type { Logger } from "pino";
import { startKeeper } from "../backup/start-keeper.ts";
import type { Config } from "../config.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "../db/embedded/start.ts";

/** What has been opened so far, closed in the reverse order. */
export type Closing = (() => Promise<unknown>)[];

export async function closeAll(closing: Closing, log: Logger): Promise<void> {
  for (const step of closing.splice(0).reverse())
    await step().catch((error: unknown) => log.error({ err: error }, "closing"));
}

export async function startDatabase(
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

interface Keeping {
  readonly config: Config;
  readonly log: Logger;
  readonly embedded: EmbeddedPostgres;
  readonly tell: (failure: string) => Promise<void>;
}

export function keepBackups({ config, log, embedded, tell }: Keeping, closing: Closing): void {
  const { url: databaseUrl, adminUrl } = embedded;
  const { dataDir, storage, s3, backups } = config;
  closing.push(
    startKeeper({
      task: { databaseUrl, adminUrl, dataDir, storage, s3, backups },
      log,
      onFailure: ({ failure }) => tell(failure),
    }),
  );
}

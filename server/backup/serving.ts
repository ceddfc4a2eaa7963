import type { Config } from "../config.ts";
import { findRunningPostgres } from "../db/embedded/start.ts";
import { Unusable } from "./unusable.ts";

/** For the embedded database: a running server would continue on data that is being removed. */
export async function refuseWhileServing(config: Config): Promise<void> {
  if (config.databaseUrl === undefined && (await findRunningPostgres(config.dataDir)))
    throw new Unusable(
      `The site is running on ${config.dataDir}. Stop it first, then restore, then start it again.`,
    );
}

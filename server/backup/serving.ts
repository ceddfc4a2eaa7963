import type { Config } from "../config.ts";
import { findRunningPostgres } from "../db/embedded/start.ts";
import { Unusable } from "./unusable.ts";

/** Of the embedded database: a server that runs would go on with what is taken away from under it. */
export async function refuseWhileServing(config: Config): Promise<void> {
  if (config.databaseUrl === undefined && (await findRunningPostgres(config.dataDir)))
    throw new Unusable(
      `The site is running on ${config.dataDir}. Stop it first, then restore, then start it again.`,
    );
}

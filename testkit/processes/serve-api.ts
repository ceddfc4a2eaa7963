/** A separate server process for tests to kill: all of `server/main.ts` except the pages, which need the built web. */
import { fileURLToPath } from "node:url";
import { closeInOrder } from "@felistry/server/cluster/close-in-order.ts";
import { serveInProcesses } from "@felistry/server/cluster/serve-in-processes.ts";
import {
  isServingProcess,
  listeningAt,
  serveForFirst,
} from "@felistry/server/cluster/serving-process.ts";
import { readConfig, type Config } from "@felistry/server/config.ts";
import { buildApp } from "@felistry/server/app.ts";
import { endWithoutDatabase } from "@felistry/server/end-without-database.ts";
import { openLog } from "@felistry/server/log.ts";
import { startServices } from "@felistry/server/start-services.ts";

async function serve(config: Config, startedUrl?: string): Promise<null> {
  const log = openLog(config.logLevel);
  const { services, databaseGone, close } = await startServices(config, log, startedUrl);
  endWithoutDatabase(databaseGone);
  const app = await buildApp(services, null);
  closeInOrder(async () => {
    await app.close();
    await close();
  }, log);
  await app.listen(listeningAt({ ...config, host: "127.0.0.1" }));
  return null;
}

const config = readConfig(process.env);
if (isServingProcess) await serveForFirst(config, serve);
else {
  const count = Number(process.env["PROCESSES"] ?? 1);
  if (count > 1) await serveInProcesses(config, count, fileURLToPath(import.meta.url));
  else await serve(config);
  process.stdout.write("ready\n");
}

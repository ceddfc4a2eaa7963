/** A separate server process for tests to kill: all of `server/main.ts` except the pages, which need the built web. */
import { readConfig } from "@felistry/server/config.ts";
import { buildApp } from "@felistry/server/app.ts";
import { endWithoutDatabase } from "@felistry/server/end-without-database.ts";
import { startServices } from "@felistry/server/start-services.ts";

const config = readConfig(process.env);
const { services, databaseGone, close } = await startServices(config);
endWithoutDatabase(databaseGone);
const app = await buildApp(services, null);
process.once(
  "SIGTERM",
  () =>
    void app
      .close()
      .then(close)
      .then(() => process.exit(0)),
);
await app.listen({ port: config.port, host: "127.0.0.1" });
process.stdout.write("ready\n");

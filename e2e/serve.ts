/** The site for the journeys: as `npm start` serves it, over a throw-away database with the demo registry. */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { buildApp } from "@felistry/server/app.ts";
import { builtRenderer } from "@felistry/server/built-renderer.ts";
import { readConfig } from "@felistry/server/config.ts";
import { startEmbeddedPostgres } from "@felistry/server/db/embedded/start.ts";
import { seedDemo } from "@felistry/server/demo/seed.ts";
import { startServices } from "@felistry/server/start-services.ts";
import { DATA_DIR, PORT } from "./address.ts";

await rm(DATA_DIR, { recursive: true, force: true });
await mkdir(DATA_DIR);
// A folder of its own each time: a database that a killed run has left behind is not in the way.
const databaseDir = await mkdtemp(join(tmpdir(), "felistry-e2e-db-"));
const postgres = await startEmbeddedPostgres({
  dataDir: databaseDir,
  durable: false,
  log: { info: () => {} },
});
const config = readConfig({
  DATABASE_URL: postgres.url,
  DATA_DIR,
  PORT: String(PORT),
  // All journeys come from one address.
  RATE_LIMIT_FACTOR: "20",
});
const { services, close } = await startServices(
  config,
  pino({ level: "error" }, pino.destination(2)),
);
await seedDemo(services);
const app = await buildApp(services, await builtRenderer());
await app.listen({ port: PORT, host: "::" });

let ending = false;
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, async () => {
    if (ending) return;
    ending = true;
    await app.close();
    await close();
    await postgres.stop();
    for (const folder of [DATA_DIR, databaseDir])
      await rm(folder, { recursive: true, force: true });
    process.exit(0);
  });
}

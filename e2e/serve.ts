/** The site for the journeys: as `npm start` serves it, over a throw-away database with the demo registry. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { buildApp } from "@felistry/server/app.ts";
import { builtRenderer } from "@felistry/server/built-renderer.ts";
import { readConfig } from "@felistry/server/config.ts";
import { startEmbeddedPostgres } from "@felistry/server/db/embedded/start.ts";
import { seedDemo } from "@felistry/server/demo/seed.ts";
import { startServices } from "@felistry/server/start-services.ts";
import { PORT } from "./address.ts";

const dataDir = await mkdtemp(join(tmpdir(), "felistry-e2e-"));
const postgres = await startEmbeddedPostgres({ dataDir, durable: false, log: { info: () => {} } });
const config = readConfig({ DATABASE_URL: postgres.url, DATA_DIR: dataDir, PORT: String(PORT) });
const { services, close } = await startServices(config, pino({ level: "warn" }, pino.destination(2)));
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
    await rm(dataDir, { recursive: true, force: true });
    process.exit(0);
  });
}

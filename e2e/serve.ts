/** The site for the journeys, as served by `npm start`, on a temporary database with the demo registry. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "node:http";
import { buildApp } from "@felistry/server/app.ts";
import { builtRenderer } from "@felistry/server/built-renderer.ts";
import { readConfig } from "@felistry/server/config.ts";
import { startEmbeddedPostgres } from "@felistry/server/db/embedded/start.ts";
import { seedDemo } from "@felistry/server/demo/seed.ts";
import { openLog } from "@felistry/server/log.ts";
import { openPool } from "@felistry/server/db/pool.ts";
import { startServices } from "@felistry/server/start-services.ts";
import {
  DATABASE_URL_FILE,
  DATA_DIR,
  HOSTS,
  ONE_HOST_NAME,
  ONE_HOST_PORT,
  oneHostUploads,
  PORT,
} from "./address.ts";

await rm(DATA_DIR, { recursive: true, force: true });
await mkdir(DATA_DIR);
// A new folder each time, so that a database left by a killed run is not in the way.
const databaseDir = await mkdtemp(join(tmpdir(), "felistry-e2e-db-"));
const postgres = await startEmbeddedPostgres({
  dataDir: databaseDir,
  durable: false,
  log: { info: () => {} },
});
await writeFile(DATABASE_URL_FILE, postgres.url);
const common = {
  DATABASE_URL: postgres.url,
  DATA_DIR,
  HOSTS,
  // All journeys come from one address.
  RATE_LIMIT_FACTOR: "20",
  // Browser, server and scan reader share the machine.
  RECOGNISER_SECONDS: "110",
  // A busy machine must not cause refusals.
  MOST_LATE_MS: "60000",
  FOUR_EYES: "merge",
};
// The journeys check account events themselves.
const log = openLog("error", {
  write: (line: string) => void (line.includes('"event":') || process.stderr.write(line)),
});

async function serve(
  environment: Record<string, string>,
  uploadPort?: number,
): Promise<() => Promise<void>> {
  const config = readConfig({ ...common, ...environment });
  const { services, databaseUrl, close } = await startServices(config, log);
  const pool = openPool({ url: databaseUrl, max: 2, onIdleError: () => {} });
  await seedDemo({ ...services, pool });
  await pool.end();
  const app = await buildApp(services, await builtRenderer(process.env["E2E_DIST"]));
  await app.listen({ port: config.port, host: "::" });
  // The same server at another address, as behind a proxy.
  const uploads = createServer((...call) => app.server.emit("request", ...call));
  if (uploadPort !== undefined) uploads.listen(uploadPort, "::");
  return async () => {
    uploads.close();
    await app.close();
    await close();
  };
}

const closings = [
  // Ready before the site, whose readiness starts the tests.
  await serve(
    {
      PORT: String(ONE_HOST_PORT),
      HOSTS: "",
      SITE_NAME: ONE_HOST_NAME,
      UPLOAD_ORIGIN: oneHostUploads,
    },
    ONE_HOST_PORT + 1,
  ),
  await serve({ PORT: String(PORT), HOSTS }),
];

let ending = false;
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, async () => {
    if (ending) return;
    ending = true;
    for (const close of closings) await close();
    await postgres.stop();
    for (const folder of [DATA_DIR, databaseDir])
      await rm(folder, { recursive: true, force: true });
    process.exit(0);
  });
}

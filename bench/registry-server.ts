/** The site on a given database, in a separate process. `--nothing-kept` disables caching, `--nothing-counted` disables limits. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { buildApp } from "@felistry/server/app.ts";
import { readConfig } from "@felistry/server/config.ts";
import type { Db } from "@felistry/server/db/transaction.ts";
import { builtRenderer } from "@felistry/server/built-renderer.ts";
import { freeWhatTheStartNeeded, giveCompiledCode } from "@felistry/server/heap.ts";
import { BACKLOG } from "@felistry/server/http/front/connections.ts";
import { openLog } from "@felistry/server/log.ts";
import { startServices } from "@felistry/server/start-services.ts";

giveCompiledCode();
const nothingKept = process.argv.includes("--nothing-kept");
const config = readConfig({
  ...process.env,
  SEED: "none",
  LOG_LEVEL: "warn",
  // All load comes from one address: its calls are counted, but none is refused.
  RATE_LIMIT_FACTOR: "1000000",
});
const { services } = await startServices(config, openLog("warn"));
let version = 0;
const market = nothingKept ? { ...services.market, version: () => version++ } : services.market;
const nothingCounted = process.argv.includes("--nothing-counted");
const uncounted = async () => ({ rows: [{ count: 1, seconds_left: 1 }] });
// Only the rate limits use this connection, and they read nothing but these rows.
const apart = nothingCounted ? ({ query: uncounted } as unknown as Db) : services.apart;
const app = await buildApp({ ...services, market, apart }, await builtRenderer());
freeWhatTheStartNeeded();
await app.listen({ port: 0, host: "127.0.0.1", backlog: BACKLOG });
console.log(`listening ${(app.server.address() as AddressInfo).port}`);
process.on("message", ({ forgetPeak = false }: { forgetPeak?: boolean }) => {
  // The start's memory is not part of the measured work. Without Linux it is included.
  if (forgetPeak && existsSync("/proc/self/clear_refs"))
    writeFileSync("/proc/self/clear_refs", "5");
  process.send?.({ rss: process.memoryUsage().rss, peak: peakKilobytes() });
});

process.on("SIGTERM", () => process.exit(0));

/** On Linux a process inherits its parent's peak, except in this line. */
function peakKilobytes(): number {
  const status = "/proc/self/status";
  const line = existsSync(status) && /VmHWM:\s*(\d+)/.exec(readFileSync(status, "utf8"));
  return line ? Number(line[1]) : process.resourceUsage().maxRSS;
}

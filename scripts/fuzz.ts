/**
 * `npm run fuzz [-- --requests 10000 --seed N]`: sends requests made from the site's OpenAPI document to a separate server
 * with a temporary demo registry. Exits with 1 if an answer is a 5xx or violates its schema.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildBenchWorld } from "@felistry/bench/world.ts";
import { freePort } from "@felistry/server/db/embedded/postmaster.ts";
import type { ApiDescription } from "@felistry/server/http/docs/openapi.ts";
import { requesterTo } from "@felistry/testkit/http-request.ts";
import { callersOf } from "@felistry/testkit/fuzz/callers.ts";
import { runCampaign } from "@felistry/testkit/fuzz/campaign.ts";
import { reportOf } from "@felistry/testkit/fuzz/report.ts";

const { values } = parseArgs({
  options: { requests: { type: "string" }, seed: { type: "string" } },
});
const requests = Number(values.requests ?? 10_000);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const SERVE = fileURLToPath(import.meta.resolve("@felistry/testkit/processes/serve-api.ts"));

const world = await buildBenchWorld();
const port = await freePort();
const server = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", SERVE], {
  env: {
    ...process.env,
    DATABASE_URL: world.databaseUrl,
    DATA_DIR: world.dataDir,
    PORT: String(port),
    LOG_LEVEL: "error",
    RATE_LIMIT_FACTOR: "100000",
  },
  stdio: ["ignore", "pipe", "inherit"],
});
try {
  const lines = createInterface(server.stdout);
  await once(lines, "line");
  lines.close();
  server.stdout.resume();
  const { rows } = await world.pool.query<{ id: number }>(
    `(select user_id as id from user_roles where role_id = 2 order by 1 limit 2)
     union all (select online_owner_id from cats where online_owner_id is not null group by 1 order by count(*) desc limit 4)`,
  );
  const requester = requesterTo(port);
  const callers = callersOf(
    world.pool,
    requester.send,
    rows.map(({ id }) => id),
  );
  const answer = await fetch(`http://127.0.0.1:${port}/api/openapi.json`);
  const document = (await answer.json()) as ApiDescription;
  console.log(`Seed ${seed}, ${requests} requests.`);
  const result = await runCampaign({
    document,
    seed,
    requests,
    send: callers.send,
    callers: callers.count,
    onProgress: (done) => console.log(`${done} …`),
  });
  requester.close();
  console.log(reportOf(result));
  if (result.findings.length > 0) process.exitCode = 1;
} finally {
  const gone = once(server, "exit");
  if (server.exitCode === null) {
    server.kill("SIGTERM");
    await gone;
  }
  await world.end();
}

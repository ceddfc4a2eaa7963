/** What traces cost: processor time of a request with them beside one without, in turn, so that both meet the same machine. */
import { once } from "node:events";
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { buildApp } from "@felistry/server/app.ts";
import { readConfig } from "@felistry/server/config.ts";
import { openLog } from "@felistry/server/log.ts";
import { startServices } from "@felistry/server/start-services.ts";
import { openTracing } from "@felistry/server/tracing/open-tracing.ts";
import { middle } from "./measure.ts";
import { within, type Figure } from "./table.ts";
import { buildBenchWorld } from "./world.ts";

const REQUESTS = 400;
const ROUNDS = 9;
const MOST_MORE = 1.03;

export async function benchTracing(): Promise<Figure[]> {
  const world = await buildBenchWorld();
  const collector = fork(fileURLToPath(new URL("collector.ts", import.meta.url)));
  const [{ port }] = (await once(collector, "message")) as [{ port: number }];
  const env = { DATABASE_URL: world.databaseUrl, DATA_DIR: world.dataDir };
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` };
  const { services, close } = await startServices(readConfig(env), openLog("warn"));
  const paths = [`/api/cats/${world.catId}`, `/api/parents/${world.catId}/ancestors`];
  /** In microseconds. */
  const round = async (tracing: Awaited<ReturnType<typeof openTracing>>): Promise<number> => {
    const app = await buildApp(services, null);
    tracing?.watch(app);
    await app.ready();
    const ask = async (count: number) => {
      for (let at = 0; at < count; at++)
        await app.inject({ url: paths[at % paths.length]!, headers: { host: "localhost" } });
    };
    await ask(50);
    const before = process.cpuUsage();
    await ask(REQUESTS);
    await tracing?.close();
    const { user, system } = process.cpuUsage(before);
    await app.close();
    return (user + system) / REQUESTS;
  };
  try {
    const rounds: (readonly [number, number])[] = [];
    for (let at = 0; at <= ROUNDS; at++)
      rounds.push([
        await round(null),
        await round(await openTracing(readConfig({ ...env, ...traced }))),
      ]);
    // The first is for warm-up.
    const [bare, withTraces] = [0, 1].map((side) =>
      middle(rounds.slice(1).map((both) => both[side]!)),
    );
    return [
      within(
        "processor time of a call, with traces and logs sent",
        withTraces!,
        bare! * MOST_MORE,
        "µs",
      ),
    ];
  } finally {
    collector.kill();
    await close();
    await world.end();
  }
}

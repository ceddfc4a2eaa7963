/** One of several processes: the first one tells it what it needs, and hears when it serves. */
import cluster from "node:cluster";
import { once } from "node:events";
import type { Config } from "../config.ts";
import type { DemoAccount } from "../demo/seed.ts";
import { BACKLOG } from "../http/front/connections.ts";
import type { Ready, Task } from "./messages.ts";
import { SHARES_PORT } from "./own-port.ts";

type Serve = (config: Config, startedUrl?: string) => Promise<readonly DemoAccount[] | null>;

/** IPv4 and IPv6. */
export const EVERYWHERE = "::";

export const isServingProcess = cluster.isWorker;

/** Where this process listens: alone, or with the others. */
export function listeningAt({ port, host }: Pick<Config, "port" | "host">) {
  return {
    port,
    host: host ?? EVERYWHERE,
    backlog: BACKLOG,
    ...(isServingProcess && SHARES_PORT && { reusePort: true }),
  };
}

export async function serveForFirst(config: Config, serve: Serve): Promise<void> {
  const [{ databaseUrl, seeds, port }] = (await once(process, "message")) as [Task];
  const demo = await serve({ ...config, port, ...(!seeds && { seed: "none" }) }, databaseUrl);
  const ready: Ready = { kind: "ready", demo };
  process.send!(ready);
}

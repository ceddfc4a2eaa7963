/** `npm start` ends here: one process that serves the site, its API and its background work, or several (`--processes`). */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildApp } from "./app.ts";
import { builtRenderer, WEB } from "./built-renderer.ts";
import { closeInOrder } from "./cluster/close-in-order.ts";
import { BadStart, processesAsked } from "./cluster/processes-asked.ts";
import { NotStarted, serveInProcesses } from "./cluster/serve-in-processes.ts";
import { isServingProcess, listeningAt, serveForFirst } from "./cluster/serving-process.ts";
import { BadConfiguration, readConfig, type Config } from "./config.ts";
import { DatabaseInUseError } from "./db/embedded/single-server-lock.ts";
import { ChangedMigration, ForeignSchema, TableInUse } from "./db/migrate.ts";
import { seedDemoApart } from "./demo/seed-apart.ts";
import type { DemoAccount } from "./demo/seed.ts";
import { freeWhatTheStartNeeded, giveCompiledCode } from "./heap.ts";
import { endWithoutDatabase } from "./end-without-database.ts";
import { greeting } from "./greeting.ts";
import { BadIdentity } from "./print/signing/identity.ts";
import { openLog } from "./log.ts";
import { keepReleaseFiles } from "./releases/keep-files.ts";
import { openTracing } from "./tracing/open-tracing.ts";
import { startServices } from "./start-services.ts";

export async function main(
  env: NodeJS.ProcessEnv = process.env,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  try {
    if (isServingProcess) return await serveForFirst(readConfig(env), serve);
    const count = processesAsked(args);
    const config = readConfig(env);
    const demo = await (count > 1
      ? serveInProcesses(config, count, fileURLToPath(import.meta.url))
      : serve(config));
    console.log(greeting(config, demo));
  } catch (error) {
    if (error instanceof NotStarted) process.exit(1);
    // What the person at the keyboard can mend is said in one line; anything else is a fault with its stack.
    const known =
      error instanceof BadConfiguration ||
      error instanceof BadIdentity ||
      error instanceof BadStart ||
      error instanceof DatabaseInUseError ||
      error instanceof ForeignSchema ||
      error instanceof ChangedMigration ||
      error instanceof TableInUse ||
      (error as { code?: string }).code === "EADDRINUSE";
    console.error(known ? (error as Error).message : error);
    process.exit(1);
  }
}

async function serve(config: Config, startedUrl?: string): Promise<readonly DemoAccount[] | null> {
  giveCompiledCode();
  const log = openLog(config.logLevel);
  const { services, databaseUrl, databaseGone, close } = await startServices(
    config,
    log,
    startedUrl,
  );
  endWithoutDatabase(databaseGone);
  try {
    const demo = config.seed === "demo" ? await seedDemoApart(services, databaseUrl) : null;
    const renderer = config.dev
      ? await (await import("./dev-renderer.ts")).devRenderer(WEB)
      : await builtRenderer();
    if (renderer.clientDir !== undefined)
      await keepReleaseFiles(services.pool, join(renderer.clientDir, "assets"));
    const app = await buildApp(services, renderer);
    const tracing = await openTracing(config);
    tracing?.watch(app);
    closeInOrder(async () => {
      await app.close();
      await close();
      await tracing?.close();
    }, log);
    freeWhatTheStartNeeded();
    await app.listen(listeningAt(config));
    return demo;
  } catch (error) {
    await close();
    throw error;
  }
}

if (import.meta.main) await main();

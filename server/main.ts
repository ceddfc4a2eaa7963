/** `npm start` ends here: one process that serves the site, its API and its background work. */
import { buildApp } from "./app.ts";
import { builtRenderer, WEB } from "./built-renderer.ts";
import { BadConfiguration, readConfig, type Config } from "./config.ts";
import { DatabaseInUseError } from "./db/embedded/single-server-lock.ts";
import { ChangedMigration, ForeignSchema } from "./db/migrate.ts";
import { seedDemoApart } from "./demo/seed-apart.ts";
import { endWithoutDatabase } from "./end-without-database.ts";
import { greeting } from "./greeting.ts";
import { BACKLOG } from "./http/front/connections.ts";
import { startServices } from "./start-services.ts";

export async function main(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  try {
    await serve(readConfig(env));
  } catch (error) {
    // What the person at the keyboard can mend is said in one line; anything else is a fault with its stack.
    const known =
      error instanceof BadConfiguration ||
      error instanceof DatabaseInUseError ||
      error instanceof ForeignSchema ||
      error instanceof ChangedMigration ||
      (error as { code?: string }).code === "EADDRINUSE";
    console.error(known ? (error as Error).message : error);
    process.exit(1);
  }
}

async function serve(config: Config): Promise<void> {
  const { services, databaseUrl, databaseGone, close } = await startServices(config);
  endWithoutDatabase(databaseGone);
  try {
    const demo = config.seed === "demo" ? await seedDemoApart(services, databaseUrl) : null;
    const renderer = config.dev
      ? await (await import("./dev-renderer.ts")).devRenderer(WEB)
      : await builtRenderer();
    const app = await buildApp(services, renderer);
    closeOnSignal(async () => {
      await app.close();
      await close();
    });
    await app.listen({ port: config.port, host: config.host ?? "::", backlog: BACKLOG });
    console.log(greeting(config, demo));
  } catch (error) {
    await close();
    throw error;
  }
}

function closeOnSignal(close: () => Promise<void>): void {
  let closing = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      void close().finally(() => process.exit(0));
    });
  }
}

if (import.meta.main) await main();

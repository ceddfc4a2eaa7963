import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { poolDb } from "../db/transaction.ts";
import type { Services } from "../services.ts";
import { isRegistryEmpty } from "./empty-registry.ts";
import type { DemoAccount } from "./seed.ts";
import type { SeedResult, SeedWork } from "./seed-process.ts";

const PROGRAM = fileURLToPath(new URL("seed-process.ts", import.meta.url));

/**
 * Like `seedDemo`, in a separate process: the server would otherwise keep the two hundred megabytes used for generating
 * and loading. No process is started if there are members already.
 */
export async function seedDemoApart(
  { pool, config, now }: Pick<Services, "pool" | "config" | "now">,
  databaseUrl: string,
): Promise<readonly DemoAccount[] | null> {
  if (!(await isRegistryEmpty(poolDb(pool)))) return null;
  const { dataDir, storage, s3, registrationPrefix } = config;
  const files = { dataDir, storage, s3 };
  return inProcess({ databaseUrl, files, registrationPrefix, now: now() });
}

function inProcess(work: SeedWork): Promise<SeedResult["accounts"]> {
  // Its errors go to the server's stderr.
  const child = fork(PROGRAM, [], {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  return new Promise((resolve, reject) => {
    child.once("message", ({ accounts }: SeedResult) => resolve(accounts));
    child.once("error", reject);
    child.once("exit", (code, signal) =>
      reject(new Error(`making the demo registry ended with ${signal ?? code}`)),
    );
    child.send(work, (error) => error && reject(error));
  });
}

import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Services } from "../services.ts";
import type { DemoAccount } from "./seed.ts";
import type { SeedResult, SeedWork } from "./seed-process.ts";

const PROGRAM = fileURLToPath(new URL("seed-process.ts", import.meta.url));

/**
 * As `seedDemo`, in a process of its own: what generating and loading takes, two hundred megabytes, the server would
 * keep for the rest of its life. None is started where there are members already.
 */
export async function seedDemoApart(
  { pool, config, now }: Pick<Services, "pool" | "config" | "now">,
  databaseUrl: string,
): Promise<readonly DemoAccount[] | null> {
  const { rows } = await pool.query<{ empty: boolean }>(
    "select not exists (select from users) as empty",
  );
  if (!rows[0]?.empty) return null;
  const { dataDir, registrationPrefix } = config;
  return inProcess({ databaseUrl, dataDir, registrationPrefix, now: now() });
}

function inProcess(work: SeedWork): Promise<SeedResult["accounts"]> {
  // Its faults are written where the server's are.
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

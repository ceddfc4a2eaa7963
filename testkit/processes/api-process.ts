import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const SERVE = fileURLToPath(import.meta.resolve("@felistry/testkit/processes/serve-api.ts"));

/**
 * Starts the API in a separate process, to be killed, and waits until it accepts requests. It shares the cores with other
 * tests, so that being late is no reason to refuse a call.
 */
export async function startApi(env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", SERVE], {
    env: { PATH: process.env["PATH"], MOST_LATE_MS: "60000", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit").then(() =>
    Promise.reject(new Error("the server ended while starting")),
  );
  await Promise.race([once(createInterface(child.stdout!), "line"), ended]);
  ended.catch(() => {});
  return child;
}

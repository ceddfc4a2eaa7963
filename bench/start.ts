/** How long `npm start` takes with dependencies installed: the first time, creating and filling the database, and again. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { within, type Figure } from "./table.ts";

const FIRST_LIMIT_SECONDS = 20;
const AGAIN_LIMIT_SECONDS = 5;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function secondsToReady(dataDir: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn("npm", ["start", "--silent"], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      DATABASE_URL: "",
    },
    stdio: "ignore",
  });
  const ready = async () =>
    (await fetch(`http://localhost:${port}/readyz`).catch(() => null))?.ok === true;
  while (!(await ready())) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  const seconds = (performance.now() - started) / 1000;
  child.kill("SIGTERM");
  await once(child, "exit");
  return seconds;
}

export async function benchStart(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "felistry-start-"));
  const first = await secondsToReady(dataDir);
  const again = await secondsToReady(dataDir);
  await rm(dataDir, { recursive: true, force: true });
  return [
    within("npm start, first time", first, FIRST_LIMIT_SECONDS, "s"),
    within("npm start, again", again, AGAIN_LIMIT_SECONDS, "s"),
  ];
}

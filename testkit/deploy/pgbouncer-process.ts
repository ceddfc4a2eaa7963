/** Debian's PgBouncer with our example, in front of a test's PostgreSQL. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@felistry/server/db/embedded/postmaster.ts";

const EXAMPLE = new URL("../../deploy/pgbouncer/pgbouncer.ini", import.meta.url);
const NAMES = ["pgbouncer", "/usr/sbin/pgbouncer"];
/** "nobody": it does not run as root. */
const NOBODY = 65534;
const STARTS_WITHIN_MS = 10_000;

export interface RunningPooler {
  readonly url: string;
  stop(): Promise<void>;
}

export function findPgbouncer(): string | null {
  return NAMES.find((name) => spawnSync(name, ["--version"]).status === 0) ?? null;
}

export async function startPgbouncer(program: string, databaseUrl: string): Promise<RunningPooler> {
  const folder = await mkdtemp(join(tmpdir(), "felistry-pgbouncer-"));
  const direct = new URL(databaseUrl);
  const port = await freePort();
  const example = await readFile(EXAMPLE, "utf8");
  const settings = example
    .replace("felistry = host=127.0.0.1 port=5432", `felistry = host=127.0.0.1 port=${direct.port}`)
    .replace("listen_port = 6432", `listen_port = ${port}\nunix_socket_dir =`)
    .replace("/etc/pgbouncer/userlist.txt", join(folder, "users"));
  await writeFile(join(folder, "users"), `"${direct.username}" "${direct.password}"\n`);
  await writeFile(join(folder, "pgbouncer.ini"), settings);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(join(folder, "users"), NOBODY, NOBODY);
  await chmod(folder, 0o755);
  const child = spawn(program, ["-q", join(folder, "pgbouncer.ini")], {
    stdio: ["ignore", "ignore", "ignore"],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  const pooled = new URL(databaseUrl);
  pooled.port = String(port);
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      await exit;
    }
    await rm(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (!(await answers(pooled.href))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error("PgBouncer did not start");
    }
    await sleep(50);
  }
  return { url: pooled.href, stop };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  return client
    .connect()
    .then(() => client.query("select 1"))
    .then(
      () => true,
      () => false,
    )
    .finally(() => void client.end().catch(() => {}));
}

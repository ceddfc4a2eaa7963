/** Debian's nginx with our example, on free ports and with a certificate of its own. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { mkdtempSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@felistry/server/db/embedded/postmaster.ts";

const EXAMPLE = new URL("../../deploy/nginx/felistry.conf", import.meta.url);
const NAMES = ["nginx", "/usr/sbin/nginx"];

export interface RunningNginx {
  readonly http: number;
  readonly https: number;
  /** Its lines so far, in Debian's own format. */
  accessLog(): Promise<string>;
  stop(): Promise<void>;
}

export function findNginx(): string | null {
  return NAMES.find((name) => spawnSync(name, ["-v"]).status === 0) ?? null;
}

export async function startNginx(
  program: string,
  upstreams: readonly number[],
): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), "felistry-nginx-"));
  // As root its workers run as another user.
  await chmod(folder, 0o755);
  await mkdir(join(folder, "logs"));
  const access = join(folder, "logs", "access.log");
  makeCertificate(folder);
  const [http, https] = [await freePort(), await freePort()];
  const site = (await readFile(EXAMPLE, "utf8"))
    .replaceAll(/listen \[::\].*\n/g, "")
    .replace("listen 80;", `listen 127.0.0.1:${http};`)
    .replace("listen 443 ssl", `listen 127.0.0.1:${https} ssl`)
    .replace(
      "server 127.0.0.1:3000 fail_timeout=1s;",
      upstreams.map((port) => `server 127.0.0.1:${port} fail_timeout=1s;`).join("\n"),
    )
    .replaceAll("/etc/letsencrypt/live/cats.example", folder);
  await writeFile(
    join(folder, "nginx.conf"),
    `daemon off;\npid ${folder}/pid;\nerror_log ${folder}/logs/error.log;\nevents {}\nhttp {\naccess_log ${access};\n${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")}\n${site}\n}\n`,
  );
  const child = spawn(program, ["-p", folder, "-c", join(folder, "nginx.conf")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = () => ended(child, folder);
  try {
    await listens(https, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { http, https, accessLog: () => readFile(access, "utf8"), stop };
}

const TEMPORARY = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

function makeCertificate(folder: string): void {
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const files = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  const about = ["-subj", "/CN=cats.example", "-days", "2"];
  const made = spawnSync("openssl", ["req", "-x509", ...key, ...about, ...files]);
  if (made.status !== 0) throw new Error(`openssl: ${made.stderr}`);
}

async function listens(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error("nginx ended while starting");
    const socket = connect(port, "127.0.0.1");
    const isThere = await Promise.race([
      once(socket, "connect").then(() => true),
      once(socket, "error").then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isThere) return;
    await sleep(50);
  }
}

async function ended(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, "exit");
    child.kill("SIGTERM");
    await exit;
  }
  await rm(folder, { recursive: true, force: true });
}

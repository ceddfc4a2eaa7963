/** One PostgreSQL under its Patroni. */
import { readFileSync, readlinkSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { atExit } from "./drill.ts";
import { startOwn, until, type OwnProcess } from "./own-process.ts";
import type { PatroniPrograms } from "./patroni-programs.ts";

export interface PatroniNode {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  /** What Patroni answers when asked whether it is the primary, or a copy that follows. */
  is(role: "primary" | "replica"): Promise<boolean>;
  start(): void;
  /** Both at once, without a word to anybody. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface NodePlace {
  readonly folder: string;
  readonly programs: PatroniPrograms;
  readonly user: { readonly uid?: number; readonly gid?: number };
  readonly etcdPort: number;
  readonly passwords: Readonly<Record<"superuser" | "replication" | "rewind", string>>;
}

interface Settings {
  name: string;
  restapi: Record<string, unknown>;
  etcd3: Record<string, unknown>;
  bootstrap: { dcs: { postgresql: { parameters: Record<string, unknown> } } };
  postgresql: Record<string, unknown> & {
    authentication: Record<"superuser" | "replication" | "rewind", { password: string }>;
    parameters: Record<string, unknown>;
  };
}

const EXAMPLE = new URL("../../deploy/patroni/patroni.yml", import.meta.url);

export async function patroniNode(
  place: NodePlace,
  name: string,
  port: number,
  restPort: number,
): Promise<PatroniNode> {
  const { folder, programs, user } = place;
  const dataDir = join(folder, name);
  const file = join(folder, `${name}.json`);
  const logFile = join(folder, `${name}.log`);
  await writeFile(file, JSON.stringify(await settingsOf(place, name, port, restPort)));
  let patroni: OwnProcess | null = null;
  const signalPostmaster = (signal: NodeJS.Signals | 0): boolean => {
    try {
      const pid = Number.parseInt(readFileSync(join(dataDir, "postmaster.pid"), "utf8"), 10);
      // The file stays when it is killed, and another process may have its id by then.
      return readlinkSync(`/proc/${pid}/cwd`) === dataDir && process.kill(pid, signal);
    } catch {
      return false;
    }
  };
  const forget = atExit(() => signalPostmaster("SIGQUIT"));
  return {
    name,
    port,
    restPort,
    async is(role) {
      const asked = await fetch(`http://127.0.0.1:${restPort}/${role}`, {
        signal: AbortSignal.timeout(1_000),
      });
      await asked.body?.cancel();
      return asked.status === 200;
    },
    start() {
      const env = { PATH: `${programs.postgres}:${process.env["PATH"]}`, HOME: folder };
      patroni = startOwn(programs.patroni, [file], { user, env, logFile });
    },
    async kill() {
      const ended = patroni!.end("SIGKILL");
      signalPostmaster("SIGKILL");
      await ended;
    },
    async stop() {
      await patroni?.end("SIGTERM");
      signalPostmaster("SIGQUIT");
      await until(`${name} ends`, 20_000, async () => !signalPostmaster(0));
      forget();
    },
  };
}

/** Our example, on this machine's loopback. */
async function settingsOf(
  { folder, programs, etcdPort, passwords }: NodePlace,
  name: string,
  port: number,
  restPort: number,
): Promise<Settings> {
  const settings = parse(await readFile(EXAMPLE, "utf8")) as Settings;
  const at = (where: number) => ({
    listen: `127.0.0.1:${where}`,
    connect_address: `127.0.0.1:${where}`,
  });
  const { authentication, parameters } = settings.postgresql;
  for (const role of ["superuser", "replication", "rewind"] as const)
    authentication[role].password = passwords[role];
  return {
    ...settings,
    name,
    restapi: at(restPort),
    etcd3: { hosts: [`127.0.0.1:${etcdPort}`] },
    postgresql: {
      ...settings.postgresql,
      ...at(port),
      data_dir: join(folder, name),
      bin_dir: programs.postgres,
      pgpass: join(folder, `${name}.pgpass`),
      parameters: {
        ...parameters,
        shared_buffers: "64MB",
        // A killed process loses nothing that it gave to the system.
        fsync: "off",
      },
    },
  };
}

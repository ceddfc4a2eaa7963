import { execFile } from "node:child_process";
import { readdir, readFile, readlink, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { Log } from "./log.ts";

const FAST_SHUTDOWN_MS = 30_000;
const IMMEDIATE_SHUTDOWN_MS = 10_000;

/**
 * Ends what an earlier server left running on this data directory. A server that is killed cannot stop its PostgreSQL,
 * and the new one would be refused because of the old postmaster.pid. Call it only while holding the single-server lock:
 * then anything running here has lost its server.
 * @param cluster the real path of the data directory
 */
export async function endSurvivors(cluster: string, log: Log): Promise<void> {
  const survivors = await postgresProcessesOf(cluster);
  if (survivors.length > 0) {
    log.info(
      `Stopping the database that an interrupted run left behind (process ${survivors[0]}).`,
    );
    const isInCharge = survivors[0] === (await postmasterPid(cluster));
    if (isInCharge) signal(survivors[0], "SIGINT");
    // Without their postmaster nothing ends the others in order, and nothing of theirs can be saved.
    if (!isInCharge || !(await gone(cluster, FAST_SHUTDOWN_MS))) {
      for (const pid of await postgresProcessesOf(cluster)) signal(pid, "SIGQUIT");
      if (!(await gone(cluster, IMMEDIATE_SHUTDOWN_MS))) {
        throw new Error(
          `A database process of an interrupted run does not end; end it by hand: kill -9 ${survivors[0]}`,
        );
      }
    }
  }
  // Its process id may belong to a stranger by now, which PostgreSQL would take for a server.
  await rm(join(cluster, "postmaster.pid"), { force: true });
}

async function gone(cluster: string, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while ((await postgresProcessesOf(cluster)).length > 0) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

function signal(pid: number | undefined, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(pid, name);
  } catch {
    // It ended after it was listed.
  }
}

/** The PostgreSQL processes of this data directory, the postmaster first if it is still alive. */
async function postgresProcessesOf(cluster: string): Promise<number[]> {
  const postmaster = await postmasterPid(cluster);
  if (process.platform === "linux") {
    const pids: number[] = [];
    for (const entry of await readdir("/proc")) {
      const pid = Number(entry);
      if (Number.isInteger(pid) && (await worksIn(pid, cluster))) pids.push(pid);
    }
    return pids.toSorted((a, b) => Number(b === postmaster) - Number(a === postmaster) || a - b);
  }
  if (postmaster === null) return [];
  return (await commandLineOf(postmaster)).includes(cluster) ? [postmaster] : [];
}

async function postmasterPid(cluster: string): Promise<number | null> {
  const content = await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "");
  const pid = Number.parseInt(content, 10);
  return Number.isInteger(pid) && pid > 1 ? pid : null;
}

/** Every PostgreSQL process changes into its data directory, which distinguishes ours from others. */
async function worksIn(pid: number, cluster: string): Promise<boolean> {
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => "");
  if (folder !== cluster) return false;
  const name = await readFile(`/proc/${pid}/comm`, "utf8").catch(() => "");
  return name.trim() === "postgres";
}

async function commandLineOf(pid: number): Promise<string> {
  const { stdout } = await promisify(execFile)("ps", ["-p", String(pid), "-o", "command="]).catch(
    () => ({ stdout: "" }),
  );
  return stdout;
}

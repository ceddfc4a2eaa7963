/** One server of several processes: one embedded database, one port, and a process that dies is replaced. */
import type { ChildProcess } from "node:child_process";
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApi } from "@felistry/testkit/processes/api-process.ts";
import { requesterTo } from "@felistry/testkit/http-request.ts";
import { freePort } from "../db/embedded/postmaster.ts";
import { findRunningPostgres } from "../db/embedded/start.ts";
import { BadStart, processesAsked } from "./processes-asked.ts";

const SOON = { timeout: 60_000, interval: 100 };

let dataDir: string;
let port: number;
let server: ChildProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "felistry-processes-"));
  await chmod(dataDir, 0o755);
  port = await freePort();
  server = await startApi({
    DATA_DIR: dataDir,
    PORT: String(port),
    SEED: "none",
    LOG_LEVEL: "fatal",
    PROCESSES: "2",
  });
}, 120_000);

afterAll(async () => {
  if (server.exitCode === null && server.signalCode === null) server.kill("SIGKILL");
  await rm(dataDir, { recursive: true, force: true });
});

/** The serving processes: those that the first one has started from its own program. */
function serving(): number[] {
  const lines = execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(server.pid)], {
    encoding: "utf8",
  });
  return lines.split("\n").flatMap((line) => {
    const [pid, ...args] = line.trim().split(/\s+/);
    return args.some((arg) => arg.endsWith("serve-api.ts")) ? [Number(pid)] : [];
  });
}

async function textOf(path: string): Promise<string> {
  const requester = requesterTo(port);
  try {
    const response = await requester.send(path, { headers: { host: "localhost" } });
    return await response.text();
  } finally {
    requester.close();
  }
}

/** On a new connection, which may go to any of them. */
async function statusOf(path: string): Promise<number> {
  const requester = requesterTo(port);
  try {
    return (await requester.send(path)).status;
  } catch {
    return 0;
  } finally {
    requester.close();
  }
}

test("both serve, with one database; one that dies is replaced", { timeout: 120_000 }, async () => {
  const before = serving();
  expect(before).toHaveLength(2);
  for (let i = 0; i < 6; i++) expect(await statusOf("/readyz")).toBe(200);
  expect(await findRunningPostgres(dataDir)).not.toBeNull();

  // Whichever is asked tells the figures of both.
  for (let i = 0; i < 4; i++) {
    const text = await textOf("/metrics");
    expect(text.match(/^process_resident_memory_bytes\{process="\d+"\}/gm)).toHaveLength(2);
    expect(text.match(/^felistry_database_up /gm)).toHaveLength(1);
    expect(text.match(/^# TYPE process_resident_memory_bytes /gm)).toHaveLength(1);
  }

  process.kill(before[0]!, "SIGKILL");
  await expect.poll(serving, SOON).not.toContain(before[0]);
  // The other one goes on meanwhile; a connection already handed to the dead one is lost.
  await expect.poll(() => statusOf("/api/breeds"), SOON).toBe(200);
  await expect.poll(() => serving().length, SOON).toBe(2);
  expect(serving()).toContain(before[1]);
  await expect.poll(() => statusOf("/readyz"), SOON).toBe(200);
});

test("all end when the first is told to, the database last", { timeout: 60_000 }, async () => {
  const pids = serving();
  const exit = once(server, "exit");
  server.kill("SIGTERM");
  expect(await exit).toEqual([0, null]);
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  expect(await findRunningPostgres(dataDir)).toBeNull();
  expect(await statusOf("/healthz")).toBe(0);
});

test("the number of processes is a number", () => {
  expect(processesAsked([])).toBe(1);
  expect(processesAsked(["--processes", "2"])).toBe(2);
  expect(processesAsked(["--processes=12"])).toBe(12);
  for (const args of [["--processes", "0"], ["--processes=13"], ["--processes=two"], ["--fast"]])
    expect(() => processesAsked(args)).toThrow(BadStart);
});

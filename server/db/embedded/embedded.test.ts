import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  chmod,
  chown,
  mkdtemp,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { findBinaries } from "./binaries.ts";
import { chooseUser } from "./operating-user.ts";
import { DatabaseInUseError } from "./single-server-lock.ts";
import {
  findRunningPostgres,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from "./start.ts";

const START = fileURLToPath(new URL("./start.ts", import.meta.url));
const NOBODY = 65534;
const KILLS = process.env["SWEEP"] === "whole" ? 10 : 3;
const isRoot = process.getuid?.() === 0;

const folders: string[] = [];
const opened: EmbeddedPostgres[] = [];
const servers: ChildProcess[] = [];
const messages: string[] = [];

afterEach(async () => {
  for (const child of servers.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGTERM");
    await once(child, "exit");
  }
  for (const database of opened.splice(0)) await database.stop();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
  messages.length = 0;
});

/** @param mode 0o755: any user may enter; 0o700: its owner alone */
async function makeFolder(mode = 0o755): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "felistry db ")));
  folders.push(folder);
  await chmod(folder, mode);
  return folder;
}

async function open(
  dataDir: string,
  more: Partial<EmbeddedPostgresOptions> = {},
): Promise<EmbeddedPostgres> {
  const log = { info: (message: string) => void messages.push(message) };
  const database = await startEmbeddedPostgres({ dataDir, log, durable: false, ...more });
  opened.push(database);
  return database;
}

async function close(database: EmbeddedPostgres): Promise<void> {
  opened.splice(opened.indexOf(database), 1);
  await database.stop();
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

interface ServerProcess {
  child: ChildProcess;
  url: string;
  pid: number;
}

/** A separate server process that only holds the database open, so that it can be killed. */
async function spawnServer(dataDir: string, uid?: number): Promise<ServerProcess> {
  const code = `
    import { startEmbeddedPostgres } from ${JSON.stringify(START)};
    const database = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: { info() {} } });
    console.log(JSON.stringify({ url: database.url, pid: database.pid }));
    setInterval(() => {}, 60_000);
  `;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    cwd: "/",
    stdio: ["ignore", "pipe", "inherit"],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  servers.push(child);
  for await (const line of createInterface({ input: child.stdout! })) {
    return { child, ...(JSON.parse(line) as { url: string; pid: number }) };
  }
  throw new Error("The server process ended before its database was open.");
}

/** A zombie, an ended process whose parent (a container's, for example) never collects its result, does not count. */
async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const state = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return !state.includes(") Z ");
}

describe("the embedded PostgreSQL", () => {
  it("is created at the first start and keeps its rows across a restart", async () => {
    const folder = await makeFolder();
    const first = await open(folder);
    await query(first.url, "create extension pg_trgm");
    await query(first.url, "create table cats (name text)");
    await query(first.url, "insert into cats values ('Мурка')");
    await close(first);
    expect(await isAlive(first.pid)).toBe(false);

    const second = await open(folder);
    expect(
      await query(second.url, "select name, similarity(lower(name), 'мурка') from cats"),
    ).toEqual([{ name: "Мурка", similarity: 1 }]);
  });

  it("gives the application a role that is not a superuser, and lets only its user read the passwords", async () => {
    const folder = await makeFolder();
    const database = await open(folder);
    const sql = "select rolsuper from pg_roles where rolname = current_user";
    expect(await query(database.url, sql)).toEqual([{ rolsuper: false }]);
    expect(await query(database.adminUrl, sql)).toEqual([{ rolsuper: true }]);
    expect((await stat(join(folder, "db", "passwords.json"))).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, "db", "running.json"))).mode & 0o777).toBe(0o600);

    const wrong = new URL(database.url);
    wrong.password = "wrong";
    await expect(query(wrong.href, "select 1")).rejects.toThrow(/password authentication failed/);
  });

  it("sets new passwords if their file is lost", async () => {
    const folder = await makeFolder();
    await close(await open(folder));
    await rm(join(folder, "db", "passwords.json"));
    const database = await open(folder);
    expect(await query(database.url, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("refuses a second server on the same data in one clear line", async () => {
    const folder = await makeFolder();
    const server = await spawnServer(folder);
    const refused = open(folder);
    await expect(refused).rejects.toThrow(DatabaseInUseError);
    await expect(refused).rejects.toThrow(
      `The database in ${folder}/db is in use by another running server (process ${server.child.pid}). ` +
        "Stop that server first, or set DATA_DIR to a folder of its own.",
    );
    expect(await query(server.url, "select 1 as one")).toEqual([{ one: 1 }]);
    expect((await findRunningPostgres(folder))?.url).toBe(server.url);
  });

  it("is not found running once its server has gone", async () => {
    const folder = await makeFolder();
    expect(await findRunningPostgres(folder)).toBeNull();
    await close(await open(folder));
    expect(await findRunningPostgres(folder)).toBeNull();
  });

  it("is taken over after its server was killed, each time, with every committed row", async () => {
    const folder = await makeFolder();
    let server = await spawnServer(folder);
    await query(server.url, "create table kills (round int)");
    for (let round = 1; round <= KILLS; round++) {
      await query(server.url, `insert into kills values (${round})`);
      server.child.kill("SIGKILL");
      await once(server.child, "exit");
      expect(await isAlive(server.pid)).toBe(true);
      const next = await spawnServer(folder);
      await expect.poll(() => isAlive(server.pid)).toBe(false);
      server = next;
    }
    expect(await query(server.url, "select count(*)::int as rounds from kills")).toEqual([
      { rounds: KILLS },
    ]);
  });

  it("starts after the machine lost power, even if a stranger has the old process number", async () => {
    const folder = await makeFolder();
    const server = await spawnServer(folder);
    await query(server.url, "create table cats (name text)");
    server.child.kill("SIGKILL");
    process.kill(server.pid, "SIGKILL");
    await once(server.child, "exit");
    const pidFile = join(folder, "db", "cluster", "postmaster.pid");
    const lines = (await readFile(pidFile, "utf8")).split("\n");
    await writeFile(pidFile, [String(process.pid), ...lines.slice(1)].join("\n"));

    const database = await open(folder);
    expect(await query(database.url, "select * from cats")).toEqual([]);
  });

  it("ends with its server, asked or not", async () => {
    const folder = await makeFolder();
    const server = await spawnServer(folder);
    server.child.kill("SIGTERM");
    await once(server.child, "exit");
    await expect.poll(() => isAlive(server.pid)).toBe(false);
    expect(server.child.signalCode).toBe("SIGTERM");
  });

  it("starts afresh if the first start was interrupted", async () => {
    const folder = await makeFolder();
    await close(await open(folder));
    const cluster = join(folder, "db", "cluster");
    await rename(cluster, `${cluster}.unfinished`);
    const database = await open(folder);
    expect(await query(database.url, "select 1 as one")).toEqual([{ one: 1 }]);
  });
});

describe.skipIf(!isRoot)("the embedded PostgreSQL of root (needs root)", () => {
  it("runs in a folder that is closed to everybody else", async () => {
    const folder = await makeFolder(0o700);
    const database = await open(folder, { relocationRoot: await makeFolder() });
    expect(await query(database.url, "select 1 as one")).toEqual([{ one: 1 }]);
    await close(database);

    // The same data in a folder that "nobody" may enter, as after moving the project.
    await chmod(folder, 0o755);
    const again = await open(folder);
    const { postgres } = await findBinaries();
    const projectIsOpen = (await chooseUser(folder, postgres, ["unprivileged"])) !== null;
    expect(again.way === "unprivileged").toBe(projectIsOpen);
    expect(await query(again.url, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("moves to an open folder, and says so, if the system refuses user namespaces", async () => {
    const folder = await makeFolder();
    const database = await open(folder);
    await query(database.url, "create table cats as select 'Мурка' as name");
    await close(database);
    await chmod(folder, 0o700);

    const relocationRoot = await makeFolder();
    for (let start = 1; start <= 2; start++) {
      const moved = await open(folder, { waysOfRoot: ["unprivileged"], relocationRoot });
      expect(await query(moved.url, "select name from cats")).toEqual([{ name: "Мурка" }]);
      await close(moved);
    }
    expect(messages.filter((message) => message.includes(relocationRoot))).not.toEqual([]);

    await chmod(folder, 0o755);
    const inPlaceAgain = await open(folder);
    expect(await query(inPlaceAgain.url, "select name from cats")).toEqual([{ name: "Мурка" }]);
  });

  it("runs for an ordinary user as that user", async (context) => {
    const probe = spawnSync(
      "/bin/sh",
      ["-c", '"$1" --version && test -r "$2"', "sh", process.execPath, START],
      {
        uid: NOBODY,
        gid: NOBODY,
        cwd: "/",
      },
    );
    if (probe.status !== 0)
      context.skip("this project stands in a folder that no ordinary user may enter");
    const folder = await makeFolder();
    await chown(folder, NOBODY, NOBODY);
    const server = await spawnServer(folder, NOBODY);
    expect(await query(server.url, "select 1 as one")).toEqual([{ one: 1 }]);
    expect((await stat(join(folder, "db", "cluster"))).uid).toBe(NOBODY);
    server.child.kill("SIGKILL");
    await once(server.child, "exit");
    await spawnServer(folder, NOBODY);
    await expect.poll(() => isAlive(server.pid)).toBe(false);
  });

  it("finds no way if the folder is closed and namespaces are refused", async () => {
    const folder = await makeFolder(0o700);
    const { postgres } = await findBinaries();
    expect(await chooseUser(folder, postgres, ["unprivileged"])).toBeNull();
  });
});

/** The scripts of compose.yaml that make a copy of the database, with Debian's PostgreSQL in place of the image. */
import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  chooseUser,
  giveDirectoryTo,
  type OperatingUser,
  WAYS_OF_ROOT,
} from "@felistry/server/db/embedded/operating-user.ts";
import { freePort } from "@felistry/server/db/embedded/postmaster.ts";
import { until } from "../drills/own-process.ts";
import { newestPostgres } from "../drills/patroni-programs.ts";

const SCRIPTS = fileURLToPath(new URL("../../deploy/postgres/", import.meta.url));
const PASSWORD = "aPasswordOfLetters1";
const bin = newestPostgres();

describe.skipIf(!bin)("a copy as compose.yaml makes it (apt-get install postgresql-15)", () => {
  let folder: string;
  let user: OperatingUser;
  const ports = { primary: 0, copy: 0 };
  const running = new Map<string, ChildProcess>();

  const environment = (name: "primary" | "copy") => ({
    PATH: `${folder}:${bin!}:/usr/bin:/bin`,
    LC_ALL: "C.UTF-8",
    PGDATA: join(folder, name),
    PGHOST: folder,
    PGPORT: String(ports[name]),
    POSTGRES_USER: "felistry",
    POSTGRES_DB: "felistry",
    REPLICATION_PASSWORD: PASSWORD,
    PRIMARY_HOST: "127.0.0.1",
    PRIMARY_PORT: String(ports.primary),
  });
  function run(program: string, ...args: string[]): void {
    const env = environment("primary");
    const { status, stderr } = spawnSync(...user.command(program, args), {
      ...user.spawnOptions,
      env,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
  }
  const settings = (name: "primary" | "copy") => [
    `--port=${ports[name]}`,
    `--unix_socket_directories=${folder}`,
    "--listen_addresses=127.0.0.1",
    "--fsync=off",
  ];
  function start(name: "primary" | "copy", program: string, ...args: string[]): void {
    const env = environment(name);
    const all = [...args, ...settings(name)];
    const options: SpawnOptions = { ...user.spawnOptions, env, stdio: "ignore" };
    running.set(name, spawn(...user.command(program, all), options));
  }
  async function end(name: "primary" | "copy"): Promise<void> {
    const child = running.get(name);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, "exit");
    child.kill("SIGINT");
    await exit;
  }
  async function asked(name: "primary" | "copy", statement: string): Promise<unknown> {
    const client = new pg.Client({ host: folder, port: ports[name], user: "felistry" });
    client.on("error", () => {});
    try {
      await client.connect();
      return Object.values((await client.query(statement)).rows[0] ?? {})[0];
    } finally {
      await client.end().catch(() => {});
    }
  }
  const seen = (statement: string) =>
    expect.poll(() => asked("copy", statement).catch(() => null), { timeout: 20_000 });
  const follow = () => start("copy", "/bin/sh", join(folder, "copy.sh"), "postgres");

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "felistry-copy-"));
    await chmod(folder, 0o755);
    for (const script of ["primary.sh", "copy.sh"])
      spawnSync("cp", [join(SCRIPTS, script), folder]);
    // What the image has: it goes on as what it is told.
    await writeFile(join(folder, "docker-entrypoint.sh"), '#!/bin/sh\nexec "$@"\n', {
      mode: 0o755,
    });
    user = (await chooseUser(folder, join(bin!, "postgres"), WAYS_OF_ROOT))!;
    await giveDirectoryTo(user, folder);
    ports.primary = await freePort();
    ports.copy = await freePort();
    run("initdb", "--username=felistry", "--auth=trust", "--no-sync");
    // As the image's, which ends without a line for copies.
    await writeFile(
      join(folder, "primary", "pg_hba.conf"),
      "local all all trust\nhost all all all scram-sha-256\n",
    );
    start("primary", "postgres");
    const isReady = async () =>
      spawnSync(join(bin!, "pg_isready"), { env: environment("primary") }).status === 0;
    await until("the database answers", 20_000, isReady);
    run("createdb", "--username=felistry", "felistry");
    run("/bin/sh", join(folder, "primary.sh"));
    await asked("primary", "select pg_reload_conf()");
  }, 60_000);
  afterAll(async () => {
    await end("copy");
    await end("primary");
    await rm(folder, { recursive: true, force: true });
  });

  test("[16.6] it is made while the database serves, follows it, and goes on following after it was away", async () => {
    await asked("primary", "create table cats as select 1 as id");
    // What a broken off one has left is not taken for a copy.
    await mkdir(join(folder, "copy"));
    await writeFile(join(folder, "copy", "PG_VERSION"), "15");
    await giveDirectoryTo(user, join(folder, "copy"));
    follow();
    await seen("select id from cats").toBe(1);
    expect(await asked("copy", "select pg_is_in_recovery()")).toBe(true);
    await end("copy");
    await asked("primary", "insert into cats values (2)");
    follow();
    await seen("select max(id) from cats").toBe(2);
  });

  test("[16.6] one that was promoted keeps what it has when it is started again", async () => {
    await asked("copy", "select pg_promote()");
    await asked("copy", "insert into cats values (3)");
    await end("copy");
    follow();
    await seen("select max(id) from cats").toBe(3);
    expect(await readdir(join(folder, "copy"))).not.toContain("standby.signal");
  });

  test("[16.6] nobody copies it without the password", async () => {
    const of = (password: string) =>
      spawnSync(
        join(bin!, "pg_basebackup"),
        ["-D", join(folder, "stolen"), "-h", "127.0.0.1", "-U", "replicator", "-w"],
        {
          ...user.spawnOptions,
          env: { ...environment("primary"), PGHOST: "", PGPASSWORD: password },
        },
      ).status;
    expect(of("other")).not.toBe(0);
    expect(of(PASSWORD)).toBe(0);
  });
});

import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod, chown, mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import pg from "pg";
import type { Binaries } from "./binaries.ts";
import type { OperatingUser } from "./operating-user.ts";

export const SUPERUSER = "postgres";
/** Owns the database but is not a superuser: a flaw in an application query cannot reach the server's files or roles. */
export const APPLICATION_ROLE = "felistry";
export const DATABASE = "felistry";

/** As whom the desk of one of several clubs acts, bound by row security (`open_desks` in the migrations). */
const DESK_ROLES = [
  "CREATE ROLE felistry_desk NOLOGIN",
  `GRANT felistry_desk TO ${APPLICATION_ROLE}`,
];

/** For data directories made by a release that knew one club. */
export async function ensureDeskRole(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`do $$ begin
      create role felistry_desk nologin;
      grant felistry_desk to felistry;
    exception when duplicate_object then null;
    end $$`);
  } finally {
    await client.end();
  }
}

export interface Passwords {
  superuser: string;
  application: string;
}

export interface ClusterOptions {
  binaries: Binaries;
  user: OperatingUser;
  cluster: string;
  durable: boolean;
}

/**
 * Creates the data directory, its two roles and the database. It is built next to its final place and moved there when
 * complete, so an interrupted first start leaves nothing that looks like a database.
 */
export async function createCluster(options: ClusterOptions, passwords: Passwords): Promise<void> {
  const { binaries, user, cluster, durable } = options;
  const unfinished = `${cluster}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  if (user.owner) await chown(unfinished, user.owner.uid, user.owner.gid);

  await run(user, binaries.initdb, [
    `--pgdata=${unfinished}`,
    `--username=${SUPERUSER}`,
    "--auth=reject",
    "--encoding=UTF8",
    "--locale=C.UTF-8",
    // The built-in provider's sort order and case rules are the same on every system, so indexes stay valid when data moves.
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--no-instructions",
    ...(durable ? [] : ["--no-sync"]),
  ]);
  // Only passwords. Nobody could connect before they were set: that happened without a listening server.
  await writeFile(
    join(unfinished, "pg_hba.conf"),
    "# TYPE DATABASE USER ADDRESS METHOD\nhost all all 127.0.0.1/32 scram-sha-256\n",
  );
  await runSql({ ...options, cluster: unfinished }, [
    `ALTER ROLE ${SUPERUSER} PASSWORD '${passwords.superuser}'`,
    `CREATE ROLE ${APPLICATION_ROLE} LOGIN PASSWORD '${passwords.application}'`,
    `CREATE DATABASE ${DATABASE} OWNER ${APPLICATION_ROLE}`,
    ...DESK_ROLES,
  ]);
  await rename(unfinished, cluster);
  await syncFolder(dirname(cluster));
}

/**
 * The passwords stored next to the data directory. If the file is lost, new ones are made and set in the data directory,
 * which only its owner can do.
 */
export async function passwordsFor(
  file: string,
  existing: ClusterOptions | null,
): Promise<Passwords> {
  const content = await readFile(file, "utf8").catch(() => null);
  if (content !== null) return JSON.parse(content) as Passwords;
  const passwords = { superuser: randomPassword(), application: randomPassword() };
  if (existing) {
    await runSql(existing, [
      `ALTER ROLE ${SUPERUSER} PASSWORD '${passwords.superuser}'`,
      `ALTER ROLE ${APPLICATION_ROLE} PASSWORD '${passwords.application}'`,
    ]);
  }
  await writePrivately(file, JSON.stringify(passwords));
  return passwords;
}

/** Writes all or nothing, and never readable by anybody else. */
export async function writePrivately(file: string, content: string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true });
  await writeFile(unfinished, content, { mode: 0o600, flush: true });
  await chmod(unfinished, 0o600);
  await rename(unfinished, file);
}

/** URL-safe and free of quotes, so it needs no escaping in SQL or in a connection address. */
function randomPassword(): string {
  return randomBytes(24).toString("base64url");
}

/** Runs statements in single-user mode: without a listening server, and so without passwords. */
async function runSql(options: ClusterOptions, statements: string[]): Promise<void> {
  const { binaries, user, cluster, durable } = options;
  const output = await run(
    user,
    binaries.postgres,
    ["--single", "-j", "-D", cluster, "-c", `fsync=${durable ? "on" : "off"}`, "postgres"],
    statements.map((statement) => `${statement};\n\n`).join(""),
  );
  // Single-user mode reports a failed statement but still exits with success.
  const problem = /^.*\b(?:ERROR|FATAL|PANIC):.*$/m.exec(output);
  if (problem) throw new Error(`The database could not be prepared: ${problem[0]}`);
}

async function run(
  user: OperatingUser,
  program: string,
  programArgs: string[],
  input = "",
): Promise<string> {
  const [file, args] = user.command(program, programArgs);
  const child = spawn(file, args, {
    ...user.spawnOptions,
    cwd: "/",
    env: postgresEnvironment(),
    windowsHide: true,
  });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  // A program that fails at once closes its input before it is written; its exit code gives the reason.
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const output = Buffer.concat(chunks).toString("utf8");
  if (code !== 0) throw new Error(`${program} failed (${code}):\n${output.trim()}`);
  return output;
}

/** Without PGPORT, PGOPTIONS and the like: they belong to the caller's other PostgreSQL. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith("PG"));
  return { ...Object.fromEntries(inherited), LC_ALL: "C.UTF-8", TZ: "UTC" };
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

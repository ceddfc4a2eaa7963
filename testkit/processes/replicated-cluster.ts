/** A PostgreSQL and copies of it that follow it by streaming replication, which a test can pause, kill and promote. */
import { appendFile, chmod, cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { findBinaries } from "@felistry/server/db/embedded/binaries.ts";
import {
  APPLICATION_ROLE,
  createCluster,
  DATABASE,
  passwordsFor,
  SUPERUSER,
  type ClusterOptions,
  type Passwords,
} from "@felistry/server/db/embedded/cluster.ts";
import {
  chooseUser,
  giveDirectoryTo,
  WAYS_OF_ROOT,
} from "@felistry/server/db/embedded/operating-user.ts";
import {
  freePort,
  launchPostmaster,
  type Postmaster,
} from "@felistry/server/db/embedded/postmaster.ts";
import { postgresSettings } from "@felistry/server/db/embedded/settings.ts";

export interface Node {
  readonly port: number;
  /** For the application role. */
  readonly url: string;
  /** Runs a statement as superuser. */
  ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]>;
  /** Suddenly, as by a power failure. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface ReplicatedCluster {
  readonly primary: Node;
  readonly copies: readonly Node[];
  stop(): Promise<void>;
}

export interface ReplicatedOptions {
  readonly copies?: number;
  /** Acknowledges a commit only once a copy has it. */
  readonly synchronous?: boolean;
}

export async function startReplicatedCluster({
  copies = 1,
  synchronous = false,
}: ReplicatedOptions = {}): Promise<ReplicatedCluster> {
  const folder = await mkdtemp(join(tmpdir(), "felistry-replicated-"));
  // PostgreSQL does not run as root; the user it runs as instead must be able to enter.
  await chmod(folder, 0o755);
  const binaries = await findBinaries();
  const user = await chooseUser(folder, binaries.postgres, WAYS_OF_ROOT);
  if (!user) throw new Error("PostgreSQL can be run by nobody here.");
  const first = { binaries, user, cluster: join(folder, "primary"), durable: true };
  const passwords = await passwordsFor(join(folder, "passwords.json"), null);
  await createCluster(first, passwords);
  await appendFile(
    join(first.cluster, "pg_hba.conf"),
    "host replication all 127.0.0.1/32 scram-sha-256\n",
  );
  const names = Array.from({ length: copies }, (_, index) => `copy${index + 1}`);
  const primaryPort = await freePort();
  const settings = (name: string): Record<string, string> => ({
    shared_buffers: "64MB",
    max_connections: "120",
    // A killed process loses nothing that it gave to the system.
    fsync: "off",
    wal_level: "replica",
    wal_keep_size: "256MB",
    wal_receiver_status_interval: "1s",
    primary_conninfo: `host=127.0.0.1 port=${primaryPort} user=${SUPERUSER} password=${passwords.superuser} application_name=${name}`,
    ...(synchronous &&
      name === "primary" && { synchronous_standby_names: `ANY 1 (${names.join(",")})` }),
  });
  // Its files while it is stopped are a complete base backup.
  for (const name of names) {
    const cluster = join(folder, name);
    await cp(first.cluster, cluster, { recursive: true, preserveTimestamps: true });
    await writeFile(join(cluster, "standby.signal"), "");
    await chmod(cluster, 0o700);
    await giveDirectoryTo(user, cluster);
  }
  const nodes: RunningNode[] = [];
  const stop = async () => {
    for (const node of nodes.toReversed()) await node.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    for (const name of ["primary", ...names]) {
      const port = name === "primary" ? primaryPort : await freePort();
      const node = nodeOf(
        { ...first, cluster: join(folder, name) },
        port,
        settings(name),
        passwords,
      );
      nodes.push(node);
      await node.start();
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const [primary, ...rest] = nodes;
  return { primary: primary!, copies: rest, stop };
}

type RunningNode = Node;

function nodeOf(
  place: ClusterOptions,
  port: number,
  settings: Record<string, string>,
  { application, superuser }: Passwords,
): RunningNode {
  let postmaster: Postmaster | null = null;
  const address = (role: string, password: string) =>
    `postgresql://${role}:${password}@127.0.0.1:${port}/${DATABASE}`;
  return {
    port,
    url: address(APPLICATION_ROLE, application),
    async ask<Row extends pg.QueryResultRow>(statement: string) {
      const client = new pg.Client({ connectionString: address(SUPERUSER, superuser) });
      client.on("error", () => {});
      await client.connect();
      try {
        return (await client.query<Row>(statement)).rows;
      } finally {
        await client.end();
      }
    },
    async start() {
      postmaster = await launchPostmaster({
        ...place,
        settings: { ...postgresSettings({ port, durable: true }), ...settings },
        logFile: `${place.cluster}.log`,
      });
    },
    async kill() {
      const { pid, exited } = postmaster!;
      postmaster = null;
      // SIGQUIT: all its processes end at once and nothing is written any more.
      process.kill(pid, "SIGQUIT");
      await exited;
    },
    async stop() {
      await postmaster?.stop();
      postmaster = null;
    },
  };
}

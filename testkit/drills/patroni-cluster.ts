/** Etcd, PostgreSQL under Patroni and HAProxy as in deploy/patroni, on this machine's loopback. */
import { randomBytes } from "node:crypto";
import { chown, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "@felistry/server/db/embedded/postmaster.ts";
import { ownFolder, Undoing } from "./drill.ts";
import { startOwn, until } from "./own-process.ts";
import { patroniNode, type NodePlace, type PatroniNode } from "./patroni-node.ts";
import type { PatroniPrograms } from "./patroni-programs.ts";

export interface PatroniCluster {
  readonly nodes: readonly PatroniNode[];
  /** For the site's role, through HAProxy. */
  readonly primaryUrl: string;
  readonly copyUrls: readonly string[];
  primary(): Promise<PatroniNode>;
  stop(): Promise<void>;
}

const NAMES = ["db1", "db2", "db3"];
const HAPROXY_EXAMPLE = new URL("../../deploy/patroni/haproxy.cfg", import.meta.url);
/** "nobody": PostgreSQL does not run as root. */
const NOBODY = 65534;
const STARTS_WITHIN_MS = 60_000;

export async function startPatroniCluster(programs: PatroniPrograms): Promise<PatroniCluster> {
  const undoing = new Undoing();
  const folder = await ownFolder("felistry-patroni-", undoing);
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid);
  try {
    const etcdPort = await startEtcd(programs.etcd, folder, undoing);
    const passwords = { superuser: password(), replication: password(), rewind: password() };
    const place: NodePlace = { folder, programs, user, etcdPort, passwords };
    const nodes: PatroniNode[] = [];
    for (const name of NAMES)
      nodes.push(await patroniNode(place, name, await freePort(), await freePort()));
    const primary = async () => {
      for (const node of nodes) if (await node.is("primary").catch(() => false)) return node;
      throw new Error("there is no primary");
    };
    for (const [index, node] of nodes.entries()) {
      undoing.add(() => node.stop());
      node.start();
      // The first begins the cluster, the others copy it.
      const role = index === 0 ? "primary" : "replica";
      const log = join(folder, `${node.name}.log`);
      await until(`${node.name} is ${role}`, STARTS_WITHIN_MS, () => node.is(role), log);
    }
    const ports = await startHaproxy(programs.haproxy, folder, nodes, undoing);
    const application = password();
    const admin = addressOf(ports.primary, "postgres", passwords.superuser, "postgres");
    await until("HAProxy finds the primary", STARTS_WITHIN_MS, () => prepared(admin, application));
    const url = (port: number) => addressOf(port, "felistry", application, "felistry");
    return {
      nodes,
      primaryUrl: url(ports.primary),
      copyUrls: ports.copies.map(url),
      primary,
      stop: () => undoing.run(),
    };
  } catch (error) {
    await undoing.run();
    throw error;
  }
}

const password = () => randomBytes(18).toString("base64url");

const addressOf = (port: number, role: string, secret: string, database: string) =>
  `postgresql://${role}:${secret}@127.0.0.1:${port}/${database}`;

async function startEtcd(program: string, folder: string, undoing: Undoing): Promise<number> {
  const [client, peer] = [await freePort(), await freePort()];
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const logFile = join(folder, "etcd.log");
  const etcd = startOwn(
    program,
    Object.entries({
      name: "drill",
      "data-dir": join(folder, "etcd"),
      "listen-client-urls": at(client),
      "advertise-client-urls": at(client),
      "listen-peer-urls": at(peer),
      "initial-advertise-peer-urls": at(peer),
      "initial-cluster": `drill=${at(peer)}`,
    }).map(([name, value]) => `--${name}=${value}`),
    { logFile },
  );
  undoing.add(() => etcd.end("SIGTERM"));
  const isWell = async () => (await fetch(`${at(client)}/health`)).ok;
  await until("etcd answers", STARTS_WITHIN_MS, isWell, logFile);
  return client;
}

async function startHaproxy(
  program: string,
  folder: string,
  nodes: readonly PatroniNode[],
  undoing: Undoing,
): Promise<{ primary: number; copies: number[] }> {
  const ports: number[] = [];
  for (let count = 0; count <= nodes.length; count++) ports.push(await freePort());
  const example = await readFile(HAPROXY_EXAMPLE, "utf8");
  const settings = example
    .replaceAll(/bind \*:500(\d)/g, (_, at: string) => `bind 127.0.0.1:${ports[Number(at)]}`)
    .replaceAll(/(server (db\d)) \S+ check port 8008/g, (_, server: string, name: string) => {
      const { port, restPort } = nodes.find((node) => node.name === name)!;
      return `${server} 127.0.0.1:${port} check port ${restPort}`;
    });
  const file = join(folder, "haproxy.cfg");
  await writeFile(file, settings);
  const haproxy = startOwn(program, ["-db", "-f", file], { logFile: join(folder, "haproxy.log") });
  undoing.add(() => haproxy.end("SIGTERM"));
  const [primary, ...copies] = ports;
  return { primary: primary!, copies };
}

/** Makes the site's role and database. */
async function prepared(admin: string, application: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: admin, connectionTimeoutMillis: 2_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(`create role felistry login password '${application}'`);
    await client.query("create database felistry owner felistry");
    return true;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Debian's Patroni, etcd, HAProxy and PostgreSQL, as far as they are here. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DrillImpossible } from "./drill.ts";

export interface PatroniPrograms {
  readonly patroni: string;
  readonly etcd: string;
  readonly haproxy: string;
  /** The folder of PostgreSQL's programs. */
  readonly postgres: string;
}

const FOLDERS = ["/usr/bin", "/usr/sbin", "/usr/local/bin", "/usr/local/sbin"];
const VERSIONS = "/usr/lib/postgresql";
/** What Patroni calls, and expects in one folder. */
const NEEDED = ["postgres", "initdb", "pg_ctl", "pg_basebackup", "pg_rewind", "pg_controldata"];

/** @throws {DrillImpossible} naming all that are missing */
export function findPatroniPrograms(): PatroniPrograms {
  const patroni = found("patroni");
  const etcd = found("etcd");
  const haproxy = found("haproxy");
  const postgres = newestPostgres();
  const missing = [
    !patroni && "patroni",
    !etcd && "etcd-server",
    !haproxy && "haproxy",
    !postgres && "postgresql-15",
  ].filter((name) => name !== false);
  if (!patroni || !etcd || !haproxy || !postgres)
    throw new DrillImpossible(
      `Missing: ${missing.join(", ")}. On Debian 12: apt-get install --no-install-recommends ${missing.join(" ")} (nothing of it needs to run as a service).`,
    );
  return { patroni, etcd, haproxy, postgres };
}

function found(name: string): string | undefined {
  return FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** The folder of the programs of the newest that is installed. */
export function newestPostgres(): string | undefined {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  return versions
    .filter((version) => Number(version) >= 15)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(VERSIONS, version, "bin"))
    .find((folder) => NEEDED.every((name) => existsSync(join(folder, name))));
}

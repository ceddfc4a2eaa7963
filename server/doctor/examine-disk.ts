import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { freeBytesOf } from "../storage/file-store.ts";
import { doubtful, well, wrong, type Finding } from "./finding.ts";

type Disks = Pick<Config, "dataDir" | "backups" | "diskReserveMb" | "databaseUrl">;

export async function examineDisk(config: Disks): Promise<Finding[]> {
  const { dataDir, backups, diskReserveMb, databaseUrl } = config;
  const failure = await whyNotWritable(dataDir);
  if (failure !== null)
    return [
      wrong(
        "DATA_DIR",
        `${dataDir} cannot be written to (${failure}). Give it to the user that runs the site.`,
      ),
    ];
  const free = await freeBytesOf(dataDir);
  const megabytes = Math.floor(free / 1_000_000);
  const findings = [
    megabytes > 4 * diskReserveMb
      ? well("Disk", `${megabytes} MB are free in ${dataDir}.`)
      : wrong(
          "Disk",
          `Only ${megabytes} MB are free in ${dataDir}, and uploads are refused below ${diskReserveMb} MB. Make room.`,
        ),
  ];
  if (databaseUrl === undefined && (await isSameDisk(dataDir, backups.folder)))
    findings.push(
      doubtful(
        "Backups",
        `They are on the same disk as the site, and die with it. Set BACKUP_DIR to a folder on another one.`,
      ),
    );
  return findings;
}

async function whyNotWritable(folder: string): Promise<string | null> {
  const trial = join(folder, `.doctor-${randomBytes(6).toString("hex")}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(trial, "");
    return null;
  } catch (error) {
    return (error as { code?: string }).code ?? (error as Error).message;
  } finally {
    await rm(trial, { force: true }).catch(() => {});
  }
}

/** A folder that is not there yet will be on the disk of `one`. */
async function isSameDisk(one: string, other: string): Promise<boolean> {
  const there = await stat(other).catch(() => null);
  return there === null || there.dev === (await stat(one)).dev;
}

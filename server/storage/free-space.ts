/** Free disk space: checked before large work, and reported when it runs out. */
import type { Config } from "../config.ts";
import { refuse } from "../http/refusal.ts";
import { freeBytesOf } from "./file-store.ts";

/** A full disk, or an exhausted quota. */
const FULL = new Set(["ENOSPC", "EDQUOT"]);

export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && FULL.has((error as { code?: string }).code ?? "");
}

/**
 * Reserves the space that the database needs to continue.
 * @throws {Refusal} storage_full
 */
export async function requireRoom(config: Disk, bytes: number): Promise<void> {
  if (!(await hasRoom(config, bytes))) refuse("storage_full");
}

type Disk = Pick<Config, "dataDir" | "diskReserveMb">;

export async function hasRoom({ dataDir, diskReserveMb }: Disk, bytes: number): Promise<boolean> {
  return (await freeBytesOf(dataDir)) >= diskReserveMb * 1_000_000 + bytes;
}

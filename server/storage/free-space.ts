/** Room on the disk: asked for before big work, and what it means when there is none. */
import type { Config } from "../config.ts";
import { refuse } from "../http/refusal.ts";
import { freeBytesOf } from "./file-store.ts";

/** Of a disk, or of a share of it. */
const FULL = new Set(["ENOSPC", "EDQUOT"]);

export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && FULL.has((error as { code?: string }).code ?? "");
}

/**
 * Leaves the database the room that it needs to go on.
 * @throws {Refusal} storage_full
 */
export async function requireRoom(config: Disk, bytes: number): Promise<void> {
  if (!(await hasRoom(config, bytes))) refuse("storage_full");
}

type Disk = Pick<Config, "dataDir" | "diskReserveMb">;

export async function hasRoom({ dataDir, diskReserveMb }: Disk, bytes: number): Promise<boolean> {
  return (await freeBytesOf(dataDir)) >= diskReserveMb * 1_000_000 + bytes;
}

/**
 * Where the log of changes (PostgreSQL's write-ahead log) is kept: one folder per unbroken stretch, with the base backups
 * to which it can be applied. A gap, or a restore, starts a new folder.
 */
import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { syncFolder } from "../place.ts";

export const LOG = "log";
export const SEGMENT_BYTES = 16 * 1024 * 1024;
export const PARTIAL = ".partial";
export const PACKED = ".zst";
export const COVERED = "covered";
const SEGMENT = /^[0-9A-F]{24}(?:\.partial|\.zst)?$/;

const base = z.object({
  /** The archive next to it. */
  file: z.string(),
  startedAt: z.iso.datetime(),
  /** From here on, recovery can stop at any moment. */
  endedAt: z.iso.datetime(),
  /** The first segment to replay. */
  firstSegment: z.string(),
});
export type Base = z.infer<typeof base>;

/** A stretch's folder has the name of its replication slot in the database, which links the two. */
export function stretchFolder(folder: string, slot: string): string {
  return join(folder, LOG, slot);
}

export function segmentName(timeline: number, position: bigint): string {
  const number = position / BigInt(SEGMENT_BYTES);
  const [high, low] = [number / 256n, number % 256n];
  return [BigInt(timeline), high, low]
    .map((part) => part.toString(16).toUpperCase().padStart(8, "0"))
    .join("");
}

/** The log position where a segment begins. */
export function positionOf(segment: string): bigint {
  const [high, low] = [segment.slice(8, 16), segment.slice(16, 24)].map((part) =>
    BigInt(`0x${part}`),
  );
  return (high! * 256n + low!) * BigInt(SEGMENT_BYTES);
}

/** Parses PostgreSQL's notation for positions, "16/B374D848". */
export function positionFrom(text: string): bigint {
  const [high, low] = text.split("/").map((part) => BigInt(`0x${part}`));
  return (high! << 32n) + low!;
}

export function positionText(position: bigint): string {
  return `${(position >> 32n).toString(16)}/${(position & 0xffffffffn).toString(16)}`.toUpperCase();
}

export async function segmentsIn(stretch: string): Promise<string[]> {
  return (await namesIn(stretch)).filter((name) => SEGMENT.test(name)).toSorted();
}

const describing = (file: string): string => file.replace(/\.tar\.zst$/, ".json");

/** From now on the archive counts: whoever looks meanwhile, or after a power cut, finds all of this or nothing. */
export async function keepBase(stretch: string, made: Base): Promise<void> {
  const file = join(stretch, describing(made.file));
  await writeFile(`${file}.part`, JSON.stringify(made), { mode: 0o600, flush: true });
  await rename(`${file}.part`, file);
  await syncFolder(stretch);
}

/** Newest first. One whose description was cut off by a crash does not count: the others still bring everything back. */
export async function basesIn(stretch: string): Promise<Base[]> {
  const names = (await namesIn(stretch)).filter((name) => /^base-.*\.json$/.test(name));
  const found = await Promise.all(
    names.map(async (name) => described(await readFile(join(stretch, name), "utf8"))),
  );
  return found
    .filter((each) => each !== null)
    .toSorted((a, b) => b.endedAt.localeCompare(a.endedAt));
}

function described(text: string): Base | null {
  try {
    return base.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The moment up to which the stretch contains all changes; null if it is still empty. */
export async function coveredUntil(stretch: string): Promise<Date | null> {
  const text = await readFile(join(stretch, COVERED), "utf8").catch(() => "");
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** Stretches of the log, newest first. */
export async function stretchesIn(folder: string): Promise<string[]> {
  const names = await namesIn(join(folder, LOG));
  return names
    .toSorted()
    .toReversed()
    .map((name) => stretchFolder(folder, name));
}

/** Keeps what is needed to restore any moment since `since`, and at least the newest base of the stretch in use. */
export async function pruneLog(folder: string, current: string, since: Date): Promise<void> {
  for (const stretch of await stretchesIn(folder)) {
    const bases = await basesIn(stretch);
    if (stretch !== current && (await lastTouched(stretch)) < since.getTime()) {
      await rm(stretch, { recursive: true, force: true });
      continue;
    }
    // The newest that existed by then, and all later ones.
    const before = bases.findIndex(({ endedAt }) => new Date(endedAt) <= since);
    for (const { file } of before < 0 ? [] : bases.slice(before + 1)) {
      await rm(join(stretch, describing(file)), { force: true });
      await rm(join(stretch, file), { force: true });
    }
    const oldest = (before < 0 ? bases : bases.slice(0, before + 1)).at(-1);
    if (!oldest) continue;
    for (const name of await segmentsIn(stretch))
      if (name.slice(0, 24) < oldest.firstSegment) await rm(join(stretch, name), { force: true });
  }
}

async function lastTouched(stretch: string): Promise<number> {
  return Math.max(
    (await stat(stretch)).mtimeMs,
    await stat(join(stretch, COVERED)).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    ),
  );
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}

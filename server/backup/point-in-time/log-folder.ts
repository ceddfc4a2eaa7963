/**
 * Where the log of changes (PostgreSQL's write-ahead log) is kept: a folder for each unbroken stretch of it, with the base
 * backups that it can be played on top of. A gap, or a restore, begins a new folder.
 */
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

export const LOG = "log";
export const SEGMENT_BYTES = 16 * 1024 * 1024;
export const PARTIAL = ".partial";
export const PACKED = ".zst";
export const COVERED = "covered";
const SEGMENT = /^[0-9A-F]{24}(?:\.partial|\.zst)?$/;

const base = z.object({
  /** The archive beside it. */
  file: z.string(),
  startedAt: z.iso.datetime(),
  /** From here on the log can be stopped at any moment. */
  endedAt: z.iso.datetime(),
  /** The first segment that is played. */
  firstSegment: z.string(),
});
export type Base = z.infer<typeof base>;

/** The folder of a stretch is named as its replication slot in the database, which is how the two find each other. */
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

/** Where in the log a segment begins. */
export function positionOf(segment: string): bigint {
  const [high, low] = [segment.slice(8, 16), segment.slice(16, 24)].map((part) =>
    BigInt(`0x${part}`),
  );
  return (high! * 256n + low!) * BigInt(SEGMENT_BYTES);
}

/** "16/B374D848" as PostgreSQL writes positions. */
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

/** The newest first. */
export async function basesIn(stretch: string): Promise<Base[]> {
  const names = (await namesIn(stretch)).filter((name) => /^base-.*\.json$/.test(name));
  const bases = await Promise.all(
    names.map(async (name) => base.parse(JSON.parse(await readFile(join(stretch, name), "utf8")))),
  );
  return bases.toSorted((a, b) => b.endedAt.localeCompare(a.endedAt));
}

/** Up to which moment all changes are in the stretch; null where it has not begun. */
export async function coveredUntil(stretch: string): Promise<Date | null> {
  const text = await readFile(join(stretch, COVERED), "utf8").catch(() => "");
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** Stretches of the log, the newest first. */
export async function stretchesIn(folder: string): Promise<string[]> {
  const names = await namesIn(join(folder, LOG));
  return names
    .toSorted()
    .toReversed()
    .map((name) => stretchFolder(folder, name));
}

/** Keeps what takes to go back to any moment since `since`, and of the stretch in use at least its newest base. */
export async function pruneLog(folder: string, current: string, since: Date): Promise<void> {
  for (const stretch of await stretchesIn(folder)) {
    const bases = await basesIn(stretch);
    if (stretch !== current && (await lastTouched(stretch)) < since.getTime()) {
      await rm(stretch, { recursive: true, force: true });
      continue;
    }
    // The newest that was there by then, and all after it.
    const before = bases.findIndex(({ endedAt }) => new Date(endedAt) <= since);
    for (const { file } of before < 0 ? [] : bases.slice(before + 1)) {
      await rm(join(stretch, file.replace(/\.tar\.zst$/, ".json")), { force: true });
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

/** Where a backup is stored: a file, or an object in a bucket, that exists only once it is complete. */
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Readable } from "node:stream";
import type { S3Config } from "../config.ts";
import type { Sink } from "./sink.ts";
import { isInS3, openS3Sink, openS3Source } from "./s3.ts";
import { Unusable } from "./unusable.ts";

/** A name, and the S3 client if it begins with `s3://`. */
export interface Place {
  readonly place: string;
  readonly s3?: S3Config;
}

export async function openSink({ place, s3 }: Place): Promise<Sink> {
  if (isInS3(place) && s3) return openS3Sink(place, s3);
  const file = resolve(place);
  if (await sizeOf(file)) throw new Unusable(`${place} exists already. Give a name that is free.`);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.part`;
  const handle = await open(part, "w", 0o600);
  const stream = createWriteStream("", { fd: handle, highWaterMark: 1024 * 1024, flush: true });
  return {
    stream,
    async keep() {
      await rename(part, file);
      await syncFolder(dirname(file));
    },
    async discard() {
      stream.destroy();
      await rm(part, { force: true });
    },
  };
}

export async function openSource({
  place,
  s3,
}: Place): Promise<{ stream: Readable; size: number }> {
  if (isInS3(place) && s3) return openS3Source(place, s3);
  const size = await sizeOf(resolve(place));
  if (size === null) throw new Unusable(`There is no file ${place}.`);
  return { stream: createReadStream(resolve(place), { highWaterMark: 1024 * 1024 }), size };
}

async function sizeOf(file: string): Promise<number | null> {
  return stat(file).then(
    (found) => found.size,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return null;
      throw error;
    },
  );
}

/** A new name is safely on disk only once its folder is synced. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

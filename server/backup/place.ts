/** Where a backup lies: a file that is there when it is whole, and not before. */
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Readable, Writable } from "node:stream";
import { Unusable } from "./unusable.ts";

export interface Sink {
  readonly stream: Writable;
  /** Once all is written: gives it its name. */
  keep(): Promise<void>;
  discard(): Promise<void>;
}

export async function openSink(place: string): Promise<Sink> {
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

export async function openSource(place: string): Promise<{ stream: Readable; size: number }> {
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

/** A new name is on the disk only with its folder. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

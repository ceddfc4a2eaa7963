/** The store's files for a backup: they never change once named, so they can be read while the site is running. */
import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, opendir, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import type { TarEntry } from "./tar.ts";

/** Names of files still being written. */
const UNFINISHED = /\.(?:part|tmp|unfinished)$/;

export interface FilesSum {
  readonly count: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** A checksum over all files in the order in which they are read. */
export class FilesHash {
  private readonly hash: Hash = createHash("sha256");
  private count = 0;
  private bytes = 0;

  begin(key: string, size: number): void {
    this.count++;
    this.bytes += size;
    this.hash.update(`${key}\n${size}\n`);
  }

  update(chunk: Uint8Array): void {
    this.hash.update(chunk);
  }

  sum(): FilesSum {
    return { count: this.count, bytes: this.bytes, sha256: this.hash.copy().digest("hex") };
  }
}

/** Yields the keys of all files below `root` without collecting them: there may be millions. */
export async function* keysBelow(root: string, folder = ""): AsyncGenerator<string> {
  const entries = await opendir(join(root, folder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  for await (const entry of entries) {
    const key = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* keysBelow(root, key);
    else if (entry.isFile() && !UNFINISHED.test(entry.name)) yield key;
  }
}

/** The file as an entry; null if it was deleted meanwhile. */
export async function fileEntry(
  root: string,
  key: string,
  name: string,
  hash: FilesHash,
): Promise<TarEntry | null> {
  const file = await opened(join(root, key));
  if (!file) return null;
  const { size } = await file.stat();
  hash.begin(key, size);
  return { name, size, body: contentOf(file, size, hash) };
}

async function opened(path: string): Promise<FileHandle | null> {
  return open(path, "r").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}

async function* contentOf(file: FileHandle, size: number, hash: FilesHash): AsyncGenerator<Buffer> {
  if (size === 0) return void (await file.close());
  const stream = createReadStream("", { fd: file, end: size - 1, highWaterMark: 256 * 1024 });
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    yield chunk;
  }
}

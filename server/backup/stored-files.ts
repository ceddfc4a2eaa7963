/** The store's files for a backup: they never change once named, so they can be read while the site is running. */
import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, opendir, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore } from "../storage/file-store.ts";
import { siteFiles, type FilesConfig } from "../storage/site-files.ts";
import type { TarEntry } from "./tar.ts";

/** Names of files still being written. */
const UNFINISHED = /\.(?:part|tmp|unfinished)$/;

export interface FilesSum {
  readonly count: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** A folder, or a store elsewhere. */
export type BackedUpFiles = string | FileStore;

export function filesToBackUp(config: FilesConfig): BackedUpFiles {
  return config.storage ? siteFiles(config) : join(config.dataDir, "files");
}

export async function* keysOf(files: BackedUpFiles): AsyncGenerator<string> {
  if (typeof files === "string") yield* keysBelow(files);
  else for await (const { key } of files.list()) yield key;
}

/** The file as an entry; null if it was deleted meanwhile. */
export async function entryOf(
  files: BackedUpFiles,
  key: string,
  name: string,
  hash: FilesHash,
): Promise<TarEntry | null> {
  if (typeof files === "string") return fileEntry(files, key, name, hash);
  const bytes = await files.get(key).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (!bytes) return null;
  hash.begin(key, bytes.length);
  hash.update(bytes);
  return { name, size: bytes.length, body: pieceOf(bytes) };
}

async function* pieceOf(bytes: Buffer): AsyncGenerator<Buffer> {
  if (bytes.length > 0) yield bytes;
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

async function fileEntry(
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

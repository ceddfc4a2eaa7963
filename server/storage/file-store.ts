/**
 * Where files are kept, and how on disk: under DATA_DIR/files, accessible only to the server's user. Keys under `public/` are served to
 * everybody, others have no address.
 */
import { randomBytes } from "node:crypto";
import {
  access,
  chmod,
  mkdir,
  open,
  opendir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
} from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";

export interface StoredFile {
  readonly key: string;
  /** Milliseconds since the epoch. */
  readonly writtenAt: number;
}

export interface FileStore {
  /** When it resolves, the complete file is on the disk; until then, and if it fails, there is none. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer>;
  exists(key: string): Promise<boolean>;
  /** Also succeeds if there is none. */
  delete(key: string): Promise<void>;
  /** All files in no particular order, including those a crash left half-written. */
  list(): AsyncIterable<StoredFile>;
  freeBytes(): Promise<number>;
}

const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
export const KEY = /^[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*(?:\.[A-Za-z0-9]+)*$/;

/** The files of a server's data directory. */
export function dataStore(dataDir: string): FileStore {
  return diskStore(join(dataDir, "files"));
}

export function diskStore(root: string): FileStore {
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`no key of a file: ${JSON.stringify(key)}`);
    return join(root, key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const aside = `${path}.${randomBytes(6).toString("hex")}.part`;
      await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE });
      try {
        await writeSynced(aside, bytes);
        await rename(aside, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(aside, { force: true }).catch(() => {});
        throw error;
      }
    },
    get: (key) => readFile(pathOf(key)),
    exists: (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
    delete: (key) => rm(pathOf(key), { force: true }),
    list: () => filesBelow(root),
    freeBytes: () => freeBytesOf(root),
  };
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx", FILE_MODE);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A name survives a power failure only if its folder has been synced too. */
async function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders.
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function* filesBelow(root: string): AsyncGenerator<StoredFile> {
  for await (const path of entriesBelow(root)) {
    // It may have been deleted since.
    const entry = await stat(path).catch(() => null);
    if (entry?.isFile())
      yield { key: relative(root, path).replaceAll(sep, "/"), writtenAt: entry.mtimeMs };
  }
}

async function* entriesBelow(root: string): AsyncGenerator<string> {
  const folder = await opendir(root, { recursive: true }).catch((error: unknown) => {
    if ((error as { code?: string }).code === "ENOENT") return [];
    throw error;
  });
  for await (const entry of folder) yield join(entry.parentPath, entry.name);
}

/** Free bytes on the disk that `path` is on, or will be once it is created. */
export async function freeBytesOf(path: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(path);
    return bavail * bsize;
  } catch (error) {
    if ((error as { code?: string }).code !== "ENOENT") throw error;
    return freeBytesOf(dirname(path));
  }
}

/**
 * Closes files and folders that an earlier release left open to every user of the machine. The outermost folder comes
 * last: it marks the work as done.
 */
export async function closeToOthers(dataDir: string): Promise<void> {
  const root = join(dataDir, "files");
  const folder = await stat(root).catch(() => null);
  if (folder === null) {
    await mkdir(root, { recursive: true, mode: FOLDER_MODE });
    return;
  }
  if ((folder.mode & 0o777) === FOLDER_MODE) return;
  for await (const path of entriesBelow(root)) {
    const entry = await stat(path).catch(() => null);
    if (entry) await chmod(path, entry.isDirectory() ? FOLDER_MODE : FILE_MODE);
  }
  await chmod(root, FOLDER_MODE);
}

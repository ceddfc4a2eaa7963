/** Where files live: on disk under DATA_DIR/files. Keys under `public/` are served to everybody, others to nobody by address. */
import { join } from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";

export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer>;
  exists(key: string): Promise<boolean>;
  delete(key: string): Promise<void>;
}

/** The files of a server's data directory. */
export function dataStore(dataDir: string): FileStore {
  return diskStore(join(dataDir, "files"));
}

export function diskStore(root: string): FileStore {
  const disk = new Disk(new FSDriver({ location: root, visibility: "private" }));
  return {
    put: (key, bytes) => disk.put(key, bytes),
    get: async (key) => Buffer.from(await disk.getBytes(key)),
    exists: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
  };
}

/** Where a site keeps its files: below DATA_DIR, or in a bucket. */
import type { Config } from "../config.ts";
import { dataStore, type FileStore } from "./file-store.ts";
import { s3Store } from "./s3/s3-store.ts";

export type FilesConfig = Pick<Config, "dataDir" | "storage" | "s3">;

export function siteFiles({ dataDir, storage, s3 }: FilesConfig): FileStore {
  return storage ? s3Store(storage, s3) : dataStore(dataDir);
}

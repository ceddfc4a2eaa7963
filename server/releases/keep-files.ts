/**
 * The built scripts, styles and fonts of the releases that serve the same registry. Their names are hashes of what is in
 * them. While a release takes over, a page of one is completed by a process of the other, and a page that was open before
 * loads its next part from the new one: whichever is asked has the files of both.
 */
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Pool } from "pg";
import { inTransaction } from "../db/transaction.ts";
import type { Db } from "../db/transaction.ts";
import {
  deleteOldFiles,
  insertFiles,
  renewFiles,
  selectFile,
  selectKept,
  takeTurn,
} from "./statements.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
};

/** As long as the table's check allows. */
const NAME = /^[\w.-]{1,200}$/;

/** One statement's parameters are in memory at once. */
const BATCH = 100;

/** Before the first page is served: nobody may be sent a page whose files only this process has. */
export async function keepReleaseFiles(pool: Pool, assets: string): Promise<void> {
  const names = (await readdir(assets)).filter((name) => TYPES[extname(name)] !== undefined);
  await inTransaction(pool, async (tx) => {
    await takeTurn(tx);
    const [kept] = await selectKept(tx, { names });
    const known = new Set(kept!.names);
    const added = names.filter((name) => !known.has(name));
    const release = kept!.newest! + (added.length > 0 ? 1 : 0);
    for (let first = 0; first < added.length; first += BATCH) {
      const batch = added.slice(first, first + BATCH);
      const contents = await Promise.all(batch.map((name) => readFile(join(assets, name))));
      await insertFiles(tx, { names: batch, contents, release });
    }
    await renewFiles(tx, { names, release });
    await deleteOldFiles(tx, { release });
  });
}

export interface ReleaseFile {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Of any release that is kept. */
export async function releaseFile(db: Db, name: string): Promise<ReleaseFile | null> {
  const type = TYPES[extname(name)];
  if (type === undefined || !NAME.test(name)) return null;
  const [file] = await selectFile(db, { name });
  return file ? { type, bytes: file.bytes! } : null;
}

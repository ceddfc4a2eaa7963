/**
 * Stores files as objects in a bucket. S3 keeps an object once it has all of it, with the checksum that the request is
 * signed with, so that a torn upload leaves none.
 */
import type { S3Config } from "../../config.ts";
import type { StorageConfig } from "../../config-values.ts";
import { KEY, type FileStore, type StoredFile } from "../file-store.ts";
import { S3Away, s3Client, S3Refused, textOf, type S3Client } from "./s3-client.ts";

/** Somebody waits for a picture; what cannot be stored or read within this is answered 503. */
const PATIENCE = { tries: 3, pauseMs: 50, withinMs: 3_000, altogetherMs: 4_000 };
const NO_ROOM = /Quota|StorageFull|InsufficientStorage/i;

export function s3Store({ bucket, prefix }: StorageConfig, config: S3Config): FileStore {
  const client = s3Client(config, PATIENCE);
  const pathOf = (key: string): string[] => {
    if (!KEY.test(key)) throw new Error(`no key of a file: ${JSON.stringify(key)}`);
    return [bucket, ...prefix, ...key.split("/")];
  };
  const exists = async (key: string) =>
    (await client.ask("HEAD", pathOf(key), { expected: [404] })).ok;
  return {
    async put(key, bytes) {
      await client.ask("PUT", pathOf(key), { body: Buffer.from(bytes) }).catch(asDiskError);
    },
    async get(key) {
      for (let attempt = 1; ; attempt++) {
        const answer = await client.ask("GET", pathOf(key), { expected: [404] });
        if (answer.status === 404) throw missing(key);
        try {
          return await whole(answer);
        } catch (error) {
          if (attempt === PATIENCE.tries) throw new S3Away((error as Error).message);
        }
      }
    },
    exists,
    async delete(key) {
      await client.ask("DELETE", pathOf(key), { expected: [404] });
    },
    list: () => objectsBelow(client, bucket, prefix),
    freeBytes: async () => Infinity,
  };
}

/** @throws if the connection broke off before the end */
async function whole(answer: Response): Promise<Buffer> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const announced = answer.headers.get("content-length");
  if (announced !== null && bytes.length !== Number(announced))
    throw new Error("the answer broke off");
  return bytes;
}

function missing(key: string): Error {
  return Object.assign(new Error(`there is no file ${key}`), { code: "ENOENT" });
}

/** A full store is told like a full disk. */
function asDiskError(error: unknown): never {
  if (error instanceof S3Refused && (error.status === 507 || NO_ROOM.test(error.code)))
    throw Object.assign(new Error(error.message), { code: "ENOSPC" });
  throw error;
}

async function* objectsBelow(
  client: S3Client,
  bucket: string,
  prefix: readonly string[],
): AsyncGenerator<StoredFile> {
  const start = prefix.map((part) => `${part}/`).join("");
  for (let next = ""; ;) {
    const page = new URLSearchParams({ "list-type": "2", prefix: start });
    if (next) page.set("continuation-token", next);
    const query = page.toString().replaceAll("+", "%20");
    const xml = await (await client.ask("GET", [bucket], { query })).text();
    for (const [, content = ""] of xml.matchAll(/<Contents>([^]*?)<\/Contents>/g)) {
      const key = textOf(content, "Key").slice(start.length);
      // Others may keep something beside it.
      if (KEY.test(key)) yield { key, writtenAt: Date.parse(textOf(content, "LastModified")) };
    }
    next = textOf(xml, "NextContinuationToken");
    if (!next) return;
  }
}

/** The call may be repeated once the store answers. */
export function isStorageAway(error: unknown): boolean {
  return error instanceof S3Away || (error instanceof S3Refused && error.status >= 500);
}

/**
 * The key that signs checkpoints. The private half is a file of the store, and so in every backup; the public half is a row, by which
 * each process finds the file.
 */
import { createPrivateKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { isKeyName, publicKeyOf } from "@felistry/domain/proofs/note.ts";
import type { Config } from "../config.ts";
import type { Tx } from "../db/transaction.ts";
import type { FileStore } from "../storage/file-store.ts";
import { insertKey, selectNewestKey } from "./statements.ts";

export interface LogTools {
  readonly files: FileStore;
  readonly config: Pick<Config, "publicOrigin">;
}

interface SigningKey {
  readonly id: number;
  /** The log's name. */
  readonly name: string;
  readonly privateKey: KeyObject;
}

/** There is a public key, but not its private half: nothing can be signed. */
export class LogKeyLost extends Error {
  override name = "LogKeyLost";
}

/**
 * The newest key; the first one is made here. The caller holds the log's lock.
 *
 * @throws {LogKeyLost}
 */
export async function signingKey(tx: Tx, tools: LogTools): Promise<SigningKey> {
  const [known] = await selectNewestKey(tx);
  if (!known) return makeKey(tx, tools);
  const file = fileOf(known.public_key);
  const pem = await tools.files.get(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT")
      throw new LogKeyLost(
        `The log's private key is not in the file store (${file}). Bring it back from a backup, or begin a new one: npm run log -- new-key`,
      );
    throw error;
  });
  return { id: known.id, name: known.name, privateKey: createPrivateKey(pem) };
}

/** Signs from now on; earlier keys stay published. */
export async function makeKey(tx: Tx, { files, config }: LogTools): Promise<SigningKey> {
  const { privateKey } = generateKeyPairSync("ed25519");
  const publicKey = Buffer.from(publicKeyOf(privateKey));
  const name = nameOf(config.publicOrigin);
  const pem = privateKey.export({ type: "pkcs8", format: "pem" });
  await files.put(fileOf(publicKey), Buffer.from(pem));
  const [made] = await insertKey(tx, { name, publicKey });
  return { id: made!.id, name, privateKey };
}

/** `felistry.example/log`, where the log is published. */
function nameOf(publicOrigin: string): string {
  const name = `${new URL(publicOrigin).host}/log`;
  if (!isKeyName(name)) throw new Error(`${name} cannot name a log`);
  return name;
}

function fileOf(publicKey: Uint8Array): string {
  return `keys/log-${Buffer.from(publicKey).toString("hex").slice(0, 16)}.pem`;
}

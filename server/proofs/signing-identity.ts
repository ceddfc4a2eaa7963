/** Who signs the site's papers: the operator's P12 file if there is one, otherwise an identity made at the first signature and kept. */
import { readFile } from "node:fs/promises";
import type { Pool } from "pg";
import { baseLocale } from "@felistry/i18n/locale.ts";
import type { Config } from "../config.ts";
import { inTransaction } from "../db/transaction.ts";
import {
  BadIdentity,
  makeIdentity,
  readIdentity,
  readP12,
  type SigningIdentity,
} from "../print/signing/identity.ts";
import type { FileStore } from "../storage/file-store.ts";
import { lockLog } from "./statements.ts";

export const IDENTITY_FILE = "keys/papers.pem";

export interface IdentityTools {
  readonly pool: Pool;
  readonly files: FileStore;
  readonly config: Pick<Config, "signing" | "siteName">;
}

/** Read once by each process. */
const known = new WeakMap<FileStore, Promise<SigningIdentity>>();

export function signingIdentity(tools: IdentityTools): Promise<SigningIdentity> {
  const reading = known.get(tools.files) ?? identityFrom(tools);
  known.set(tools.files, reading);
  // After a failure it is tried again.
  reading.catch(() => known.delete(tools.files));
  return reading;
}

async function identityFrom({ pool, files, config }: IdentityTools): Promise<SigningIdentity> {
  if (config.signing) return operatorsIdentity(config.signing);
  // One process makes it, the others read it.
  return inTransaction(pool, async (tx) => {
    await lockLog(tx);
    if (!(await files.exists(IDENTITY_FILE))) {
      const pem = await makeIdentity(config.siteName[baseLocale], new Date());
      await files.put(IDENTITY_FILE, Buffer.from(pem));
    }
    return readIdentity((await files.get(IDENTITY_FILE)).toString());
  });
}

/** @throws {BadIdentity} naming the variable */
export async function operatorsIdentity({
  p12,
  password,
}: NonNullable<Config["signing"]>): Promise<SigningIdentity> {
  const file = await readFile(p12).catch((error: Error) => {
    throw new BadIdentity(`SIGNING_P12: ${error.message}`);
  });
  try {
    return readP12(file, password);
  } catch (error) {
    throw new BadIdentity(`SIGNING_P12: ${(error as Error).message}`);
  }
}

/** The operator's commands for the log: `npm run log -- audit`, `npm run log -- new-key`. */
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { keyText, publicKeyOf } from "@felistry/domain/proofs/note.ts";
import type { Pool } from "pg";
import type { Config } from "../../config.ts";
import { inTransaction } from "../../db/transaction.ts";
import { withDatabase } from "../../operator-database.ts";
import { siteFiles } from "../../storage/site-files.ts";
import { BadProofUsage, keysIn } from "../keys-in.ts";
import { makeKey } from "../log-key.ts";
import { lockLog } from "../statements.ts";
import { auditLog, type Audited } from "./audit.ts";
import type { KeptCheckpoint } from "./audit-tree.ts";

export const LOG_USAGE = `  log audit               find what was changed behind the back of the log of decisions
                          (--checkpoint <file>: the log must begin as it did at this checkpoint, kept elsewhere;
                           --key <key or file>: which this key must have signed)
  log new-key             sign the log with a new key from now on; earlier keys stay published`;

interface Output {
  say(line: string): void;
}

/** @returns whether all is as it was decided */
export async function logCommand(
  [verb, ...rest]: readonly string[],
  config: Config,
  output: Output,
): Promise<boolean> {
  if (verb === "audit") return audit(rest, config, output);
  if (verb === "new-key" && rest.length === 0) return newKey(config, output);
  throw new BadProofUsage("log takes: audit, or new-key.");
}

async function audit(args: readonly string[], config: Config, { say }: Output): Promise<boolean> {
  const kept = await keptCheckpoint(args);
  const { entries, findings } = await withDatabase(config, { migrate: false }, (pool) =>
    auditNow(pool, kept),
  );
  for (const finding of findings) say(finding);
  say(
    findings.length === 0
      ? `${entries} entries, and all that they say is as it was decided.`
      : `${entries} entries, and ${findings.length} findings.`,
  );
  return findings.length === 0;
}

/** As of one moment, while the site goes on serving. */
async function auditNow(pool: Pool, kept: readonly KeptCheckpoint[]): Promise<Audited> {
  const client = await pool.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    await client.query("set local statement_timeout = 0");
    return await auditLog(client, kept);
  } finally {
    client.release(true);
  }
}

async function keptCheckpoint(args: readonly string[]): Promise<KeptCheckpoint[]> {
  const { checkpoint, key } = parsed(args);
  if (checkpoint === undefined && key !== undefined)
    throw new BadProofUsage("--key goes with --checkpoint.");
  if (checkpoint === undefined) return [];
  const note = await readFile(checkpoint, "utf8").catch((error: Error) => {
    throw new BadProofUsage(`${checkpoint}: ${error.message}`);
  });
  return [{ note, keys: key === undefined ? undefined : await keysIn(key) }];
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { checkpoint: { type: "string" }, key: { type: "string" } },
    }).values;
  } catch (error) {
    throw new BadProofUsage((error as Error).message);
  }
}

async function newKey(config: Config, { say }: Output): Promise<boolean> {
  const files = siteFiles(config);
  const made = await withDatabase(config, { migrate: true }, (pool) =>
    inTransaction(pool, async (tx) => {
      await lockLog(tx);
      return makeKey(tx, { files, config });
    }),
  );
  const key = keyText({ name: made.name, publicKey: publicKeyOf(made.privateKey) });
  say(`The log is signed with this key from the next decision on:\n  ${key}`);
  return true;
}

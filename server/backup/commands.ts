/** The commands `npm run backup`, `verify` and `restore`: their arguments and output. */
import { join } from "node:path";
import { parseArgs, type ParseArgsConfig } from "node:util";
import type { Config } from "../config.ts";
import { withDatabase, withMailQueue } from "../operator-database.ts";
import { inTransaction } from "../db/transaction.ts";
import { backupName } from "./kept-backups.ts";
import { keepBackingUp } from "./keep-backing-up.ts";
import { queueHeldMails } from "./mails.ts";
import { counted, inMegabytes, progressOn } from "./progress.ts";
import { momentOf } from "./point-in-time/moment.ts";
import { restoreAt } from "./point-in-time/restore-at.ts";
import { pauseOf } from "./pause.ts";
import { isInS3 } from "./s3.ts";
import { restoreSite } from "./restore-site.ts";
import { verifyBackup } from "./verify-backup.ts";
import { filesToBackUp } from "./stored-files.ts";
import { writeBackup } from "./write-backup.ts";
import type { Restored } from "./restore-backup.ts";

export const BACKUP_USAGE = `  backup [<file>]         write everything into one file, while the site serves (without one: into BACKUP_DIR)
  backup --every 24h --keep 14 [<folder>]   go on doing so, and keep the newest 14
                          (a file here and below may be s3://bucket/name, too)
  verify <file>           prove that a backup can be restored: into a database that is thrown away
  restore <file>          put a backup into an empty database (--replace: in place of what is there)
                          (--send-mails: send the mails that were waiting back then)
  restore --at "2026-11-22 10:00"   bring the embedded database back as it was at that moment by this machine's clock
  restore --send-mails    send the mails that an earlier restore held back`;

export class BadBackupUsage extends Error {}

export interface Output {
  say(line: string): void;
}

export async function backupCommand(
  args: readonly string[],
  config: Config,
  output: Output,
): Promise<void> {
  const { values, positionals } = understood(args, {
    every: { type: "string" },
    keep: { type: "string" },
  });
  const place = onePlace(positionals);
  if (values["every"] !== undefined) {
    const [every, keep] = [pauseOf(String(values["every"])), Number(values["keep"] ?? 14)];
    if (every === null) throw new BadBackupUsage("--every takes a time such as 30m, 24h or 7d.");
    if (!Number.isSafeInteger(keep) || keep < 1)
      throw new BadBackupUsage("--keep takes a number from 1.");
    if (place !== undefined && isInS3(place))
      throw new BadBackupUsage("--every keeps backups in a folder of this machine.");
    return keepBackingUp(
      config,
      { folder: place ?? config.backups.folder, every, keep },
      output.say,
    );
  }
  if (values["keep"] !== undefined) throw new BadBackupUsage("--keep goes with --every.");
  await backUpTo(place ?? join(config.backups.folder, backupName(new Date())), config, output);
}

async function backUpTo(place: string, config: Config, { say }: Output): Promise<void> {
  const started = performance.now();
  await withDatabase(config, { migrate: false }, async (_pool, databaseUrl) => {
    const { at, rows, files, bytes } = await writeBackup({
      databaseUrl,
      files: filesToBackUp(config),
      place,
      s3: config.s3,
      progress: progressOn(process.stderr),
    });
    say(
      `${place}: ${counted(rows)} rows and ${counted(files)} files as of ${at}, ${inMegabytes(bytes)}, in ${secondsSince(started)} s.`,
    );
    say(`Prove it with: npm run verify -- ${place}`);
  });
}

export async function verifyCommand(
  args: readonly string[],
  { s3 }: Config,
  { say }: Output,
): Promise<void> {
  const { positionals } = understood(args, {});
  const place = onePlace(positionals);
  if (place === undefined) throw new BadBackupUsage("Which file?");
  const started = performance.now();
  const verified = await verifyBackup({ place, s3 }, progressOn(process.stderr));
  say(
    `${place} can be restored: ${contentOf(verified)}, all as they were, in ${secondsSince(started)} s.`,
  );
}

export async function restoreCommand(
  args: readonly string[],
  config: Config,
  { say }: Output,
): Promise<void> {
  const { values, positionals } = understood(args, {
    replace: { type: "boolean", default: false },
    "send-mails": { type: "boolean", default: false },
    at: { type: "string" },
  });
  const place = onePlace(positionals);
  const sendMails = values["send-mails"] === true;
  if (values["at"] !== undefined) {
    if (place !== undefined) throw new BadBackupUsage("--at takes no file.");
    return goBackTo(momentOf(String(values["at"])), config, sendMails, { say });
  }
  if (place === undefined) {
    if (!sendMails) throw new BadBackupUsage("Which file?");
    return say(`${counted(await releaseMails(config))} mails are in the queue now.`);
  }
  const started = performance.now();
  const restored = await restoreSite({
    config,
    place,
    replace: values["replace"] === true,
    progress: progressOn(process.stderr),
    now: new Date(),
  });
  say(
    `The site is as it was at ${restored.head.at}: ${contentOf(restored)}, in ${secondsSince(started)} s.`,
  );
  for (const kept of restored.keptAside)
    say(`What was there before is in ${kept}; delete it when all is well.`);
  await sayMails(config, restored.heldMails, sendMails, say);
}

async function goBackTo(
  at: Date,
  config: Config,
  sendMails: boolean,
  { say }: Output,
): Promise<void> {
  const started = performance.now();
  say(`Going back to ${at.toString()}.`);
  const { keptAside, heldMails, filesFrom } = await restoreAt({
    config,
    at,
    progress: progressOn(process.stderr),
    now: new Date(),
  });
  say(`The database is as it was at ${at.toISOString()}, in ${secondsSince(started)} s.`);
  if (filesFrom !== null) say(`There were no files; those of ${filesFrom} are in their place.`);
  if (keptAside !== null)
    say(`What was there before is in ${keptAside}; delete it when all is well.`);
  await sayMails(config, heldMails, sendMails, say);
}

async function sayMails(
  config: Config,
  held: number,
  send: boolean,
  say: Output["say"],
): Promise<void> {
  if (held === 0) return;
  if (send)
    say(
      `${counted(await releaseMails(config))} mails that were waiting back then go out with the next start.`,
    );
  else
    say(
      `${counted(held)} mails that were waiting back then are held back, for most of them went out since. To send them: npm run restore -- --send-mails`,
    );
}

function releaseMails(config: Config): Promise<number> {
  return withDatabase(config, { migrate: true }, (pool, databaseUrl) =>
    withMailQueue(
      databaseUrl,
      () => {},
      (jobs) => inTransaction(pool, (tx) => queueHeldMails(tx, jobs)),
    ),
  );
}

function contentOf({ manifest }: Pick<Restored, "manifest">): string {
  const tables = Object.values(manifest.tables);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${counted(rows)} rows of ${tables.length} tables and ${counted(manifest.files.count)} files`;
}

function understood(args: readonly string[], options: NonNullable<ParseArgsConfig["options"]>) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new BadBackupUsage((error as Error).message);
  }
}

function onePlace(positionals: readonly string[]): string | undefined {
  if (positionals.length > 1) throw new BadBackupUsage(`Not understood: ${positionals[1]}`);
  return positionals[0];
}

function secondsSince(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(1);
}

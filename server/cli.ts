/** The operator's command line: `node server/cli.ts admin grant <email>`, or `npm run admin -- grant <email>`. */
import { parseArgs } from "node:util";
import { administrators, grantAdmin, revokeAdmin } from "./accounts/administrators.ts";
import { BadClubsUsage, clubsCommand, CLUBS_USAGE } from "./accounts/clubs/clubs-command.ts";
import {
  BACKUP_USAGE,
  backupCommand,
  BadBackupUsage,
  restoreCommand,
  verifyCommand,
} from "./backup/commands.ts";
import { Unusable } from "./backup/unusable.ts";
import { BadConfiguration, readConfig } from "./config.ts";
import { DatabaseInUseError } from "./db/embedded/single-server-lock.ts";
import { isDatabaseAway } from "./db/failures.ts";
import { ForeignSchema, newestMigration, TableInUse } from "./db/migrate.ts";
import { examine, said } from "./doctor/examine.ts";
import { BadRates, loadRates, newestRates } from "./market/finding/load-rates.ts";
import { S3Away, S3Refused } from "./storage/s3/s3-client.ts";
import { STORAGE_USAGE, storageCommand } from "./storage/command.ts";
import { withDatabase, withMailQueue } from "./operator-database.ts";
import { LOG_USAGE, logCommand } from "./proofs/audit/command.ts";
import { BadProofUsage } from "./proofs/keys-in.ts";
import { isPaper, PAPER_USAGE, verifyPaper } from "./proofs/verify-paper.ts";
import { RegistryNotEmpty, seedRegistry } from "./scale/seed-registry.ts";

const USAGE = `Usage:
  admin grant <email>     make a member an administrator
  admin revoke <email>    take that right away
  admin list              show the administrators
${CLUBS_USAGE}
  migrate                 bring the database to this release, as every start does
  doctor                  look whether this installation would work, and say what to mend
  rates load <file>       store rates of currencies from lines "day,currency,units for one euro"
  rates list              show the newest rate of each currency
  seed --cats <number>    fill an empty database with a synthetic registry (--force: one with members too)
${STORAGE_USAGE}
${BACKUP_USAGE}
${PAPER_USAGE}
${LOG_USAGE}`;

class BadUsage extends Error {}

/** @returns the exit code: 0 done, 1 could not be done, 2 not understood */
export async function runCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  try {
    return await run(args, env);
  } catch (error) {
    if (
      error instanceof BadUsage ||
      error instanceof BadBackupUsage ||
      error instanceof BadClubsUsage
    ) {
      console.error(`${error.message}\n\n${USAGE}`);
      return 2;
    }
    const known =
      error instanceof BadConfiguration ||
      error instanceof BadProofUsage ||
      error instanceof BadRates ||
      error instanceof DatabaseInUseError ||
      error instanceof ForeignSchema ||
      error instanceof TableInUse ||
      error instanceof RegistryNotEmpty ||
      error instanceof S3Away ||
      error instanceof S3Refused ||
      error instanceof Unusable;
    if (known) console.error(error.message);
    else if (isDatabaseAway(error))
      console.error(`The database cannot be reached: ${(error as Error).message}`);
    else console.error(error);
    return 1;
  }
}

async function storage(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const config = readConfig(env);
  if (!config.storage) throw new BadUsage("Set STORAGE_URL to s3://bucket/folder.");
  if (await storageCommand(args, config, (line) => console.log(line))) return 0;
  throw new BadUsage("storage takes: move disk s3, or move s3 disk.");
}

async function run([command, ...rest]: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  if (command === "admin") return admin(rest, env);
  if (command === "clubs") return clubs(rest, env);
  if (command === "migrate") return migrate(rest, env);
  if (command === "doctor") return doctor(rest, env);
  if (command === "rates") return rates(rest, env);
  if (command === "storage") return storage(rest, env);
  if (command === "seed") return seed(rest, env);
  const output = { say: (line: string) => console.log(line) };
  if (command === "backup") return done(backupCommand(rest, readConfig(env), output));
  if (command === "log") return (await logCommand(rest, readConfig(env), output)) ? 0 : 1;
  if (command === "verify" && isPaper(rest)) return (await verifyPaper(rest, output)) ? 0 : 1;
  if (command === "verify") return done(verifyCommand(rest, readConfig(env), output));
  if (command === "restore") return done(restoreCommand(rest, readConfig(env), output));
  throw new BadUsage(
    command === undefined ? "Which command?" : `There is no command "${command}".`,
  );
}

function clubs(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return clubsCommand(args, readConfig(env), {
    say: (line) => console.log(line),
    complain: (line) => console.error(line),
  });
}

async function migrate(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  if (args.length > 0) throw new BadUsage(`Not understood: ${args.join(" ")}`);
  return withDatabase(readConfig(env), { migrate: true }, async (pool) => {
    const client = await pool.connect();
    const newest = await newestMigration(client).finally(() => client.release());
    console.log(`The database is at ${newest?.tag}.`);
    return 0;
  });
}

async function doctor(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  if (args.length > 0) throw new BadUsage(`Not understood: ${args.join(" ")}`);
  const findings = await examine(readConfig(env));
  for (const line of said(findings)) console.log(line);
  return findings.some(({ state }) => state === "wrong") ? 1 : 0;
}

async function done(work: Promise<void>): Promise<number> {
  await work;
  return 0;
}

async function admin(
  [verb, email, ...more]: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  if (more.length > 0) throw new BadUsage(`Not understood: ${more.join(" ")}`);
  switch (verb) {
    case "list":
      if (email !== undefined) throw new BadUsage(`Not understood: ${email}`);
      return withDatabase(readConfig(env), { migrate: true }, async (pool) => {
        const found = await administrators(pool);
        for (const { email: address, first_name, last_name } of found)
          console.log(`${address}  ${first_name} ${last_name}`);
        if (found.length === 0) console.log("There is no administrator yet.");
        return 0;
      });
    case "grant":
    case "revoke": {
      if (email === undefined) throw new BadUsage(`Whom? Give the e-mail of a member.`);
      const config = readConfig(env);
      return withDatabase(config, { migrate: true }, async (pool, url) => {
        const outcome = await (verb === "grant"
          ? grantAdmin(pool, email)
          : withMailQueue(url, console.error, (jobs) =>
              revokeAdmin(pool, email, { jobs, config }),
            ));
        const line = OUTCOMES[outcome](email);
        const isRefused = outcome === "no-such-member" || outcome === "last-administrator";
        if (isRefused) console.error(line);
        else console.log(line);
        return isRefused ? 1 : 0;
      });
    }
    default:
      throw new BadUsage(
        verb === undefined ? "What about administrators?" : `There is no "admin ${verb}".`,
      );
  }
}

async function rates(
  [verb, file, ...more]: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  if (verb === "load" && file !== undefined && more.length === 0)
    return withDatabase(readConfig(env), { migrate: true }, async (pool) => {
      console.log(`${await loadRates(pool, file)} rates are stored.`);
      return 0;
    });
  if (verb === "list" && file === undefined)
    return withDatabase(readConfig(env), { migrate: true }, async (pool) => {
      const known = await newestRates(pool);
      for (const { code, day, perEuro } of known) console.log(`${code}  ${perEuro}  ${day}`);
      if (known.length === 0) console.log("There are no rates yet.");
      return 0;
    });
  throw new BadUsage("rates takes: load <file>, or list.");
}

const OUTCOMES = {
  granted: (email: string) => `${email} is an administrator now.`,
  "already-granted": (email: string) => `${email} is an administrator already.`,
  revoked: (email: string) => `${email} is no longer an administrator.`,
  "last-administrator": (email: string) =>
    `${email} is the only administrator who can act. Appoint another one first: admin grant.`,
  "not-granted": (email: string) => `${email} is no administrator.`,
  "no-such-member": (email: string) =>
    `No member has the e-mail ${email}. They join on the site first.`,
} as const;

async function seed(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const { cats, force } = seedOptions(args);
  return withDatabase(readConfig(env), { migrate: true }, async (pool) => {
    const started = performance.now();
    const { members, ads, email, password } = await seedRegistry(pool, { cats, force });
    console.log(
      `${cats} cats, ${members} members and ${ads} ads in ${((performance.now() - started) / 1000).toFixed(1)} s.`,
    );
    console.log(`All members have the password ${password} (the first: ${email}).`);
    return 0;
  });
}

function seedOptions(args: readonly string[]): { cats: number; force: boolean } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { cats: { type: "string" }, force: { type: "boolean", default: false } },
    });
    const cats = Number(values.cats);
    if (!Number.isSafeInteger(cats) || cats < 1 || cats > 10_000_000)
      throw new BadUsage("--cats takes a number from 1 to 10000000.");
    return { cats, force: values.force };
  } catch (error) {
    throw error instanceof BadUsage ? error : new BadUsage((error as Error).message);
  }
}

if (import.meta.main) {
  process.exitCode = await runCommand(process.argv.slice(2));
}

/** The configuration is the environment, read and checked here only; a bad value stops the start. */
import { join, resolve } from "node:path";
import { z } from "zod";
import { pauseOf } from "./backup/pause.ts";
import {
  bool,
  bucket,
  databaseAddress,
  hops,
  list,
  origin,
  pause,
  type RulePacks,
  rulePacks,
  type StorageConfig,
} from "./config-values.ts";
import { FOUR_EYES_KINDS, type FourEyesKind } from "@felistry/domain/cases/checks.ts";
import { site_name } from "@felistry/i18n/compiled/messages.js";
import { baseLocale, inEach, locales, type Locale } from "@felistry/i18n/locale.ts";
import { sharesCookies } from "./http/shared-cookies.ts";
import { parseHosts, type SiteHosts } from "./site-hosts.ts";

/** "correction,annulment": what two of the club decide together. */
const fourEyes = list
  .pipe(z.array(z.literal(FOUR_EYES_KINDS)))
  .transform((kinds): ReadonlySet<FourEyesKind> => new Set(kinds));

const hosts = list.transform((entries, context): SiteHosts => {
  try {
    return parseHosts(entries);
  } catch (error) {
    context.addIssue((error as Error).message);
    return z.NEVER;
  }
});

/** `SITE_NAME` in the base language, `SITE_NAME_RU` in Russian, and so on. */
const siteNameVariable = (locale: Locale): string =>
  `SITE_NAME${locale === baseLocale ? "" : `_${locale.toUpperCase().replaceAll("-", "_")}`}`;

const siteNames = Object.fromEntries(
  locales.map((locale) => [
    siteNameVariable(locale),
    z.string().min(1).max(60).default(site_name({}, { locale })),
  ]),
) as { SITE_NAME: z.ZodDefault<z.ZodString> };

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_PREPARED: bool.optional(),
  DATABASE_REPLICA_URL: list.pipe(z.array(databaseAddress)).default([]),
  REPLICA_LAG_MS: z.coerce.number().int().min(100).max(60_000).default(2_000),
  DATA_DIR: z.string().default("var"),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  ...siteNames,
  PUBLIC_ORIGIN: origin.optional(),
  HOSTS: hosts.optional(),
  RU_HOSTS: list.optional(),
  UPLOAD_ORIGIN: origin.optional(),
  TRUST_PROXY: hops.default(0),
  ALLOW_NEWER_SCHEMA: bool.default(false),
  EMBEDDED_RESTARTS: z.coerce.number().int().min(0).max(1_000).default(10),
  SEED: z.enum(["demo", "none"]).optional(),
  RULE_PACKS: rulePacks.optional(),
  RECOGNISED_IN: rulePacks.optional(),
  FIRST_ADS: z.enum(["shown", "held"]).default("shown"),
  REG_PREFIX: z
    .string()
    .regex(/^[A-Z]{2,6}$/)
    .default("FEL"),
  TAKE_BACK_MINUTES: z.coerce.number().int().min(0).max(1_440).default(10),
  FOUR_EYES: fourEyes.default(new Set()),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  MEMBER_FILES_MB: z.coerce.number().int().positive().default(2_000),
  SITE_FILES_MB: z.coerce.number().int().positive().default(50_000),
  DISK_RESERVE_MB: z.coerce.number().int().min(0).default(256),
  MOST_LATE_MS: z.coerce.number().int().positive().default(1_000),
  RECOGNISER_URL: z.url({ protocol: /^https?$/ }).optional(),
  RECOGNISER_KEY: z.string().optional(),
  RECOGNISER_MODEL: z.string().default("gpt-4o-mini"),
  RECOGNISER_WORKERS: z.coerce.number().int().min(0).max(64).default(1),
  RECOGNISER_QUEUE: z.coerce.number().int().min(0).max(1_000).default(8),
  RECOGNISER_SECONDS: z.coerce.number().positive().max(600).default(30),
  RECOGNISER_MB: z.coerce.number().int().positive().default(640),
  TESSDATA_DIR: z.string().optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_EVERY: pause.default(pauseOf("24h")),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(10_000).default(14),
  POINT_IN_TIME_DAYS: z.coerce.number().min(0).max(365).default(3),
  STORAGE_URL: bucket.optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  AWS_REGION: z.string().default("us-east-1"),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  PUSH_SERVICES: list.pipe(z.array(origin)).default([]),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]{20,}$/)
    .optional(),
  TELEGRAM_API: origin.default("https://api.telegram.org"),
  SIGNING_P12: z.string().optional(),
  SIGNING_P12_PASSWORD: z.string().default(""),
  SLOW_STATEMENT_MS: z.coerce.number().int().positive().default(500),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  DEV: bool.default(false),
});

/** What backups are kept. */
export interface BackupConfig {
  readonly folder: string;
  /** Milliseconds between the backups that the server makes of the embedded database; null makes none. */
  readonly every: number | null;
  readonly keep: number;
  /** How far back one can go to any moment; 0 keeps no log. */
  readonly pointInTimeDays: number;
}

/** Copies of the database that are read from. */
export interface ReplicaConfig {
  readonly urls: readonly string[];
  /** One that is further behind is not read from. */
  readonly mostLagMs: number;
}

/** The service and credentials for files and backups at `s3://…`. */
export interface S3Config {
  /** Undefined is AWS. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKeyId: string | undefined;
  readonly secretAccessKey: string | undefined;
  readonly sessionToken: string | undefined;
}

/** If empty, these mean "none"; any other empty variable counts as not set. */
const EMPTY_MEANS_NONE = new Set(["HOSTS", "RU_HOSTS"]);
export interface RecognitionConfig {
  /** An OpenAI-compatible API with a vision model; undefined reads with the embedded recogniser only. */
  readonly endpoint:
    | { readonly url: string; readonly key: string | undefined; readonly model: string }
    | undefined;
  /** Scans read at once, each in a separate process; 0 reads none. */
  readonly workers: number;
  /** Scans that may wait for their turn. */
  readonly queue: number;
  /** A reading that takes longer, or more memory, is ended. The endpoint gets as long again. */
  readonly seconds: number;
  readonly megabytes: number;
  /** The folder of Tesseract's models besides the bundled English one; undefined means Debian's. */
  readonly tessdataDir: string | undefined;
}

export interface Config {
  readonly port: number;
  /** Undefined listens on every address of the machine's loopback and network, IPv4 and IPv6. */
  readonly host: string | undefined;
  /** Undefined means the embedded PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Past the pooler that `databaseUrl` leads to: for all that needs a session. Undefined if there is none. */
  readonly databaseDirectUrl: string | undefined;
  /** Whether calls prepare their statements by name; poolers in transaction mode may not know such names. */
  readonly preparesStatements: boolean;
  readonly replicas: ReplicaConfig;
  /** Starts though a newer release has changed the database. */
  readonly allowNewerSchema: boolean;
  /** How often in a row the embedded PostgreSQL is started again before the process gives up. */
  readonly embeddedRestarts: number;
  readonly dataDir: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly siteName: Readonly<Record<Locale, string>>;
  /** The address in the base language, used in mails and canonical links. */
  readonly publicOrigin: string;
  readonly hosts: SiteHosts;
  readonly uploadOrigin: string | undefined;
  /** Proxies in front, each of which appends the address it saw to `X-Forwarded-For`. */
  readonly trustProxy: number;
  readonly seed: "demo" | "none";
  readonly registrationPrefix: string;
  /** How long the club can take a decision back before it is carried out; 0 carries it out at once. */
  readonly takeBackMinutes: number;
  /** What two of the club decide together. */
  readonly fourEyes: ReadonlySet<FourEyesKind>;
  /** Packs of market rules that refuse ads, by id. */
  readonly rulePacks: RulePacks;
  /** Packs whose country takes this site for ads of cats, by id. */
  readonly recognisedIn: RulePacks;
  /** Whether the first ad of a member nothing is known of waits for the club. */
  readonly firstAds: "shown" | "held";
  /** Multiplies how often calls may be made. */
  readonly limitFactor: number;
  /** Limits on the files of one member, and of all members. */
  readonly memberFilesMb: number;
  readonly siteFilesMb: number;
  /** Big work is refused when less than this is free on the data's disk. */
  readonly diskReserveMb: number;
  /** How late the event loop may run, on average over a second, before calls are refused with 503. */
  readonly mostLateMs: number;
  readonly recognition: RecognitionConfig;
  readonly backups: BackupConfig;
  readonly s3: S3Config;
  /** Undefined keeps files below `dataDir`. */
  readonly storage: StorageConfig | undefined;
  /** Origins of push services besides those of browsers' makers. */
  readonly pushServices: readonly string[];
  /** The bot that sends notices to members' chats; undefined offers none. */
  readonly telegram: { readonly token: string; readonly api: string } | undefined;
  /** The operator's key and certificate for PDFs; if undefined, the site makes its own. */
  readonly signing: { readonly p12: string; readonly password: string } | undefined;
  /** Gives access to `/metrics` from anywhere; if undefined, only this machine has access. */
  readonly metricsToken: string | undefined;
  /** Where traces and logs are sent, and of what share of the requests; nowhere by default. */
  readonly tracing: { readonly endpoint: string | undefined; readonly share: number };
  /** A statement that takes longer is named in the log. */
  readonly slowStatementMs: number;
  readonly logLevel: string;
  readonly dev: boolean;
}

/** The form of mails: the name in quotes, because it may contain special characters. */
function senderOf(siteName: string, publicOrigin: string): string {
  const name = siteName.replaceAll(/["\\]/g, "\\$&");
  return `"${name}" <no-reply@${new URL(publicOrigin).hostname}>`;
}

/** `RU_HOSTS` is the older name of `HOSTS`. */
function hostsOf(given: SiteHosts | undefined, russian: readonly string[] | undefined): SiteHosts {
  if (given && russian)
    throw new BadConfiguration("RU_HOSTS: name its hosts in HOSTS, as ru:…, and leave it out");
  return given ?? parseHosts((russian ?? ["ru.localhost"]).map((host) => `ru:${host}`));
}

function signingOf(p12: string | undefined, password: string): Config["signing"] {
  return p12 === undefined ? undefined : { p12: resolve(p12), password };
}

export class BadConfiguration extends Error {}

/** @throws {BadConfiguration} naming every variable at fault. */
function readEnvironment(env: NodeJS.ProcessEnv): z.output<typeof environment> {
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => value !== "" || EMPTY_MEANS_NONE.has(name)),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new BadConfiguration(
      `The environment has values that cannot be used:\n${lines.join("\n")}`,
    );
  }
  return parsed.data;
}

function botOf({
  TELEGRAM_BOT_TOKEN: token,
  TELEGRAM_API: api,
}: z.output<typeof environment>): Config["telegram"] {
  return token === undefined ? undefined : { token, api };
}

function s3Of(value: z.output<typeof environment>): S3Config {
  return {
    endpoint: value.S3_ENDPOINT?.replace(/\/$/, ""),
    region: value.AWS_REGION,
    accessKeyId: value.AWS_ACCESS_KEY_ID,
    secretAccessKey: value.AWS_SECRET_ACCESS_KEY,
    sessionToken: value.AWS_SESSION_TOKEN,
  };
}

function recognitionOf(value: z.output<typeof environment>): RecognitionConfig {
  return {
    endpoint: value.RECOGNISER_URL
      ? { url: value.RECOGNISER_URL, key: value.RECOGNISER_KEY, model: value.RECOGNISER_MODEL }
      : undefined,
    workers: value.RECOGNISER_WORKERS,
    queue: value.RECOGNISER_QUEUE,
    seconds: value.RECOGNISER_SECONDS,
    megabytes: value.RECOGNISER_MB,
    tessdataDir: value.TESSDATA_DIR,
  };
}

function refuseHalves(value: z.output<typeof environment>): void {
  for (const name of ["DATABASE_DIRECT_URL", "DATABASE_REPLICA_URL"] as const)
    if (value[name]?.length && value.DATABASE_URL === undefined)
      throw new BadConfiguration(`${name}: is for a PostgreSQL of your own. Set DATABASE_URL too.`);
  if (value.STORAGE_URL && !(value.AWS_ACCESS_KEY_ID && value.AWS_SECRET_ACCESS_KEY))
    throw new BadConfiguration("STORAGE_URL: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY too.");
}

function refuseForeignUploads(publicOrigin: string, uploadOrigin: string | undefined): void {
  if (uploadOrigin !== undefined && !sharesCookies(publicOrigin, uploadOrigin))
    throw new BadConfiguration(
      "UPLOAD_ORIGIN: its host must be that of PUBLIC_ORIGIN or one below it, so that the session's cookie reaches it",
    );
}

/** @throws {BadConfiguration} */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const value = readEnvironment(env);
  const named: Readonly<Record<string, unknown>> = value;
  refuseHalves(value);
  const publicOrigin = value.PUBLIC_ORIGIN ?? `http://localhost:${value.PORT}`;
  refuseForeignUploads(publicOrigin, value.UPLOAD_ORIGIN);
  return {
    port: value.PORT,
    host: value.HOST,
    databaseUrl: value.DATABASE_URL,
    databaseDirectUrl: value.DATABASE_DIRECT_URL,
    preparesStatements: value.DATABASE_PREPARED ?? value.DATABASE_DIRECT_URL === undefined,
    replicas: { urls: value.DATABASE_REPLICA_URL, mostLagMs: value.REPLICA_LAG_MS },
    allowNewerSchema: value.ALLOW_NEWER_SCHEMA,
    embeddedRestarts: value.EMBEDDED_RESTARTS,
    dataDir: resolve(value.DATA_DIR),
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM ?? senderOf(value.SITE_NAME, publicOrigin),
    siteName: inEach((locale) => String(named[siteNameVariable(locale)])),
    publicOrigin,
    hosts: hostsOf(value.HOSTS, value.RU_HOSTS),
    uploadOrigin: value.UPLOAD_ORIGIN,
    trustProxy: value.TRUST_PROXY,
    seed: value.SEED ?? (value.DATABASE_URL ? "none" : "demo"),
    registrationPrefix: value.REG_PREFIX,
    takeBackMinutes: value.TAKE_BACK_MINUTES,
    fourEyes: value.FOUR_EYES,
    rulePacks: value.RULE_PACKS ?? new Map(),
    recognisedIn: value.RECOGNISED_IN ?? new Map(),
    firstAds: value.FIRST_ADS,
    limitFactor: value.RATE_LIMIT_FACTOR,
    memberFilesMb: value.MEMBER_FILES_MB,
    siteFilesMb: value.SITE_FILES_MB,
    diskReserveMb: value.DISK_RESERVE_MB,
    mostLateMs: value.MOST_LATE_MS,
    recognition: recognitionOf(value),
    backups: {
      folder: resolve(value.BACKUP_DIR ?? join(value.DATA_DIR, "backups")),
      every: value.BACKUP_EVERY,
      keep: value.BACKUP_KEEP,
      pointInTimeDays: value.POINT_IN_TIME_DAYS,
    },
    storage: value.STORAGE_URL,
    s3: s3Of(value),
    pushServices: value.PUSH_SERVICES,
    telegram: botOf(value),
    signing: signingOf(value.SIGNING_P12, value.SIGNING_P12_PASSWORD),
    metricsToken: value.METRICS_TOKEN,
    tracing: {
      endpoint: value.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, ""),
      share: value.OTEL_TRACES_SAMPLER_ARG,
    },
    slowStatementMs: value.SLOW_STATEMENT_MS,
    logLevel: value.LOG_LEVEL,
    dev: value.DEV,
  };
}

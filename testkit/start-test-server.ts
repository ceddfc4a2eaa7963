/** A server as run by `npm start`, without pages, on a separate database. */
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import type { Logger } from "pino";
import { inject } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { buildApp } from "@felistry/server/app.ts";
import type { Config } from "@felistry/server/config.ts";
import { openPool } from "@felistry/server/db/pool.ts";
import type { Services } from "@felistry/server/services.ts";
import { startServices, type StartedServices } from "@felistry/server/start-services.ts";
import { checkingCaller, hostOf } from "./samples/checking-caller.ts";
import { CookieJar } from "./cookie-jar.ts";
import { requesterTo, type Requester, type RequestInit } from "./http-request.ts";
import { outboxOf, queueDrained, type Outbox } from "./sent-mails.ts";
import { openSessionFor } from "./session.ts";
import { copyOfTemplate, type TestDatabase } from "./processes/test-cluster.ts";
import { testConfig } from "./test-config.ts";
import { rememberedLog } from "./test-log.ts";

export interface TestServer {
  /** Calls the API as a guest with separate cookies. */
  readonly api: ApiCaller;
  /** Calls the API as this member. Each call of `as` is another browser with a separate session. */
  as(member: { readonly id: number }, options?: { locale?: Locale }): ApiCaller;
  /** A guest's browser in this language. */
  guest(options?: { locale?: Locale }): ApiCaller;
  /** Cookies of a new session, for requests by `raw`. */
  sessionCookie(member: { readonly id: number }): Promise<string>;
  /** Sends a request as written, to a path from the site's root. */
  raw(path: string, init?: RequestInit): Promise<Response>;
  /** The test's connections: they may wait, lock and hold as long as a test takes. */
  readonly pool: Pool;
  readonly services: Services;
  readonly app: FastifyInstance;
  readonly origin: string;
  readonly outbox: Outbox;
  /** Waits until all mails are sent. */
  mailsSentTo: Outbox["sentTo"];
  /** Errors logged by the server. */
  readonly faults: readonly string[];
  /** Its log lines about accounts and rights. */
  readonly securityLines: readonly string[];
  /** Sets the time used by the rules; the database's clock is unaffected. */
  setNow(moment: Date | string): void;
  /** @throws if a job is left that cannot be done */
  stop(): Promise<void>;
}

export interface TestServerOptions {
  now?: Date | string;
  /** Environment variables of the configuration. */
  env?: Record<string, string>;
  config?: Partial<Config>;
  /** Replaces a database in the run's PostgreSQL. */
  database?: TestDatabase;
  /** Several servers with one database and one folder: each request goes to another one than the last. */
  processes?: number;
}

const POOL = 16;
/** With `TEST_PROCESSES=2` any test runs like this. */
const PROCESSES = Number(process.env["TEST_PROCESSES"] ?? 1);

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await copyOfTemplate(inject("cluster")));
  const dataDir = await mkdtemp(join(tmpdir(), "felistry-test-"));
  const config = {
    ...testConfig({ PORT: "0", DATABASE_URL: database.url, DATA_DIR: dataDir, ...options.env }),
    ...options.config,
  };
  const { log, errors, security } = rememberedLog();
  let clock = options.now === undefined ? null : Number(new Date(options.now));
  const running: Running[] = [];
  for (let count = options.processes ?? PROCESSES; count > 0; count--)
    running.push(await start(config, log, () => clock ?? Date.now()));
  const { services, app, port } = running[0]!;
  const requester = inTurn(running.map((each) => requesterTo(each.port)));
  const caller = (locale: Locale = "en", opening?: (jar: CookieJar) => Promise<void>): ApiCaller =>
    checkingCaller({
      requester,
      host: hostOf(config, locale, port),
      faults: errors,
      jar: new CookieJar(),
      ...(opening && { opening }),
    });
  const sessionOf = async (member: { readonly id: number }) => openSessionFor(pool, member.id);
  const pool = openPool({ url: database.url, max: POOL, onIdleError: () => {} });
  const outbox = outboxOf(join(dataDir, "outbox"), pool);

  return {
    api: caller(),
    guest: ({ locale } = {}) => caller(locale),
    as: (member, { locale } = {}) =>
      caller(locale, async (jar) => {
        const { name, value } = await sessionOf(member);
        jar.set(name, value);
      }),
    sessionCookie: async (member) => {
      const { name, value } = await sessionOf(member);
      return `${name}=${value}`;
    },
    raw: (path, init) => requester.send(path, init),
    pool,
    services,
    app,
    origin: `http://localhost:${port}`,
    outbox,
    mailsSentTo: outbox.sentTo,
    faults: errors,
    securityLines: security,
    setNow: (moment) => void (clock = Number(new Date(moment))),
    stop: () => stop(running, pool, database, dataDir, () => requester.close()),
  };
}

interface Running {
  readonly services: Services;
  readonly app: FastifyInstance;
  readonly port: number;
  readonly close: StartedServices["close"];
}

async function start(config: Config, log: Logger, now: () => number): Promise<Running> {
  const { services: made, close } = await startServices(config, log);
  const services: Services = { ...made, now };
  const app = await buildApp(services, null);
  await app.listen({ port: 0, host: "127.0.0.1" });
  return { services, app, port: (app.server.address() as AddressInfo).port, close };
}

function inTurn(requesters: readonly Requester[]): Requester {
  let sent = 0;
  return {
    send: (path, init) => requesters[sent++ % requesters.length]!.send(path, init),
    close: () => requesters.forEach((each) => each.close()),
  };
}

async function stop(
  running: readonly Running[],
  pool: Pool,
  database: { drop(): Promise<void> },
  dataDir: string,
  disconnect: () => void,
): Promise<void> {
  try {
    await queueDrained(pool);
  } finally {
    disconnect();
    await pool.end();
    for (const { app, close } of running) {
      await app.close();
      await close();
    }
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A process of the site, of one release or the other, on an address that it keeps. */
import { join } from "node:path";
import { freePort } from "@felistry/server/db/embedded/postmaster.ts";
import type { Undoing } from "../drill.ts";
import { startOwn, until, type OwnProcess } from "../own-process.ts";
import type { Release } from "./releases.ts";

export interface SitePlace {
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  readonly logFile: string;
}

export interface Site {
  readonly place: SitePlace;
  /** @returns when it serves */
  start(release: Release): Promise<void>;
  /** Without waiting. */
  launch(release: Release): OwnProcess;
  isReady(): Promise<boolean>;
  end(signal?: NodeJS.Signals): Promise<void>;
}

const STARTS_WITHIN_MS = 120_000;

export async function sitePlace(
  databaseUrl: string,
  dataDir: string,
  name: string,
): Promise<SitePlace> {
  const port = await freePort();
  return {
    port,
    logFile: join(dataDir, `${name}.log`),
    env: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: "127.0.0.1",
      PUBLIC_ORIGIN: "https://cats.example",
      TRUST_PROXY: "1",
      HOSTS: "",
      SEED: "none",
      LOG_LEVEL: "warn",
      // Releases until 2026-11-28 took React's build for development where nobody said so.
      NODE_ENV: "production",
      RATE_LIMIT_FACTOR: "100000",
      // What a busy machine makes late is to be answered, not refused.
      MOST_LATE_MS: "60000",
      // The old release is started again on what the new one has made of the database.
      ALLOW_NEWER_SCHEMA: "1",
    },
  };
}

export function siteAt(place: SitePlace, undoing: Undoing): Site {
  let process: OwnProcess | null = null;
  undoing.add(() => process?.end("SIGTERM"));
  const launch = ({ folder }: Release) =>
    (process = startOwn(
      globalThis.process.execPath,
      ["--disable-warning=ExperimentalWarning", join(folder, "server", "main.ts")],
      place,
    ));
  const isReady = async () => {
    if (process && !process.isRunning()) throw new Error("it has ended");
    return (await fetch(`http://127.0.0.1:${place.port}/readyz`)).ok;
  };
  return {
    place,
    launch,
    isReady,
    async start(release) {
      launch(release);
      await until(`${release.name} serves`, STARTS_WITHIN_MS, isReady, place.logFile);
    },
    async end(signal = "SIGTERM") {
      await process?.end(signal);
      process = null;
    },
  };
}

/** The site that a drill asks: a process of its own, so that its speed is not the drill's. */
import pg from "pg";
import { freePort } from "@felistry/server/db/embedded/postmaster.ts";
import { buildMember } from "../build-member.ts";
import { requesterTo, type Requester } from "../http-request.ts";
import { startApi } from "../processes/api-process.ts";
import { openSessionFor } from "../session.ts";
import { ownFolder, type Undoing } from "./drill.ts";
import { owned, type OwnProcess } from "./own-process.ts";

export interface DrillServer {
  readonly process: OwnProcess;
  readonly dataDir: string;
  /** Separate connections for each kind of request, so that none waits behind another. */
  requester(): Requester;
}

export async function startDrillServer(
  env: Readonly<Record<string, string>>,
  undoing: Undoing,
): Promise<DrillServer> {
  const dataDir = await ownFolder("felistry-drill-", undoing);
  const port = await freePort();
  const child = await startApi({
    PORT: String(port),
    DATA_DIR: dataDir,
    SEED: "none",
    LOG_LEVEL: "fatal",
    RATE_LIMIT_FACTOR: "100000",
    ...env,
  });
  const server = owned(child);
  undoing.add(() => server.end("SIGTERM"));
  return {
    process: server,
    dataDir,
    requester() {
      const requester = requesterTo(port);
      undoing.add(() => requester.close());
      return requester;
    },
  };
}

/** The drill's own connections to the database. */
export function openDrillPool(url: string, undoing: Undoing): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on("error", () => {});
  undoing.add(() => pool.end());
  return pool;
}

/** A member who has logged in. */
export async function memberOf(pool: pg.Pool): Promise<{ id: number; cookie: string }> {
  const { id } = await buildMember({ pool });
  const { name, value } = await openSessionFor(pool, id);
  return { id, cookie: `${name}=${value}` };
}

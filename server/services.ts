/** What handlers use besides the database; created once at the start and passed down. */
import type { Logger } from "pino";
import type { Pool } from "pg";
import type { Db } from "./db/transaction.ts";
import type { Pulse } from "./db/pulse.ts";
import type { Replicas } from "./db/replicas/replicas.ts";
import type { Config } from "./config.ts";
import type { CountedHere } from "./http/limits/counted-here.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { AdIndex } from "./market/finding/ad-index.ts";
import type { MarketFreshness } from "./market/freshness.ts";
import type { ParentIndex } from "./pedigree/parent-index.ts";
import type { PopulationDesk } from "./inbreeding/population-desk.ts";
import type { ReckoningDesk } from "./inbreeding/reckoning-desk.ts";
import type { Readings } from "./readings/readings.ts";
import type { Pictures } from "./pictures/picture-desk.ts";
import type { SecurityLog } from "./security-log.ts";
import type { Forgetting } from "./documents/forgetting.ts";
import type { FileStore } from "./storage/file-store.ts";
import type { WorkThread } from "./threads/work-thread.ts";
import type { SheetContent } from "./certificates/sheet/content.ts";
import type { SharedOrder } from "./photos/shared/content.ts";
import type { ContractContent } from "./orders/contracts/draw-contract.ts";
import type { ChartOrder } from "./pedigree/chart/content.ts";

export interface Services {
  readonly config: Config;
  readonly pool: Pool;
  /** Copies of the database that declared calls read from. */
  readonly replicas: Replicas;
  /**
   * A small separate pool, for counts that persist even if the call rolls back. If they took connections of `pool` within a
   * transaction, calls could block each other. They do not wait for the disk.
   */
  readonly apart: Db;
  /** For work that no call waits for: with long time limits, on separate connections. */
  readonly background: Db;
  /** Whether the database answers. */
  readonly pulse: Pulse;
  /** Counts of the calls that each process counts for itself. */
  readonly countedHere: CountedHere;
  readonly jobs: Jobs;
  readonly files: FileStore;
  /** Deletes files that no row refers to any more after a committed write. */
  readonly forgetting: Forgetting;
  /** Reads scans, in separate processes. */
  readonly readings: Readings;
  /** Decodes members' pictures, in separate processes. */
  readonly pictures: Pictures;
  readonly log: Logger;
  readonly security: SecurityLog;
  /** Milliseconds since the epoch; tests set it. */
  now(): number;
  /** The version increases with every change of what the market shows: pages kept from before are stale. */
  readonly market: Pick<MarketFreshness, "version" | "changed" | "caughtUp">;
  /** What the ads of the market are found by. */
  readonly ads: AdIndex;
  /** The committed parent links. */
  readonly parents: ParentIndex;
  /** Draws certificates. */
  readonly sheets: WorkThread<SheetContent, Uint8Array>;
  /** Draws pedigrees. */
  readonly charts: WorkThread<ChartOrder, Uint8Array>;
  /** Prints contracts. */
  readonly contracts: WorkThread<ContractContent, Uint8Array>;
  /** Draws pictures for shared links. */
  readonly shares: WorkThread<SharedOrder, Uint8Array>;
  readonly reckoning: ReckoningDesk;
  readonly populations: PopulationDesk;
}

/** What handlers use beside the database; made once at the start and handed down. */
import type { Logger } from "pino";
import type { Pool } from "pg";
import type { Db } from "./db/transaction.ts";
import type { Pulse } from "./db/pulse.ts";
import type { Config } from "./config.ts";
import type { CountedHere } from "./http/limits/counted-here.ts";
import type { Jobs } from "./jobs/jobs.ts";
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
import type { ChartOrder } from "./pedigree/chart/content.ts";

export interface Services {
  readonly config: Config;
  readonly pool: Pool;
  /**
   * A small pool of its own for counts that stand though the call rolls back. Taking them from `pool` inside a
   * transaction would let as many calls as it has connections wait for each other. They do not wait for the disk.
   */
  readonly apart: Db;
  /** For work that no call waits for: patient, and it takes no call's connection. */
  readonly background: Db;
  /** Whether the database answers. */
  readonly pulse: Pulse;
  /** How often calls were made that this process counts for itself. */
  readonly countedHere: CountedHere;
  readonly jobs: Jobs;
  readonly files: FileStore;
  /** Takes off the disk what a committed write has made nobody's. */
  readonly forgetting: Forgetting;
  /** Where scans are read, in processes of their own. */
  readonly readings: Readings;
  /** Where members' pictures are decoded, in processes of their own. */
  readonly pictures: Pictures;
  readonly log: Logger;
  readonly security: SecurityLog;
  /** Milliseconds since the epoch; tests set it. */
  now(): number;
  /** Counts up with every change of what the market shows: pages kept from before it are stale. */
  readonly market: { version(): number; changed(): void };
  /** Who is whose parent, as it is committed now. */
  readonly parents: ParentIndex;
  /** Where certificates are drawn. */
  readonly sheets: WorkThread<SheetContent, Uint8Array>;
  /** Where pedigrees are drawn. */
  readonly charts: WorkThread<ChartOrder, Uint8Array>;
  readonly reckoning: ReckoningDesk;
  readonly populations: PopulationDesk;
}

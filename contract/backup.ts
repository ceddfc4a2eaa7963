/** How the site's backups go, for administrators. */
import { z } from "zod";
import { calls } from "./call.ts";
import { moment } from "./fields.ts";

const kept = z.object({
  made_at: moment.nullable().describe("when the last one was made"),
  bytes: z.number().nullable().describe("how long it is"),
  failed_at: moment.nullable().describe("of the last attempt, where that failed"),
  failure: z.string().nullable(),
});
export type KeptBackup = z.output<typeof kept>;

const bytes = z.number().nullable().describe("null where the disk does not say");

const backups = z.object({
  by_itself: z.boolean().describe("the server backs its embedded database up"),
  whole: kept.describe("files with everything"),
  base: kept.nullable().describe("what any second is brought back from; null where none is kept"),
  late: z.boolean().describe("the last one is older than twice the time between two"),
  free: z.object({ site: bytes, backups: bytes }).describe("bytes free on the disks"),
});
export type Backups = z.output<typeof backups>;

export const backupCalls = calls({
  "GET /admin/backups": {
    summary: "When the site was last backed up, and how much room there is",
    access: "admin",
    data: backups,
  },
});

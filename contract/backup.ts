/** The state of the site's backups, for administrators. */
import { z } from "zod";
import { calls } from "./call.ts";
import { moment } from "./fields.ts";

const kept = z.object({
  made_at: moment.nullable().describe("when the last one was made"),
  bytes: z.number().nullable().describe("size in bytes"),
  failed_at: moment.nullable().describe("time of the last attempt, if it failed"),
  failure: z.string().nullable(),
});
export type KeptBackup = z.output<typeof kept>;

const bytes = z.number().nullable().describe("null if the disk does not report it");

const backups = z.object({
  by_itself: z.boolean().describe("the server backs up its embedded database"),
  whole: kept.describe("complete backups"),
  base: kept.nullable().describe("the base for point-in-time recovery; null if none is kept"),
  late: z.boolean().describe("the last one is older than twice the interval"),
  free: z.object({ site: bytes, backups: bytes }).describe("bytes free on the disks"),
});
export type Backups = z.output<typeof backups>;

export const backupCalls = calls({
  "GET /admin/backups": {
    summary: "When the site was last backed up, and the free space",
    access: "club:read_health",
    data: backups,
  },
});

/** Whether the site is well, for administrators. */
import { z } from "zod";
import { calls } from "./call.ts";
import { code, moment, nothing } from "./fields.ts";

const mail = z.object({
  id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  failed_at: moment,
  reason: z.string().nullable().describe("what the mail server said"),
});
export type FailedMail = z.output<typeof mail>;

const bytes = z.number().nullable().describe("null if the disk does not report it");

const health = z.object({
  database: z.object({ version: z.string(), schema: z.string(), bytes: z.number() }),
  release: z.string(),
  node: z.string(),
  started_at: moment.describe("of the process that answers"),
  disk: z.object({ free: bytes, reserve: z.number(), low: z.boolean() }),
  mails: z.object({
    waiting: z.int(),
    oldest_seconds: z.number(),
    failed: z.int().describe("given up in the last days"),
  }),
  failed_mails: z.array(mail).describe("the newest fifty"),
  jobs: z
    .array(
      z.object({
        kind: z.string(),
        waiting: z.int(),
        running: z.int(),
        failed: z.int(),
        oldest_seconds: z.number().describe("how long the oldest waits"),
      }),
    )
    .describe("background work"),
});
export type Health = z.output<typeof health>;

export const healthCalls = calls({
  "GET /admin/health": {
    summary: "Disk, versions, background work and mails that could not be sent",
    access: "club:read_health",
    data: health,
  },
  "PUT /admin/mails/{id}/send": {
    summary: "Send a mail again that was given up",
    access: "club:mend_health",
    params: z.object({ id: z.uuid({ error: code("invalid") }) }),
    data: nothing,
    errors: ["mail_not_failed"],
  },
});

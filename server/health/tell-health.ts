import { statement, told } from "../db/statement.ts";
import { migrationAt } from "../db/migrate.ts";
import type { Handler } from "../http/handler.ts";
import { selectFailedMails } from "../jobs/failed-mails.ts";
import { mailsWaiting } from "../jobs/mails-waiting.ts";
import { jobStates } from "../jobs/unfinished-jobs.ts";
import { freeBytesOf } from "../storage/file-store.ts";
import { RELEASE } from "./release.ts";

const MOST_SHOWN = 50;

const selectDatabase = statement(
  "health_database",
  `select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
     (select max(created_at) from schema_migrations)::float8 as newest`,
  told<{ version: string; bytes: number; newest: number }>(),
);

export const tellHealth: Handler<"GET /admin/health"> = async (_input, { db, services }) => {
  const { config, now } = services;
  const [[database], [mails], failed, jobs, free] = await Promise.all([
    selectDatabase(db),
    mailsWaiting(db),
    selectFailedMails(db, { most: MOST_SHOWN }),
    jobStates(db),
    freeBytesOf(config.dataDir).catch(() => null),
  ]);
  const { version, bytes, newest } = database!;
  const reserve = config.diskReserveMb * 1_000_000;
  return {
    data: {
      database: { version, bytes, schema: await migrationAt(newest) },
      release: RELEASE,
      node: process.version,
      started_at: new Date(now() - Math.round(process.uptime() * 1000)).toISOString(),
      disk: { free, reserve, low: free !== null && free < reserve },
      mails: {
        waiting: mails!.count,
        oldest_seconds: mails!.seconds,
        failed: jobs.find(({ kind }) => kind === "mail")!.failed,
      },
      failed_mails: failed.map(({ id, address, subject, failed_at, reason }) => ({
        id,
        to: address ?? "",
        subject,
        failed_at: failed_at.toISOString(),
        reason,
      })),
      jobs,
    },
  };
};

/** Metrics from the database and the disks. */
import { lastBackups, type LastBackup } from "../backup/made-backups.ts";
import { freeOn } from "../backup/tell-backups.ts";
import { jobFigures } from "./job-figures.ts";
import { mailsWaiting } from "../jobs/mails-waiting.ts";
import type { Services } from "../services.ts";
import type { Metric } from "./exposition.ts";
import { gauge } from "./process-figures.ts";

/** If the database is away, its metrics are omitted. */
export async function databaseFigures({ apart, pulse, now, log }: Services): Promise<Metric[]> {
  const up = (isThere: boolean) =>
    gauge("felistry_database_up", "Whether the database answers.", isThere ? 1 : 0);
  if (!pulse.wasThere()) return [up(false)];
  try {
    const [backups, [mails], jobs] = await Promise.all([
      lastBackups(apart),
      mailsWaiting(apart),
      jobFigures(apart),
    ]);
    return [
      up(true),
      ...backupFigures(backups, now()),
      ...jobs,
      gauge("felistry_mails_waiting", "Mails that wait to be sent.", mails!.count),
      gauge("felistry_mails_oldest_seconds", "How long the oldest has waited.", mails!.seconds),
    ];
  } catch (error) {
    log.warn({ err: error }, "the database gave no figures");
    return [up(false)];
  }
}

function backupFigures(backups: readonly LastBackup[], now: number): Metric[] {
  const each = (value: (backup: LastBackup) => number | null) =>
    backups.map((backup) => ({ labels: { kind: backup.kind }, value: value(backup) }));
  const seconds = (moment: Date | null) => moment && moment.getTime() / 1000;
  return [
    {
      name: "felistry_backup_age_seconds",
      type: "gauge",
      help: "Since the last backup that was made.",
      samples: each(({ made_at }) => made_at && Math.max(0, (now - made_at.getTime()) / 1000)),
    },
    {
      name: "felistry_backup_last_success_timestamp_seconds",
      type: "gauge",
      help: "When the last backup was made.",
      samples: each(({ made_at }) => seconds(made_at)),
    },
    {
      name: "felistry_backup_last_failure_timestamp_seconds",
      type: "gauge",
      help: "When the last attempt was made, where it failed.",
      samples: each(({ failed_at }) => seconds(failed_at)),
    },
    {
      name: "felistry_backup_bytes",
      type: "gauge",
      help: "How long the last backup is.",
      samples: each(({ bytes }) => bytes),
    },
  ];
}

export async function diskFigures({ config }: Services): Promise<Metric[]> {
  return [
    {
      name: "felistry_disk_free_bytes",
      type: "gauge",
      help: "Free on the disks of the site and of its backups.",
      samples: [
        { labels: { of: "site" }, value: await freeOn(config.dataDir) },
        { labels: { of: "backups" }, value: await freeOn(config.backups.folder) },
      ],
    },
  ];
}

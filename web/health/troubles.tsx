import type { Health } from "@felistry/contract/health.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { fileSize } from "../ui/shares.ts";
import styles from "./health.module.css";
import { nameOfJob } from "./job-table.tsx";

/** As the alert on `felistry_mails_oldest_seconds`. */
const LATE_SECONDS = 600;

/** What an administrator should look at, first. */
export function Troubles({ health: { disk, mails, jobs } }: { health: Health }) {
  const { locale } = usePageTools();
  const failed = jobs.filter((job) => job.failed > 0 && job.kind !== "mail");
  const troubles = [
    disk.low &&
      m.health_disk_low({
        free: fileSize(disk.free ?? 0, locale),
        reserve: fileSize(disk.reserve, locale),
      }),
    mails.oldest_seconds > LATE_SECONDS &&
      m.health_mails_late({ minutes: Math.floor(mails.oldest_seconds / 60) }),
    mails.failed > 0 && m.health_mails_failed({ count: mails.failed }),
    failed.length > 0 &&
      m.health_job_failed({ kinds: failed.map(({ kind }) => nameOfJob(kind)).join(", ") }),
  ].filter((trouble) => trouble !== false);
  if (troubles.length === 0) return <p>{m.health_well()}</p>;
  return troubles.map((trouble) => (
    <p key={trouble} className={styles["trouble"]}>
      {trouble}
    </p>
  ));
}

import type { Health } from "@felistry/contract/health.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import styles from "./health.module.css";

const NAMES: Readonly<Record<string, () => string>> = {
  mail: m.health_job_mail,
  import: m.health_job_import,
  reading: m.health_job_reading,
  "registry-check": m.health_job_registry_check,
  "free-cats": m.health_job_free_cats,
  "tell-searches": m.health_job_tell_searches,
  "daily-letters": m.health_job_daily_letters,
  "due-dates": m.health_job_due_dates,
  "lapse-offers": m.health_job_lapse_offers,
  "forget-files": m.health_job_forget_files,
  "forget-unused": m.health_job_forget_unused,
  "sweep-accounts": m.health_job_sweep_accounts,
  "sweep-parent-changes": m.health_job_sweep_parent_changes,
  "look-at-ads": m.health_job_look_at_ads,
  "sweep-ad-changes": m.health_job_sweep_ad_changes,
  push: m.health_job_push,
  telegram: m.health_job_telegram,
  "telegram-chats": m.health_job_telegram_chats,
  "settle-orders": m.health_job_settle_orders,
  "end-silence": m.health_job_end_silence,
  "settle-cases": m.health_job_settle_cases,
  "fee-reminders": m.health_job_fee_reminders,
  "tell-club": m.health_job_tell_club,
  "sequence-log": m.health_job_sequence_log,
  "sweep-log": m.health_job_sweep_log,
  "count-studbook": m.health_job_count_studbook,
  "print-studbook": m.health_job_print_studbook,
};

/** A kind that is newer than its name here is shown as the server calls it. */
export function nameOfJob(kind: string): string {
  return NAMES[kind]?.() ?? kind;
}

export function JobTable({ jobs }: Pick<Health, "jobs">) {
  return (
    <div>
      <h2 id="jobs">{m.health_jobs_title()}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may have to be scrolled */}
      <section className={styles["scroll"]} aria-labelledby="jobs" tabIndex={0}>
        <table className={styles["jobs"]}>
          <thead>
            <tr>
              <th scope="col">{m.health_job()}</th>
              <th scope="col">{m.health_job_waiting()}</th>
              <th scope="col">{m.health_job_running()}</th>
              <th scope="col">{m.health_job_failed_count()}</th>
            </tr>
          </thead>
          <tbody>
            {jobs.map(({ kind, waiting, running, failed }) => (
              <tr key={kind}>
                <th scope="row">{nameOfJob(kind)}</th>
                <td>{waiting}</td>
                <td>{running}</td>
                <td>{failed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { Health } from "@felistry/contract/health.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { BackupCard } from "../backup/backup-card.tsx";
import { loadBackups } from "../backup/load-backups.ts";
import { ClubPage } from "../layout/club-page.tsx";
import { orErrorScreen, requireRight, usePageTools } from "../page-tools.ts";
import { MISSING } from "../ui/prices.ts";
import { fileSize } from "../ui/shares.ts";
import { useOutcome } from "../ui/use-outcome.ts";
import { when } from "../ui/when.ts";
import { FailedMails } from "./failed-mails.tsx";
import styles from "./health.module.css";
import { JobTable } from "./job-table.tsx";
import { Troubles } from "./troubles.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireRight(args, "read_health");
  const [{ data }, backups] = await Promise.all([
    orErrorScreen(call("GET /admin/health", {})),
    loadBackups({ call }),
  ]);
  return { health: data, backups };
}

export function Component() {
  const { health, backups } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { said, output, onDone } = useOutcome();
  return (
    <ClubPage tab="health" title={m.health_title()} description={m.health_description()}>
      <div className={styles["health"]}>
        <Troubles health={health} />
        <Facts health={health} />
        <output ref={output} tabIndex={-1}>
          {said}
        </output>
        <FailedMails mails={health.failed_mails} onDone={onDone} />
        <JobTable jobs={health.jobs} />
        <BackupCard backups={backups} />
      </div>
    </ClubPage>
  );
}

function Facts({
  health: { disk, database, release, node, started_at, mails },
}: {
  health: Health;
}) {
  const { locale, today } = usePageTools();
  const size = fileSize(database.bytes, locale);
  const facts: [string, string | number][] = [
    [m.health_mails(), mails.waiting],
    [m.health_disk(), disk.free === null ? MISSING : fileSize(disk.free, locale)],
    [m.health_database(), m.health_database_facts({ ...database, size })],
    [m.health_release(), m.health_release_facts({ release, node })],
    [m.health_since(), when(started_at, today, locale)],
  ];
  return (
    <dl className={styles["facts"]}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

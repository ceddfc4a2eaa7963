import type { ReactNode } from "react";
import type { Backups, KeptBackup } from "@felistry/contract/backup.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { fileSize } from "../ui/shares.ts";
import { when } from "../ui/when.ts";
import { MISSING } from "../ui/prices.ts";
import styles from "./backup-card.module.css";

const COMMAND = "npm run backup";

/** Shows administrators whether the site could be restored. */
export function BackupCard({ backups }: { backups: Backups }) {
  const { locale } = usePageTools();
  const { by_itself, whole, base, late, free } = backups;
  const size = (bytes: number | null) => (bytes === null ? MISSING : fileSize(bytes, locale));
  return (
    <section className={styles["backups"]} aria-labelledby="backups">
      <h2 id="backups">{m.backup_title()}</h2>
      {!by_itself && <p>{m.backup_own({ command: COMMAND })}</p>}
      {late && <p className={styles["trouble"]}>{m.backup_late()}</p>}
      <Trouble kept={whole} />
      {base && base.failure !== whole.failure && <Trouble kept={base} />}
      <dl>
        {(by_itself || whole.made_at !== null) && (
          <Fact label={m.backup_whole()}>
            <Made kept={whole} />
          </Fact>
        )}
        {base && (
          <Fact label={m.backup_base()}>
            <Made kept={base} />
          </Fact>
        )}
        <Fact label={m.backup_free()}>
          {by_itself
            ? m.backup_free_both({ site: size(free.site), backups: size(free.backups) })
            : size(free.site)}
        </Fact>
      </dl>
    </section>
  );
}

function Made({ kept: { made_at, bytes } }: { kept: KeptBackup }) {
  const { locale, today } = usePageTools();
  if (made_at === null || bytes === null) return m.backup_none();
  return m.backup_made({ when: when(made_at, today, locale), size: fileSize(bytes, locale) });
}

function Trouble({ kept: { failed_at, failure } }: { kept: KeptBackup }) {
  const { locale, today } = usePageTools();
  if (failed_at === null || failure === null) return null;
  return (
    <p className={styles["trouble"]}>
      {m.backup_failed({ when: when(failed_at, today, locale), failure })}
    </p>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

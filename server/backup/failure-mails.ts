/** Administrators get one mail about a failed backup, in their language, however often it is retried. */
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Pool } from "pg";
import { ROLE_ADMIN } from "@felistry/contract/accounts/accounts.ts";
import type { Config } from "../config.ts";
import { statement } from "../db/statement.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { greeted } from "../mail/greeted.ts";
import { writeLetter } from "../mail/letter.ts";

const administrators = statement(
  "backup_administrators",
  `select u.email, u.first_name as name, u.locale
   from users u join user_roles r on r.user_id = u.id where r.role_id = :roleId`,
);

export async function tellOfFailedBackup(
  { pool, jobs, config }: { pool: Pool; jobs: Jobs; config: Config },
  failure: string,
): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const rows = await administrators(tx, { roleId: ROLE_ADMIN });
    await jobs.enqueueMails(
      tx,
      rows.map(({ email, name, locale }) =>
        writeLetter({
          to: email,
          subject: m.mail_backup_failed_subject({}, { locale }),
          paragraphs: greeted(
            { name, locale },
            [m.mail_backup_failed_body({ failure, folder: config.backups.folder }, { locale })],
            config,
          ),
        }),
      ),
    );
  });
}

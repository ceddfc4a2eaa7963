import { useState } from "react";
import { ApiFailure } from "@felistry/contract/client.ts";
import type { NoticeSetting } from "@felistry/contract/notices.ts";
import { NOTICE_MAILS, type NoticeMail } from "@felistry/domain/notices/kinds.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { failureText } from "../ui/fault-report.ts";
import { kindWords } from "./kind-words.ts";
import field from "../ui/form/field.module.css";
import styles from "./notices.module.css";

const mailWords: Readonly<Record<NoticeMail, () => string>> = {
  now: m.notice_mail_now,
  daily: m.notice_mail_daily,
  off: m.notice_mail_off,
};

/** A choice for each kind, saved as it is made. */
export function NoticeSettings({ settings }: { settings: readonly NoticeSetting[] }) {
  const { call } = usePageTools();
  const [said, setSaid] = useState("");
  const choose = async (setting: NoticeSetting) => {
    setSaid("");
    try {
      await call("PUT /me/notice-settings", { body: setting });
      setSaid(m.notice_settings_saved());
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setSaid(failureText(error));
    }
  };
  return (
    <section id="settings" aria-labelledby="settings-title" className={styles["settings"]}>
      <h2 id="settings-title">{m.notice_settings_title()}</h2>
      <p>{m.notice_settings_lead()}</p>
      <div className={styles["choices"]}>
        {settings.map(({ kind, mail }) => (
          <label key={kind}>
            {kindWords[kind]()}
            <select
              className={field["control"]}
              defaultValue={mail}
              onChange={(event) => void choose({ kind, mail: event.target.value as NoticeMail })}
            >
              {NOTICE_MAILS.map((one) => (
                <option key={one} value={one}>
                  {mailWords[one]()}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <output>{said}</output>
    </section>
  );
}

import { useState } from "react";
import { ApiFailure } from "@felistry/contract/client.ts";
import type { NoticeSetting, PushDevice } from "@felistry/contract/notices.ts";
import { NOTICE_MAILS, type NoticeMail } from "@felistry/domain/notices/kinds.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { failureText } from "../ui/fault-report.ts";
import { DeviceNotices } from "./device-notices.tsx";
import { kindWords } from "./kind-words.ts";
import { TelegramChat } from "./telegram-chat.tsx";
import field from "../ui/form/field.module.css";
import styles from "./notices.module.css";

const mailWords: Readonly<Record<NoticeMail, () => string>> = {
  now: m.notice_mail_now,
  daily: m.notice_mail_daily,
  off: m.notice_mail_off,
};

interface Places {
  readonly push: { readonly key: string; readonly devices: readonly PushDevice[] };
  readonly telegram: { readonly is_offered: 0 | 1; readonly linked_at: string | null };
}

/** Where each kind comes to, saved as it is chosen; devices and a chat can be chosen once there are any. */
export function NoticeSettings({
  settings: loaded,
  push,
  telegram,
}: Places & { settings: readonly NoticeSetting[] }) {
  const { call } = usePageTools();
  const [settings, setSettings] = useState(loaded);
  const [said, setSaid] = useState("");
  const choose = async (setting: NoticeSetting) => {
    setSaid("");
    const before = settings;
    setSettings(settings.map((one) => (one.kind === setting.kind ? setting : one)));
    try {
      await call("PUT /me/notice-settings", { body: setting });
      setSaid(m.notice_settings_saved());
    } catch (error) {
      setSettings(before);
      if (!(error instanceof ApiFailure)) throw error;
      setSaid(failureText(error));
    }
  };
  const places = { push: push.devices.length > 0, telegram: telegram.linked_at !== null };
  return (
    <section id="settings" aria-labelledby="settings-title" className={styles["settings"]}>
      <h2 id="settings-title">{m.notice_settings_title()}</h2>
      <p>{m.notice_settings_lead()}</p>
      <div className={styles["choices"]}>
        {settings.map((setting) => (
          <KindChoice
            key={setting.kind}
            setting={setting}
            places={places}
            onChoose={(chosen) => void choose(chosen)}
          />
        ))}
      </div>
      <output>{said}</output>
      <DeviceNotices siteKey={push.key} devices={push.devices} />
      {telegram.is_offered === 1 && <TelegramChat linkedAt={telegram.linked_at} />}
    </section>
  );
}

interface KindChoiceProps {
  readonly setting: NoticeSetting;
  readonly places: Readonly<Record<"push" | "telegram", boolean>>;
  readonly onChoose: (setting: NoticeSetting) => void;
}

const placeWords = { push: m.notice_push, telegram: m.notice_telegram } as const;

function KindChoice({ setting, places, onChoose }: KindChoiceProps) {
  const kind = kindWords[setting.kind]();
  return (
    <fieldset>
      <legend>{kind}</legend>
      <select
        aria-label={m.notice_mail({ kind })}
        className={field["control"]}
        value={setting.mail}
        onChange={(event) => onChoose({ ...setting, mail: event.target.value as NoticeMail })}
      >
        {NOTICE_MAILS.map((mail) => (
          <option key={mail} value={mail}>
            {mailWords[mail]()}
          </option>
        ))}
      </select>
      {(["push", "telegram"] as const).map(
        (place) =>
          places[place] && (
            <label key={place}>
              <input
                type="checkbox"
                checked={setting[place] === 1}
                onChange={(event) =>
                  onChoose({ ...setting, [place]: event.target.checked ? 1 : 0 })
                }
              />
              {placeWords[place]()}
            </label>
          ),
      )}
    </fieldset>
  );
}

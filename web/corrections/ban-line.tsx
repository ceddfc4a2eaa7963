import type { Answer } from "@felistry/contract/api.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { shortDate } from "../ui/dates.ts";
import { TaskButton } from "../ui/task-button.tsx";
import styles from "./corrections.module.css";

type Ban = Answer<"GET /cats/{id}/bans">["data"][number];

export function BanLine({
  ban: { id, from_day, until_day, reason, is_shown, lifted_at },
  mayLift,
  onDone,
}: {
  ban: Ban;
  mayLift: boolean;
  onDone: (said: string) => Promise<void>;
}) {
  const { call, locale } = usePageTools();
  const lift = async () => {
    await call("PUT /bans/{id}/lift", { params: { id } });
    await onDone(m.ban_lifted());
  };
  const days = {
    from: shortDate(from_day, locale),
    until: shortDate(until_day, locale),
  };
  return (
    <>
      <p>{m.ban_days(days)}</p>
      <p className={styles["words"]}>{reason}</p>
      <p className="soft">
        {lifted_at !== null
          ? m.ban_lifted_on({ date: shortDate(lifted_at, locale) })
          : is_shown === 1
            ? m.ban_shown()
            : m.ban_not_shown()}
      </p>
      {mayLift && lifted_at === null && (
        <div>
          <TaskButton look="second" small work={lift} busy={m.own_busy()}>
            {m.ban_lift()}
          </TaskButton>
        </div>
      )}
    </>
  );
}

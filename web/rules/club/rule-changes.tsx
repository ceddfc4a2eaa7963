import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { shortDate } from "../../ui/dates.ts";
import type { RuleChange } from "./club-rules.ts";
import { MODE_WORDS } from "./rule-row.tsx";
import styles from "./club-rules.module.css";

/** Who switched what, the newest first. */
export function RuleChanges({ changes }: { changes: readonly RuleChange[] }) {
  const { locale } = usePageTools();
  if (changes.length === 0) return <p>{m.club_rules_no_changes()}</p>;
  return (
    <ul className={styles["changes"]}>
      {changes.map((change) => (
        <li key={change.id}>
          {changeWords(change)}{" "}
          <span className="soft">
            {m.club_rules_change_by({
              member: change.member,
              date: shortDate(change.at, locale),
            })}
          </span>
          {change.words && <q lang="">{Object.values(change.words).join(" / ")}</q>}
        </li>
      ))}
    </ul>
  );
}

function changeWords({ club, line, mode: set }: RuleChange): string {
  const mode = isMode(set) ? MODE_WORDS[set]() : m.club_rules_clean_on();
  if (line === "pack") return m.club_rules_change_pack({ club, mode });
  if (line === "clean_litters") return m.club_rules_change_clean({ mode });
  return m.club_rules_change({ line, club, mode });
}

const isMode = (mode: string): mode is keyof typeof MODE_WORDS => mode in MODE_WORDS;

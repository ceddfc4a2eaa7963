import * as m from "@felistry/i18n/compiled/messages.js";
import { Allowed, useMay } from "../../layout/allowed.tsx";
import { usePageTools } from "../../page-tools.ts";
import { shortDate } from "../../ui/dates.ts";
import type { ClubRules } from "./club-rules.ts";
import { RuleRow } from "./rule-row.tsx";
import { SwitchWhole } from "./switch-whole.tsx";
import styles from "./club-rules.module.css";

/** A federation's rules: used or not, and line by line. */
export function RulesOfClub({
  club: { club, name, valid_from, read_on, adopted, rules },
}: {
  club: ClubRules;
}) {
  const { locale } = usePageTools();
  const maySet = useMay("set_rules");
  const version = { date: shortDate(valid_from, locale), read: shortDate(read_on, locale) };
  const label = adopted ? m.club_rules_drop() : m.club_rules_adopt();
  return (
    <section className={styles["whole"]} aria-labelledby={`club-${club}`} data-club={club}>
      <h2 id={`club-${club}`}>{name}</h2>
      <p className="soft">{m.club_rules_version(version)}</p>
      <Allowed right="set_rules">
        <SwitchWhole
          club={club}
          line="pack"
          isOn={adopted}
          state={adopted ? m.club_rules_adopted() : m.club_rules_not_adopted()}
          label={label}
          about={`${label}: ${name}`}
        />
      </Allowed>
      <details open={adopted && club === "registry"}>
        <summary>{m.club_rules_list({ club: name })}</summary>
        <fieldset disabled={!maySet} className={styles["lines"]}>
          <ul className={styles["rules"]}>
            {rules.map((rule) => (
              <li key={rule.id}>
                <RuleRow club={club} rule={rule} />
              </li>
            ))}
          </ul>
        </fieldset>
      </details>
    </section>
  );
}

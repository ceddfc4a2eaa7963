import { Link } from "react-router";
import type { Finding } from "@felistry/contract/checks.ts";
import type { CheckKind } from "@felistry/domain/pedigree/checks.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";
import { LikelyTwin } from "../merges/likely-cat-line.tsx";
import styles from "./checks.module.css";

export const kindNames: Readonly<Record<CheckKind, () => string>> = {
  own_ancestor: m.check_kind_own_ancestor,
  born_in_future: m.check_kind_born_in_future,
  dam_not_female: m.check_kind_dam_not_female,
  sire_not_male: m.check_kind_sire_not_male,
  dam_too_young: m.check_kind_dam_too_young,
  sire_too_young: m.check_kind_sire_too_young,
  dam_young: m.check_kind_dam_young,
  sire_young: m.check_kind_sire_young,
  dam_old: m.check_kind_dam_old,
  sire_old: m.check_kind_sire_old,
  litters_too_close: m.check_kind_litters_too_close,
  litter_of_two_days: m.check_kind_litter_of_two_days,
  litter_too_large: m.check_kind_litter_too_large,
  litter_of_two_sires: m.check_kind_litter_of_two_sires,
  impossible_colour: m.check_kind_impossible_colour,
  likely_duplicate: m.check_kind_likely_duplicate,
};

/** One cat and what is doubtful about it, with links to all cats involved. */
function FindingLine({ finding: { cat, kind, others, words } }: { finding: Finding }) {
  return (
    <li className={styles["finding"]}>
      <div className={styles["head"]}>
        <Link to={paths.cat(cat.id)}>{cat.name}</Link>
        <span className={styles["kind"]}>{kindNames[kind]()}</span>
      </div>
      <p>{words}</p>
      {kind === "likely_duplicate" ? (
        <ul className={styles["twins"]}>
          {others.map((other) => (
            <LikelyTwin key={other.id} catId={cat.id} other={other} />
          ))}
        </ul>
      ) : (
        others.length > 0 && (
          <p className={styles["others"]}>
            {others.map((other) => (
              <Link key={other.id} to={paths.cat(other.id)}>
                {other.name}
              </Link>
            ))}
          </p>
        )
      )}
    </li>
  );
}

export function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className={styles["findings"]} aria-label={m.check_list()}>
      {findings.map((finding) => (
        <FindingLine key={`${finding.cat.id} ${finding.kind} ${finding.words}`} finding={finding} />
      ))}
    </ul>
  );
}

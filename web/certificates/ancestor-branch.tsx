import type { Answer } from "@felistry/contract/api.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { damOf, sireOf } from "@felistry/domain/pedigree/positions.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import styles from "./verify.module.css";

type Certified = Answer<"GET /verify/{code}">["data"]["certified"];
type Ancestor = Certified["ancestors"][number];

export function shownName({ prefix, name, suffix }: Omit<Ancestor, "position">): string {
  return displayName({
    cat_name_cattery_prefix: prefix,
    cat_name: name,
    cat_name_suffix: suffix,
  });
}

/** The certified parents of the cat at a position, and theirs below them: nested lists express descent. */
export function AncestorBranch({ of, ancestors }: { of: number; ancestors: readonly Ancestor[] }) {
  const parents = [sireOf(of), damOf(of)].flatMap(
    (position) => ancestors.find((ancestor) => ancestor.position === position) ?? [],
  );
  if (parents.length === 0) return null;
  return (
    <ul className={styles["branch"]}>
      {parents.map((ancestor) => (
        <li key={ancestor.position}>
          <span className={styles["role"]}>
            {ancestor.position % 2 === 0 ? m.cert_sheet_sire() : m.cert_sheet_dam()}
          </span>{" "}
          <b>{shownName(ancestor)}</b>{" "}
          <span className={styles["detail"]}>
            {[[ancestor.breed, ancestor.ems].filter(Boolean).join(" "), ancestor.reg_num]
              .filter(Boolean)
              .join(" · ")}
          </span>
          <AncestorBranch of={ancestor.position} ancestors={ancestors} />
        </li>
      ))}
    </ul>
  );
}

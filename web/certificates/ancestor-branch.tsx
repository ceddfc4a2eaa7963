import type { Answer } from "@felistry/contract/api.ts";
import { damOf, sireOf } from "@felistry/domain/pedigree/positions.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { CatName, type NamedCat } from "../cats/cat-name.tsx";
import styles from "./verify.module.css";

type Verified = Answer<"GET /verify/{code}">["data"];
type Ancestor = Verified["certified"]["ancestors"][number];
type OtherNames = Verified["other_names"];

/** The certified name at a position, with its form in the reader's script. */
export function certifiedName(
  { prefix, name, suffix }: Omit<Ancestor, "position">,
  position: number,
  otherNames: OtherNames,
): NamedCat {
  return {
    cat_name_cattery_prefix: prefix,
    cat_name: name,
    cat_name_suffix: suffix,
    other_name: otherNames.find((other) => other.position === position)?.name ?? null,
  };
}

interface AncestorBranchProps {
  readonly of: number;
  readonly ancestors: readonly Ancestor[];
  readonly otherNames: OtherNames;
}

/** The certified parents of the cat at a position, and theirs below them: nested lists express descent. */
export function AncestorBranch({ of, ancestors, otherNames }: AncestorBranchProps) {
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
          <CatName cat={certifiedName(ancestor, ancestor.position, otherNames)} />{" "}
          <span className={styles["detail"]}>
            {[[ancestor.breed, ancestor.ems].filter(Boolean).join(" "), ancestor.reg_num]
              .filter(Boolean)
              .join(" · ")}
          </span>
          <AncestorBranch of={ancestor.position} ancestors={ancestors} otherNames={otherNames} />
        </li>
      ))}
    </ul>
  );
}

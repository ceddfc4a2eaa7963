import type { ReactNode } from "react";
import { Link } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { shortDate } from "../../ui/dates.ts";
import { ageLine } from "../age-line.ts";
import { breederOf } from "../breeder-name.ts";
import styles from "./cat-profile.module.css";
import type { LoadedProfile } from "./load-cat-screen.ts";

/** What is known of the cat, as a table of names and values; what is not known is left out. */
export function CatFacts({ profile }: { profile: Exclude<LoadedProfile, { kind: "none" }> }) {
  const { locale, today } = usePageTools();
  const { cat } = profile;
  const born =
    cat.cat_birthdate &&
    m.cat_fact_birth_with_age({
      date: shortDate(cat.cat_birthdate, locale),
      age: ageLine(cat.cat_birthdate, today),
    });
  return (
    <dl className={styles["facts"]}>
      <Fact name={m.cat_fact_id()}>{cat.id}</Fact>
      <Fact name={m.cat_fact_birth()}>{born}</Fact>
      <Fact name={m.cat_fact_registration()}>{cat.reg_num}</Fact>
      <Fact name={m.cat_fact_number_elsewhere()}>{cat.number_elsewhere}</Fact>
      <Fact name={m.cat_fact_pedigree()}>{cat.pedigree_num ?? m.cat_no_pedigree()}</Fact>
      <Fact name={m.cat_fact_chip()}>{profile.kind === "full" && profile.cat.chip}</Fact>
      <Fact name={m.cat_fact_breeder()}>{breederOf(cat)}</Fact>
      <Fact name={m.cat_fact_owner()}>{cat.owner}</Fact>
      <Fact name={m.cat_fact_online_owner()}>
        {cat.online_owner === cat.owner ? null : cat.online_owner}
      </Fact>
      <Fact name={m.cat_fact_cattery()}>
        {cat.cattery_id !== null && (
          <Link to={paths.catteryPage(cat.cattery_id)}>{cat.cattery}</Link>
        )}
      </Fact>
      <Fact name={m.cat_fact_location()}>{cat.location}</Fact>
    </dl>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === null || children === undefined || children === "" || children === false)
    return null;
  return (
    <div className={styles["fact"]}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

import type { ReactNode } from "react";
import { Link } from "react-router";
import type { PublicProfile } from "@felistry/contract/cats.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { ageLine } from "../age-line.ts";
import { type Born, knownBirth } from "../birth-words.ts";
import { breederOf } from "../breeder-name.ts";
import { shortDate } from "../../ui/dates.ts";
import styles from "./cat-profile.module.css";
import { type FactField, OWNERS_FACTS, PUBLIC_FACTS } from "./fact-list.ts";
import type { LoadedProfile } from "./load-cat-screen.ts";

interface FieldFactProps<Field extends FactField> {
  readonly field: Field;
  readonly facts: Readonly<
    Record<Field, { readonly word: () => string; readonly isDate: boolean }>
  >;
  readonly cat: Born &
    Pick<PublicProfile, "deceased_undated"> & {
      readonly [F in Field | "deceased_on"]: string | null;
    };
}

function FieldFact<Field extends FactField>({ field, facts, cat }: FieldFactProps<Field>) {
  const { locale, today } = usePageTools();
  const { word, isDate } = facts[field];
  const value: string | null = cat[field];
  const { deceased_on: died, deceased_undated } = cat;
  const known = field === "cat_birthdate" ? knownBirth(cat) : value;
  const text = known !== null && isDate ? shortDate(known, locale) : known;
  if (field === "deceased_on" && deceased_undated === 1)
    return <Fact name={word()}>{m.cat_deceased_unknown()}</Fact>;
  return (
    <Fact name={word()}>
      {field === "cat_birthdate" && value !== null && known === value && deceased_undated === 0
        ? m.cat_fact_birth_with_age({ date: text!, age: ageLine(value, died ?? today) })
        : text}
    </Fact>
  );
}

const namesOf = <Field extends FactField>(facts: Readonly<Record<Field, unknown>>) =>
  Object.keys(facts) as Field[];

/** The known facts as names and values; unknown ones are omitted. */
export function CatFacts({ profile }: { profile: Exclude<LoadedProfile, { kind: "none" }> }) {
  const { cat } = profile;
  return (
    <dl className={styles["facts"]}>
      <Fact name={m.cat_fact_id()}>{cat.id}</Fact>
      {namesOf(PUBLIC_FACTS).map((field) => (
        <FieldFact key={field} field={field} facts={PUBLIC_FACTS} cat={cat} />
      ))}
      <Fact name={m.cat_fact_pedigree()}>{cat.pedigree_num ?? m.cat_no_pedigree()}</Fact>
      {profile.kind === "full" &&
        namesOf(OWNERS_FACTS).map((field) => (
          <FieldFact key={field} field={field} facts={OWNERS_FACTS} cat={profile.cat} />
        ))}
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

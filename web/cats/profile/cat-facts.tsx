import type { ReactNode } from "react";
import { Link } from "react-router";
import { type FieldsWith, fieldsWith, specOf } from "@felistry/domain/cats/field-lists.ts";
import { catFactWords } from "@felistry/i18n/cat-field-labels.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { ageLine } from "../age-line.ts";
import { breederOf } from "../breeder-name.ts";
import { fieldText, fieldWord } from "../field-words.ts";
import styles from "./cat-profile.module.css";
import type { LoadedProfile } from "./load-cat-screen.ts";

type FactField = FieldsWith<"fact">;
const OWNERS_FACTS = fieldsWith("fact").filter(
  (field) => specOf(field).profile === "owners",
) as Extract<FactField, FieldsWith<"profile", "owners">>[];
const PUBLIC_FACTS = fieldsWith("fact").filter(
  (field) => specOf(field).profile !== "owners",
) as Exclude<FactField, FieldsWith<"profile", "owners">>[];

function FieldFact<Field extends FactField>({
  field,
  cat,
}: {
  field: Field;
  cat: { readonly [F in Field | "deceased_on"]: string | null };
}) {
  const { locale, today } = usePageTools();
  const value: string | null = cat[field];
  const died = cat.deceased_on;
  const text = value === null ? null : fieldText(field, value, locale);
  return (
    <Fact name={fieldWord(field, catFactWords)}>
      {field === "cat_birthdate" && value !== null
        ? m.cat_fact_birth_with_age({ date: text!, age: ageLine(value, died ?? today) })
        : text}
    </Fact>
  );
}

/** What is known of the cat, as a table of names and values; what is not known is left out. */
export function CatFacts({ profile }: { profile: Exclude<LoadedProfile, { kind: "none" }> }) {
  const { cat } = profile;
  return (
    <dl className={styles["facts"]}>
      <Fact name={m.cat_fact_id()}>{cat.id}</Fact>
      {PUBLIC_FACTS.map((field) => (
        <FieldFact key={field} field={field} cat={cat} />
      ))}
      <Fact name={m.cat_fact_pedigree()}>{cat.pedigree_num ?? m.cat_no_pedigree()}</Fact>
      {profile.kind === "full" &&
        OWNERS_FACTS.map((field) => <FieldFact key={field} field={field} cat={profile.cat} />)}
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

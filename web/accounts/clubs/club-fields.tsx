/** What is said of a club, in the form of a new one and in that of each. */
import { useId } from "react";
import type { KeptClub } from "@felistry/contract/accounts/clubs.ts";
import { CLUB_NAME_MAX, CLUB_REGION_MAX } from "@felistry/domain/accounts/club.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import field from "../../ui/form/field.module.css";
import { TextField } from "../../ui/form/field.tsx";
import type { FieldErrors } from "../../ui/form/field-checks.ts";
import styles from "./clubs.module.css";
import { languageName } from "../../layout/language-name.ts";
import { useLanguages } from "./use-languages.ts";

interface Props {
  readonly club: KeptClub | null;
  readonly errors: FieldErrors;
}

export function NameFields({ club, errors }: Props) {
  const { locale } = usePageTools();
  return useLanguages().map((language) => (
    <TextField
      key={language}
      name={`names.${language}`}
      lang={language}
      label={m.clubs_name_in({ language: languageName(language, locale) })}
      defaultValue={club?.names[language] ?? ""}
      maxLength={CLUB_NAME_MAX}
      required
      errors={errors}
    />
  ));
}

export function PrefixField({ club, errors }: Props) {
  const { today } = usePageTools();
  if (club?.prefix_stays)
    return <p className="soft">{m.clubs_prefix_stays({ prefix: club.number_prefix })}</p>;
  return (
    <TextField
      name="number_prefix"
      label={m.clubs_prefix()}
      hint={m.clubs_prefix_hint({ year: today.slice(0, 4) })}
      defaultValue={club?.number_prefix ?? ""}
      maxLength={8}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      required
      errors={errors}
    />
  );
}

export function RegionField({ club, errors }: Props) {
  return (
    <TextField
      name="region"
      label={m.clubs_region()}
      hint={m.clubs_region_hint()}
      defaultValue={club?.region ?? ""}
      maxLength={CLUB_REGION_MAX}
      errors={errors}
    />
  );
}

export function LanguageFields({ club, errors }: Props) {
  const { locale } = usePageTools();
  const languages = useLanguages();
  const id = useId();
  const chosen = club && club.languages.length > 0 ? club.languages : languages;
  return (
    <fieldset className={field["field"]} aria-describedby={id}>
      <legend className={field["label"]}>{m.clubs_languages()}</legend>
      <div className={styles["languages"]}>
        {languages.map((language) => (
          <label key={language}>
            <input
              type="checkbox"
              name="languages"
              value={language}
              defaultChecked={chosen.includes(language)}
            />
            {languageName(language, locale)}
          </label>
        ))}
      </div>
      <p className={field["hint"]} id={id}>
        {errors["languages"] ?? m.clubs_languages_hint()}
      </p>
    </fieldset>
  );
}

const NAMES = "names.";

/** The fields as the calls take them. */
export function clubInput(values: FormData) {
  const texts = [...values].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
  const text = (name: string) => texts.find(([each]) => each === name)?.[1];
  const names = texts.flatMap(([name, value]) =>
    name.startsWith(NAMES) ? [[name.slice(NAMES.length), value] as const] : [],
  );
  const prefix = text("number_prefix");
  return {
    ...(names.length > 0 && { names: Object.fromEntries(names) }),
    ...(prefix !== undefined && { number_prefix: prefix }),
    region: text("region"),
    languages: values.getAll("languages"),
  };
}
